"""A table in a window that is far too low, as below the focus line, is drawn without an error."""

import pygame
import pytest

from galaxy_desktop.games import find_games
from galaxy_desktop.ui.painters import painter_for
from tests.ui.painter_rig import kit_of
from tests.ui.rigs import RIGS


@pytest.mark.slow
@pytest.mark.parametrize("game", find_games())
@pytest.mark.parametrize(("window", "step"), [((2514, 578), 1.0), ((3000, 578), 1.3)])
def test_a_table_is_drawn_in_a_window_that_is_far_too_low(
    screen: pygame.Surface, game: str, window: tuple[int, int], step: float
) -> None:
    painter, surface = painter_for(kit_of(window, step), find_games()[game]), pygame.Surface(window)
    for shown in list(RIGS[game].moments().values())[::10]:
        painter.show(shown)
        painter.draw(surface)
