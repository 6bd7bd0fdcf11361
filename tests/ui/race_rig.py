"""Moments of real games of Race, for the tests of its painter."""

from collections.abc import Iterator
from functools import cache

from galaxy_desktop.engine.decisions import Decision
from galaxy_desktop.engine.flow import give, open_asks
from galaxy_desktop.engine.rng import Dice
from galaxy_desktop.games.race import GAME
from galaxy_desktop.games.race.state import RaceState
from galaxy_desktop.ui.kit import Kit, fit_kit
from galaxy_desktop.ui.painter import Shown, Sitter
from galaxy_desktop.ui.prompts import prompt_for
from galaxy_desktop.ui.settings import Settings

SITTERS = (
    Sitter("Ada", ""),
    Sitter("Vega", "Computer, medium"),
    Sitter("Wolfeschlegelstein", "Computer, hard"),
    Sitter("Mira", "Computer, easy"),
)
TOPICS = (
    "opening",
    "start",
    "action",
    "keep",
    "develop",
    "settle",
    "pay",
    "consume",
    "goods",
    "sale",
    "cards_for_points",
    "guess",
    "windfall",
    "windfall_for_card",
    "limit",
)
WINDOWS = (
    ((1920, 1080), 1.0),
    ((1280, 720), 1.0),
    ((1920, 1080), 2.0),
    ((1280, 720), 2.0),
    ((3840, 2160), 1.0),
    ((2560, 1080), 1.0),
    ((1920, 1200), 1.3),
)


def kit_of(window: tuple[int, int], text_step: float = 1.0, **more: object) -> Kit:
    return fit_kit(Settings(mute=True, text_step=text_step, **more), window)  # type: ignore[arg-type]


def played(seats: int, seed: int, options: dict[str, str]) -> Iterator[tuple[RaceState, int, Decision]]:
    """A game in which everybody places what can be placed: the state before each answer, and who is asked."""
    g = GAME.new(seats, options, seed)
    dice = Dice(seed)
    while asks := open_asks(g):
        seat = min(asks)
        decision = asks[seat]
        yield g, seat, decision
        answer = decision.sample(dice)
        if decision.topic in {"develop", "settle"} and not answer and decision.options():
            answer = (decision.options()[0],)
        give(g, seat, answer)


def moment(g: RaceState, seat: int, clicks: int = 1) -> Shown:
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
    games = [
        (2, 3, {"variant": "experienced", "setup": "choice"}),
        (2, 5, {}),
        (3, 2, {"start_worlds": "all"}),
        (4, 4, {}),
        (4, 6, {"edition": "first"}),
        (4, 9, {}),
    ]
    for seats, seed, options in games:
        for g, seat, decision in played(seats, seed, options):
            if decision.options() or (decision.topic, seats) not in found:
                found[decision.topic, seats] = moment(g, seat)
    return found
