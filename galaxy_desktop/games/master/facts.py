"""Facts of a view that lessons and tips ask for, by name."""

from collections.abc import Callable, Mapping

from galaxy_desktop.engine.events import Seat
from galaxy_desktop.games.master.box import cards
from galaxy_desktop.games.master.state import MasterState


def _black_in_hand(g: MasterState, seat: Seat) -> bool:
    return g.seat == seat and "black" in g.hand


def _has_conflict(g: MasterState, seat: Seat) -> bool:
    return any(cards()[card].deck == "conflict" for card in g.players[seat].row)


FACTS: Mapping[str, Callable[[MasterState, Seat], bool]] = {
    "black_in_hand": _black_in_hand,
    "has_conflict": _has_conflict,
}
