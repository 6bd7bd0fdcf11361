"""Rings, glows and shadows are drawn side by side, and look as if drawn whole."""

from collections.abc import Callable

import pygame
import pytest

from galaxy_desktop.ui import faces
from galaxy_desktop.ui.kit import Kit
from galaxy_desktop.ui.settings import Settings
from tests.ui.kits import fresh_kit_of

SIZES = ((300, 700), (900, 400), (90, 60), (24, 24))
AT = (40, 50)
Draw = Callable[[Kit, pygame.Surface, pygame.Rect], None]
FACES: dict[str, Draw] = {
    "ring": lambda kit, surface, rect: kit.faces.focus_ring(surface, rect),
    "panel ring": lambda kit, surface, rect: kit.faces.focus_ring(
        surface, rect, kit.faces.radius("menu_tile")
    ),
    "glow": lambda kit, surface, rect: kit.faces.glow(surface, rect, (0, 200, 255)),
    "shadow": lambda kit, surface, rect: kit.faces.shadow(surface, rect),
    "shadow of corners": lambda kit, surface, rect: kit.faces.shadow(surface, rect, 0),
}


def drawn(kit: Kit, draw: Draw, size: tuple[int, int]) -> bytes:
    """What a face looks like on a bright ground."""
    surface = pygame.Surface((1000, 800), 0, 32)
    surface.fill((120, 90, 60))
    draw(kit, surface, pygame.Rect(AT, size))
    return pygame.image.tobytes(surface, "RGB")


@pytest.mark.parametrize("name", FACES)
@pytest.mark.parametrize("window", [(1280, 720), (3840, 2160)])
@pytest.mark.parametrize("contrast", [False, True])
def test_a_hollow_face_looks_as_if_drawn_whole(
    name: str,
    window: tuple[int, int],
    contrast: bool,
    screen: pygame.Surface,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    del screen
    kit = fresh_kit_of(Settings(mute=True, high_contrast=contrast), window)
    sides = [drawn(kit, FACES[name], size) for size in SIZES]
    monkeypatch.setattr(faces, "_blit_frame", lambda surface, made, at, _thick: surface.blit(made, at))
    assert [drawn(kit, FACES[name], size) for size in SIZES] == sides
