"""The note over the own empire of Race: doubled points in Consume, the last choice of actions."""

from typing import Any

import pygame
import pytest

from galaxy_desktop.games.race import GAME
from galaxy_desktop.games.race.powers import vp_factor
from galaxy_desktop.games.race.table import PAINTER, empire
from galaxy_desktop.games.race.table.board import Board
from galaxy_desktop.games.race.words.terms import item
from galaxy_desktop.ui.tabletop import lines
from tests.ui.kits import wordy_kit
from tests.ui.painter_rig import heard
from tests.ui.race_rig import moments

SIZE = (3440, 1440)


@pytest.fixture
def notes(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What is written beside the title of the own empire from now on."""
    found = list[str]()

    def heard(board: Board, surface: pygame.Surface, rect: pygame.Rect, text: str, *how: Any) -> int:
        found.append(text)
        return lines.write(board, surface, rect, text, *how)

    monkeypatch.setattr(empire, "write", heard)
    return found


@pytest.mark.usefixtures("screen", "no_cards")
def test_a_note_is_there_for_doubled_points_and_the_last_choice_and_else_not(notes: list[str]) -> None:
    doubled = last = 0
    kit = wordy_kit(SIZE)
    for (topic, seats), shown in moments().items():
        if seats != 2:
            continue
        painter = PAINTER(kit, GAME)
        painter.show(shown)
        notes.clear()
        heard(painter)
        view, me = shown.view, shown.view.players[shown.seat]
        factor = vp_factor(view, shown.seat) if view.phase == "consume" else 1
        past = topic == "action" and factor == 1 and bool(me.past)
        assert [text for text in notes if "VP for goods this round" in text] == (
            [f"You get ×{factor} VP for goods this round"] if factor > 1 else []
        )
        named = [text for text in notes if text.startswith("You last chose ")]
        assert len(named) == past
        assert all(item(action) in text for text in named for action in me.past[-1])
        doubled, last = doubled + (factor > 1), last + past
    assert doubled
    assert last
