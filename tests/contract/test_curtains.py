"""What one person at a shared screen sees and another may not, in every game."""

from dataclasses import replace
from typing import Any

import pytest

from galaxy_desktop.engine.rng import Dice
from galaxy_desktop.play.bus import CommandBus
from galaxy_desktop.play.commands import GiveAnswer, NewGame
from galaxy_desktop.play.seats import Person
from galaxy_desktop.play.turns import sees_more
from tests.contract.walk import GAMES, Table, every_option_once
from tests.sweep import many

SHARED = [table for table in every_option_once() if table.seats > 1][::2]
EVERY = 8
"""Of so many moments one is looked at."""


def public(view: Any) -> Any:
    return replace(view, viewer=None, events=[], sealed={})


@pytest.mark.parametrize("table", SHARED, ids=str)
def test_where_neither_of_two_sees_more_both_see_the_same(table: Table) -> None:
    bus, dice = CommandBus(GAMES), Dice(3)
    people = tuple(Person(f"P{seat}") for seat in range(table.seats))
    bus.do(NewGame(table.game.id, people, dict(table.options), seed=5))
    for number in range(many(80)):
        if bus.is_over():
            break
        seat = bus.awaited()[dice.below(len(bus.awaited()))]
        if number % EVERY == 0:
            view = bus.view(seat)
            assert table.game.view(view, seat) == view, "a seat sees all of its own view"
            for other in set(range(table.seats)) - {seat}:
                secrets = sees_more(bus, seat, other) or sees_more(bus, other, seat)
                assert secrets == (public(bus.view(seat)) != public(bus.view(other)))
        decision = bus.ask(seat)
        assert decision is not None
        bus.do(GiveAnswer(seat, decision.sample(dice)))
