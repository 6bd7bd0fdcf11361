"""Names of worlds in New Frontiers are clear of the good."""

from typing import Any

import pygame
import pytest

from galaxy_desktop.games.frontiers.box import tiles
from galaxy_desktop.games.frontiers.schema import KINDS
from galaxy_desktop.games.frontiers.table import tile_face
from galaxy_desktop.games.frontiers.table.look import TileLook, upright
from galaxy_desktop.ui.art import goods
from galaxy_desktop.ui.tabletop import card_names
from tests.ui.ink import TOUCH, Drawn
from tests.ui.kits import wordy_kit

LOOKS: tuple[tuple[str, int, float], ...] = (
    ("standard", 82, 1.0),
    ("standard", 96, 1.0),
    ("standard", 142, 1.0),
    ("standard", 96, 1.5),
    ("standard", 106, 1.5),
    ("plain", 80, 2.0),
    ("plain", 110, 2.0),
    ("plain", 147, 2.0),
)
"""Levels of detail, widths on the table, and sizes of text."""


@pytest.mark.parametrize(("level", "width", "step"), LOOKS)
def test_no_good_lies_on_the_name(
    monkeypatch: pytest.MonkeyPatch, level: str, width: int, step: float
) -> None:
    kit, good_cube, size = wordy_kit((1280, 720), step), goods.good_cube, upright(width)
    wrong, looked = [], 0
    for tile in tiles().values():
        if not tile.holds_goods:
            continue
        drawn = Drawn(pygame.mask.Mask(size), pygame.mask.Mask(size))

        def cube(*given: Any, drawn: Drawn = drawn, **how: Any) -> pygame.Surface:
            drawn.signs.append(good_cube(*given, **how))
            return drawn.signs[-1]

        monkeypatch.setattr(card_names, "set_line", drawn.line)
        monkeypatch.setattr(goods, "good_cube", cube)
        monkeypatch.setattr(tile_face, "put_sign", drawn.sign)
        good = tile.kind if tile.kind in KINDS else KINDS[0]
        tile_face.draw_tile(kit, TileLook(tile.id, size, level, good=good))
        looked += bool(drawn.names.count() and drawn.goods.count())
        share = drawn.names.overlap_area(drawn.goods, (0, 0)) / max(1, drawn.names.count())
        if share > TOUCH or drawn.covered:
            wrong.append((tile.id, share, drawn.covered))
    assert looked > 30
    assert wrong == []
