"""Surfaces that are made once and cached, and the smooth shapes they are made of."""

import math
from collections import OrderedDict
from collections.abc import Callable, Hashable
from functools import lru_cache
from itertools import pairwise, product
from typing import Any

import pygame

from galaxy_desktop.ui.theme import RGB

ROOM = 64 * 1024 * 1024
"""Bytes that a cache may take unless it is given another limit."""
FINE = 4
"""Factor by which a shape is drawn larger before it is scaled down, so that its edges are smooth."""
AIR = 2
"""Pixels between the round corner of a shape and where its sides may be stretched."""
WHITE = (255, 255, 255)
COLUMNS_KEPT, PATCHES_KEPT = 512, 512
"""Numbers of fades one pixel wide and of small patches that are kept, of which larger ones are made."""


class Surfaces:
    """Cache of finished surfaces, limited to `room` bytes; the least recently used are dropped first."""

    def __init__(self, room: int = ROOM) -> None:
        self.room = room
        self.used = 0
        self._kept: OrderedDict[Hashable, pygame.Surface] = OrderedDict()

    def get(self, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """Return the surface cached under this key, made if it is not there; never draw on it."""
        known = self._kept.get(key)
        if known is not None:
            self._kept.move_to_end(key)
            return known
        surface = make()
        self._kept[key] = surface
        self.used += _bytes(surface)
        while self.used > self.room and len(self._kept) > 1:
            self.used -= _bytes(self._kept.popitem(last=False)[1])
        return surface

    def drop(self, unwanted: Callable[[Any], bool]) -> None:
        """Drop the surfaces whose keys are unwanted."""
        for key in [key for key in self._kept if unwanted(key)]:
            self.used -= _bytes(self._kept.pop(key))

    def clear(self) -> None:
        """Drop every surface."""
        self._kept.clear()
        self.used = 0

    def __len__(self) -> int:
        return len(self._kept)


def _bytes(surface: pygame.Surface) -> int:
    return surface.get_pitch() * surface.get_height()


def clear_surface(size: tuple[int, int], colour: RGB = WHITE) -> pygame.Surface:
    """Return a transparent surface filled with a colour, so that smoothing leaves no dark fringe."""
    surface = pygame.Surface(size, pygame.SRCALPHA, 32)
    surface.fill((*colour, 0))
    return surface


def smooth(
    size: tuple[int, int], draw: Callable[[pygame.Surface, int], None], colour: RGB = WHITE
) -> pygame.Surface:
    """Return the drawing of `draw(surface, times)`, made `times` as large and scaled down smoothly."""
    large = clear_surface((size[0] * FINE, size[1] * FINE), colour)
    draw(large, FINE)
    return pygame.transform.smoothscale(large, size)


def mask(size: tuple[int, int], radius: int, colour: RGB = WHITE, alpha: int = 255) -> pygame.Surface:
    """Return a rounded rectangle."""
    return _stretched(size, radius, _filled, 0, (*colour, alpha))


def ring(
    size: tuple[int, int], radius: int, width: float, colour: RGB = WHITE, alpha: int = 255
) -> pygame.Surface:
    """Return an outline just inside a rounded rectangle; its width may be a fraction of a pixel."""
    return _stretched(size, radius, _outlined(width), math.ceil(width), (*colour, alpha))


def tinted(white: pygame.Surface, colour: RGB, alpha: int = 255) -> pygame.Surface:
    """Return a white shape in a colour."""
    surface = white.copy()
    surface.fill((*colour, alpha), special_flags=pygame.BLEND_RGBA_MULT)
    return surface


def gradient(size: tuple[int, int], top: RGB, bottom: RGB, alpha: int = 255) -> pygame.Surface:
    """Return a vertical fade from the top colour to the bottom colour."""
    return pygame.transform.scale(_column(max(2, size[1]), top, bottom, alpha), size)


@lru_cache(COLUMNS_KEPT)
def _column(height: int, top: RGB, bottom: RGB, alpha: int) -> pygame.Surface:
    """Return a fade one pixel wide; never draw on it."""
    column = pygame.Surface((1, height), pygame.SRCALPHA, 32)
    for y in range(height):
        share = y / (height - 1)
        shade = [round(a + (b - a) * share) for a, b in zip(top, bottom, strict=True)]
        column.set_at((0, y), (*shade, alpha))
    return column


def masked(surface: pygame.Surface, shape: pygame.Surface) -> pygame.Surface:
    """Cut the surface to the white shape, in place, and return it."""
    surface.blit(shape, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return surface


def rounded(surface: pygame.Surface, radius: int) -> pygame.Surface:
    """Round the corners of a surface, in place, and return it; all but its corners stays as it is."""
    (width, height), corner = surface.get_size(), radius + AIR
    if min(width, height) < 2 * corner + 2:
        return masked(surface, mask((width, height), radius))
    side = 2 * corner + 2
    shape = _inked((side, side), radius, _filled, (*WHITE, 255))
    for right, bottom in product((False, True), repeat=2):
        part = ((side - corner) * right, (side - corner) * bottom, corner, corner)
        place = ((width - corner) * right, (height - corner) * bottom)
        surface.blit(shape, place, part, special_flags=pygame.BLEND_RGBA_MULT)
    return surface


def halo(
    size: tuple[int, int], radius: int, reach: int, rings: list[tuple[int, int]], colour: RGB = WHITE
) -> pygame.Surface:
    """Return light around a rounded rectangle, `reach` wider on every side, hollow inside.

    `rings` are pairs of distance and alpha, widest first; each is drawn over the last.
    """
    outer = (size[0] + 2 * reach, size[1] + 2 * reach)
    return _stretched(outer, radius + reach, _shining(reach, tuple(rings)), reach, (*colour, 255))


_Draw = Callable[[pygame.Surface, pygame.Rect, int, int], None]
"""Function that draws a white shape in a box, with the radius of its corners and how many times as large."""


def _fill(surface: pygame.Surface, box: pygame.Rect, radius: int, alpha: int) -> None:
    if box.width > 0 and box.height > 0:
        pygame.draw.rect(surface, (255, 255, 255, alpha), box, border_radius=radius)


def _filled(surface: pygame.Surface, box: pygame.Rect, radius: int, _times: int) -> None:
    _fill(surface, box, radius, 255)


@lru_cache(PATCHES_KEPT)
def _outlined(width: float) -> _Draw:
    """Return the function that draws an outline; it is the same one for the same width."""

    def draw(surface: pygame.Surface, box: pygame.Rect, radius: int, times: int) -> None:
        thick = max(1, round(width * times))
        _fill(surface, box, radius, 255)
        _fill(surface, box.inflate(-2 * thick, -2 * thick), max(0, radius - thick), 0)

    return draw


@lru_cache(PATCHES_KEPT)
def _shining(reach: int, rings: tuple[tuple[int, int], ...]) -> _Draw:
    """Return the function that draws light as `halo` has it; the same one for the same light."""

    def draw(surface: pygame.Surface, box: pygame.Rect, radius: int, times: int) -> None:
        core = box.inflate(-2 * reach * times, -2 * reach * times)
        core_radius = max(1, radius - reach * times)
        for distance, alpha in rings:
            grown = core.inflate(2 * distance * times, 2 * distance * times)
            _fill(surface, grown, core_radius + distance * times, alpha)
        _fill(surface, core, core_radius, 0)

    return draw


@lru_cache(PATCHES_KEPT)
def _patch(size: tuple[int, int], radius: int, draw: _Draw) -> pygame.Surface:
    """Return a small rounded shape; never draw on it."""
    return smooth(size, lambda surface, n: draw(surface, surface.get_rect(), radius * n, n))


@lru_cache(PATCHES_KEPT)
def _inked(size: tuple[int, int], radius: int, draw: _Draw, ink: tuple[int, int, int, int]) -> pygame.Surface:
    """Return a small rounded shape in a colour; never draw on it."""
    return tinted(_patch(size, radius, draw), ink[:3], ink[3])


def _stretched(
    size: tuple[int, int], radius: int, draw: _Draw, border: int, ink: tuple[int, int, int, int]
) -> pygame.Surface:
    """Return a rounded shape of any size from one smooth small patch: its edges are stretched."""
    inset = max(radius, border) + AIR
    small = (min(size[0], 2 * inset + 2), min(size[1], 2 * inset + 2))
    reach = max(0, min(radius, small[0] // 2, small[1] // 2))
    patch = _inked(small, reach, draw, ink)
    if small == size:
        return patch.copy()
    result = pygame.Surface(size, pygame.SRCALPHA, 32)
    across, down = _thirds(small[0], size[0], inset), _thirds(small[1], size[1], inset)
    for x, width, to_x, to_width in across:
        for y, height, to_y, to_height in down:
            part, goal = (x, y, width, height), result.subsurface((to_x, to_y, to_width, to_height))
            if width < to_width and height < to_height:
                goal.fill(patch.get_at((x, y)))
            else:
                pygame.transform.scale(patch.subsurface(part), goal.get_size(), goal)
    return result


def _thirds(small: int, large: int, inset: int) -> list[tuple[int, int, int, int]]:
    """Return both ends of a side and what is between: place and length in the patch, then in the shape."""
    if small == large:
        return [(0, small, 0, large)]
    far, middle = small - inset, large - 2 * inset
    return [(0, inset, 0, inset), (inset, far - inset, inset, middle), (far, inset, large - inset, inset)]


def polyline(surface: pygame.Surface, colour: RGB, points: list[tuple[float, float]], width: int) -> None:
    """Draw a line with round ends and corners."""
    for start, end in pairwise(points):
        pygame.draw.line(surface, colour, start, end, width)
    for point in points:
        pygame.draw.circle(surface, colour, point, width / 2)
