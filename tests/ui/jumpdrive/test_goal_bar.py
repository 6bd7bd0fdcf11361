"""Bars of the goals of the campaign: also an empty one can be seen from end to end."""

import pygame
import pytest

from galaxy_desktop.games.jumpdrive.campaign import goals
from galaxy_desktop.games.jumpdrive.table.goal_bar import draw_bar, least_height
from galaxy_desktop.ui.kit import Kit
from tests.pixels.colour import contrast


@pytest.mark.parametrize("reached", [0, 1])
def test_the_rail_of_a_bar_is_seen_over_its_whole_length(kit: Kit, reached: int) -> None:
    surface = pygame.Surface((300, least_height(kit) + 6))
    ground = kit.theme.colour.panel
    surface.fill(ground)
    draw_bar(kit, surface, surface.get_rect(), goals()[0].measures[0], reached)
    foot = range(kit.fonts.style("body", kit.metrics).line + 3, surface.get_height())
    for x in (60, 150, 240):
        column = [surface.get_at((x, y)) for y in foot]
        assert max(contrast((one.r, one.g, one.b), ground) for one in column) >= 1.3
