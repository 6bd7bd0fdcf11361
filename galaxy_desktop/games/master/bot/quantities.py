"""Quantities of a seat beside its points, to say what an answer leads to."""

from collections.abc import Mapping

from galaxy_desktop.engine.events import Seat
from galaxy_desktop.games.master.state import MasterState


def quantities(g: MasterState, seat: Seat) -> Mapping[str, float]:
    """Return cards, cubes in the bag and constructed bases of a seat."""
    player = g.players[seat]
    return {"cards": len(player.row), "bag": sum(player.bag.values()), "constructed": len(player.built)}
