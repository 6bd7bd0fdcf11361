"""Moments of real games of Jump Drive, for the tests of its painter."""

from collections.abc import Iterator
from functools import cache

from galaxy_desktop.engine.decisions import Answer, Compose, Decision
from galaxy_desktop.engine.flow import give, open_asks
from galaxy_desktop.engine.rng import Dice
from galaxy_desktop.games.jumpdrive import GAME
from galaxy_desktop.games.jumpdrive.builder import TO_PAY, Builder
from galaxy_desktop.games.jumpdrive.state import JumpState
from galaxy_desktop.ui.painter import Shown, Sitter
from galaxy_desktop.ui.prompts import prompt_for

SITTERS = (
    Sitter("Ada", ""),
    Sitter("Vega", "Computer, medium"),
    Sitter("Wolfeschlegelstein", "Computer, hard"),
    Sitter("Mira", "Computer, easy"),
)
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
    """What the scene shows of a state, after some clicks on what is offered."""
    asks = open_asks(g)
    decision = asks.get(seat)
    prompt = prompt_for(decision) if decision is not None else None
    for turn in range(clicks if prompt else 0):
        assert prompt is not None
        free = [option for option in prompt.open() if option not in prompt.chosen]
        if free:
            prompt.click(TO_PAY if pay and turn and TO_PAY in free else free[0])
    return Shown(
        view=GAME.view(g, seat),
        seat=seat,
        sitters=SITTERS[: len(g.players)],
        decision=decision,
        open=frozenset(prompt.open()) if prompt else frozenset(),
        chosen=tuple(prompt.chosen) if prompt else (),
        awaited=frozenset(asks),
    )


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
