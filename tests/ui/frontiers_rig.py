"""Moments of real games of New Frontiers, for the tests of its painter."""

from collections.abc import Iterator
from functools import cache

from galaxy_desktop.engine.decisions import Answer, Decision, Pick
from galaxy_desktop.engine.flow import give, open_asks
from galaxy_desktop.engine.rng import Dice
from galaxy_desktop.games.frontiers import GAME
from galaxy_desktop.games.frontiers.settle import COLONISTS
from galaxy_desktop.games.frontiers.state import FrontiersState
from galaxy_desktop.presenter.shown import Shown
from tests.ui.painter_rig import late_moments, moment_of

GAMES = ((2, 3), (2, 5), (2, 8), (3, 2), (3, 5), (4, 3), (5, 6), (5, 9), (4, 11), (4, 12), (3, 14), (2, 15))
"""Seats and seeds."""
TOPICS = frozenset(
    {
        "home",
        "action",
        "keep_goal",
        "goals_back",
        "develop",
        "explore",
        "discard",
        "settle",
        "sell",
        "consume",
        "feed",
        "windfall",
    }
)
"""Questions that every few games bring up."""


def busy_answer(decision: Decision, dice: Dice) -> Answer:
    """An answer by chance that settles and buys wherever it can."""
    answer = decision.sample(dice)
    if isinstance(decision, Pick) and decision.most:
        worlds = [option for option in decision.offered if option != COLONISTS]
        if decision.topic == "settle" and worlds:
            return (worlds[dice.below(len(worlds))],)
        if not answer:
            return decision.sample(dice)
    return answer


def played(seats: int, seed: int) -> Iterator[tuple[FrontiersState, int, Decision]]:
    """A game by chance: the state before each answer, and who is asked."""
    g, dice = GAME.new(seats, {"goals": "on" if seed % 2 else "off"}, seed), Dice(seed)
    while asks := open_asks(g):
        seat = min(asks)
        yield g, seat, asks[seat]
        give(g, seat, busy_answer(asks[seat], dice))


def moment(g: FrontiersState, seat: int, clicks: int = 1) -> Shown:
    return moment_of(GAME, g, seat, clicks)


@cache
def moments() -> dict[tuple[str, int], Shown]:
    """A late moment for each topic and number of players, as far as they were met."""
    return late_moments(GAME, ((seats, played(seats, seed)) for seats, seed in GAMES))
