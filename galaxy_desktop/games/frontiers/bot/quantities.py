"""Quantities of a seat beside its points, to say what an answer leads to."""

from collections.abc import Mapping

from galaxy_desktop.engine.events import Seat
from galaxy_desktop.games.frontiers.powers import plain_military_of
from galaxy_desktop.games.frontiers.state import FrontiersState


def quantities(g: FrontiersState, seat: Seat) -> Mapping[str, float]:
    """Return credits, colonists, explored worlds, goods and Military of a seat, also of tiles just placed."""
    player = g.players[seat]
    return {
        "credits": player.credits,
        "colonists": player.colonists,
        "explored": len(player.explored),
        "goods": len(player.goods),
        "military": sum([plain_military_of(tile) for tile in player.empire()]),
    }
