"""Tips of the phases in Master's top bar: as many cubes as the player's cards give."""

import pygame
import pytest

from galaxy_desktop.games.master import GAME
from galaxy_desktop.games.master.table import PAINTER
from tests.games.master.laid import hold, table
from tests.ui.kits import wordy_kit
from tests.ui.painter_rig import moment_of, showing


@pytest.mark.parametrize(
    ("cards", "number"), [((), 3), (("warp_physics",), 3), (("warp_physics", "group_mind"), 4)]
)
@pytest.mark.usefixtures("no_cards")
def test_the_tip_of_gain_counts_the_cubes_that_cards_in_force_add(
    screen: pygame.Surface, cards: tuple[str, ...], number: int
) -> None:
    g = table()
    for card in cards:
        hold(g, 0, card)
    painter = showing(PAINTER(wordy_kit((1920, 1080), 1.0), GAME), moment_of(GAME, g, 0, 0))
    (tip,) = [item.tip for item in painter.items() if item.id == "phase:0"]
    assert f"**{number}** cubes" in tip
