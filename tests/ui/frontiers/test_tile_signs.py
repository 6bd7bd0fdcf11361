"""Signs on tiles of New Frontiers: keywords between the cost and the name, the good clear of the points."""

from typing import Any

import pygame
import pytest

from galaxy_desktop.games.frontiers import GAME
from galaxy_desktop.games.frontiers.box import tiles
from galaxy_desktop.games.frontiers.table import tile_face
from galaxy_desktop.games.frontiers.table.look import TileLook
from galaxy_desktop.games.frontiers.words import WORDS
from galaxy_desktop.ui.settings import Settings
from galaxy_desktop.ui.tabletop.card_face import put_sign
from galaxy_desktop.ui.tabletop.card_names import set_name
from tests.games.frontiers.laid import table
from tests.ui.kits import fresh_kit, shared_kit


def test_vp_below_zero_have_a_true_minus_sign() -> None:
    for tile in (tile for tile in tiles().values() if tile.vp < 0):
        told = [line.sign for line in WORDS.explain(GAME.view(table(2), 0), tile.id)]
        assert tile_face.points_of(tile) == "−1"
        assert "points:−1" in told


@pytest.mark.parametrize("size", [(88, 90), (96, 120), (160, 200)])
def test_no_keyword_lies_on_the_name(size: tuple[int, int], monkeypatch: pytest.MonkeyPatch) -> None:
    kit = shared_kit(Settings(mute=True), (1920, 1080))
    names: list[int] = []
    ends: list[float] = []
    keywords = tile_face._keywords

    def named(*args: Any, foot: bool) -> int:
        names.append(set_name(*args, foot=foot))
        return names[-1]

    def with_ends(*args: object) -> None:
        with monkeypatch.context() as patch:
            patch.setattr(tile_face, "put_sign", watched)
            keywords(*args)  # type: ignore[arg-type]

    def watched(face: pygame.Surface, sign: pygame.Surface, centre: tuple[float, float]) -> None:
        ends.append(centre[1] + sign.get_bounding_rect().height / 2)
        put_sign(face, sign, centre)

    monkeypatch.setattr(tile_face, "set_name", named)
    monkeypatch.setattr(tile_face, "_keywords", with_ends)
    wrong = []
    for tile in tiles().values():
        if tile.keywords:
            ends.clear()
            tile_face.draw_tile(kit, TileLook(tile.id, size, "standard"))
            if max(ends) > names[-1] + 2:
                wrong.append((tile.id, max(ends), names[-1]))
    assert names
    assert not wrong


@pytest.mark.parametrize("width", [64, 90, 126, 142, 160])
def test_the_good_on_a_tile_with_a_large_name_is_clear_of_its_points(
    screen: pygame.Surface, monkeypatch: pytest.MonkeyPatch, width: int
) -> None:
    drawn: list[pygame.Rect] = []

    def note(_face: object, sign: pygame.Surface, at: tuple[float, float]) -> None:
        shape = sign.get_bounding_rect()
        corner = at[0] - sign.get_width() / 2, at[1] - sign.get_height() / 2
        drawn.append(shape.move(round(corner[0]), round(corner[1])))

    monkeypatch.setattr(tile_face, "put_sign", note)
    kit = fresh_kit((1280, 720), 2.0)
    tile_face.draw_tile(kit, TileLook("pirate_world", (width, width), level=tile_face.PLAIN, good="novelty"))
    _cost, points, good = drawn
    assert good.top >= points.bottom - 2


@pytest.mark.parametrize("width", [90, 126])
def test_with_large_text_a_short_name_is_hardly_larger_than_a_long_one(
    monkeypatch: pytest.MonkeyPatch, width: int
) -> None:
    sizes: list[int] = []

    def named(*args: Any, foot: bool) -> int:
        sizes.append(args[4])
        return set_name(*args, foot=foot)

    monkeypatch.setattr(tile_face, "set_name", named)
    kit = fresh_kit((1280, 720), 2.0)
    for tile in ("rebel_base", "rebel_resistance"):
        look = TileLook(tile, (width, width), level=tile_face.PLAIN)
        tile_face.draw_tile(kit, look)
        assert sizes[-1] <= 0.2 * width * look.grain
