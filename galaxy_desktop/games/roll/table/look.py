"""What is wanted of the picture of a tile or of a die."""

from dataclasses import dataclass
from typing import Literal

from galaxy_desktop.ui.tabletop.look import CardLook

Level = Literal["mini", "small", "medium", "large"]
SMALL_FROM, MEDIUM_FROM, LARGE_FROM = 64, 88, 240
NAME_ROOM = 5.4
"""How wide a tile is, in heights of a word, so that names do not have to be cut."""


@dataclass(frozen=True, slots=True)
class TileLook(CardLook):
    """One side of a tile; `card` is its id."""

    level: Level
    right: str = ""
    """The square at its right, on the wide tile of a faction."""
    part: bool = False
    """Whether it is a square of a wide tile that is drawn already, so that only its marks are."""


@dataclass(frozen=True, slots=True)
class DieLook(CardLook):
    """One face of a die; `card` is the die."""

    level: str = "die"
    sign: str = ""
    """The icon on the face; empty where it shows none."""
    framed: bool = False
    """Whether it has the white frame of a selector."""


def level_of(width: int, word: int) -> Level:
    """How much is drawn on a tile of this width, where words are so high."""
    if width < SMALL_FROM:
        return "mini"
    if width < MEDIUM_FROM or width < NAME_ROOM * word:
        return "small"
    return "medium" if width < LARGE_FROM else "large"
