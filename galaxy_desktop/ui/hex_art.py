"""Drawing of hex maps: hexagons, lines of any width and direction, discs with a picture."""

import math
from collections.abc import Sequence

import pygame

from galaxy_desktop.ui.hexes import corners
from galaxy_desktop.ui.layout import Point
from galaxy_desktop.ui.surfaces import mask, masked, smooth
from galaxy_desktop.ui.theme import RGB

STRANDS = 2
"""Anti-aliased lines that make up a thin line, for each pixel of its width."""
BROAD = 5
"""Width above which a line is a filled polygon between two anti-aliased lines."""


def draw_hexagon(radius: float, fill: RGB | None, edge: RGB, stroke: float) -> pygame.Surface:
    """Return a hexagon with a point upwards on a square surface; without a fill it is an outline."""
    side = 2 * math.ceil(radius + stroke) + 2

    def draw(large: pygame.Surface, times: int) -> None:
        centre = (side * times / 2, side * times / 2)
        pygame.draw.polygon(large, edge, corners(centre, (radius + stroke / 2) * times))
        inside = (*fill, 255) if fill is not None else (*edge, 0)
        pygame.draw.polygon(large, inside, corners(centre, (radius - stroke / 2) * times))

    return smooth((side, side), draw, edge)


def line(surface: pygame.Surface, colour: RGB, start: Point, end: Point, width: float) -> None:
    """Draw a straight line of any width with smooth edges."""
    length = math.dist(start, end)
    if length < 0.5:
        return
    across = (end[1] - start[1]) / length, (start[0] - end[0]) / length
    half = max(0.0, width - 1) / 2
    if width > BROAD:
        x, y = across[0] * half, across[1] * half
        box = [
            (start[0] + x, start[1] + y),
            (end[0] + x, end[1] + y),
            (end[0] - x, end[1] - y),
            (start[0] - x, start[1] - y),
        ]
        pygame.draw.polygon(surface, colour, box)
    strands = 2 if width > BROAD else max(1, round(width * STRANDS))
    for strand in range(strands):
        away = half * (2 * strand / (strands - 1) - 1) if strands > 1 else 0.0
        x, y = across[0] * away, across[1] * away
        pygame.draw.aaline(surface, colour, (start[0] + x, start[1] + y), (end[0] + x, end[1] + y))


def dashes(
    surface: pygame.Surface, colour: RGB, start: Point, end: Point, width: float, dash: Sequence[float]
) -> None:
    """Draw a broken line; `dash` is the length of a dash and of a gap."""
    length = math.dist(start, end)
    away, (stroke, gap) = 0.0, dash
    while away < length:
        here, there = away / length, min(1.0, (away + stroke) / length)
        line(surface, colour, between(start, end, here), between(start, end, there), width)
        away += stroke + gap


def between(start: Point, end: Point, share: float) -> Point:
    """Return the place at a share of the way."""
    return start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share


def ball(picture: pygame.Surface) -> pygame.Surface:
    """Return a square picture cut to a disc."""
    disc = pygame.Surface(picture.get_size(), pygame.SRCALPHA, 32)
    disc.blit(picture, (0, 0))
    return masked(disc, mask(picture.get_size(), picture.get_width() // 2))
