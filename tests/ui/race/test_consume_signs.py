"""The signs of Consume powers grow with the text, as far as the card has room."""

import pygame
import pytest

from galaxy_desktop.games.race import GAME
from galaxy_desktop.games.race.table import PAINTER
from galaxy_desktop.ui.kit import Kit
from galaxy_desktop.ui.tabletop import parts
from tests.ui.painter_rig import kit_of
from tests.ui.race_rig import moments


def signs_at(window: tuple[int, int], text_step: float) -> int:
    """The size in pixels of the largest sign of a power in the row."""
    (shown,) = [shown for (topic, seats), shown in moments().items() if (topic, seats) == ("consume", 4)]
    painter = PAINTER(kit_of(window, text_step), GAME)
    painter.show(shown)
    draw, sizes = parts.draw_sign, list[int]()

    def noted(kit: Kit, sign: parts.Sign, size: int) -> pygame.Surface:
        sizes.append(size)
        return draw(kit, sign, size)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(parts, "draw_sign", noted)
        for item in painter.items():
            if item.group == "powers":
                surface = pygame.Surface(window)
                painter.sheet.draw(surface)
    return max(sizes)


def test_signs_grow_with_the_text_where_there_is_room(screen: pygame.Surface) -> None:
    usual, large = signs_at((1920, 1080), 1.0), signs_at((1920, 1080), 2.0)
    assert large >= 1.3 * usual


def test_larger_text_never_makes_signs_smaller_than_usual(screen: pygame.Surface) -> None:
    for window in ((1280, 720), (1366, 768), (1920, 1080), (2560, 1440)):
        sizes = [signs_at(window, step) for step in (1.0, 1.5, 2.0)]
        assert min(sizes) == sizes[0], window
