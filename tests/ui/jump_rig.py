"""Moments of real games of Jump Drive, for the tests of its painter."""

from collections.abc import Iterator
from functools import cache

from galaxy_desktop.engine.decisions import Answer, Compose, Decision
from galaxy_desktop.engine.flow import give, open_asks
from galaxy_desktop.engine.rng import Dice
from galaxy_desktop.games.jumpdrive import GAME
from galaxy_desktop.games.jumpdrive.builder import TO_PAY, Builder
from galaxy_desktop.games.jumpdrive.state import JumpState
from galaxy_desktop.presenter.shown import Shown
from tests.ui.painter_rig import moment_of

TOPICS = ("opening", "build", "explore", "limit")
LATE = 6


def busy_answer(decision: Decision, dice: Dice) -> Answer:
    """An answer that places as many cards as a few tries find, so that empires grow."""
    tries = [decision.sample(dice) for _try in range(8)]
    if not isinstance(decision, Compose) or not isinstance(decision.composer, Builder):
        return tries[0]
    composer = decision.composer
    return max(tries, key=lambda answer: len(plan.cards) if (plan := composer.plan(answer)) else 0)


def played(seats: int, seed: int) -> Iterator[tuple[JumpState, int, Decision]]:
    """A game of busy builders: the state before each answer, and who is asked."""
    g = GAME.new(seats, {}, seed)
    dice = Dice(seed)
    while asks := open_asks(g):
        seat = min(asks)
        yield g, seat, asks[seat]
        give(g, seat, busy_answer(asks[seat], dice))


def moment(g: JumpState, seat: int, clicks: int = 1, *, pay: bool = False) -> Shown:
    return moment_of(GAME, g, seat, clicks, TO_PAY if pay else "")


@cache
def moments() -> dict[tuple[str, int], Shown]:
    """A late moment for each topic and number of players, also of paying and of the end."""
    found: dict[tuple[str, int], Shown] = {}
    for seats, seed in ((1, 2), (2, 3), (3, 5), (4, 4)):
        for g, seat, decision in played(seats, seed):
            if g.round <= LATE:
                found[decision.topic, seats] = moment(g, seat)
            if decision.topic == "build":
                found["pay", seats] = moment(g, seat, 3, pay=True)
        found["over", seats] = moment(g, 0)
    return found
