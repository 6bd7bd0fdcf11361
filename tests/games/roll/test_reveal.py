"""Roll and Reveal (pages 2 and 4)."""

from dataclasses import replace

import pytest

from galaxy_desktop.engine.flow import give, open_asks
from galaxy_desktop.games.roll import GAME
from galaxy_desktop.games.roll.assign import Assign, assignment, roll_dice
from galaxy_desktop.games.roll.dice import face_of
from galaxy_desktop.games.roll.events import DiceRolled, ExtraDieRolled, WorkersRevealed
from galaxy_desktop.games.roll.state import RollState
from tests.games.roll.laid import behind_screen, kinds, own, run, table


def two_developing(chance: int) -> RollState:
    """Both select Develop; the first also has workers in Explore and Ship."""
    g = table(2)
    rolled = [("home", "explore"), ("military", "explore"), ("novelty", "ship"), ("genes", "settle")]
    dice = behind_screen(g, 0, rolled)
    other = behind_screen(g, 1, [("home", "ship")])
    g.rng = chance
    run(g, Assign())
    give(g, 0, (f"select {dice['genes']} develop",))
    give(g, 1, (f"select {other['home']} develop",))
    return g


def first_chance(face: str) -> int:
    """A state of chance in which the extra die falls on a face."""
    return next(
        chance for chance in range(100) if face_of("home:1", replace(table(), rng=chance).below(6)) == face
    )


def test_all_dice_of_the_cup_are_rolled_and_each_falls_on_one_of_six_faces() -> None:
    g = table()
    player = own(g, cup=["home", "alien", "genes"], citizenry=["military"])
    own(g, 1, cup=["home"])
    roll_dice(g)
    assert kinds(player.rolled) == ["alien", "genes", "home"]
    assert player.cup == []
    assert set(player.faces) == set(player.rolled)
    assert kinds(player.citizenry) == ["military"]
    event = next(event for event in g.events if isinstance(event, DiceRolled) and event.seat == 0)
    assert dict(zip(event.dice, event.faces, strict=True)) == player.faces


@pytest.mark.slow
def test_every_face_of_a_die_comes_up_about_equally_often() -> None:
    g = table()
    own(g, cup=["home"])
    counts = [0] * 6
    for _ in range(3000):
        g.players[0].cup, g.players[0].rolled = [*g.players[0].cup, *g.players[0].rolled], []
        roll_dice(g)
        counts[g.players[0].faces[g.players[0].rolled[0]]] += 1
    assert all(420 <= count <= 580 for count in counts)


def test_others_do_not_see_what_falls_behind_a_screen() -> None:
    g = table()
    own(g, cup=["home", "alien"])
    own(g, 1, cup=["home"])
    roll_dice(g)
    event = next(event for event in g.events if isinstance(event, DiceRolled) and event.seat == 0)
    assert event.seen_by(1).faces == (-1, -1)
    assert event.seen_by(None).faces == (-1, -1)
    assert event.seen_by(0) == event


def test_assignments_stay_sealed_until_all_have_answered() -> None:
    g = table(3)
    for seat in range(3):
        behind_screen(g, seat, [("home", "ship")])
    run(g, Assign())
    for seat in range(2):
        give(g, seat, (f"select {g.players[seat].rolled[0]} ship",))
        assert g.players[seat].workers == {}
    assert open_asks(g).keys() == {2}


def test_a_phase_that_the_extra_die_adds_is_done_by_whoever_has_workers_there() -> None:
    g = two_developing(first_chance("explore"))
    assert g.occurring == ("explore", "develop")
    player = g.players[0]
    assert kinds(player.column("explore")) == ["home", "military"]
    assert kinds(player.column("develop")) == ["genes"]
    assert kinds(player.cup) == ["novelty"]


def test_nothing_more_happens_where_the_extra_die_shows_a_selected_phase() -> None:
    g = two_developing(first_chance("develop"))
    assert g.occurring == ("develop",)
    assert kinds(g.players[0].cup) == ["home", "military", "novelty"]
    (event,) = [event for event in g.events if isinstance(event, ExtraDieRolled)]
    assert not event.adds


def test_the_extra_die_is_a_spare_home_die_that_stays_in_the_supply() -> None:
    g = two_developing(first_chance("ship"))
    (event,) = [event for event in g.events if isinstance(event, ExtraDieRolled)]
    assert event.die in g.supply
    assert (event.phase, event.adds, g.extra_face) == ("ship", True, event.face)


def test_three_players_roll_no_extra_die() -> None:
    g = table(3)
    for seat in range(3):
        behind_screen(g, seat, [("home", "ship")])
    run(g, Assign())
    for seat, phase in enumerate(("ship", "explore", "ship")):
        give(g, seat, (f"select {g.players[seat].rolled[0]} {phase}",))
    assert g.occurring == ("explore", "ship")
    assert not any(isinstance(event, ExtraDieRolled) for event in g.events)
    assert g.extra_face == -1


def test_dice_laid_aside_return_to_the_cup_at_the_reveal() -> None:
    g = table(3)
    dice = behind_screen(g, 0, [("home", "explore"), ("military", "explore"), ("genes", "settle")])
    for seat in (1, 2):
        behind_screen(g, seat, [("home", "ship")])
    run(g, Assign())
    made = (
        f"select {dice['genes']} explore",
        f"dictate {dice['home']}",
        f"reassign dictate {dice['military']} ship",
    )
    give(g, 0, made)
    for seat in (1, 2):
        give(g, seat, (f"select {g.players[seat].rolled[0]} ship",))
    player = g.players[0]
    assert player.cup == [dice["home"]]
    assert player.workers == {dice["genes"]: "explore", dice["military"]: "ship"}
    event = next(event for event in g.events if isinstance(event, WorkersRevealed) and event.seat == 0)
    assert dict(zip(event.dice, event.columns, strict=True))[dice["home"]] == "dictate"


def test_the_chain_of_example_1_ends_as_worked_out() -> None:
    g = table(3)
    own(g, tableau=["isolation_policy"])
    rolled = [
        ("home", "explore"),
        ("home", "produce"),
        ("military", "wild"),
        ("novelty", "ship"),
        ("genes", "settle"),
    ]
    behind_screen(g, 0, rolled)
    for seat in (1, 2):
        behind_screen(g, seat, [("home", "ship")])
    explorer, producer, military, novelty, genes = assignment(g, 0).dice
    run(g, Assign())
    made = (
        f"place {military} explore",
        f"select {genes} ship",
        f"reassign isolation_policy {explorer} settle",
        f"reassign isolation_policy {military} ship",
        f"dictate {producer}",
        f"reassign dictate {explorer} produce",
    )
    give(g, 0, made)
    for seat in (1, 2):
        give(g, seat, (f"select {g.players[seat].rolled[0]} ship",))
    assert g.occurring == ("ship",)
    assert set(g.players[0].column("ship")) == {genes, military, novelty}
    assert kinds(g.players[0].cup) == ["home", "home"]


def test_the_same_seed_and_answers_show_the_same_throws() -> None:
    def throws() -> list[tuple[int, ...]]:
        g = GAME.new(2, {"setup": "first_game"}, 9)
        return [tuple(player.faces.values()) for player in g.players]

    assert throws() == throws()
