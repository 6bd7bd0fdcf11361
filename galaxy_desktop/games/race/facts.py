"""Facts of a view that lessons and tips ask for, by name."""

from collections.abc import Callable, Mapping

from galaxy_desktop.engine.events import HIDDEN, Seat
from galaxy_desktop.games.race.state import RaceState

SIX = 6


def _military_world_in_hand(g: RaceState, seat: Seat) -> bool:
    return any(g.cards[card].is_military for card in g.players[seat].hand if card != HIDDEN)


def _six_cost_in_hand(g: RaceState, seat: Seat) -> bool:
    hand = [g.cards[card] for card in g.players[seat].hand if card != HIDDEN]
    return any(card.cost == SIX and not card.is_world for card in hand)


def _has_good(g: RaceState, seat: Seat) -> bool:
    return bool(g.players[seat].goods)


def _production_world_empty(g: RaceState, seat: Seat) -> bool:
    me = g.players[seat]
    return any(g.cards[card].source == "production" for card in me.tableau if card not in me.goods)


FACTS: Mapping[str, Callable[[RaceState, Seat], bool]] = {
    "military_world_in_hand": _military_world_in_hand,
    "six_cost_in_hand": _six_cost_in_hand,
    "has_good": _has_good,
    "production_world_empty": _production_world_empty,
}
