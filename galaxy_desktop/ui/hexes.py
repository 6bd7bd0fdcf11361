"""Hexes with a point upwards in axial coordinates: their positions and corners.

Lengths are in sizes of a hex: the distance from its middle to a corner.
"""

import math
from functools import cache

from galaxy_desktop.ui.layout import Point

Hex = tuple[int, int]
"""Axial coordinates (q, r)."""

ROOT = math.sqrt(3)
_TURNS = [math.radians(60 * number - 90) for number in range(6)]
_CORNERS = [(math.cos(turn), math.sin(turn)) for turn in _TURNS]
"""Corners of a hex of size 1 around the origin, from the top on clockwise."""


@cache
def middle(at: Hex) -> Point:
    """Return the middle of a hex."""
    q, r = at
    return ROOT * (q + r / 2), 1.5 * r


def corners(centre: Point, size: float) -> list[Point]:
    """Return the six corners of a hex of this size, from the top on clockwise."""
    return [(centre[0] + size * x, centre[1] + size * y) for x, y in _CORNERS]
