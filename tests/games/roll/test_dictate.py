"""Assign (page 3): Dictate and the powers that change it, one test for each rule."""

from galaxy_desktop.engine.decisions import Compose
from galaxy_desktop.games.roll import GAME
from galaxy_desktop.games.roll.assign import assignment
from galaxy_desktop.games.roll.reasons import why_no_move
from tests.games.roll.assigned import PLAIN, dealt, legal
from tests.games.roll.laid import behind_screen, own, table


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


def test_more_workers_are_asked_for_only_once_one_was_reassigned() -> None:
    g = table()
    own(g, tableau=["executive_power"])
    dice = behind_screen(g, 0, [*PLAIN, ("home", "develop"), ("home", "develop")])
    decision = Compose("assign", assignment(g, 0))
    same = [die for die, phase in assignment(g, 0).desk(()).columns.items() if phase == "develop"]
    made = (f"select {dice['genes']} ship", f"dictate {dice['novelty']}")
    assert GAME.words.ask(g, decision, made).primary == "Reassign 1 worker"
    made = (made[0], f"reassign executive_power {same[0]} ship")
    assert GAME.words.ask(g, decision, made).primary == "Reassign 1 more worker"


def test_with_galactic_mandate_the_question_says_how_many_workers_one_dictate_moves() -> None:
    said = []
    for tableau in ([], ["galactic_mandate"]):
        g = table()
        own(g, 0, tableau=tableau)
        dice = behind_screen(g, 0, PLAIN)
        decision = Compose("assign", assignment(g, 0))
        made = (f"select {dice['genes']} settle", f"dictate {dice['home']}")
        said.append(GAME.words.ask(g, decision, made).head)
    assert said == ["Dictate: Reassign 1 worker", "Dictate: Reassign 1 to 2 workers"]
