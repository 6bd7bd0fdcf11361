"""Facts of a view that lessons and tips ask for, by name."""

from collections.abc import Callable, Mapping

from galaxy_desktop.engine.events import Seat
from galaxy_desktop.games.roll.box import sides
from galaxy_desktop.games.roll.state import RollState


def _has_good(g: RollState, seat: Seat) -> bool:
    return bool(g.players[seat].goods)


def _world_for_goods(g: RollState, seat: Seat) -> bool:
    return any(sides()[side].holds_goods for side in g.players[seat].tableau)


FACTS: Mapping[str, Callable[[RollState, Seat], bool]] = {
    "has_good": _has_good,
    "world_for_goods": _world_for_goods,
}
