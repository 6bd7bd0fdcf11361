"""Plates of developments that cost less now: the printed cost is readable, and apart from the name."""

import pygame
import pytest

from galaxy_desktop.games.frontiers.box import tiles
from galaxy_desktop.games.frontiers.table import plate_face
from galaxy_desktop.games.frontiers.table.look import PlateLook
from galaxy_desktop.ui.metrics import SMALLEST_WORD
from tests.ui.painter_rig import kit_of

SHOWN = [tile for tile in tiles().values() if tile.sort == "development" and tile.cost in (3, 9)]


@pytest.mark.parametrize("grain", [1, 2])
@pytest.mark.parametrize("size", [(140, 33), (140, 38), (184, 52), (110, 72)])
@pytest.mark.usefixtures("screen")
def test_the_printed_cost_is_as_large_as_a_word_and_apart_from_the_name(
    monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], grain: int
) -> None:
    inks: list[pygame.Rect] = []
    names: list[pygame.Rect] = []
    crossed = plate_face._crossed

    def noted(kit: object, face: pygame.Surface, number: int, centre: tuple[int, int], px: int) -> None:
        assert px >= SMALLEST_WORD * grain
        empty = pygame.Surface(face.get_size(), pygame.SRCALPHA, 32)
        crossed(kit, empty, number, centre, px)  # type: ignore[arg-type]
        inks.append(empty.get_bounding_rect())
        assert face.get_rect().contains(inks[-1])

    monkeypatch.setattr(plate_face, "_crossed", noted)
    monkeypatch.setattr(
        plate_face, "set_name", lambda _kit, _face, _name, box, *_, foot: names.append(box.copy())
    )
    kit = kit_of((1280, 720))
    for tile in SHOWN:
        inks.clear()
        names.clear()
        look = PlateLook(tile.id, size, "medium", price=tile.cost - 1, left=2, grain=grain)
        plate_face.draw_plate(kit, look)
        if inks and plate_face.is_row(kit, look):
            assert names[-1].left > inks[-1].right, tile.id
