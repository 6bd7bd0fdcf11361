"""Holders of cards."""

from galaxy_desktop.engine.events import Seat
from galaxy_desktop.games.master.state import NOBODY, MasterState


def holder_of(view: MasterState, card: str) -> Seat:
    """Return the seat in whose row a card lies; `NOBODY` if it lies in none."""
    return next((seat for seat, player in enumerate(view.players) if card in player.row), NOBODY)
