"""Prices and Military that the inspector tells of explored worlds are those at which they can be settled."""

import re

import pytest

from galaxy_desktop.games.frontiers import GAME
from galaxy_desktop.games.frontiers.box import tiles
from galaxy_desktop.games.frontiers.moves import CONQUER
from galaxy_desktop.games.frontiers.state import FrontiersState
from galaxy_desktop.games.frontiers.ways import SettleWay, ways_to_settle
from galaxy_desktop.games.frontiers.words import WORDS
from tests.games.frontiers.walk import CASES, busy

PLENTY = 30
"""Credits and colonists enough for any world."""


@pytest.mark.parametrize(("seats", "goals", "seed"), CASES)
def test_a_world_costs_and_needs_what_the_inspector_says(seats: int, goals: str, seed: int) -> None:
    met = 0
    for g, seat, decision in busy(seats, goals, seed):
        for world in g.players[seat].explored if decision.topic == "action" else ():
            line = WORDS.explain(GAME.view(g, seat), world)[0].text
            ways = ways_for_the_rich(g, seat, world)
            told = number(r"(?:settle it for|may pay) \*\*\$(\d+)", line)
            prices = [way.price for way in ways if way.how != CONQUER]
            if tiles()[world].is_military:
                enough = number(r"reach \*\*(\d+)", line) or 0
                assert told == (min(prices) if prices else None), line
                assert (enough >= tiles()[world].defense) == any(way.how == CONQUER for way in ways), line
            else:
                assert (tiles()[world].cost if told is None else told) == min(prices), line
            met += 1
    assert met > 10


def ways_for_the_rich(g: FrontiersState, seat: int, world: str) -> tuple[SettleWay, ...]:
    then = g.clone()
    then.players[seat].credits = then.players[seat].colonists = PLENTY
    return ways_to_settle(then, seat, world)


def number(pattern: str, text: str) -> int | None:
    found = re.search(pattern, text)
    return int(found[1]) if found else None
