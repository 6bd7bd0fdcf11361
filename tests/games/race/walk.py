"""Games by chance in which everybody places what can be placed, and phases run from the middle of them."""

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any

from galaxy_desktop.engine.decisions import Answer, Decision, Pay
from galaxy_desktop.engine.events import Event
from galaxy_desktop.engine.flow import advance, give, open_asks, seal
from galaxy_desktop.engine.rng import Dice
from galaxy_desktop.games.race import GAME, events
from galaxy_desktop.games.race.box import actions
from galaxy_desktop.games.race.round import BeginPhase
from galaxy_desktop.games.race.state import RaceState

TABLES: tuple[tuple[int, dict[str, str]], ...] = (
    (2, {}),
    (2, {"variant": "experienced", "start_worlds": "all"}),
    (3, {"start_worlds": "all"}),
    (4, {"setup": "choice", "start_worlds": "all"}),
)
Triple = tuple[int, int, int]
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
    """The states in which actions are chosen, as long as there are cards enough for any phase.

    All tests share them: one that goes on from a state takes a clone.
    """
    for seed in seeds:
        yield from _choices(seats, tuple(options.items()), seed)


@cache
def _choices(seats: int, options: tuple[tuple[str, str], ...], seed: int) -> tuple[RaceState, ...]:
    return tuple(
        g.clone()
        for g, seat, decision in positions(seats, dict(options), seed)
        if decision.topic == "action" and seat == 0 and len(g.supply) + len(g.discards) >= ENOUGH
    )


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


def others_first(g: RaceState) -> dict[int, Any]:
    """The questions once the others have answered theirs by the first answer there is."""
    while (asks := open_asks(g)) and 0 not in asks:
        seat = min(asks)
        seal(g, seat, asks[seat].only())
    return asks


def best_by_playing(g: RaceState, known: dict[str, Triple]) -> Triple:
    """The most points, then cards, then goods for them, that seat 0 can have: by trying it all."""
    asks = others_first(g)
    if 0 not in asks:
        return 0, 0, 0
    me = g.players[0]
    key = f"{sorted(me.goods)} {sorted(me.used)} {g.waiting}"
    if key not in known:
        decision = asks[0]
        tried = (
            replies(decision)[:1] if decision.topic in {"cards_for_points", "guess"} else replies(decision)
        )
        found = []
        for one in tried:
            then, told = answered(g, 0, one)
            more, rest = gained(told), best_by_playing(then, known)
            found.append((more[0] + rest[0], more[1] + rest[1], more[2] + rest[2]))
        known[key] = max(found)
    return known[key]


def gained(told: list[Any]) -> Triple:
    """Points, cards and goods of Consume powers among events; not those of the sale by the action."""
    spent = [e for e in told if isinstance(e, events.GoodsConsumed)]
    sold = [e for e in told if isinstance(e, events.GoodSold)]
    by_power = [e for e in sold if e.power not in actions()]
    drawn = [e for e in told if isinstance(e, events.CardsDrawn)] if not spent and not sold else []
    return (
        sum(e.vp for e in spent),
        sum(e.cards for e in spent) + sum(e.price for e in by_power) + sum(len(e.cards) for e in drawn),
        sum(len(e.worlds) for e in spent) + len(by_power),
    )
