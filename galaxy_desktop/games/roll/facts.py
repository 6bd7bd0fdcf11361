"""Facts of a view that lessons and tips ask for, by name: the things that make each true."""

from collections.abc import Callable, Mapping

from galaxy_desktop.engine.events import Seat
from galaxy_desktop.games.roll.box import sides
from galaxy_desktop.games.roll.state import RollState


def _has_good(g: RollState, seat: Seat) -> tuple[str, ...]:
    return tuple(g.players[seat].goods.values())


def _world_for_goods(g: RollState, seat: Seat) -> tuple[str, ...]:
    return tuple(side for side in g.players[seat].tableau if sides()[side].holds_goods)


FACTS: Mapping[str, Callable[[RollState, Seat], tuple[str, ...]]] = {
    "has_good": _has_good,
    "world_for_goods": _world_for_goods,
}
