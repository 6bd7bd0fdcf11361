"""Stars of difficulty, drawn and in words."""

import pygame

from galaxy_desktop.language import gettext as _
from galaxy_desktop.play.puzzles.puzzle import STARS
from galaxy_desktop.ui.kit import Kit


def draw_stars(
    kit: Kit, surface: pygame.Surface, box: pygame.Rect, stars: int, *, left: bool = False
) -> None:
    """Draw the stars in a row, in the middle of a box or at its left, smaller if they would not fit."""
    colour = kit.theme.colour
    size = min(box.height, box.width // STARS)
    x = box.left if left else box.centerx - size * STARS // 2
    for number in range(STARS):
        shown = colour.primary if number < stars else colour.edge
        picture = kit.sign("wild", size, shown)
        surface.blit(picture, picture.get_rect(center=(x + size * number + size // 2, box.centery)))


def stars_words(stars: int) -> str:
    """Return the difficulty in words."""
    return _("{n} of {all} stars").format(n=stars, all=STARS)
