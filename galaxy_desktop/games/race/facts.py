"""Facts of a view that lessons and tips ask for, by name: the things that make each true."""

from collections.abc import Callable, Mapping

from galaxy_desktop.engine.events import HIDDEN, Seat
from galaxy_desktop.games.race.state import RaceState

SIX = 6


def _military_world_in_hand(g: RaceState, seat: Seat) -> tuple[str, ...]:
    return tuple(card for card in g.players[seat].hand if card != HIDDEN and g.cards[card].is_military)


def _six_cost_in_hand(g: RaceState, seat: Seat) -> tuple[str, ...]:
    hand = [card for card in g.players[seat].hand if card != HIDDEN]
    return tuple(card for card in hand if g.cards[card].cost == SIX and not g.cards[card].is_world)


def _has_good(g: RaceState, seat: Seat) -> tuple[str, ...]:
    return tuple(g.players[seat].goods)


def _production_world_empty(g: RaceState, seat: Seat) -> tuple[str, ...]:
    me = g.players[seat]
    empty = (card for card in me.tableau if card not in me.goods)
    return tuple(card for card in empty if g.cards[card].source == "production")


FACTS: Mapping[str, Callable[[RaceState, Seat], tuple[str, ...]]] = {
    "military_world_in_hand": _military_world_in_hand,
    "six_cost_in_hand": _six_cost_in_hand,
    "has_good": _has_good,
    "production_world_empty": _production_world_empty,
}
