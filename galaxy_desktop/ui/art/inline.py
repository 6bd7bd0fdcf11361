"""Signs by name, as running text and cards name them: `points:2`, `military:+1`, `explore`."""

from typing import TYPE_CHECKING

import pygame

from galaxy_desktop.ui.art import icons
from galaxy_desktop.ui.art.palette import LETTERS
from galaxy_desktop.ui.surfaces import Surfaces
from galaxy_desktop.ui.theme import RGB

if TYPE_CHECKING:
    from galaxy_desktop.ui.art.signs import FontSource

LIMIT = 8_000_000
"""Bytes of pictures that are kept."""


class InlineSigns:
    """Cached source of any icon or sign by its name; `strong` puts large letters on all goods."""

    def __init__(self, fonts: "FontSource", *, strong: bool = False) -> None:
        self._fonts = fonts
        self._strong = strong
        self._cache = Surfaces(LIMIT)

    def sign(self, name: str, label: str, size: int, colour: RGB) -> pygame.Surface:
        """Return the sign `name` with its label (empty for none); every name of `icons.names()` is known."""
        return self._cache.get((name, label, size, colour), lambda: self._draw(name, label, size, colour))

    def _draw(self, name: str, label: str, size: int, colour: RGB) -> pygame.Surface:
        size = max(1, size)  # where a window has no room for it
        if label or (self._strong and name in LETTERS):
            from galaxy_desktop.ui.art.labelled import labelled

            if (sign := labelled(self._fonts, name, label, size, strong=self._strong)) is not None:
                return sign
        return icons.draw_icon(name, size, colour)
