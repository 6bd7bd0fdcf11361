"""Quantities of a seat beside its points, to say what an answer leads to."""

from collections.abc import Mapping

from galaxy_desktop.engine.events import Seat
from galaxy_desktop.games.roll.state import RollState


def quantities(g: RollState, seat: Seat) -> Mapping[str, float]:
    """Return credits, dice to roll, dice in all, goods and tiles in the construction zone of a seat."""
    player = g.players[seat]
    return {
        "credits": player.credits,
        "cup": len(player.cup) + len(player.rolled),
        "dice": len(player.dice()),
        "goods": len(player.goods),
        "zone": len(player.zone()),
    }
