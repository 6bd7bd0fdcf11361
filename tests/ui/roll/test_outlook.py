"""Words on the rest of a round in Roll: all inside their box, at every text size, in every language."""

from functools import cache

import pygame
import pytest

from galaxy_desktop import language
from galaxy_desktop.games.roll import GAME
from galaxy_desktop.games.roll.forecast import still_to_come
from galaxy_desktop.games.roll.table import choices, outlook
from galaxy_desktop.games.roll.table.painter import RollPainter
from galaxy_desktop.presenter.shown import Shown
from tests.sweep import some
from tests.ui.painter_rig import in_turn, kit_of
from tests.ui.roll_rig import GAMES, moment, played

LEAST = 3
"""So many phases bring something at the moments that are looked at."""
AROUND = 400
"""Pixels around the box in which nothing may be drawn."""


@cache
def full_moments() -> list[Shown]:
    """A moment of each game at which the workers have tasks in most of the phases to come."""
    found = []
    for seats, seed in GAMES:
        best, most = None, LEAST - 1
        for g, seat, decision in played(seats, seed):
            if decision.topic in choices.PLATES:
                continue
            number = sum(outlook.said(one) != "" for one in still_to_come(g, seat).values() if one.workers)
            if number > most:
                best, most = moment(g.clone(), seat, 0), number
        if best is not None:
            found.append(best)
    return found


@pytest.mark.parametrize(("size", "step", "code"), some(in_turn(languages=("en", "fr")), 3), ids=str)
def test_the_rest_of_the_round_stays_in_its_box(size: tuple[int, int], step: float, code: str) -> None:
    language.use(code)
    assert full_moments()
    for shown in full_moments():
        painter = RollPainter(kit_of(size, step), GAME)
        painter.show(shown)
        board, box = painter.board(shown, painter.sheet), painter.sheet.places["choices"]
        assert len(outlook.ahead(board)) >= LEAST
        _head, room = choices.parts_of(board, box)
        surface = pygame.Surface((box.width + 2 * AROUND, box.height + 2 * AROUND))
        place = room.move(AROUND - box.left, AROUND - box.top)
        empty = surface.copy()
        choices.draw_outlook(board, surface, place)
        surface.fill("black", place)
        assert pygame.image.tobytes(surface, "RGBX") == pygame.image.tobytes(empty, "RGBX")
