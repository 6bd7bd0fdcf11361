"""Pictures are sharp on large screens: nothing drawn smaller is enlarged afterwards."""

from collections.abc import Callable
from typing import Any

import pygame
import pytest

from tests.pixels.looks import enlarge, rig_with, settings_of
from tests.ui.pseudo_tour import table_after

LARGE = (3840, 2160)
DRAWN = 64
"""Side in pixels from which a surface is a picture, and not a fade that is stretched."""
STRETCHED = 1.35
"""Most that a picture of a card, of twice the usual size, is stretched in a window of 3840 by 2160."""


def test_an_enlarged_card_is_drawn_at_its_size(monkeypatch: pytest.MonkeyPatch) -> None:
    grown: list[float] = []

    def watched(scale: Callable[..., pygame.Surface]) -> Callable[..., pygame.Surface]:
        def inner(surface: pygame.Surface, size: tuple[int, int], *more: Any) -> pygame.Surface:
            if min(surface.get_size()) >= DRAWN:
                grown.append(max(new / old for new, old in zip(size, surface.get_size(), strict=True)))
            return scale(surface, size, *more)

        return inner

    with rig_with(settings_of(), LARGE) as rig:
        scene = table_after(rig, "race", 25)
        zoom = enlarge(rig, scene, 0)
        for name in ("smoothscale", "scale"):
            monkeypatch.setattr(pygame.transform, name, watched(getattr(pygame.transform, name)))
        scene.view.painter.face(zoom.subject, (zoom.card.width + 1, zoom.card.height + 1))
    assert grown
    assert max(grown) <= STRETCHED
