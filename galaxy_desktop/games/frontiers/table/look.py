"""What is wanted of the picture of a tile: upright as on the mat, or lying as in the market."""

from dataclasses import dataclass

from galaxy_desktop.engine.events import Seat
from galaxy_desktop.games.frontiers.state import NOBODY
from galaxy_desktop.ui.tabletop.look import CardLook, Size

TALL = 1.03
"""How much higher than wide an upright tile is."""


@dataclass(frozen=True, slots=True)
class TileLook(CardLook):
    """An upright tile: a world, a home colony, or a development shown large."""

    good: str = ""
    """The kind of the good that lies on it."""
    kind: str = ""
    """What its owner has set as its kind, where it can be any."""
    owner: Seat = NOBODY
    """Whose colonists live there."""


@dataclass(frozen=True, slots=True)
class PlateLook(CardLook):
    """A development lying in the market or on a mat."""

    price: int = -1
    """What it costs now; below zero where that does not matter."""
    left: int = -1
    """How many are left in its stack; below zero where it is no stack."""


def upright(width: int) -> Size:
    """The size of an upright tile of this width."""
    return width, round(width * TALL)
