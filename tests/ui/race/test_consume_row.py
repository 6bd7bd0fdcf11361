"""The words of a Consume power keep clear of the edge above them, and of the line and the signs below."""

from typing import Any

import pygame
import pytest

from galaxy_desktop.games.race import GAME
from galaxy_desktop.games.race.table import consume_row
from galaxy_desktop.games.race.table.choice_plate import plate
from galaxy_desktop.games.race.table.painter import RacePainter
from galaxy_desktop.ui.tabletop.lines import write
from galaxy_desktop.ui.tabletop.parts import draw_parts
from tests.sweep import some
from tests.ui.painter_rig import drawn, kit_of, showing
from tests.ui.race_rig import moments

WINDOWS = (
    ((1280, 720), 2.0),
    ((1280, 720), 1.0),
    ((1366, 768), 1.5),
    ((1920, 1080), 2.0),
    ((1920, 1080), 1.0),
)


@pytest.mark.parametrize(("window", "step"), some(WINDOWS, 2), ids=str)
@pytest.mark.parametrize("seats", [2, 4])
def test_name_and_state_lie_between_edge_and_line(
    monkeypatch: pytest.MonkeyPatch, screen: pygame.Surface, window: tuple[int, int], step: float, seats: int
) -> None:
    places: list[pygame.Rect] = []
    words: list[pygame.Rect] = []
    wrong: list[tuple[pygame.Rect, ...]] = []

    def placed(board: Any, surface: pygame.Surface, place: pygame.Rect, *rest: Any) -> None:
        places.append(place)
        words.clear()
        plate(board, surface, place, *rest)

    def written(board: Any, surface: pygame.Surface, rect: pygame.Rect, *rest: Any) -> int:
        ink = pygame.Surface(surface.get_size(), pygame.SRCALPHA)
        end = write(board, ink, rect, *rest)
        words.append(ink.get_bounding_rect())
        return end

    def signed(kit: Any, surface: pygame.Surface, given: Any, signs: pygame.Rect, *rest: Any) -> Any:
        wrong.extend(
            (word, places[-1], signs)
            for word in words
            if not places[-1].top + 2 <= word.top < word.bottom < signs.top - 1
        )
        return draw_parts(kit, surface, given, signs, *rest)

    monkeypatch.setattr(consume_row, "plate", placed)
    monkeypatch.setattr(consume_row, "write", written)
    monkeypatch.setattr(consume_row, "draw_parts", signed)
    drawn(showing(RacePainter(kit_of(window, step), GAME), moments()["consume", seats]))
    assert places
    assert wrong == []
