"""The lines of the log of Master add up: what they tell of bags and symbols is all that has changed."""

from collections import Counter
from typing import Any

import pytest

from galaxy_desktop.engine.rng import Dice
from galaxy_desktop.games.master import GAME
from galaxy_desktop.games.master import events as e
from galaxy_desktop.games.master.schema import BLACK, SYMBOLS
from galaxy_desktop.games.master.state import MasterState
from tests.games.ledger import Changes, Key, adds_up
from tests.games.master.played import builder


def left(told: Any) -> Counter[str]:
    """The cubes that go to the bag of their owner."""
    return Counter(cube for cube, target in zip(told.cubes, told.targets, strict=True) if target == "bag")


CHANGES: Changes = {
    e.CubesDrawn: lambda told: {cube: -number for cube, number in Counter(told.cubes).items()},
    e.HandReturned: lambda told: Counter(told.cubes),
    e.CubesGained: lambda told: Counter(told.cubes),
    e.CubesLeft: left,
    e.ProjectCancelled: lambda told: {BLACK: 1},
    e.CubeStolen: lambda told: {told.cube: 1},
    e.CubeSwapped: lambda told: {told.given: -1, told.taken: 1},
    e.CubeAdded: lambda told: {told.cube: -(told.origin == "bag")},
    e.SymbolsChanged: lambda told: {told.symbol: told.after - told.before},
}


def held(g: MasterState) -> Counter[Key]:
    """Cubes in bags by color, and symbols."""
    found = Counter[Key]()
    for seat, player in enumerate(g.players):
        for cube, number in player.bag.items():
            found[cube, seat] = number
        for symbol, number in zip(SYMBOLS, g.track[seat], strict=True):
            found[symbol, seat] = number
    return found


@pytest.mark.slow
@pytest.mark.parametrize(
    ("seats", "setup", "seed"), [(2, "ordinary", 0), (3, "draft", 1), (4, "ordinary", 0)]
)
def test_each_change_of_bags_and_symbols_has_its_line(seats: int, setup: str, seed: int) -> None:
    g, dice = GAME.new(seats, {"setup": setup}, seed), Dice(seed)
    seen = adds_up(
        g,
        held,
        CHANGES,
        lambda asked: builder(asked, dice),
        begun=lambda now: now.turn > 0,
        most=600,
    )
    assert seen[BLACK] > 20
    assert sum(seen[symbol] for symbol in SYMBOLS) > 5
