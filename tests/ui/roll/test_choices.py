"""Plates of Roll's options: one that says all has no tooltip, which would cover the next plate."""

import pygame

from galaxy_desktop.games.roll.table.choices import PLATES, says_all
from tests.sweep import some
from tests.ui.painter_rig import WINDOWS
from tests.ui.roll.test_painter import painter_at
from tests.ui.roll_rig import moments


def test_a_plate_that_says_all_needs_no_tooltip_and_a_narrow_one_does(screen: pygame.Surface) -> None:
    for window, step in some(WINDOWS[:4], 2):
        found = []
        for (topic, _seats), shown in moments().items():
            if topic not in PLATES:
                continue
            painter = painter_at(window, step, shown)
            board = painter.board(shown, painter.sheet)
            for item in painter.items():
                if item.group == "choices":
                    narrow = pygame.Rect(item.rect.topleft, (item.rect.height, item.rect.height))
                    found.append((item.written, says_all(board, narrow, item.id)))
        assert set(found) == {(True, False)}
