"""Facts of a view that lessons and tips ask for, by name."""

from collections.abc import Callable, Iterator, Mapping

from galaxy_desktop.engine.events import HIDDEN, Seat
from galaxy_desktop.games.jumpdrive.box import cards
from galaxy_desktop.games.jumpdrive.schema import Card
from galaxy_desktop.games.jumpdrive.state import JumpState


def _hand(g: JumpState, seat: Seat) -> Iterator[Card]:
    return (cards()[card] for card in g.players[seat].hand if card != HIDDEN)


def _military_world_in_hand(g: JumpState, seat: Seat) -> bool:
    return any(card.is_military for card in _hand(g, seat))


def _bonus_in_hand(g: JumpState, seat: Seat) -> bool:
    return any(card.vp_bonuses for card in _hand(g, seat))


FACTS: Mapping[str, Callable[[JumpState, Seat], bool]] = {
    "military_world_in_hand": _military_world_in_hand,
    "bonus_in_hand": _bonus_in_hand,
}
