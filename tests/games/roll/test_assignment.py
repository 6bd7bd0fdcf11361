"""Assign (page 3): placing, selecting, Reassign powers and Dictate, one test for each rule."""

from collections.abc import Sequence

import pytest

from galaxy_desktop.engine.decisions import Compose
from galaxy_desktop.engine.flow import open_asks
from galaxy_desktop.engine.rng import Dice
from galaxy_desktop.games.roll.assign import Assign, assignment
from galaxy_desktop.games.roll.assignment import DICTATE, Assignment
from galaxy_desktop.games.roll.dice import PHASES
from galaxy_desktop.games.roll.reasons import why_no_move
from galaxy_desktop.games.roll.tiles import sides
from tests.games.roll.laid import behind_screen, own, run, table

Rolled = Sequence[tuple[str, str]]
PLAIN = (("home", "explore"), ("military", "develop"), ("novelty", "produce"), ("genes", "settle"))


def dealt(tableau: Sequence[str], rolled: Rolled = PLAIN) -> tuple[Assignment, dict[str, str]]:
    """What a player with these developments can do with these dice, named by their types."""
    g = table()
    own(g, tableau=tableau)
    own(g, 1, tableau=["old_earth"])
    dice = behind_screen(g, 0, rolled)
    return assignment(g, 0), dice


def legal(a: Assignment, made: Sequence[str]) -> bool:
    return Compose("assign", a).allows(tuple(made))


def reached(a: Assignment, made: Sequence[str], power: str) -> set[tuple[str, str]]:
    """Which worker a power can move where, after some moves."""
    found = set()
    for move in a.moves(tuple(made)):
        if move.startswith(f"reassign {power} "):
            _, _, die, phase = move.split(" ")
            found.add((die.partition(":")[0], phase))
    return found


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


MOVES = [
    ("colonial_affinity", {("home", "settle"), ("military", "settle"), ("novelty", "settle")}),
    ("technology_affinity", {("home", "develop"), ("novelty", "develop")}),
    ("shipping_affinity", {("home", "ship"), ("military", "ship"), ("novelty", "ship")}),
    (
        "operations_affinity",
        {
            ("home", "produce"),
            ("military", "explore"),
            ("military", "produce"),
            ("novelty", "explore"),
        },
    ),
    ("diversification", {("home", "develop"), ("home", "settle"), ("home", "produce"), ("home", "ship")}),
    ("local_subsidies", {("home", "develop"), ("home", "settle"), ("home", "produce"), ("home", "ship")}),
    (
        "hydroponics_guild",
        {("novelty", "explore"), ("novelty", "develop"), ("novelty", "settle"), ("novelty", "ship")},
    ),
    (
        "space_mercenaries",
        {("military", "explore"), ("military", "settle"), ("military", "produce"), ("military", "ship")},
    ),
    ("homeworld_patriotism", {("home", "ship")}),
    ("propaganda_campaign", {("home", "ship"), ("military", "ship"), ("novelty", "ship")}),
    ("isolation_policy", {("home", "develop"), ("home", "settle"), ("home", "produce"), ("home", "ship")}),
]


@pytest.mark.parametrize(("power", "moves"), MOVES, ids=[power for power, _ in MOVES])
def test_each_reassign_power_moves_these_workers_to_these_columns(
    power: str, moves: set[tuple[str, str]]
) -> None:
    a, dice = dealt([power])
    assert reached(a, [f"select {dice['genes']} ship"], power) == moves


@pytest.mark.parametrize(
    ("power", "most"),
    [
        ("galactic_influence", 1),
        ("nanotechnology", 2),
        ("propaganda_campaign", 2),
        ("homeworld_patriotism", 2),
        ("isolation_policy", 2),
        ("system_diversification", 2),
        ("colonial_affinity", 1),
    ],
)
def test_a_power_moves_no_more_workers_than_it_says(power: str, most: int) -> None:
    kind = "military" if power == "system_diversification" else "home"
    a, _ = dealt([power], [(kind, "explore")] * 3 + [("genes", "settle")])
    home = a.dice[:3]
    to = "settle" if power == "colonial_affinity" else "ship"
    made = [f"select {a.dice[3]} ship"]
    for die in home[:most]:
        made.append(f"reassign {power} {die} {to}")
        assert legal(a, made)
    assert not legal(a, [*made, f"reassign {power} {home[most]} {to}"])


def test_two_workers_moved_by_one_power_may_go_to_different_columns() -> None:
    a, dice = dealt(["nanotechnology"])
    made = [
        f"select {dice['genes']} ship",
        f"reassign nanotechnology {dice['home']} settle",
        f"reassign nanotechnology {dice['military']} produce",
    ]
    assert legal(a, made)


