"""Games by chance in which everybody places what can be placed, and phases run from the middle of them."""

from collections.abc import Iterator, Sequence

from galaxy_desktop.engine.decisions import Answer, Decision, Pay
from galaxy_desktop.engine.events import Event
from galaxy_desktop.engine.flow import advance, give, open_asks
from galaxy_desktop.engine.rng import Dice
from galaxy_desktop.games.race import GAME
from galaxy_desktop.games.race.round import BeginPhase
from galaxy_desktop.games.race.state import RaceState

TABLES: tuple[tuple[int, dict[str, str]], ...] = (
    (2, {}),
    (2, {"variant": "experienced", "start_worlds": "all"}),
    (3, {"start_worlds": "all"}),
    (4, {"setup": "choice", "start_worlds": "all"}),
)
ENOUGH = 40
"""Cards in deck and discards with which no phase can run out of them."""


def positions(seats: int, options: dict[str, str], seed: int) -> Iterator[tuple[RaceState, int, Decision]]:
    """The state before each answer of a game, whose it is, and the question."""
    g, dice = GAME.new(seats, options, seed), Dice(seed)
    while asks := open_asks(g):
        seat = min(asks)
        decision = asks[seat]
        yield g, seat, decision
        answer = decision.sample(dice)
        if decision.topic in {"develop", "settle"} and not answer and decision.options():
            answer = (decision.options()[dice.below(len(decision.options()))],)
        give(g, seat, answer)


def choices(seats: int, options: dict[str, str], seeds: Sequence[int]) -> Iterator[RaceState]:
    """The states in which actions are chosen, as long as there are cards enough for any phase."""
    for seed in seeds:
        for g, seat, decision in positions(seats, options, seed):
            if decision.topic == "action" and seat == 0 and len(g.supply) + len(g.discards) >= ENOUGH:
                yield g


def phase_run(g: RaceState, phase: str, seat: int, chosen: Sequence[str]) -> RaceState:
    """A phase begun in which only this seat has chosen, by these actions; run to its first question."""
    then = g.clone()
    then.waiting, then.asking, then.events = [], None, []
    for other, player in enumerate(then.players):
        player.actions = tuple(chosen) if other == seat else ()
    then.then(BeginPhase(phase))
    advance(then)
    return then


def replies(decision: Decision) -> list[Answer]:
    """The legal answers, of those that differ only in the cards paid with one."""
    if isinstance(decision, Pay):
        return [(way.id, way.pool[: way.cost]) for way in decision.ways]
    return list(decision.answers())


def answered(g: RaceState, seat: int, answer: Answer) -> tuple[RaceState, list[Event]]:
    """The table after an answer, and what has happened by it."""
    then = g.clone()
    give(then, seat, answer)
    return then, then.events
