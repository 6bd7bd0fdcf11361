"""What hex maps are drawn with: hexagons, lines of any width and direction, discs with a picture."""

import math
from collections.abc import Sequence

import pygame

from galaxy_desktop.ui.hexes import Point, corners
from galaxy_desktop.ui.surfaces import mask, masked, smooth
from galaxy_desktop.ui.theme import RGB

FINE = 4


def hexagon(radius: float, fill: RGB | None, edge: RGB, stroke: float) -> pygame.Surface:
    """A hexagon with a point upwards on a square surface; without a fill it is an outline."""
    side = 2 * math.ceil(radius + stroke) + 2

    def draw(large: pygame.Surface, times: int) -> None:
        centre = (side * times / 2, side * times / 2)
        pygame.draw.polygon(large, edge, corners(centre, (radius + stroke / 2) * times))
        inside = (*fill, 255) if fill is not None else (*edge, 0)
        pygame.draw.polygon(large, inside, corners(centre, (radius - stroke / 2) * times))

    return smooth((side, side), draw, edge)


def line(surface: pygame.Surface, colour: RGB, start: Point, end: Point, width: float) -> None:
    """A straight line of any width with smooth edges."""
    length = math.dist(start, end)
    if length < 0.5:
        return
    across = (end[1] - start[1]) / length * width / 2, (start[0] - end[0]) / length * width / 2
    box = [
        (start[0] + across[0], start[1] + across[1]),
        (end[0] + across[0], end[1] + across[1]),
        (end[0] - across[0], end[1] - across[1]),
        (start[0] - across[0], start[1] - across[1]),
    ]
    if width > 1.5:
        pygame.draw.polygon(surface, colour, box)
        pygame.draw.aaline(surface, colour, box[0], box[1])
        pygame.draw.aaline(surface, colour, box[2], box[3])
    else:
        pygame.draw.aaline(surface, colour, start, end)


def dashes(
    surface: pygame.Surface, colour: RGB, start: Point, end: Point, width: float, dash: Sequence[float]
) -> None:
    """A broken line: so long a dash, so long a gap."""
    length = math.dist(start, end)
    away, (stroke, gap) = 0.0, dash
    while away < length:
        here, there = away / length, min(1.0, (away + stroke) / length)
        line(surface, colour, between(start, end, here), between(start, end, there), width)
        away += stroke + gap


def between(start: Point, end: Point, share: float) -> Point:
    """The place at a share of the way."""
    return start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share


def ball(picture: pygame.Surface) -> pygame.Surface:
    """A square picture cut to a disc."""
    disc = pygame.Surface(picture.get_size(), pygame.SRCALPHA, 32)
    disc.blit(picture, (0, 0))
    return masked(disc, mask(picture.get_size(), picture.get_width() // 2))
