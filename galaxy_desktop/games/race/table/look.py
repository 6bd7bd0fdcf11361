"""Look of a card's face, and the places of its parts at each level of detail."""

from collections.abc import Mapping
from dataclasses import dataclass

from galaxy_desktop.engine.plain import plain
from galaxy_desktop.ui.tabletop.look import CardLook, Detail, by_level


@plain
class RaceLook(CardLook):
    """One face of a card of Race."""

    level: Detail
    good: str = ""
    """One of "socket", "token" and, for a card that shows no place for a good, ""."""
    start: bool = False
    """True if it is marked as the owner's start world."""


@dataclass(frozen=True, slots=True)
class Anatomy:
    """Sizes of the parts as shares of the width; heights and places as shares of width and height."""

    picture: float
    fade: tuple[float, float]
    cost: float
    cost_at: tuple[float, float]
    """Across and down, both in shares of the width."""
    points: float
    points_at: tuple[float, float]
    good: float
    windfall: float
    """Size of a good on a windfall world, which has a ring around it."""
    good_at: tuple[float, float]
    """Across in shares of the width, down in shares of the height."""
    name: tuple[float, float]
    """Upper and lower end of the band of the name, in shares of the height."""
    name_share: float
    """Size of the name as a share of the width; never less than the smallest words."""
    foot: bool
    """True if the name stands at the lower end of its band, False if in its middle."""


_FULL = Anatomy(
    picture=0.62,
    fade=(0.30, 0.62),
    cost=0.2,
    cost_at=(0.145, 0.145),
    points=0.225,
    points_at=(0.86, 0.145),
    good=0.2,
    windfall=0.175,
    good_at=(0.845, 0.322),
    name=(0.33, 0.605),
    name_share=0.094,
    foot=True,
)
_MINI = Anatomy(
    picture=0.74,
    fade=(0.30, 0.72),
    cost=0.29,
    cost_at=(0.155, 0.155),
    points=0.31,
    points_at=(0.845, 0.155),
    good=0.25,
    windfall=0.215,
    good_at=(0.80, 0.42),
    name=(0.51, 0.985),
    name_share=0.1,
    foot=False,
)
_PLAIN = Anatomy(
    picture=0.78,
    fade=(0.34, 0.76),
    cost=0.2,
    cost_at=(0.125, 0.125),
    points=0.22,
    points_at=(0.86, 0.125),
    good=0.17,
    windfall=0.145,
    good_at=(0.86, 0.36),
    name=(0.30, 0.785),
    name_share=0.094,
    foot=True,
)
ANATOMY: Mapping[Detail, Anatomy] = by_level(_MINI, _FULL, _PLAIN)