def test_one_use_moves_all_its_workers_at_once() -> None:
    """Isolation Policy cannot move an explorer, wait for another power to bring one, and move that too."""
    a, dice = dealt(["isolation_policy", "galactic_influence"])
    made = [
        f"select {dice['genes']} ship",
        f"reassign isolation_policy {dice['home']} ship",
        f"reassign galactic_influence {dice['military']} explore",
    ]
    assert legal(a, made)
    assert not legal(a, [*made, f"reassign isolation_policy {dice['military']} ship"])
    assert legal(a, [made[0], made[2], made[1], f"reassign isolation_policy {dice['military']} ship"])


def test_a_worker_moved_into_explore_can_then_be_moved_as_an_explorer() -> None:
    a, dice = dealt(["isolation_policy", "galactic_influence"])
    made = [
        f"select {dice['genes']} ship",
        f"reassign galactic_influence {dice['military']} explore",
        f"reassign isolation_policy {dice['military']} ship",
    ]
    assert legal(a, made)


def test_no_use_of_a_power_moves_a_worker_twice() -> None:
    a, dice = dealt(["nanotechnology"])
    made = [f"select {dice['genes']} ship", f"reassign nanotechnology {dice['home']} settle"]
    assert not legal(a, [*made, f"reassign nanotechnology {dice['home']} ship"])


def test_wild_dice_can_be_reassigned_like_others() -> None:
    a, dice = dealt(["space_mercenaries"], [("military", "wild"), ("home", "ship"), ("genes", "settle")])
    made = [f"place {dice['military']} settle", f"select {dice['genes']} ship"]
    assert legal(a, [*made, f"reassign space_mercenaries {dice['military']} explore"])


def test_a_die_may_be_assigned_to_a_phase_that_is_on_none_of_its_faces() -> None:
    a, dice = dealt(["galactic_influence"], [("alien", "develop"), ("home", "ship")])
    made = [f"select {dice['home']} ship", f"reassign galactic_influence {dice['alien']} explore"]
    assert legal(a, made)


def test_consumption_dice_are_of_no_other_type_for_powers() -> None:
    a, dice = dealt(["hydroponics_guild", "space_mercenaries"], [("consumption", "ship"), ("home", "ship")])
    made = [f"select {dice['home']} ship"]
    assert reached(a, made, "hydroponics_guild") == set()
    assert reached(a, made, "space_mercenaries") == set()


def test_system_diversification_moves_all_types_but_home() -> None:
    a, dice = dealt(["system_diversification"])
    kinds = {kind for kind, _ in reached(a, [f"select {dice['genes']} ship"], "system_diversification")}
    assert kinds == {"military", "novelty"}


def test_executive_power_moves_exactly_two_workers_of_one_column() -> None:
    rolled = [("home", "explore"), ("military", "explore"), ("novelty", "produce"), ("genes", "settle")]
    a, dice = dealt(["executive_power"], rolled)
    made = [f"select {dice['genes']} ship"]
    assert reached(a, made, "executive_power") == {("home", "ship"), ("military", "ship")}
    made.append(f"reassign executive_power {dice['home']} ship")
    assert not a.complete(tuple(made))
    assert a.moves(tuple(made)) == (f"reassign executive_power {dice['military']} ship",)
    assert legal(a, [*made, f"reassign executive_power {dice['military']} ship"])


def test_executive_power_does_not_take_from_the_selected_phase() -> None:
    rolled = [("home", "ship"), ("consumption", "ship"), ("novelty", "produce"), ("genes", "settle")]
    a, dice = dealt(["executive_power"], rolled)
    made = (f"select {dice['genes']} ship",)
    assert reached(a, made, "executive_power") == set()
    reason = why_no_move(a, made, "executive_power")
    assert reason is not None
    assert (reason.code, reason["needs"]) == ("power_finds_nobody", 2)


@pytest.mark.parametrize(
    ("own_worlds", "other_worlds", "most"),
    [
        (["gem_world", "spice_world"], ["new_vinland"], 2),
        (["gem_world"], ["new_vinland"], 1),
        ([], [], 1),
        ([], ["new_vinland"], 0),
    ],
)
def test_mad_scientists_looks_at_the_novelty_worlds_of_all(
    own_worlds: list[str], other_worlds: list[str], most: int
) -> None:
    g = table()
    own(g, tableau=["mad_scientists", *own_worlds])
    own(g, 1, tableau=other_worlds)
    behind_screen(g, 0, PLAIN)
    assert [power.most for power in assignment(g, 0).powers] == ([most] if most else [])


def test_dictate_lays_one_worker_aside_and_moves_another() -> None:
    a, dice = dealt([])
    made = [f"select {dice['genes']} ship", f"dictate {dice['home']}"]
    assert not a.complete(tuple(made))
    assert not legal(a, [*made, f"reassign dictate {dice['home']} ship"])
    made.append(f"reassign dictate {dice['military']} explore")
    assert legal(a, made)
    desk = a.desk(tuple(made))
    assert (desk.aside, desk.columns[dice["military"]]) == ([dice["home"]], "explore")
    assert dice["home"] not in desk.columns


