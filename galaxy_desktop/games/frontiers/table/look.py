"""Looks of tiles, from which their pictures are drawn: upright as on the mat, or lying as in the market."""

from galaxy_desktop.engine.events import Seat
from galaxy_desktop.engine.plain import plain
from galaxy_desktop.games.frontiers.state import NOBODY
from galaxy_desktop.ui.layout import Size
from galaxy_desktop.ui.tabletop.look import CardLook

TALL = 1.03
"""Height of an upright tile as a multiple of its width."""
NAME_ROOM = 6
"""Least width of a tile with its name, in heights of a word."""


@plain
class TileLook(CardLook):
    """An upright tile: a world, a home colony, or a development shown large."""

    good: str = ""
    """Kind of the good that lies on it; empty without one."""
    kind: str = ""
    """Kind that its owner has chosen, if the tile can be of any."""
    owner: Seat = NOBODY
    """Seat whose colonists live there; `NOBODY` before it is settled."""


@plain
class PlateLook(CardLook):
    """A development lying in the market or on a mat."""

    price: int = -1
    """Price now in credits; negative to show the printed cost."""
    left: int = -1
    """Number of tiles left in its stack; negative if it lies in none."""


def upright(width: int) -> Size:
    """Return the size of an upright tile of a width in pixels."""
    return width, round(width * TALL)
