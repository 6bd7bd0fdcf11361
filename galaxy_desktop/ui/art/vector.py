"""Drawing of small vector shapes: paths in a box of 24, centre (0, 0), made large and smoothed once."""

import math
import re
from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise
from typing import NamedTuple

import pygame

from galaxy_desktop.ui.layout import Point
from galaxy_desktop.ui.surfaces import FINE, Surfaces
from galaxy_desktop.ui.theme import RGB

BOX = 24.0
"""Side of the box that paths are drawn in, in their own units."""
_CURVE_STEPS = 14
"""Straight lines that a curve is made of."""
PATHS_KEPT = 2048
"""Number of paths that are kept as straight lines, and of those kept after they were moved."""
FINISHED_ROOM = 4 * 1024 * 1024
"""Bytes of finished drawings that are kept."""
_TOKEN = re.compile(r"[MLHVQCZ]|-?\d*\.?\d+")
_NUMBERS_OF = {"M": 2, "L": 2, "H": 1, "V": 1, "Q": 4, "C": 6}


class Stroke(NamedTuple):
    """Stroke or filling of an icon; width 0 fills the path, `cut` clears what lies under it."""

    path: str
    width: float = 2.0
    colour: RGB | None = None
    cut: bool = False


Strokes = tuple[Stroke, ...]
_Layer = tuple[Strokes, RGB, int]
_FINISHED = Surfaces(FINISHED_ROOM)


class Polyline(NamedTuple):
    """Flattened run of points."""

    points: tuple[Point, ...]
    closed: bool


def fill(path: str, colour: RGB | None = None) -> Stroke:
    """Return a filled path, in the icon's colour unless it has its own."""
    return Stroke(path, 0.0, colour)


def cut(path: str, width: float = 0.0) -> Stroke:
    """Return a hole (or a gap of some width) in what was drawn before."""
    return Stroke(path, width, cut=True)


def circle(x: float, y: float, r: float) -> str:
    """Return the path of a circle."""
    k = r * 0.5523
    return (
        f"M{x + r:.3f},{y:.3f} C{x + r:.3f},{y + k:.3f} {x + k:.3f},{y + r:.3f} {x:.3f},{y + r:.3f} "
        f"C{x - k:.3f},{y + r:.3f} {x - r:.3f},{y + k:.3f} {x - r:.3f},{y:.3f} "
        f"C{x - r:.3f},{y - k:.3f} {x - k:.3f},{y - r:.3f} {x:.3f},{y - r:.3f} "
        f"C{x + k:.3f},{y - r:.3f} {x + r:.3f},{y - k:.3f} {x + r:.3f},{y:.3f}Z"
    )


def plate(x: float, y: float, w: float, h: float, r: float) -> str:
    """Return the path of a rectangle with round corners; x and y are its upper left corner."""
    e, s = x + w, y + h
    return (
        f"M{x + r:.3f},{y:.3f} H{e - r:.3f} Q{e:.3f},{y:.3f} {e:.3f},{y + r:.3f} V{s - r:.3f} "
        f"Q{e:.3f},{s:.3f} {e - r:.3f},{s:.3f} H{x + r:.3f} Q{x:.3f},{s:.3f} {x:.3f},{s - r:.3f} "
        f"V{y + r:.3f} Q{x:.3f},{y:.3f} {x + r:.3f},{y:.3f}Z"
    )


def polygon(points: Sequence[Point]) -> str:
    """Return the path of a closed polygon."""
    return "M" + " L".join(f"{x:.3f},{y:.3f}" for x, y in points) + "Z"


def star(points: int, outer: float, inner: float) -> str:
    """Return the path of a star with one point upwards."""
    turns = (math.pi * i / points - math.pi / 2 for i in range(2 * points))
    radii = (outer if i % 2 == 0 else inner for i in range(2 * points))
    return polygon([(r * math.cos(a), r * math.sin(a)) for a, r in zip(turns, radii, strict=True)])


def hexagon(r: float) -> str:
    """Return the path of a flat-topped hexagon, the shape reserved for points."""
    return polygon([(r * math.cos(math.pi / 3 * i), r * math.sin(math.pi / 3 * i)) for i in range(6)])


@lru_cache(PATHS_KEPT)
def moved(path: str, scale: float = 1.0, dx: float = 0.0, dy: float = 0.0, degrees: float = 0.0) -> str:
    """Return the path scaled, turned about the centre, then shifted."""
    c, s = math.cos(math.radians(degrees)) * scale, math.sin(math.radians(degrees)) * scale
    return " ".join(
        "M"
        + " L".join(f"{x * c - y * s + dx:.3f},{x * s + y * c + dy:.3f}" for x, y in line.points)
        + ("Z" if line.closed else "")
        for line in flatten(path)
    )


