"""Facts of a view that lessons and tips ask for, by name."""

from collections.abc import Callable, Mapping

from galaxy_desktop.engine.events import HIDDEN, Seat
from galaxy_desktop.games.frontiers.box import tiles
from galaxy_desktop.games.frontiers.schema import PRODUCTION
from galaxy_desktop.games.frontiers.state import FrontiersState

PER_WORLD = 2
"""Most colonists that a world needs."""


def _few_colonists(g: FrontiersState, seat: Seat) -> bool:
    return g.players[seat].colonists < PER_WORLD


def _military_world_explored(g: FrontiersState, seat: Seat) -> bool:
    return any(tiles()[world].is_military for world in g.players[seat].explored if world != HIDDEN)


def _production_colony_empty(g: FrontiersState, seat: Seat) -> bool:
    me = g.players[seat]
    return any(tiles()[colony].goods == PRODUCTION for colony in me.colonies if colony not in me.goods)


def _has_good(g: FrontiersState, seat: Seat) -> bool:
    return bool(g.players[seat].goods)


FACTS: Mapping[str, Callable[[FrontiersState, Seat], bool]] = {
    "few_colonists": _few_colonists,
    "military_world_explored": _military_world_explored,
    "production_colony_empty": _production_colony_empty,
    "has_good": _has_good,
}
