"""Games by chance in which much is built: what is said is compared with what happens at every question."""

from collections.abc import Iterator
from functools import cache

import pytest

from galaxy_desktop.engine.decisions import Answer, Decision, Pick
from galaxy_desktop.engine.events import Seat
from galaxy_desktop.engine.flow import open_asks, seal
from galaxy_desktop.engine.rng import Dice
from galaxy_desktop.games.frontiers import GAME
from galaxy_desktop.games.frontiers.settle import COLONISTS
from galaxy_desktop.games.frontiers.state import FrontiersState
from tests.sweep import paired

WALKS = [(seats, *walk) for seats, walk in paired(GAME.seats, [("off", 2), ("on", 1)])]
"""Numbers of players, goals or none in turn, and seeds."""
CASES = [pytest.param(*walk, marks=pytest.mark.slow) if walk[2] > 1 else walk for walk in WALKS]
"""The same for `parametrize`; those without goals are slow."""
PURSE = 9
"""Credits given to everybody at the start, so that much can be built."""


@cache
def busy(seats: int, goals: str, seed: int) -> tuple[tuple[FrontiersState, Seat, Decision], ...]:
    """A game in which whoever can settle, buy, sell or use a power does so, played once: before each answer.

    All tests share its states: one that goes on from a state takes a clone.
    """
    return tuple((g.clone(), seat, decision) for g, seat, decision in _played(seats, goals, seed))


def _played(seats: int, goals: str, seed: int) -> Iterator[tuple[FrontiersState, Seat, Decision]]:
    g, dice = GAME.new(seats, {"goals": goals}, seed), Dice(seed)
    for player in g.players:
        player.credits += PURSE
    while asks := open_asks(g):
        seat = min(asks)
        assert not GAME.invariants(g)
        yield g, seat, asks[seat]
        g.events = []
        seal(g, seat, _built(asks[seat], dice))


def _built(decision: Decision, dice: Dice) -> Answer:
    """An answer by chance, a second one where the first does nothing, and colonists only now and then."""
    given = decision.sample(dice)
    if isinstance(decision, Pick) and given in ((), (COLONISTS,)) and dice.below(3):
        return decision.sample(dice)
    return given
