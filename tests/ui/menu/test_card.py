"""The first card of the menu: who plays stands clear of the buttons and of the ring of their focus."""

from typing import Any

import pygame
import pytest

from galaxy_desktop.ui import layout
from galaxy_desktop.ui.menu.card import MenuCard
from galaxy_desktop.ui.menu.layout import card_height
from galaxy_desktop.ui.scenes import shields
from galaxy_desktop.ui.widgets.button import Button
from tests.ui.kits import wordy_kit


@pytest.mark.parametrize("window", [(1280, 720), (1366, 768), (1600, 900), (1920, 1080)])
def test_players_keep_off_the_button(window: tuple[int, int], monkeypatch: pytest.MonkeyPatch) -> None:
    kit, feet = wordy_kit(window), []

    def shield(_kit: object, _surface: object, centre: tuple[int, int], _seat: int, size: int) -> None:
        feet.append(centre[1] + size // 2)

    monkeypatch.setattr(shields, "draw_shield", shield)
    button = Button(kit, layout.nowhere(), "Continue", lambda: None, kind="primary", cue="Enter")
    players: Any = [(0, "You  11"), (1, "Vega  12")]
    card = MenuCard("play", "Continue", "A game", "Round 9", [button], players)
    assert button.about == "A game, Round 9", "its label is said before"
    rect = pygame.Rect(0, 0, window[0] // 2, card_height(kit))
    card.place(kit, rect)
    card.draw(kit, pygame.Surface(rect.size), rect, pictured=False)
    assert len(feet) == 2
    assert button.rect.top - max(feet) >= kit.metrics.space("gutter")
