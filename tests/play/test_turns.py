"""Who sits down next."""

from dataclasses import replace

import pytest

from galaxy_desktop.engine.rng import Dice
from galaxy_desktop.games import find_games
from galaxy_desktop.play.bus import CommandBus
from galaxy_desktop.play.commands import GiveAnswer, NewGame
from galaxy_desktop.play.seats import Person, hash_pin
from galaxy_desktop.play.turns import bots_to_ask, holds_secret, is_public, needs_curtain, next_person
from tests.play.tables import ANN, BEN, ROBOT, new_bus


def test_in_a_simultaneous_choice_each_person_is_visited_once_in_seat_order() -> None:
    bus = new_bus(ANN, BEN, ROBOT)
    assert bots_to_ask(bus) == (2,)
    sitting, visits = None, []
    while (sitting := next_person(bus, sitting)) is not None and bus.moment().phase == "choose":
        visits.append(sitting)
        bus.do(GiveAnswer(sitting, (bus.view(sitting).players[sitting].hand[0],)))
    assert visits == [0, 1]
    assert next_person(bus, 1) is None


def test_who_sits_there_stays_as_long_as_asked() -> None:
    bus = new_bus(ANN, BEN)
    assert next_person(bus, 1) == 1
    assert next_person(bus, 0) == 0


def test_after_the_last_seat_comes_the_first() -> None:
    bus = new_bus(ANN, ROBOT, BEN)
    bus.do(GiveAnswer(2, (bus.view(2).players[2].hand[0],)))
    assert next_person(bus, 2) == 0


def test_the_curtain_falls_between_persons_only() -> None:
    alone, two = new_bus(), new_bus(ANN, BEN)
    assert not needs_curtain(alone, None, 0)
    assert needs_curtain(two, None, 0)
    assert needs_curtain(two, 0, 1)
    assert not needs_curtain(two, 1, 1)
    assert not needs_curtain(two, 0, 1, "never")


def test_a_curtain_that_is_not_needed_does_not_fall() -> None:
    secret = new_bus(ANN, BEN)
    assert needs_curtain(secret, 0, 1, "needed")
    frontiers = CommandBus(find_games())
    for second, falls in ((BEN, False), (replace(BEN, pin=hash_pin("1234")), True)):
        frontiers.do(NewGame("frontiers", (ANN, second), {}, 3))
        assert needs_curtain(frontiers, 0, 1, "needed") == falls
        assert needs_curtain(frontiers, 0, 1, "always")
        assert not needs_curtain(frontiers, 0, 1, "never")


@pytest.mark.parametrize("goals", ["off", "on"])
def test_new_frontiers_hides_something_only_with_goals_face_down(goals: str) -> None:
    bus, dice = CommandBus(find_games()), Dice(2)
    bus.do(NewGame("frontiers", (ANN, BEN), {"goals": goals}, 3))
    falls: set[bool] = set()
    while not bus.is_over() and len(falls) < 2 and bus.lines() < 60:
        seat = min(bus.awaited())
        decision = bus.ask(seat)
        assert decision is not None
        falls.add(needs_curtain(bus, 1 - seat, seat, "needed"))
        bus.do(GiveAnswer(seat, decision.sample(dice)))
    assert (True in falls) == (goals == "on")


def test_who_holds_a_secret_needs_no_curtain_for_what_lies_open_unless_one_always_falls() -> None:
    bus, dice = CommandBus(find_games()), Dice(2)
    bus.do(NewGame("roll", (ANN, BEN), {}, 3))
    while not (is_public(bus, seat := min(bus.awaited())) and holds_secret(bus, seat)):
        decision = bus.ask(seat)
        assert decision is not None
        bus.do(GiveAnswer(seat, decision.sample(dice)))
    falls = {when: needs_curtain(bus, 1 - seat, seat, when) for when in ("always", "needed", "never")}
    assert falls == {"always": True, "needed": False, "never": False}


def test_the_next_seat_comes_before_the_first_that_still_waits() -> None:
    bus = new_bus(ANN, BEN, Person("Cay"))
    bus.do(GiveAnswer(1, (bus.view(1).players[1].hand[0],)))
    assert next_person(bus, 1) == 2
    assert next_person(bus, None) == 0
