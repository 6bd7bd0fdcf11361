"""Look of the picture of a tile or a die."""

from typing import Literal

from galaxy_desktop.engine.plain import plain
from galaxy_desktop.ui.tabletop.look import CardLook

TileDetail = Literal["mini", "small", "medium", "large"]
SMALL_FROM, MEDIUM_FROM, LARGE_FROM = 54, 88, 240
NAME_ROOM = 5.4
"""Least width of a tile with uncut names, in heights of a word."""

BROAD = 1.4
"""Width of a low square by its height from which it has its name."""


@plain
class TileLook(CardLook):
    """One side of a tile; `card` is its id."""

    level: TileDetail
    right: str = ""
    """Square at its right, on the wide tile of a faction; otherwise empty."""
    part: bool = False
    """True for a square of a wide tile that is drawn already: only its marks are drawn."""

    @property
    def is_plate(self) -> bool:
        """True for a low square of an opponent that is broad enough for its name."""
        whole = self.size[0] / (2 if self.right else 1)
        return self.level == "mini" and whole >= BROAD * self.size[1]


@plain
class DieLook(CardLook):
    """One face of a die; `card` is the die."""

    level: str = "die"
    sign: str = ""
    """Icon on the face; empty if it shows none."""
    framed: bool = False
    """True if it has the white frame of a selector."""


def tile_detail_of(width: int, word: int) -> TileDetail:
    """Return the level of detail of a tile of a width; `word` is the height of a word, in pixels."""
    if width < SMALL_FROM:
        return "mini"
    if width < MEDIUM_FROM or width < NAME_ROOM * word:
        return "small"
    return "medium" if width < LARGE_FROM else "large"
