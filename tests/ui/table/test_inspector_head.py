"""Head of the inspector: the name beside or below the card has room in the panel."""

from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from galaxy_desktop.games import find_games
from galaxy_desktop.ui.settings import Settings
from tests.ui.table_rig import Rig

GAMES = find_games()


@pytest.mark.parametrize("text", [1.0, 2.0])
def test_a_long_name_stays_in_the_panel(tmp_path: Path, text: float, monkeypatch: pytest.MonkeyPatch) -> None:
    settings = Settings(speed="instant", mute=True, text_step=text)
    rig = Rig(tmp_path, game="race", games=GAMES, size=(1920, 1080), settings=settings)
    inspector = rig.scene.view.side.inspector
    name = "A world with a very long name " * 4
    monkeypatch.setattr(inspector, "words", replace(inspector.words, item=lambda _subject: name))
    card = next(item for item in rig.scene.view.widgets.items if item.in_hand)
    inspector.show(card.item.subject)
    inner = pygame.Rect(0, 0, 320, 700)
    head = inspector._head(inner)
    assert head.face is not None
    assert head.name_at[0] + head.name.size[0] <= inner.right
    assert head.room.top >= head.name_at[1] + head.name.height
    rig.close()
