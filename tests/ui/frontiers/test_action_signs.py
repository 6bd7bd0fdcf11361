"""An action of New Frontiers has one icon: on its tile and in the lines about it."""

import pygame
import pytest

from galaxy_desktop.games.frontiers import GAME
from galaxy_desktop.games.frontiers.box import actions
from galaxy_desktop.games.frontiers.table import PAINTER
from tests.ui.painter_rig import kit_of, moment_of, showing


@pytest.mark.parametrize("goals", ["on", "off"])
def test_the_inspector_shows_an_action_by_the_icon_of_its_tile(goals: str) -> None:
    kit, size = kit_of((1280, 720)), 40
    g = GAME.new(2, GAME.check(2, {"goals": goals}), 1)
    painter = showing(PAINTER(kit, GAME), moment_of(GAME, g, 0))
    other = []
    for action in actions():
        face = painter.face(action, (size, size))
        assert face is not None
        sign = kit.sign(GAME.words.explain(GAME.view(g, 0), action)[0].sign, size)
        if pygame.image.tobytes(face, "RGBA") != pygame.image.tobytes(sign, "RGBA"):
            other.append(action)
    assert other == []
