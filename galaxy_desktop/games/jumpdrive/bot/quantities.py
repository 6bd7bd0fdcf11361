"""Quantities of a seat beside its points, to say what an answer leads to."""

from collections.abc import Mapping

from galaxy_desktop.engine.events import Seat
from galaxy_desktop.games.jumpdrive.state import JumpState


def quantities(g: JumpState, seat: Seat) -> Mapping[str, float]:
    """Return cards in hand, income and cards placed of a seat."""
    player = g.players[seat]
    return {"hand": len(player.hand), "income": player.income, "placed": len(player.empire)}
