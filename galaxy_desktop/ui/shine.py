"""Light that is added to a window: strong at its edges, faint in its middle."""

from typing import NamedTuple

import pygame

from galaxy_desktop.ui.theme import RGB, mix

BAND = 64
"""Thickness of a strip in pixels; with more of it a strip is put down less often."""
MIDDLE = 0.2
"""Share of the light that reaches the middle of the window."""
BLACK = (0, 0, 0)


class Shine(NamedTuple):
    """Light of a window, kept as two strips: what depends on the column, and what depends on the row."""

    across: pygame.Surface
    """As wide as the window and `BAND` high."""
    down: pygame.Surface
    """As high as the window and `BAND` wide."""

    def add_to(self, surface: pygame.Surface, place: pygame.Rect) -> None:
        """Add the light at a place of the window to a surface, which shows this place from its corner on."""
        for y in range(0, place.height, BAND):
            part = (place.left, 0, place.width, min(BAND, place.height - y))
            surface.blit(self.across, (0, y), part, pygame.BLEND_RGB_ADD)
        for x in range(0, place.width, BAND):
            part = (0, place.top, min(BAND, place.width - x), place.height)
            surface.blit(self.down, (x, 0), part, pygame.BLEND_RGB_ADD)


def shine(size: tuple[int, int], colour: RGB) -> Shine:
    """Return the light of a window: all of the colour in the corners, `MIDDLE` of it in the middle."""
    width, height = size
    across, down = pygame.Surface((width, BAND), 0, 32), pygame.Surface((BAND, height), 0, 32)
    for x in range(width):
        across.fill(_part(colour, MIDDLE, x, width), (x, 0, 1, BAND))
    for y in range(height):
        down.fill(_part(colour, 0.0, y, height), (0, y, BAND, 1))
    return Shine(across, down)


def _part(colour: RGB, least: float, at: int, length: int) -> RGB:
    """Return half of the light that comes with the distance from the middle, and `least` of all of it."""
    away = 2 * at / max(1, length - 1) - 1
    return mix(BLACK, colour, least + (1 - MIDDLE) * away * away / 2)
