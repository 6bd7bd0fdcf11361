"""Facts of a view that lessons and tips ask for, by name: the things that make each true."""

from collections.abc import Callable, Iterator, Mapping

from galaxy_desktop.engine.events import HIDDEN, Seat
from galaxy_desktop.games.jumpdrive.box import cards
from galaxy_desktop.games.jumpdrive.schema import Card
from galaxy_desktop.games.jumpdrive.state import JumpState


def _hand(g: JumpState, seat: Seat) -> Iterator[tuple[str, Card]]:
    return ((card, cards()[card]) for card in g.players[seat].hand if card != HIDDEN)


def _military_world_in_hand(g: JumpState, seat: Seat) -> tuple[str, ...]:
    return tuple(id_ for id_, card in _hand(g, seat) if card.is_military)


def _bonus_in_hand(g: JumpState, seat: Seat) -> tuple[str, ...]:
    return tuple(id_ for id_, card in _hand(g, seat) if card.vp_bonuses)


FACTS: Mapping[str, Callable[[JumpState, Seat], tuple[str, ...]]] = {
    "military_world_in_hand": _military_world_in_hand,
    "bonus_in_hand": _bonus_in_hand,
}
