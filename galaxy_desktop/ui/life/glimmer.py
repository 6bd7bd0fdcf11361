"""Small picture that lives on a frame."""

from typing import NamedTuple

import pygame

from galaxy_desktop.ui.kit import Kit


class Glimmer(NamedTuple):
    """Picture that lives, and its upper left corner."""

    picture: pygame.Surface
    at: tuple[int, int]


def is_free(kit: Kit, surface: pygame.Surface, place: pygame.Rect, backdrop: str) -> bool:
    """Return whether a frame shows nothing but its backdrop at a place."""
    if not surface.get_rect().contains(place):
        return False
    return _bytes(surface, place) == _bytes(kit.pictures.backdrop(backdrop, kit.metrics.window), place)


def _bytes(surface: pygame.Surface, place: pygame.Rect) -> bytes:
    return pygame.image.tobytes(surface.subsurface(place), "RGB")
