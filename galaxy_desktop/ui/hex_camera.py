"""Part of a hex map that a window of the table shows: panned by dragging, zoomed at the pointer."""

from dataclasses import replace
from typing import Self

import pygame

from galaxy_desktop.engine.plain import plain
from galaxy_desktop.ui.hexes import Hex, middle
from galaxy_desktop.ui.layout import Point

ZOOMS = (1.0, 1.25, 1.5, 1.75, 2.0, 2.5)
"""Zoom steps; few, so that few pictures of the map have to be drawn."""
STRIDE = 0.12
"""Distance that one key press pans, in widths of the window."""


@plain
class Lens:
    """Position of the map's origin in the window of the program, and the size of a hex there, in pixels."""

    left: float
    top: float
    size: float

    def at(self, point: Point) -> tuple[int, int]:
        """Return the pixel of a place of the map."""
        return round(self.left + point[0] * self.size), round(self.top + point[1] * self.size)

    def hex(self, at: Hex) -> tuple[int, int]:
        """Return the pixel of the middle of a hex."""
        return self.at(middle(at))


@plain
class Camera:
    """View of a map of a given extent (in hex sizes, its middle in the origin)."""

    window: pygame.Rect
    extent: Point
    centre: Point = (0.0, 0.0)
    """Place of the map in the middle of the window."""
    step: int = 0
    """Index in `ZOOMS`."""

    @property
    def zoom(self) -> float:
        """Enlargement of the map over the size at which it just fits the window."""
        return ZOOMS[self.step]

    @property
    def size(self) -> float:
        """Size of a hex in pixels."""
        return self.fit * ZOOMS[self.step]

    @property
    def fit(self) -> float:
        """Size of a hex in pixels at which the whole map just fits."""
        return min(self.window.width / self.extent[0], self.window.height / self.extent[1])

    @property
    def sheet(self) -> tuple[int, int]:
        """Size of a picture of the whole map in pixels, never smaller than the window."""
        width, height = self.extent[0] * self.size, self.extent[1] * self.size
        return max(self.window.width, round(width)), max(self.window.height, round(height))

    @property
    def offset(self) -> tuple[int, int]:
        """Position of the window on that picture, in pixels."""
        width, height = self.sheet
        left = width / 2 + self.centre[0] * self.size - self.window.width / 2
        top = height / 2 + self.centre[1] * self.size - self.window.height / 2
        return round(left), round(top)

    @property
    def lens(self) -> Lens:
        """Position and scale of the map, worked out once for many places."""
        (left, top), (width, height) = self.offset, self.sheet
        return Lens(self.window.left - left + width / 2, self.window.top - top + height / 2, self.size)

    def place(self, pixel: tuple[int, int]) -> Point:
        """Return the place of the map under a pixel."""
        (left, top), (width, height) = self.offset, self.sheet
        x = (pixel[0] - self.window.left + left - width / 2) / self.size
        y = (pixel[1] - self.window.top + top - height / 2) / self.size
        return x, y

    def zoomed(self, steps: int, pixel: tuple[int, int] | None = None) -> Self:
        """Return the camera zoomed by some steps, fixed at a pixel, by default the middle."""
        step = min(len(ZOOMS) - 1, max(0, self.step + steps))
        spot = self.window.center if pixel is None else pixel
        held = self.place(spot)
        nearer = replace(self, step=step)
        away = nearer.place(spot)
        return nearer.to((nearer.centre[0] + held[0] - away[0], nearer.centre[1] + held[1] - away[1]))

    def panned(self, across: float, down: float) -> Self:
        """Return the camera with the map pushed by so many pixels."""
        return self.to((self.centre[0] - across / self.size, self.centre[1] - down / self.size))

    def strode(self, across: int, down: int) -> Self:
        """Return the camera moved by one stride of a key in a direction."""
        stride = self.window.width * STRIDE
        return self.panned(-across * stride, -down * stride)

    def to(self, centre: Point) -> Self:
        """Return the camera with this centre, kept within the map."""
        width, height = self.sheet
        most_x = (width - self.window.width) / 2 / self.size
        most_y = (height - self.window.height) / 2 / self.size
        x, y = min(most_x, max(-most_x, centre[0])), min(most_y, max(-most_y, centre[1]))
        return replace(self, centre=(x, y))

    def fitted(self, window: pygame.Rect) -> Self:
        """Return the camera in another window, with the same centre."""
        return replace(self, window=window).to(self.centre)
