"""Ratings of cards to keep: in Explore, of the opening cards, and at the hand limit."""

from collections.abc import Sequence

from galaxy_desktop.ai.bot import Rated, best_first
from galaxy_desktop.engine.decisions import Decision, Pay, Pick
from galaxy_desktop.engine.events import Seat
from galaxy_desktop.games.race.bot.forecast import rounds_left, tableau_line
from galaxy_desktop.games.race.bot.placing import keep_values
from galaxy_desktop.games.race.state import Player, RaceState

CLOSE = 3
"""Number of cards next in value that are tried in place of the weakest card of the best selection."""


def rate_keeping(g: RaceState, seat: Seat, decision: Decision) -> list[Rated]:
    """Rate selections of cards to keep, the best first."""
    assert isinstance(decision, Pick)
    return _selections(g, g.players[seat], decision.offered, decision.least)


def rate_discarding(g: RaceState, seat: Seat, decision: Decision) -> list[Rated]:
    """Rate selections of cards to discard, the best first."""
    assert isinstance(decision, Pick)
    kept = _selections(g, g.players[seat], decision.offered, len(decision.offered) - decision.least)
    return [(points, _others(decision.offered, cards)) for points, cards in kept]


def _others(offered: Sequence[str], cards: Sequence[str]) -> tuple[str, ...]:
    return tuple(card for card in offered if card not in cards)


def _selections(g: RaceState, player: Player, offered: Sequence[str], number: int) -> list[Rated]:
    """Return selections of `number` cards: the best, and those with its weakest card exchanged."""
    rounds = rounds_left(g)
    ranked = sorted(zip(keep_values(g, player, offered, rounds), offered, strict=True), reverse=True)
    best = ranked[:number]
    points = sum([value for value, _ in best])
    found: list[Rated] = [(points, tuple([card for _, card in best]))]
    if number:
        weakest = best[-1]
        for value, card in ranked[number : number + CLOSE]:
            cards = tuple(c for _, c in best[:-1])
            found.append((points - weakest[0] + value, (*cards, card)))
    return found


def rate_start(g: RaceState, seat: Seat, decision: Decision) -> list[Rated]:
    """Rate the start worlds, each with the selections of opening cards to discard."""
    assert isinstance(decision, Pay)
    rounds = rounds_left(g)
    rated: list[Rated] = []
    for way in decision.ways:
        player = Player(hand=list(way.pool), tableau=[way.id])
        fixed, rate = tableau_line(g.edition, (way.id,))
        for points, kept in _selections(g, player, way.pool, len(way.pool) - way.cost):
            rated.append((points + fixed + rate * rounds, (way.id, _others(way.pool, kept))))
    return best_first(rated)
