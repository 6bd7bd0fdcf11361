"""Surfaces kept for reuse: the least recently used ones go when there are too many bytes."""

from collections import OrderedDict
from collections.abc import Callable, Hashable

import pygame


class SurfaceCache:
    """Keeps drawn surfaces up to a number of bytes."""

    def __init__(self, limit_bytes: int) -> None:
        self._limit = limit_bytes
        self._used = 0
        self._kept: OrderedDict[Hashable, pygame.Surface] = OrderedDict()

    @property
    def used_bytes(self) -> int:
        """How much is kept now."""
        return self._used

    def get(self, key: Hashable, draw: Callable[[], pygame.Surface]) -> pygame.Surface:
        """The surface of a key, drawn if it is not kept."""
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        surface = draw()
        self._kept[key] = surface
        self._used += _weight(surface)
        while self._used > self._limit and len(self._kept) > 1:
            _, oldest = self._kept.popitem(last=False)
            self._used -= _weight(oldest)
        return surface

    def clear(self) -> None:
        """Forgets everything, for example when the window changes its size."""
        self._kept.clear()
        self._used = 0


def _weight(surface: pygame.Surface) -> int:
    return surface.get_width() * surface.get_height() * surface.get_bytesize()
