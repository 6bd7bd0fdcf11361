"""Few cards are larger than many, as far as their panel has room, and all of them stay inside it."""

from pathlib import Path
from typing import Any

import pygame
import pytest

from galaxy_desktop.games import find_games
from galaxy_desktop.games.race.table.opponents import TALL, cards_grid
from galaxy_desktop.play.seats import Bot, Occupant, Person
from galaxy_desktop.ui import layout
from galaxy_desktop.ui.settings import Settings
from galaxy_desktop.ui.tabletop.hand import wide_size
from galaxy_desktop.ui.tabletop.sheet_painter import SheetPainter
from tests.ui.table_rig import Rig

ROOMS = [pygame.Rect(20, 90, width, height) for width in (300, 480, 730, 1500) for height in (62, 120, 180)]


def table(folder: Path, game: str, size: tuple[int, int] = (1920, 1080), others: int = 3) -> Rig:
    seats: list[Occupant] = [Person("Ada"), *(Bot("easy", f"Bot {number}") for number in range(others))]
    settings = Settings(speed="instant", mute=True, confirm_undo=False)
    return Rig(folder, seats, game=game, games=find_games(), size=size, settings=settings)


def painter(rig: Rig) -> SheetPainter[Any]:
    found = rig.scene.view.painter
    assert isinstance(found, SheetPainter)
    return found


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_cards_of_opponents_shrink_only_as_they_become_many(tmp_path: Path, size: tuple[int, int]) -> None:
    rig = table(tmp_path, "race", size)
    board = painter(rig).laid
    assert board is not None
    gap = board.space("tight")
    for room in ROOMS:
        for low in (False, True):
            before, was_upright = 10**6, False
            for count in range(17):
                columns, rows, card = cards_grid(board, room, count, gap, low=low)
                assert columns * rows >= count
                for place in layout.cells(room, card, count, columns, gap):
                    assert place.size == card, (room, low, count)
                upright = card[1] >= card[0] * TALL
                assert min(card) <= before or (was_upright and not upright)
                before, was_upright = min(card), upright
            few, many = (cards_grid(board, room, count, gap, low=low)[2] for count in (2, 24 if low else 15))
            assert few[0] > many[0], (room, low)
    rig.close()


def test_cards_with_large_words_are_wider_while_there_are_few(tmp_path: Path) -> None:
    rig = table(tmp_path, "race")
    board, room = painter(rig).laid, pygame.Rect(0, 0, 1200, 200)
    assert board is not None
    widths = [wide_size(board, room, (140, 190), count)[0] for count in range(1, 12)]
    assert widths == sorted(widths, reverse=True)
    assert widths[0] == 190
    assert widths[-1] == 140
    rig.close()


@pytest.mark.parametrize("others", [1, 2, 4])
def test_panels_of_opponents_in_new_frontiers_show_tiles_if_they_have_room(
    tmp_path: Path, others: int
) -> None:
    rig = table(tmp_path, "frontiers", others=others)
    rig.click(rig.widget(rig.question.prompt.open()[0]).rect.center)
    rig.key(pygame.K_RETURN)
    rig.settle()
    found = painter(rig)
    shown = {
        seat: [item for item in found.items() if item.id.startswith(f"lies {seat}")] for seat in range(1, 3)
    }
    for seat in range(1, min(3, others + 1)):
        panel = found.sheet.places[f"seat:{seat}"]
        tiles = [*rig.bus.view(0).players[seat].empire()]
        assert [item.subject for item in shown[seat]] == (tiles if others < 3 else [])
        assert all(panel.contains(item.rect) for item in shown[seat])
    rig.close()
