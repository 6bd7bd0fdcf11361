"""Which cards to keep: of those looked at, of the first hand, of a hand that is too large."""

from collections.abc import Sequence

from galaxy_desktop.ai.bot import Rated, best_first
from galaxy_desktop.engine.decisions import Decision, Pay, Pick
from galaxy_desktop.engine.events import Seat
from galaxy_desktop.games.race.bot.forecast import rounds_left, tableau_line
from galaxy_desktop.games.race.bot.placing import keep_points
from galaxy_desktop.games.race.state import Player, RaceState

CLOSE = 3
"""How many cards just beyond the best are tried in place of the last of them."""


def rate_keeping(g: RaceState, seat: Seat, decision: Decision) -> list[Rated]:
    """The best cards, or nearly the best."""
    assert isinstance(decision, Pick)
    return _selections(g, g.players[seat], decision.offered, decision.least)


def rate_discarding(g: RaceState, seat: Seat, decision: Decision) -> list[Rated]:
    """All but the best cards, or nearly the best."""
    assert isinstance(decision, Pick)
    kept = _selections(g, g.players[seat], decision.offered, len(decision.offered) - decision.least)
    return [(points, _others(decision.offered, cards)) for points, cards in kept]


def _others(offered: Sequence[str], cards: Sequence[str]) -> tuple[str, ...]:
    return tuple(card for card in offered if card not in cards)


def _selections(g: RaceState, player: Player, offered: Sequence[str], number: int) -> list[Rated]:
    """Selections of that many cards: the best one, and those with its weakest card exchanged."""
    rounds = rounds_left(g)
    ranked = sorted(((keep_points(g, player, card, rounds), card) for card in offered), reverse=True)
    best = ranked[:number]
    points = sum(value for value, _ in best)
    found: list[Rated] = [(points, tuple(card for _, card in best))]
    if number:
        weakest = best[-1]
        for value, card in ranked[number : number + CLOSE]:
            cards = tuple(c for _, c in best[:-1])
            found.append((points - weakest[0] + value, (*cards, card)))
    return found


def rate_start(g: RaceState, seat: Seat, decision: Decision) -> list[Rated]:
    """A start world of the two, and the cards that go with it."""
    assert isinstance(decision, Pay)
    rounds = rounds_left(g)
    rated: list[Rated] = []
    for way in decision.ways:
        player = Player(hand=list(way.pool), tableau=[way.id])
        fixed, rate = tableau_line(g.edition, (way.id,))
        for points, kept in _selections(g, player, way.pool, len(way.pool) - way.cost):
            rated.append((points + fixed + rate * rounds, (way.id, _others(way.pool, kept))))
    return best_first(rated)