def test_dictate_is_used_once_and_moves_one_worker() -> None:
    a, dice = dealt([])
    made = (
        f"select {dice['genes']} ship",
        f"dictate {dice['home']}",
        f"reassign dictate {dice['military']} explore",
    )
    assert a.moves(made) == ()
    reason = why_no_move(a, made, f"dictate {dice['novelty']}")
    assert reason is not None
    assert reason.code == "dictated_already"


def test_to_dictate_takes_a_second_worker_below_the_strip() -> None:
    a, dice = dealt([], [("home", "explore"), ("genes", "settle")])
    made = (f"select {dice['genes']} ship",)
    assert a.moves(made) == ()
    reason = why_no_move(a, made, f"dictate {dice['home']}")
    assert reason is not None
    assert (reason.code, reason["has"]) == ("dictate_needs_two", 1)


def test_a_worker_that_a_power_has_moved_can_be_laid_aside() -> None:
    a, dice = dealt(["galactic_influence"])
    made = [
        f"select {dice['genes']} ship",
        f"reassign galactic_influence {dice['home']} ship",
        f"dictate {dice['home']}",
        f"reassign dictate {dice['military']} ship",
    ]
    assert legal(a, made)


def test_a_die_laid_aside_can_no_longer_be_moved() -> None:
    a, dice = dealt(["galactic_influence"])
    made = [
        f"select {dice['genes']} ship",
        f"dictate {dice['home']}",
        f"reassign dictate {dice['military']} ship",
    ]
    assert not legal(a, [*made, f"reassign galactic_influence {dice['home']} ship"])
    reason = why_no_move(a, tuple(made), f"reassign galactic_influence {dice['home']} ship")
    assert reason is not None
    assert reason.code == "laid_aside"


def test_galactic_mandate_has_one_dictate_move_up_to_three_workers() -> None:
    a, _ = dealt(["galactic_mandate"], [("home", "explore")] * 6)
    chosen, payer, *movers = a.dice
    made = [f"select {chosen} ship", f"dictate {payer}"]
    for die, phase in zip(movers[:3], ("ship", "settle", "develop"), strict=True):
        made.append(f"reassign dictate {die} {phase}")
        assert legal(a, made)
    assert not legal(a, [*made, f"reassign dictate {movers[3]} ship"])
    assert not legal(a, [*made, f"dictate {movers[3]}"])


def test_backup_planning_dictates_any_number_of_times_each_with_its_own_payment() -> None:
    a, _ = dealt(["backup_planning"], [("home", "explore")] * 6)
    chosen, *dice = a.dice
    made = [f"select {chosen} ship"]
    for payer in dice[:3]:
        made += [
            f"dictate {payer}",
            f"reassign dictate {dice[4]} {('ship', 'settle')[dice.index(payer) % 2]}",
        ]
        assert legal(a, made)
    assert not legal(a, [*made, f"reassign dictate {dice[3]} ship"])
    assert len(a.desk(tuple(made)).aside) == 3


def test_with_both_of_them_every_dictate_moves_up_to_three() -> None:
    a, _ = dealt(["backup_planning", "galactic_mandate"], [("home", "explore")] * 9)
    chosen, first, second, *movers = a.dice
    made = [f"select {chosen} ship", f"dictate {first}"]
    made += [f"reassign dictate {die} ship" for die in movers[:3]]
    made += [f"dictate {second}", *(f"reassign dictate {die} settle" for die in movers[:3])]
    assert legal(a, made)


def test_a_chain_of_select_isolation_policy_and_dictate() -> None:
    g = table()
    own(g, tableau=["isolation_policy"])
    own(g, 1, tableau=[])
    rolled = [
        ("home", "explore"),
        ("home", "produce"),
        ("military", "wild"),
        ("novelty", "ship"),
        ("genes", "settle"),
    ]
    behind_screen(g, 0, rolled)
    behind_screen(g, 1, [("home", "ship")])
    a = assignment(g, 0)
    explorer, producer, military, novelty, genes = a.dice
    made = [
        f"place {military} explore",
        f"select {genes} ship",
        f"reassign isolation_policy {explorer} settle",
        f"reassign isolation_policy {military} ship",
        f"dictate {producer}",
        f"reassign dictate {explorer} produce",
    ]
    assert legal(a, made)
    desk = a.desk(tuple(made))
    assert desk.columns == {military: "ship", novelty: "ship", explorer: "produce"}
    assert (desk.selector, desk.selected, desk.aside) == (genes, "ship", [producer])
    for more in (
        f"dictate {novelty}",
        f"reassign dictate {genes} explore",
        f"reassign dictate {producer} ship",
    ):
        assert not legal(a, [*made, more])


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
