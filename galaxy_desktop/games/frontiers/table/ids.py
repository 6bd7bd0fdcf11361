"""Ids of items on the table that can be clicked but are no options."""

from dataclasses import dataclass

from galaxy_desktop.engine.events import Seat
from galaxy_desktop.ui.tabletop.ids import item_id, split_id

PLAYER = "player"
CLOSE = " close"


@dataclass(frozen=True, slots=True)
class EmpireItem:
    """Head of a player's panel, which shows the empire, or the cross that closes it."""

    seat: Seat
    closes: bool = False

    @property
    def id(self) -> str:
        """Its id as an item of the sheet."""
        return item_id(PLAYER, self.seat) + CLOSE * self.closes


def empire_item(id: str) -> EmpireItem | None:
    """Return the empire item of an id; None if the id is of another kind."""
    kind, seat = split_id(id)
    if kind != PLAYER:
        return None
    return EmpireItem(int(seat.removesuffix(CLOSE)), seat.endswith(CLOSE))
