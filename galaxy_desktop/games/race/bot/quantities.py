"""Quantities of a seat beside its points, to say what an answer leads to."""

from collections.abc import Mapping

from galaxy_desktop.engine.events import Seat
from galaxy_desktop.games.race.bot.engine import engine_of
from galaxy_desktop.games.race.state import RaceState


def quantities(g: RaceState, seat: Seat) -> Mapping[str, float]:
    """Return cards in hand, cards placed, goods and Military of a seat."""
    player = g.players[seat]
    return {
        "hand": len(player.hand),
        "placed": len(player.tableau),
        "goods": len(player.goods),
        "military": engine_of(g.edition, tuple(player.tableau)).military,
    }
