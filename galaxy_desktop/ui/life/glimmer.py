"""Small picture that lives on a frame."""

from typing import NamedTuple

import pygame

from galaxy_desktop.ui.kit import Kit
from galaxy_desktop.ui.shine import Shine


class Glimmer(NamedTuple):
    """Picture that lives, and its upper left corner."""

    picture: pygame.Surface
    at: tuple[int, int]


class Sky(NamedTuple):
    """Backdrop of a frame by name, and the light that was added over it, if any."""

    backdrop: str
    light: Shine | None = None


def is_free(kit: Kit, surface: pygame.Surface, place: pygame.Rect, sky: Sky) -> bool:
    """Return whether a frame shows nothing but the sky at a place."""
    if not surface.get_rect().contains(place):
        return False
    shown = surface.subsurface(place)
    bare = kit.pictures.behind(sky.backdrop, kit.metrics.window).subsurface(place)
    if sky.light is not None:
        bare = bare.copy()
        sky.light.add_to(bare, place)
    right, bottom = place.width - 1, place.height - 1
    for spot in ((right // 2, bottom // 2), (0, 0), (right, 0), (0, bottom), (right, bottom)):
        if shown.get_at(spot)[:3] != bare.get_at(spot)[:3]:
            return False
    return pygame.image.tobytes(shown, "RGB") == pygame.image.tobytes(bare, "RGB")
