"""Moments of real games of Race, for the tests of its painter."""

from collections.abc import Iterator
from functools import cache

from galaxy_desktop.engine.decisions import Decision
from galaxy_desktop.engine.flow import give, open_asks
from galaxy_desktop.engine.rng import Dice
from galaxy_desktop.games.race import GAME
from galaxy_desktop.games.race.state import RaceState
from galaxy_desktop.presenter.shown import Shown
from tests.ui.painter_rig import moment_of

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
    return moment_of(GAME, g, seat, clicks)


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
