"""What is wanted of the picture of a tile or of a die."""

from dataclasses import dataclass
from typing import Literal

from galaxy_desktop.ui.tabletop.look import CardLook

Level = Literal["mini", "small", "medium", "large"]
SMALL_FROM, MEDIUM_FROM, LARGE_FROM = 64, 104, 240


@dataclass(frozen=True, slots=True)
class TileLook(CardLook):
    """One side of a tile; `card` is its id."""

    level: Level


@dataclass(frozen=True, slots=True)
class DieLook(CardLook):
    """One face of a die; `card` is the die."""

    level: str = "die"
    sign: str = ""
    """The icon on the face; empty where it shows none."""
    framed: bool = False
    """Whether it has the white frame of a selector."""


def level_of(width: int) -> Level:
    """How much is drawn on a tile of this width."""
    if width < SMALL_FROM:
        return "mini"
    if width < MEDIUM_FROM:
        return "small"
    return "medium" if width < LARGE_FROM else "large"
