"""Stars of difficulty, drawn and in words."""

import pygame

from galaxy_desktop.engine.challenge import STARS
from galaxy_desktop.language import ngettext
from galaxy_desktop.ui.kit import Kit

MISSING = 0.5
"""Size of a missing star, in sizes of one that is there."""


def draw_stars(
    kit: Kit, surface: pygame.Surface, box: pygame.Rect, stars: int, *, left: bool = False
) -> None:
    """Draw the stars in a row, in the middle of a box or at its left, smaller if they would not fit.

    Those that are missing are smaller, so that they differ from the others without any colour.
    """
    colour = kit.theme.colour
    size = min(box.height, box.width // STARS)
    x = box.left if left else box.centerx - size * STARS // 2
    for number in range(STARS):
        lit = number < stars
        wide, ink = (size, colour.primary) if lit else (round(size * MISSING), colour.text_muted)
        picture = kit.sign("wild", wide, ink)
        surface.blit(picture, picture.get_rect(center=(x + size * number + size // 2, box.centery)))


def stars_words(stars: int) -> str:
    """Return the difficulty in words."""
    return ngettext("{n} of {all} stars", "{n} of {all} stars", stars).format(n=stars, all=STARS)
