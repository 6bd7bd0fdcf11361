"""Moments of real games of Roll, for the tests of its painter."""

from collections.abc import Iterator
from functools import cache

from galaxy_desktop.engine.decisions import Decision
from galaxy_desktop.engine.flow import give, open_asks
from galaxy_desktop.engine.rng import Dice
from galaxy_desktop.games.roll import GAME
from galaxy_desktop.games.roll.state import RollState
from galaxy_desktop.presenter.shown import Shown
from tests.ui.painter_rig import late_moments, moment_of

GAMES = ((2, 3), (2, 5), (3, 2), (4, 3), (5, 6))
"""Seats and seeds."""
TOPICS = frozenset(
    {
        "start",
        "assign",
        "explore",
        "abandon",
        "place_tiles",
        "builder",
        "produce",
        "ship",
        "recruit",
        "recall",
    }
)
"""Questions that every few games bring up."""


def played(seats: int, seed: int) -> Iterator[tuple[RollState, int, Decision]]:
    """A game by chance: the state before each answer, and who is asked."""
    g, dice = GAME.new(seats, {}, seed), Dice(seed)
    while asks := open_asks(g):
        seat = min(asks)
        yield g, seat, asks[seat]
        give(g, seat, asks[seat].sample(dice))


def moment(g: RollState, seat: int, clicks: int = 1) -> Shown:
    return moment_of(GAME, g, seat, clicks)


@cache
def moments() -> dict[tuple[str, int], Shown]:
    """A late moment for each topic and number of players, as far as they were met."""
    return late_moments(GAME, ((seats, played(seats, seed)) for seats, seed in GAMES))
