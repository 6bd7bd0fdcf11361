"""Recorded games replay to the recorded result, to the last card, and every state of them is sound."""

import json
from functools import cache
from importlib import import_module
from pkgutil import walk_packages
from typing import Any, NamedTuple

import pytest

from galaxy_desktop.engine.events import Event
from galaxy_desktop.engine.flow import give
from tests.contract.walk import GAMES, option_sets
from tests.golden.games import read
from tests.sweep import WIDE

RECORDED = [recorded for game in GAMES for recorded in read(game)]
EVERY = 1 if WIDE else 30
"""Of so many states one is held to the invariants of its game, and the last."""


class Replayed(NamedTuple):
    """What came of a recorded game."""

    last: Any
    told: frozenset[type[Event]]
    """All kinds of events on the way."""
    faults: list[str]


@cache
def replayed(number: int) -> Replayed:
    recorded = RECORDED[number]
    game = GAMES[recorded.game]
    g = game.new(recorded.seats, recorded.options, recorded.seed)
    told, faults = {*map(type, g.events)}, []
    for at, (seat, answer) in enumerate(recorded.answers):
        give(g, seat, answer)
        told.update(map(type, g.events))
        if at % EVERY == 0 or not g.waiting:
            faults += game.invariants(g)
    return Replayed(g, frozenset(told), faults)


@pytest.mark.parametrize("number", range(len(RECORDED)), ids=[*map(str, RECORDED)])
def test_a_recorded_game_replays_to_the_identical_final_state(number: int) -> None:
    recorded = RECORDED[number]
    game = GAMES[recorded.game]
    assert game.rules_version == recorded.rules_version
    g, _told, faults = replayed(number)
    assert faults == []
    assert json.loads(json.dumps(game.encode(g))) == recorded.final
    result = game.result(g)
    assert (result.ended_by, result.winners) == (recorded.ended_by, recorded.winners)
    assert tuple(score.total for score in game.scores(g)) == recorded.totals


@pytest.mark.parametrize("game", GAMES)
def test_they_cover_every_number_of_players_every_option_and_every_end(game: str) -> None:
    games = [recorded for recorded in RECORDED if recorded.game == game]
    assert {recorded.seats for recorded in games} == set(GAMES[game].seats)
    for option in GAMES[game].options:
        assert {recorded.options[option.name] for recorded in games} == set(option.choices)
    assert {recorded.ended_by for recorded in games} == set(GAMES[game].ends)
    for recorded in games:
        assert recorded.options in option_sets(GAMES[game], recorded.seats)


RARE = {
    "TileGivenUp",
    "ZoneRearranged",
    "GoodsShort",
    "WorldsReturned",
    "BagEmpty",
    "BaseScrapped",
    "CubeAdded",
    "HoleRemoved",
}
"""Events that none of the recorded games has brought about."""


def kinds_of_events(game: str) -> set[type[Event]]:
    """All that can happen in a game: the events of its rules, without those that only stand above others."""
    package = import_module(f"galaxy_desktop.games.{game}")
    names = [module.name for module in walk_packages(package.__path__, f"{package.__name__}.")]
    rules = [name for name in names if ".table" not in name and ".words" not in name]
    modules = [import_module(name) for name in rules]
    things = [(thing, module) for module in modules for thing in vars(module).values()]
    kinds = {thing for thing, module in things if getattr(thing, "__module__", "") == module.__name__}
    events = {kind for kind in kinds if isinstance(kind, type) and issubclass(kind, Event)}
    return {kind for kind in events if not any(kind in other.__mro__[1:] for other in events)}


@pytest.mark.parametrize("id", GAMES)
def test_all_that_can_happen_is_told_when_it_happens(id: str) -> None:
    told: set[type[Event]] = set()
    for number, recorded in enumerate(RECORDED):
        if recorded.game == id:
            told |= replayed(number).told
    kinds = kinds_of_events(id)
    assert len(kinds) > 5
    assert {kind.__name__ for kind in kinds - told} <= RARE
