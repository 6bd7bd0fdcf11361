"""The banner of a beat is where it covers least of the table, as near to its middle as it can be."""

from pathlib import Path

import pygame
import pytest

from galaxy_desktop.games import find_games
from galaxy_desktop.presenter.story import Beat
from galaxy_desktop.ui.tabletop import beats
from galaxy_desktop.ui.tabletop.beats import Lights, clear_of
from galaxy_desktop.ui.tabletop.sheet_painter import SheetPainter
from tests.ui.table_rig import Rig

AREA = pygame.Rect(0, 100, 1200, 600)
PLATE = pygame.Rect(0, 0, 300, 40)


def test_on_an_empty_table_it_is_in_the_middle() -> None:
    assert clear_of(PLATE, AREA, []).center == AREA.center


def test_it_keeps_off_cards_in_the_middle() -> None:
    hand = [pygame.Rect(left, 340, 100, 150) for left in range(200, 1000, 110)]
    place = clear_of(PLATE, AREA, hand)
    assert AREA.contains(place)
    assert place.collidelist(hand) < 0
    assert min(abs(place.bottom - 340), abs(place.top - 490)) < 40, "just beside them"


def test_cards_beside_it_do_not_move_it() -> None:
    assert clear_of(PLATE, AREA, [pygame.Rect(0, 300, 200, 200)]).center == AREA.center


def test_on_a_full_table_it_covers_the_gap_between_two_rows_first() -> None:
    rows = [pygame.Rect(0, top, 1200, 140) for top in (100, 250, 400, 560)]
    place = clear_of(PLATE, AREA, rows)
    assert AREA.contains(place)
    assert sum(place.clip(row).height for row in rows) == min(
        sum(pygame.Rect(450, top, 300, 40).clip(row).height for row in rows)
        for top in (100 + 560 * step // 24 for step in range(25))
    )


def test_a_plate_higher_than_the_table_begins_at_its_top() -> None:
    assert clear_of(pygame.Rect(0, 0, 300, 700), AREA, []).top == AREA.top


def test_its_place_is_looked_for_once_for_a_banner(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    rig = Rig(tmp_path, game="race", games=find_games(), seed=3, drawn=False)
    painter, surface = rig.scene.view.painter, pygame.Surface((1280, 720))
    assert isinstance(painter, SheetPainter)
    board = painter.laid
    assert board is not None
    looked: list[pygame.Rect] = []

    def heard(plate: pygame.Rect, area: pygame.Rect, items: list[pygame.Rect]) -> pygame.Rect:
        looked.append(plate)
        return clear_of(plate, area, items)

    monkeypatch.setattr(beats, "clear_of", heard)
    lights, card = Lights(), pygame.Rect(600, 300, 100, 150)
    first, second = [Beat((), (), (f"Round {n}",), "banner") for n in (2, 3)]
    for _frame in range(3):
        lights.draw(board, surface, first, [card])
    assert len(looked) == 1
    lights.draw(board, surface, second, [card])
    lights.draw(board, surface, second, [card.move(50, 0)])
    assert len(looked) == 3, "another banner, and another card turned up"
