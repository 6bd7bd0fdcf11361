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
    picture = kit.pictures.backdrop(backdrop, kit.metrics.window)
    right, bottom = place.right - 1, place.bottom - 1
    for spot in (place.center, place.topleft, (right, place.top), (place.left, bottom), (right, bottom)):
        if surface.get_at(spot)[:3] != picture.get_at(spot)[:3]:
            return False
    return _bytes(surface, place) == _bytes(picture, place)


def _bytes(surface: pygame.Surface, place: pygame.Rect) -> bytes:
    return pygame.image.tobytes(surface.subsurface(place), "RGB")
