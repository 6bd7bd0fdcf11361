"""Marker of a round in which a player explored: named where there is room, a star alone where not."""

import pygame
import pytest

from galaxy_desktop.games.jumpdrive import GAME
from galaxy_desktop.games.jumpdrive.table import PAINTER
from galaxy_desktop.games.jumpdrive.table.marker import draw_marker
from tests.ui.drawn_texts import DrawnTexts
from tests.ui.jump_rig import moments
from tests.ui.kits import wordy_kit
from tests.ui.painter_rig import showing


@pytest.mark.usefixtures("screen")
@pytest.mark.parametrize(("size", "words"), [((196, 250), ["Explored"]), ((56, 72), [])])
def test_a_large_marker_says_what_it_is(
    drawn_texts: DrawnTexts, size: tuple[int, int], words: list[str]
) -> None:
    painter = showing(PAINTER(wordy_kit((1920, 1080)), GAME), next(iter(moments().values())))
    assert painter.shown is not None
    board = painter.board(painter.shown, painter.sheet)
    surface = pygame.Surface(size)
    draw_marker(board, surface, surface.get_rect())
    assert drawn_texts.words == words
