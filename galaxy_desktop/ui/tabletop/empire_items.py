"""Ids of the names of players, which open their empires, and of the crosses that close them."""

from dataclasses import dataclass
from functools import cache

from galaxy_desktop.engine.events import Seat
from galaxy_desktop.language import gettext as _
from galaxy_desktop.ui.tabletop.ids import item_id, split_id

NOBODY = -1
"""Seat that is looked at while no empire is open."""
PLAYER = "player"
CLOSE = " close"


@dataclass(frozen=True, slots=True)
class EmpireItem:
    """Name of a player, which opens the empire, or the cross that closes it."""

    seat: Seat
    closes: bool = False

    @property
    def id(self) -> str:
        """Its id as an item of the sheet."""
        return item_id(PLAYER, self.seat) + CLOSE * self.closes


@cache
def empire_item(id: str) -> EmpireItem | None:
    """Return the empire item of an id; None if the id is of another kind."""
    kind, seat = split_id(id)
    if kind != PLAYER:
        return None
    return EmpireItem(int(seat.removesuffix(CLOSE)), seat.endswith(CLOSE))


def opens_empire() -> str:
    """Return the sentence that says what choosing a player's name does."""
    return _("View this empire.")