@lru_cache(PATHS_KEPT)
def flatten(path: str) -> tuple[Polyline, ...]:
    """Return the path (absolute M L H V Q C Z) as straight lines; other letters are passed over."""
    tokens = _TOKEN.findall(path)
    lines: list[Polyline] = []
    points: list[Point] = []
    command = "M"
    i = 0
    while i < len(tokens):
        if tokens[i].isalpha():
            command = tokens[i]
            i += 1
            if command in "MZ" and points:
                lines.append(Polyline(tuple(points), closed=command == "Z"))
                points = []
            continue
        count = _NUMBERS_OF[command]
        _extend(points, command, [float(t) for t in tokens[i : i + count]])
        command = "L" if command == "M" else command
        i += count
    if points:
        lines.append(Polyline(tuple(points), closed=False))
    return tuple(lines)


def _extend(points: list[Point], command: str, n: list[float]) -> None:
    if command in "ML":
        points.append((n[0], n[1]))
    elif command == "H":
        points.append((n[0], points[-1][1]))
    elif command == "V":
        points.append((points[-1][0], n[0]))
    else:
        controls = [points[-1], *zip(n[::2], n[1::2], strict=True)]
        points.extend(_on_curve(controls, step / _CURVE_STEPS) for step in range(1, _CURVE_STEPS + 1))


def _on_curve(controls: Sequence[Point], t: float) -> Point:
    while len(controls) > 1:
        controls = [(ax + (bx - ax) * t, ay + (by - ay) * t) for (ax, ay), (bx, by) in pairwise(controls)]
    return controls[0]


class Canvas:
    """Transparent square that is drawn large, with the origin in its middle, and then smoothed.

    Equal drawings are made once: most signs stand on many cards.
    """

    def __init__(self, size: int, rim: RGB, box: float = BOX) -> None:
        self._size, self._rim, self._box = size, rim, box
        self._layers: tuple[_Layer, ...] = ()

    def draw(self, marks: Sequence[Stroke], colour: RGB, alpha: int = 255) -> None:
        """Draw marks one over the other; `colour` is for those without one of their own."""
        self._layers += ((tuple(marks), colour, alpha),)

    def smooth(self) -> pygame.Surface:
        """Return the drawing at its final size."""
        key = self._size, self._rim, self._box, self._layers
        return _FINISHED.get(key, self._finished).copy()

    def _finished(self) -> pygame.Surface:
        large = _Large(self._size, self._rim, self._box)
        for marks, colour, alpha in self._layers:
            large.draw(marks, colour, alpha)
        return pygame.transform.smoothscale(large.surface, (self._size, self._size))


class _Large:
    """Drawing of a canvas before it is smoothed."""

    def __init__(self, size: int, rim: RGB, box: float) -> None:
        self._unit = size * FINE / box
        self._middle = size * FINE / 2
        self.surface = pygame.Surface((size * FINE, size * FINE), pygame.SRCALPHA, 32)
        self.surface.fill((*rim, 0))  # smoothing mixes the outermost colour with itself, so no dark seam

    def draw(self, marks: Strokes, colour: RGB, alpha: int) -> None:
        for mark in marks:
            ink = (*(mark.colour or colour), 0 if mark.cut else alpha)
            for line in flatten(mark.path):
                points = [self._place(p) for p in line.points]
                if mark.width:
                    self._stroke(points, mark.width * self._unit, ink, closed=line.closed)
                elif len(points) > 2:
                    pygame.draw.polygon(self.surface, ink, points)

    def _place(self, point: Point) -> Point:
        return (self._middle + point[0] * self._unit, self._middle + point[1] * self._unit)

    def _stroke(
        self, points: list[Point], width: float, ink: tuple[int, int, int, int], *, closed: bool
    ) -> None:
        ring = [*points, points[0]] if closed else points
        for a, b in pairwise(ring):
            length = math.dist(a, b)
            if length:
                nx, ny = (b[1] - a[1]) / length * width / 2, (a[0] - b[0]) / length * width / 2
                quad = [
                    (a[0] + nx, a[1] + ny),
                    (b[0] + nx, b[1] + ny),
                    (b[0] - nx, b[1] - ny),
                    (a[0] - nx, a[1] - ny),
                ]
                pygame.draw.polygon(self.surface, ink, quad)
        for point in ring:
            pygame.draw.circle(self.surface, ink, point, width / 2)
