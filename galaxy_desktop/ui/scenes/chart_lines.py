"""Lines of a chart: told apart by colour and by dashes."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import cycle, pairwise
from math import hypot

import pygame

from galaxy_desktop.ui.kit import Kit
from galaxy_desktop.ui.layout import Point
from galaxy_desktop.ui.surfaces import smooth
from galaxy_desktop.ui.theme import RGB

DASHES: tuple[tuple[int, ...], ...] = ((2, 7), (16, 9), (14, 6, 2, 6), (7, 6))
"""Lengths of dashes and gaps in turn, in design units, for one line after the other."""


@dataclass(frozen=True, slots=True)
class ChartLine:
    """A line through points of a surface; `dash` has lengths in pixels, empty for a solid line."""

    points: tuple[Point, ...]
    colour: RGB
    width: float
    dash: tuple[float, ...] = ()


def drawn(kit: Kit, size: tuple[int, int], strokes: Sequence[ChartLine]) -> pygame.Surface:
    """Return the lines on a clear surface, the last one on top; drawn once. Never change it."""
    return kit.surfaces.get(("strokes", size, *strokes), lambda: _drawn(size, strokes))


def _drawn(size: tuple[int, int], strokes: Sequence[ChartLine]) -> pygame.Surface:
    made = pygame.Surface(size, pygame.SRCALPHA, 32)
    for stroke in strokes:
        made.blit(smooth(size, partial(_draw, stroke), stroke.colour), (0, 0))
    return made


def _draw(stroke: ChartLine, surface: pygame.Surface, times: int) -> None:
    width = max(1, round(stroke.width * times))
    for start, end in _dashes(stroke.points, stroke.dash):
        (x, y), (to_x, to_y) = start, end
        pygame.draw.line(surface, stroke.colour, (x * times, y * times), (to_x * times, to_y * times), width)
        for at in (start, end):
            pygame.draw.circle(surface, stroke.colour, (at[0] * times, at[1] * times), width / 2)


def _dashes(points: Sequence[Point], dash: Sequence[float]) -> Iterator[tuple[Point, Point]]:
    """Yield the parts of a line that are drawn: all of it without dashes."""
    if not dash:
        yield from pairwise(points)
        return
    lengths = cycle(dash)
    left, on = next(lengths), True
    for (x, y), (to_x, to_y) in pairwise(points):
        length, done = hypot(to_x - x, to_y - y), 0.0
        while length and done < length:
            step = min(left, length - done)
            ends = [
                (x + (to_x - x) * at / length, y + (to_y - y) * at / length) for at in (done, done + step)
            ]
            if on:
                yield ends[0], ends[1]
            done, left = done + step, left - step
            if left <= 0:
                left, on = next(lengths), not on
