"""Dashed outlines of rounded places."""

import math
from functools import partial

import pygame

from galaxy_desktop.ui import layout
from galaxy_desktop.ui.layout import Size
from galaxy_desktop.ui.surfaces import FINE, polyline, smooth
from galaxy_desktop.ui.theme import RGB

BAND = 64
"""Height in pixels of the bands in which a dashed outline is drawn; all at once would take much memory."""
EDGE = 4
"""Pixels by which a dashed outline reaches further into a place than its round corners."""

Outline = list[tuple[float, float]]


def draw_dashes(face: pygame.Surface, radius: int, dash: int, colour: RGB) -> None:
    """Draw dashes of this length in pixels just inside the edge of a face with round corners."""
    dashes = _dashes(face.get_size(), radius, dash)
    for band in _bands(face.get_size(), radius + EDGE):
        face.blit(smooth(band.size, partial(_draw_in_band, dashes, band.topleft, colour), colour), band)


def _dashes(size: Size, radius: int, dash: int) -> list[Outline]:
    """Return the dashes of a rounded outline just inside a place, `FINE` times as large."""
    box = pygame.Rect(0, 0, size[0] * FINE, size[1] * FINE).inflate(-3 * FINE, -3 * FINE)
    path, step = _outline(box, radius * FINE), dash * FINE
    return [path[start : start + step : max(1, step // 6)] for start in range(0, len(path), 2 * step)]


def _bands(size: Size, thick: int) -> list[pygame.Rect]:
    """Return low bands that cover the edge of a place, so many pixels thick."""
    whole = pygame.Rect((0, 0), size)
    inside = whole.inflate(-2 * thick, -2 * thick)
    bands = []
    for part in layout.around(whole, inside) if min(inside.size) > 0 else [whole]:
        high = math.ceil(part.height / math.ceil(part.height / BAND))
        tops = range(part.top, part.bottom, high)
        bands += [pygame.Rect(part.left, top, part.width, min(high, part.bottom - top)) for top in tops]
    return bands


def _draw_in_band(
    dashes: list[Outline], at: tuple[int, int], colour: RGB, band: pygame.Surface, times: int
) -> None:
    """Draw those dashes that are seen in the band that begins at a place, `times` as large."""
    thick, left, above = 2 * times, at[0] * times, at[1] * times
    seen = band.get_rect().inflate(2 * thick, 2 * thick).move(left, above)
    for dash in dashes:
        if any(seen.collidepoint(point) for point in dash):
            polyline(band, colour, [(x - left, y - above) for x, y in dash], thick)


def _outline(box: pygame.Rect, radius: int) -> list[tuple[float, float]]:
    """Return the outline of a rounded rectangle as points about one pixel apart."""
    points: list[tuple[float, float]] = []
    left, top, right, bottom = box.left + radius, box.top + radius, box.right - radius, box.bottom - radius
    points += [(x, box.top) for x in range(left, right)]
    points += _quarter((right, top), radius, -90)
    points += [(box.right, y) for y in range(top, bottom)]
    points += _quarter((right, bottom), radius, 0)
    points += [(x, box.bottom) for x in range(right, left, -1)]
    points += _quarter((left, bottom), radius, 90)
    points += [(box.left, y) for y in range(bottom, top, -1)]
    return points + _quarter((left, top), radius, 180)


def _quarter(centre: tuple[int, int], radius: int, start: int) -> list[tuple[float, float]]:
    angles = [math.radians(start + 90 * part / max(1, radius)) for part in range(radius)]
    return [(centre[0] + radius * math.cos(a), centre[1] + radius * math.sin(a)) for a in angles]
