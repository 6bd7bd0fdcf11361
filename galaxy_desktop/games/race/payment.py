"""Order in which cards of the hand are given up for a payment."""

from collections.abc import Sequence

from galaxy_desktop.engine.decisions import Decision, Option, Pay
from galaxy_desktop.engine.events import Seat
from galaxy_desktop.games.race.bot.forecast import rounds_left
from galaxy_desktop.games.race.bot.placing import keep_points
from galaxy_desktop.games.race.state import RaceState

START = "start"
"""Topic of the start worlds: its cards are the first hand, not a payment."""


def cheapest_first(g: RaceState, seat: Seat, decision: Decision, chosen: Sequence[Option]) -> tuple[str, ...]:
    """Return the cards of the hand that can still pay, those least worth keeping first.

    First come cards that cannot be placed: developments already in the tableau and second copies in hand. The
    others follow by the points that they would score if kept, then by their VP and cost.
    """
    if not isinstance(decision, Pay) or decision.topic == START:
        return ()
    ways = [way for way in decision.ways if way.id in chosen or len(decision.ways) == 1]
    if not ways or len([card for card in ways[0].pool if card in chosen]) >= ways[0].cost:
        return ()
    player, rounds = g.players[seat], rounds_left(g)
    cards = [card for card in ways[0].pool if card not in chosen]

    def worth(card: str) -> tuple[float, int, int]:
        design = g.cards[card]
        points = 0.0 if _is_second(g, player.hand, card) else keep_points(g, player, card, rounds)
        return points, design.vp, design.price

    return tuple(sorted(cards, key=worth))


def _is_second(g: RaceState, hand: Sequence[str], card: str) -> bool:
    """Return whether an earlier card of the hand is the same development."""
    design = g.cards[card]
    return not design.is_world and any(g.cards[other] is design for other in hand[: hand.index(card)])
