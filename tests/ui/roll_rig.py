"""Moments of real games of Roll, for the tests of its painter."""

from collections.abc import Iterator
from functools import cache

from galaxy_desktop.engine.decisions import Decision
from galaxy_desktop.engine.flow import give, open_asks
from galaxy_desktop.engine.rng import Dice
from galaxy_desktop.games.roll import GAME
from galaxy_desktop.games.roll.state import RollState
from galaxy_desktop.ui.painter import Shown, Sitter
from galaxy_desktop.ui.prompts import prompt_for

SITTERS = (
    Sitter("Ada", ""),
    Sitter("Vega", "Computer, medium"),
    Sitter("Wolfeschlegelstein", "Computer, hard"),
    Sitter("Mira", "Computer, easy"),
    Sitter("Deneb", "Computer, easy"),
)
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
    """What the scene shows of a state, after some clicks on what is offered."""
    asks = open_asks(g)
    decision = asks.get(seat)
    prompt = prompt_for(decision) if decision is not None else None
    for _turn in range(clicks if prompt else 0):
        assert prompt is not None
        free = [option for option in prompt.open() if option not in prompt.chosen]
        if free:
            prompt.click(free[0])
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
    """A late moment for each topic and number of players, as far as they were met."""
    found: dict[tuple[str, int], Shown] = {}
    for seats, seed in GAMES:
        for g, seat, decision in played(seats, seed):
            found[decision.topic, seats] = moment(g, seat)
    return found
