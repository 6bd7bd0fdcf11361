"""Assign (page 3): placing, selecting, and what holds for all powers, one test for each rule."""

from galaxy_desktop.engine.flow import open_asks
from galaxy_desktop.engine.rng import Dice
from galaxy_desktop.games.roll.arrangement import DICTATE
from galaxy_desktop.games.roll.assign import Assign
from galaxy_desktop.games.roll.assignment import desk_of
from galaxy_desktop.games.roll.box import sides
from galaxy_desktop.games.roll.reasons import why_no_move
from galaxy_desktop.games.roll.schema import PHASES
from tests.games.roll.assigned import PLAIN, dealt, legal, reached
from tests.games.roll.laid import behind_screen, run, table


def test_each_die_goes_to_the_column_of_its_face() -> None:
    a, dice = dealt([])
    assert a.desk(()).columns == {dice[kind]: face for kind, face in PLAIN}


def test_wild_dice_go_to_any_columns_each_on_its_own() -> None:
    a, dice = dealt([], [("military", "wild"), ("genes", "wild"), ("home", "ship")])
    assert not a.complete((f"select {dice['home']} ship",))
    for one in PHASES:
        for other in PHASES:
            made = [f"place {dice['military']} {one}", f"place {dice['genes']} {other}"]
            assert legal(a, [*made, f"select {dice['home']} ship"])


def test_a_wild_die_may_select_without_being_placed() -> None:
    a, dice = dealt([], [("military", "wild"), ("home", "ship")])
    made = (f"select {dice['military']} settle",)
    assert a.complete(made)
    assert a.desk(made).columns == {dice["home"]: "ship"}


def test_exactly_one_worker_of_any_face_selects_any_phase() -> None:
    a, dice = dealt([])
    assert not a.complete(())
    for die in dice.values():
        for phase in PHASES:
            assert legal(a, [f"select {die} {phase}"])
    first = f"select {dice['home']} ship"
    assert not legal(a, [first, f"select {dice['military']} ship"])


def test_a_player_with_a_single_die_selects_with_it() -> None:
    a, dice = dealt([], [("home", "explore")])
    assert a.moves(()) == tuple(f"select {dice['home']} {phase}" for phase in PHASES)
    assert a.moves((f"select {dice['home']} ship",)) == ()


def test_dice_lie_the_same_whether_moves_are_made_one_by_one_or_all_at_once() -> None:
    a, _ = dealt(["galactic_influence"])
    made: tuple[str, ...] = ()
    chance = Dice(3)
    for _ in range(4):
        moves = a.moves(made)
        before = a.desk(made)
        made = (*made, moves[chance.below(len(moves))])
        assert a.desk(made) == desk_of(a.dice, a.faces, made) != before
        assert a.desk(made[:-1]) == before
    assert len(made) == 4


def test_a_phase_is_selected_before_powers_are_used() -> None:
    a, dice = dealt(["galactic_influence"])
    assert reached(a, (), "galactic_influence") == set()
    assert not any(move.startswith("dictate") for move in a.moves(()))
    reason = why_no_move(a, (), f"dictate {dice['home']}")
    assert reason is not None
    assert reason.code == "select_first"


def test_the_selector_cannot_be_moved_or_laid_aside() -> None:
    a, dice = dealt(["galactic_influence"])
    made = [f"select {dice['genes']} ship"]
    assert not legal(a, [*made, f"reassign galactic_influence {dice['genes']} explore"])
    assert not legal(a, [*made, f"dictate {dice['genes']}"])
    reason = why_no_move(a, tuple(made), dice["genes"])
    assert reason is not None
    assert reason.code == "selector_fixed"


def test_a_moved_worker_changes_its_column() -> None:
    a, dice = dealt(["galactic_influence"])
    made = [f"select {dice['genes']} ship"]
    assert ("home", "explore") not in reached(a, made, "galactic_influence")
    assert legal(a, [*made, f"reassign galactic_influence {dice['home']} ship"])


def test_a_power_may_be_left_unused() -> None:
    a, dice = dealt(["galactic_influence"])
    assert a.complete((f"select {dice['genes']} ship",))


def test_each_power_is_used_once_a_round() -> None:
    a, dice = dealt(["galactic_influence", "local_subsidies"])
    made = [
        f"select {dice['genes']} ship",
        f"reassign galactic_influence {dice['home']} ship",
        f"reassign local_subsidies {dice['home']} produce",
    ]
    assert legal(a, made)
    assert reached(a, made, "galactic_influence") == set()
    reason = why_no_move(a, tuple(made), "galactic_influence")
    assert reason is not None
    assert reason.code == "power_used"


def test_one_die_may_be_moved_by_several_powers_and_back() -> None:
    a, dice = dealt(["galactic_influence", "local_subsidies"])
    made = [
        f"select {dice['genes']} ship",
        f"reassign galactic_influence {dice['home']} ship",
        f"reassign local_subsidies {dice['home']} explore",
    ]
    assert legal(a, made)
    assert a.desk(tuple(made)).columns[dice["home"]] == "explore"


def test_from_every_legal_sequence_a_whole_assignment_can_be_reached() -> None:
    reassign = [s.id for s in sides().values() if s.kind == "reassign"]
    dice = Dice(4)
    for count in range(1, 8):
        a, _ = dealt(reassign, [("alien", "wild"), *[("home", "explore")] * count])
        made: tuple[str, ...] = ()
        while not a.complete(made):
            moves = a.moves(made)
            assert moves, made
            made = (*made, moves[dice.below(len(moves))])


def test_all_are_asked_at_once() -> None:
    g = table(3)
    for seat in range(3):
        behind_screen(g, seat, [("home", "ship")])
    run(g, Assign())
    assert open_asks(g).keys() == {0, 1, 2}


def test_a_power_or_die_that_cannot_be_used_says_why() -> None:
    a, dice = dealt(["diversification"], [("home", "ship"), ("military", "develop"), ("genes", "settle")])
    made = (f"select {dice['genes']} ship",)
    codes = {
        "diversification": "power_finds_nobody",
        f"reassign diversification {dice['home']} settle": "power_takes_others",
        f"reassign {DICTATE} {dice['home']} ship": "same_column",
        f"reassign {DICTATE} {dice['home']} settle": "dictate_first",
        f"place {dice['home']} ship": "placed_already",
    }
    for option, code in codes.items():
        reason = why_no_move(a, made, option)
        assert reason is not None, option
        assert reason.code == code, option
    assert why_no_move(a, made, f"dictate {dice['home']}") is None
    assert why_no_move(a, made, "nothing") is None
