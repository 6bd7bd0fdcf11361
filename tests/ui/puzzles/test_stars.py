"""Stars of difficulty: also the missing ones can be seen, on a row and on the one that is chosen."""

import pygame
import pytest

from galaxy_desktop.engine.challenge import STARS
from galaxy_desktop.ui.kit import Kit
from galaxy_desktop.ui.puzzles.stars import draw_stars
from tests.pixels.colour import contrast


@pytest.mark.parametrize("ground", ["well", "high"])
def test_missing_stars_are_seen_and_differ_from_the_others(kit: Kit, ground: str) -> None:
    behind = getattr(kit.theme.colour, ground)
    surface = pygame.Surface((STARS * 30, 30))
    surface.fill(behind)
    draw_stars(kit, surface, surface.get_rect(), 2)
    there, missing = ((one.r, one.g, one.b) for one in map(surface.get_at, ((15, 15), (75, 15))))
    assert contrast(there, behind) > contrast(missing, behind) >= 3
