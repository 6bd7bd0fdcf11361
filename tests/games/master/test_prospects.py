"""Prospects of a seat are worked out once for equal situations, and are never those of another one."""

from collections.abc import Callable
from functools import cache, partial

import pytest

from galaxy_desktop.bench.calls import calls_of
from galaxy_desktop.engine.flow import open_asks
from galaxy_desktop.engine.rng import Dice
from galaxy_desktop.games.master.bot import PLAYBOOK
from galaxy_desktop.games.master.bot.prospects import Prospects, prospects, situation
from galaxy_desktop.games.master.state import MasterState
from tests.each import each
from tests.games.master.laid import build, fight, fill, hold, implement, own, route, table
from tests.games.master.played import walk

CALLS = 950
"""Most calls of Python functions for one question, on average."""


@cache
def tables() -> tuple[MasterState, ...]:
    """Every sixth table of some games; nobody changes one."""
    return tuple(g for seats in (2, 3, 4) for g in list(walk(seats, "ordinary", 1))[30::6])


def told(known: Prospects) -> tuple[object, ...]:
    """All that prospects tell."""
    reach, ways = known.reach, known.reach.ways
    plans = known.plans, known.turns, known.by_victory, known.conquests, known.symbols, known.base, known.near
    return *plans, reach.bases, reach.base, reach.next_base, reach.fights, ways.claims, ways.symbols


@pytest.mark.slow
def test_prospects_that_were_kept_are_those_of_the_table() -> None:
    for g in tables():
        for seat in range(len(g.players)):
            assert told(prospects(g, seat)) == told(Prospects(g, seat)), situation(g, seat)


def skirmish() -> MasterState:
    """Seat 0 leads in a conflict whose symbol powers its leader, who makes bases cheaper."""
    g = table(3)
    own(g, 0, "nw_strait")
    own(g, 1, "ne_strait")
    hold(g, 0, "shipwright")
    fight(g, "ultimatum", "ne_strait-nw_strait", "nw_strait")
    fill(g, "ultimatum.red", 1)
    return g


CHANGES: dict[str, Callable[[MasterState], object]] = {
    "cubes in the bag": lambda g: g.players[0].bag.update(red=9),
    "a base on a card": lambda g: build(g, 0, "humans.base"),
    "a base on the board": lambda g: own(g, 0, "nw_strait", 2),
    "cubes on a card": lambda g: fill(g, "humans.base", 2),
    "an agenda in force": lambda g: implement(g, 0, "humans.agenda"),
    "a symbol": lambda g: g.track.__setitem__(0, (4, 0, 0, 0, 0)),
    "a card": lambda g: hold(g, 0, "orbital_shipyards"),
    "a system": lambda g: own(g, 0, "nw_core"),
    "a black hole": lambda g: g.dark.append("nw_core"),
    "an own route": lambda g: route(g, 0, "nw_strait-nw_core", "nw_strait", 1),
    "a route of a rival": lambda g: route(g, 1, "nw_strait-nw_core", "nw_strait", 1),
    "a conflict of others": lambda g: fight(g, "crusade", "sw_core-nw_core", "nw_core"),
    "cubes of a rival": lambda g: fill(g, "ultimatum.blue", 1),
    "own cubes in a conflict": lambda g: fill(g, "ultimatum.red", 3),
}
"""Changes of that table, each of which changes the prospects of seat 0."""


@each(CHANGES)
def test_any_change_changes_the_prospects(change: str) -> None:
    g = skirmish()
    before = told(prospects(g, 0))
    CHANGES[change](g)
    assert told(prospects(g, 0)) == told(Prospects(g, 0)) != before


def test_what_a_rival_draws_leaves_the_prospects_of_a_seat_as_they_were() -> None:
    g = table()
    known = prospects(g, 0)
    g.players[1].row.append(g.decks["leader"].pop(0))
    assert prospects(g, 0) is known
    g.players[0].row.append(g.decks["leader"].pop(0))
    assert prospects(g, 0) is not known


@pytest.mark.slow
def test_a_question_is_answered_in_few_calls() -> None:
    questions = calls = 0
    for g in tables()[1::2]:
        for seat, decision in open_asks(g).items():
            questions += 1
            calls += calls_of(partial(PLAYBOOK.quick, g, seat, decision, Dice(1)))
    assert calls <= CALLS * questions
