"""Panels of Roll with two lines of words at the top leave room for both."""

import pygame
import pytest

from galaxy_desktop.games.roll.table.citizenry import panel_with_head
from galaxy_desktop.games.roll.table.compose import frame_for
from galaxy_desktop.games.roll.table.strip import how_to_assign
from galaxy_desktop.ui.tabletop.lines import pair_heights
from galaxy_desktop.ui.tabletop.section import without_question
from tests.ui.painter_rig import WINDOW_IDS, WINDOWS
from tests.ui.roll.test_painter import painter_at
from tests.ui.roll_rig import moments


@pytest.mark.parametrize(("window", "step"), WINDOWS, ids=WINDOW_IDS)
def test_dice_lie_below_the_two_lines_of_the_head(
    screen: pygame.Surface, window: tuple[int, int], step: float
) -> None:
    for topic in ("recruit", "recall"):
        shown = next(shown for (asked, _seats), shown in moments().items() if asked == topic)
        painter = painter_at(window, step, shown)
        board = painter.board(shown, painter.sheet)
        head, rest = panel_with_head(board, frame_for(board).strip)
        assert head.height >= sum(pair_heights(board))
        assert rest.top > head.bottom


def test_the_strip_tells_how_to_assign_only_while_dice_are_assigned(screen: pygame.Surface) -> None:
    for (topic, _seats), shown in moments().items():
        painter = painter_at((1920, 1080), 1.0, shown)
        board = painter.board(shown, painter.sheet)
        assert bool(how_to_assign(board)) == (topic == "assign")
        waiting = without_question(board)
        assert not how_to_assign(waiting)
