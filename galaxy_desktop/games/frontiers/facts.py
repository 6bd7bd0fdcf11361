"""Facts of a view that lessons and tips ask for, by name: the things that make each true."""

from collections.abc import Callable, Mapping

from galaxy_desktop.engine.events import HIDDEN, Seat
from galaxy_desktop.games.frontiers.box import tiles
from galaxy_desktop.games.frontiers.schema import PRODUCTION
from galaxy_desktop.games.frontiers.state import FrontiersState

PER_WORLD = 2
"""Most colonists that a world needs."""


def _few_colonists(g: FrontiersState, seat: Seat) -> tuple[str, ...]:
    return ("colonists",) if g.players[seat].colonists < PER_WORLD else ()


def _military_world_explored(g: FrontiersState, seat: Seat) -> tuple[str, ...]:
    explored = (world for world in g.players[seat].explored if world != HIDDEN)
    return tuple(world for world in explored if tiles()[world].is_military)


def _production_colony_empty(g: FrontiersState, seat: Seat) -> tuple[str, ...]:
    me = g.players[seat]
    empty = (colony for colony in me.colonies if colony not in me.goods)
    return tuple(colony for colony in empty if tiles()[colony].goods == PRODUCTION)


def _has_good(g: FrontiersState, seat: Seat) -> tuple[str, ...]:
    return tuple(g.players[seat].goods)


FACTS: Mapping[str, Callable[[FrontiersState, Seat], tuple[str, ...]]] = {
    "few_colonists": _few_colonists,
    "military_world_explored": _military_world_explored,
    "production_colony_empty": _production_colony_empty,
    "has_good": _has_good,
}
