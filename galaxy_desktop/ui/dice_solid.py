"""Tumbling die: a cube in space, its visible faces as polygons, lit from above left."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

import pygame

from galaxy_desktop.ui.art.icons import shape
from galaxy_desktop.ui.art.vector import BOX, flatten
from galaxy_desktop.ui.dice_cube import NORMALS, RIGHTS, Matrix, Vector, applied, downs
from galaxy_desktop.ui.dice_face import CORNER, PLATE, SIGN, SIGN_AT, DieKind
from galaxy_desktop.ui.layout import Point
from galaxy_desktop.ui.theme import RGB, mix

LIGHT: Vector = (-0.36, -0.48, 0.80)
DARK, BRIGHT = 0.50, 0.62
EYE = 9.0
"""Distance of the eye, in halves of a cube."""
RISE = 0.22
SEEN, LEGIBLE = 0.06, 0.28
"""Least z of a face's normal at which it is drawn, and at which it is drawn with its sign."""
ROUND = 3
CORNERS = tuple((x, y, z) for x in (-0.92, 0.92) for y in (-0.92, 0.92) for z in (-0.92, 0.92))


@dataclass(frozen=True, slots=True)
class SignPart:
    """Part of a sign on a face that reaches from -1 to 1: an outline to fill, or a line of a width."""

    points: tuple[Point, ...]
    width: float


@dataclass(frozen=True, slots=True)
class Solid:
    """Turned cube on the screen: `edge` in pixels, `height` of its middle over the table in edges."""

    turned: Matrix
    middle: Point
    edge: float
    height: float

    def seen(self, point: Vector) -> Point:
        """Return the screen position of a point of the cube."""
        x, y, z = applied(self.turned, point)
        near = EYE / (EYE + 1 - z) * self.edge / 2 * (1 + self.height * 0.1)
        return self.middle[0] + x * near, self.middle[1] - self.height * self.edge * RISE + y * near

    def plane(self, face: int) -> Plane:
        """Return the plane of a face on the screen; depth within one face is ignored."""
        n, u, v = NORMALS[face], RIGHTS[face], downs(face)
        near = EYE / (EYE + 1 - applied(self.turned, n)[2]) * self.edge / 2 * (1 + self.height * 0.1)
        right, down = applied(self.turned, u), applied(self.turned, v)
        return Plane(self.seen(n), (right[0] * near, right[1] * near), (down[0] * near, down[1] * near))


@dataclass(frozen=True, slots=True)
class Plane:
    """Face on the screen: its middle, and the vectors from there to its right and lower edge."""

    middle: Point
    right: Point
    down: Point

    def at(self, points: Sequence[Point]) -> list[Point]:
        """Return the screen positions of points of the face, whose coordinates reach from -1 to 1."""
        (x, y), (a, b), (c, d) = self.middle, self.right, self.down
        return [(x + a * p + c * q, y + b * p + d * q) for p, q in points]


def draw_solid(surface: pygame.Surface, kind: DieKind, solid: Solid) -> None:
    """Draw a die: the dark of its rounded edges, then the faces that look this way."""
    outline = _hull([solid.seen(corner) for corner in CORNERS])
    _fill(surface, outline, mix(kind.look.fill, (0, 0, 0), 0.34))
    for face, normal in enumerate(NORMALS):
        facing = applied(solid.turned, normal)
        if facing[2] > SEEN:
            _draw_face(surface, kind, solid, face, facing)


def _draw_face(surface: pygame.Surface, kind: DieKind, solid: Solid, face: int, facing: Vector) -> None:
    """Draw one face: its lit plate, and its sign if that is legible."""
    light = max(0.0, sum(a * b for a, b in zip(facing, LIGHT, strict=True)))
    plane = solid.plane(face)
    _fill(surface, plane.at(_plate()), _lit(kind.look.fill, DARK + BRIGHT * light))
    if facing[2] < LEGIBLE:
        return
    unit = solid.edge / 2 * math.sqrt(facing[2])
    for stroke in sign_strokes(kind.signs[face]):
        points = plane.at(stroke.points)
        if stroke.width:
            pygame.draw.lines(surface, kind.look.sign, False, points, max(1, round(stroke.width * unit)))
        elif len(points) > 2:
            _fill(surface, points, kind.look.sign)


def _fill(surface: pygame.Surface, points: Sequence[Point], colour: RGB) -> None:
    """Draw a polygon with a smooth outline."""
    pygame.draw.polygon(surface, colour, points)
    pygame.draw.aalines(surface, colour, True, points)


def _lit(colour: RGB, share: float) -> RGB:
    red, green, blue = (min(255, round(value * share)) for value in colour)
    return red, green, blue


@lru_cache(maxsize=64)
def sign_strokes(sign: str) -> tuple[SignPart, ...]:
    """Return an icon as strokes on a face, in fewer points than at rest."""
    scale = SIGN * 2 / BOX
    dx, dy = SIGN_AT[0] * 2 - 1, SIGN_AT[1] * 2 - 1
    return tuple(
        SignPart(
            _moved(line.points, scale, (dx, dy), closed=line.closed and bool(mark.width)), mark.width * scale
        )
        for mark in shape(sign)
        if not mark.cut
        for line in flatten(mark.path)
    )


def _moved(points: Sequence[Point], scale: float, to: Point, *, closed: bool) -> tuple[Point, ...]:
    """Return a line scaled and shifted, with fewer points if it is a curve."""
    step = 4 if len(points) > 16 else 1
    fewer = [*points[:-1:step], points[-1], *(points[:1] if closed else ())]
    return tuple((x * scale + to[0], y * scale + to[1]) for x, y in fewer)


@lru_cache(maxsize=1)
def _plate() -> tuple[Point, ...]:
    """Return the outline of the rounded plate of a face."""
    reach, radius = 1 - 2 * PLATE * 0.7, CORNER * 1.4
    inner = reach - radius
    found = []
    for quarter, (sx, sy) in enumerate(((1, 1), (-1, 1), (-1, -1), (1, -1))):
        for part in range(ROUND + 1):
            angle = math.radians(90 * quarter + 90 * part / ROUND)
            found.append((sx * inner + radius * math.cos(angle), sy * inner + radius * math.sin(angle)))
    return tuple(found)


def _hull(points: Sequence[Point]) -> list[Point]:
    """Return the convex hull of some points."""
    ranked = sorted(points)
    return _half(ranked) + _half(ranked[::-1])


def _half(points: Sequence[Point]) -> list[Point]:
    found: list[Point] = []
    for point in points:
        while len(found) > 1 and _turns_right(found[-2], found[-1], point):
            found.pop()
        found.append(point)
    return found[:-1]


def _turns_right(a: Point, b: Point, c: Point) -> bool:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]) <= 0
