"""Lines of a chart: told apart by colour and by dashes, with the shields of seats at their ends."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import cycle, pairwise
from math import ceil, hypot

import pygame

from galaxy_desktop.engine.events import Seat
from galaxy_desktop.ui.kit import Kit
from galaxy_desktop.ui.layout import Point
from galaxy_desktop.ui.scenes.shields import draw_shield, shield_size
from galaxy_desktop.ui.surfaces import smooth
from galaxy_desktop.ui.theme import RGB

DASHES: tuple[tuple[int, ...], ...] = ((2, 7), (16, 9), (14, 6, 2, 6), (7, 6))
"""Lengths of dashes and gaps in turn, in design units, for one line after the other."""
SLICE = 128
"""Width in pixels of the slices in which a line is drawn: no more of the chart than the line needs there."""
SOFT = 2
"""Pixels by which a smooth line may reach further than it is thick."""


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
        reach = 2 * (ceil(stroke.width) + SOFT)
        parts = [*_dashes(stroke.points, stroke.dash)]
        for left in range(0, size[0], SLICE):
            strip = pygame.Rect(left, 0, SLICE, size[1])
            around = strip.inflate(reach, reach)
            seen = {part: clipped for part in parts if (clipped := around.clipline(part))}
            if seen:
                boxes = [_box(*clipped).inflate(reach, reach) for clipped in seen.values()]
                place = boxes[0].unionall(boxes)
                piece = smooth(place.size, partial(_draw, stroke, [*seen], place.topleft), stroke.colour)
                inside = place.clip(strip)
                made.blit(piece, inside, inside.move(-place.left, -place.top))
    return made


def _box(start: Point, end: Point) -> pygame.Rect:
    """Return the place between both ends of a line."""
    (x, y), (to_x, to_y) = start, end
    box = pygame.Rect(x, y, to_x - x, to_y - y)
    box.normalize()
    return box


def _draw(
    stroke: ChartLine,
    parts: Sequence[tuple[Point, Point]],
    at: tuple[int, int],
    surface: pygame.Surface,
    times: int,
) -> None:
    """Draw parts of a line on the piece of the chart that begins at a place."""
    width = max(1, round(stroke.width * times))
    for part in parts:
        start, end = ((int(x * times) - at[0] * times, int(y * times) - at[1] * times) for x, y in part)
        pygame.draw.line(surface, stroke.colour, start, end, width)
        for point in (start, end):
            pygame.draw.circle(surface, stroke.colour, point, width / 2)


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


def room_of_ends(kit: Kit) -> int:
    """Return the width, in pixels, that the shields at the ends of lines take."""
    return shield_size(kit) * 3 // 2


def draw_ends(kit: Kit, surface: pygame.Surface, ends: Mapping[Seat, Point], bottom: int) -> None:
    """Draw the shield of each seat beside the end of its line, one below the other, none below `bottom`."""
    size = shield_size(kit)
    seats = sorted(ends, key=lambda seat: ends[seat][1])
    wanted = [round(ends[seat][1]) for seat in seats]
    for seat, y in zip(seats, kept_apart(wanted, size + 1, bottom - size // 2), strict=True):
        draw_shield(kit, surface, (round(ends[seat][0]) + size // 3 + size // 2, y), seat, size)


def kept_apart(wanted: Sequence[int], apart: int, most: int) -> list[int]:
    """Return places from the least to the most, as near as can be to those wanted and `apart` enough.

    None is above `most`, in which case the others give way.
    """
    found: list[int] = []
    for place in wanted:
        found.append(max(place, found[-1] + apart) if found else place)
    limit = most
    for number in reversed(range(len(found))):
        found[number] = min(found[number], limit)
        limit = found[number] - apart
    return found
