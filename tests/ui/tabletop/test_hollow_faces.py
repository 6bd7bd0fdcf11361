"""Rings, glows, shadows and wide faces are drawn in parts, and look as if drawn whole."""

from collections.abc import Callable

import pygame
import pytest

from galaxy_desktop.ui import faces
from galaxy_desktop.ui.kit import Kit
from galaxy_desktop.ui.settings import Settings
from galaxy_desktop.ui.tabletop import card_pictures
from galaxy_desktop.ui.tabletop.card_pictures import CardPictures
from galaxy_desktop.ui.tabletop.look import CardLook
from galaxy_desktop.ui.tabletop.sheet import Mark, Spot
from tests.sweep import paired
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
    return pygame.image.tobytes(surface, "RGBX")


@pytest.mark.parametrize("name", FACES)
@pytest.mark.parametrize(("window", "contrast"), paired([(1280, 720), (3840, 2160)], [False, True]))
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
    monkeypatch.setattr(faces, "blit_frame", lambda surface, made, at, _thick: surface.blit(made, at))
    assert [drawn(kit, FACES[name], size) for size in SIZES] == sides


FILLED: dict[str, Draw] = {
    "panel": lambda kit, surface, rect: kit.faces.panel(surface, rect),
    "edge alone": lambda kit, surface, rect: kit.faces.face(
        surface, rect, faces.FaceStyle((0, 0, 0), (0, 0, 0), (90, 200, 90), 12, 1.2, 0)
    ),
    "foot": lambda kit, surface, rect: kit.faces.face(
        surface, rect, faces.FaceStyle((60, 70, 80), (10, 20, 30), (90, 200, 90), 12, foot=(5, 5, 5))
    ),
    "veil": lambda kit, surface, rect: kit.faces.veil(surface, rect),
    "veil that hides": lambda kit, surface, rect: kit.faces.veil(surface, rect, 1.0),
}


@pytest.mark.parametrize(("name", "size"), paired([*FILLED], [*SIZES, (900, 20)]))
def test_a_wide_face_looks_as_if_drawn_whole_and_stays_in_its_clip(
    name: str, size: tuple[int, int], screen: pygame.Surface, monkeypatch: pytest.MonkeyPatch
) -> None:
    del screen
    clip = pygame.Rect(AT[0] + 15, AT[1] + 9, size[0] - 20, max(8, size[1] - 90))

    def seen(clipped: bool) -> pygame.Surface:
        surface = pygame.Surface((1000, 800), 0, 32)
        surface.fill((120, 90, 60))
        surface.set_clip(clip if clipped else None)
        FILLED[name](fresh_kit_of(Settings(mute=True), (1920, 1080)), surface, pygame.Rect(AT, size))
        surface.set_clip(None)
        return surface

    parts, part = seen(clipped=False), seen(clipped=True)
    monkeypatch.setattr(faces, "BETWEEN", 2000)
    monkeypatch.setattr(faces, "TILE", (2000, 2000))
    whole = seen(clipped=False)
    assert pygame.image.tobytes(parts, "RGBX") == pygame.image.tobytes(whole, "RGBX")
    here = pygame.Surface(whole.get_size(), 0, 32)
    here.fill((120, 90, 60))
    here.blit(whole, clip, clip)
    assert pygame.image.tobytes(part, "RGBX") == pygame.image.tobytes(here, "RGBX")


class Glass(CardPictures):
    """Cards through which one sees what lies under them."""

    def paint(self, look: CardLook) -> pygame.Surface:
        return pygame.Surface(look.size, pygame.SRCALPHA, 32)

    def draw_ring(self, surface: pygame.Surface, spot: Spot) -> None:
        """No pieces lie on these cards."""


@pytest.mark.parametrize("mark", ["rest", "legal", "chosen"])
def test_what_lies_under_a_card_looks_as_if_drawn_whole(
    mark: Mark, screen: pygame.Surface, monkeypatch: pytest.MonkeyPatch
) -> None:
    del screen
    kit = fresh_kit_of(Settings(mute=True), (1920, 1080))
    deck = Glass(kit, "glass")

    def under(at: pygame.Rect) -> bytes:
        surface = pygame.Surface((600, 600), 0, 32)
        surface.fill((120, 90, 60))
        look = CardLook("", at.size, "large")
        deck.draw(surface, Spot(look, at, mark=mark))
        return pygame.image.tobytes(surface, "RGBX")

    rects = [pygame.Rect(AT, size) for size in ((300, 420), (60, 84), (200, 40))]
    parts = [under(rect) for rect in rects]
    monkeypatch.setattr(card_pictures, "blit_frame", lambda surface, made, at, _thick: surface.blit(made, at))
    assert [under(rect) for rect in rects] == parts
