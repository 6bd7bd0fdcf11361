"""Signs of keywords on tiles of New Frontiers: all of them between the cost and the name, at every size."""

import pygame
import pytest

from galaxy_desktop.games.frontiers.box import tiles
from galaxy_desktop.games.frontiers.table import tile_face
from galaxy_desktop.games.frontiers.table.look import TileLook
from galaxy_desktop.ui.settings import Settings
from galaxy_desktop.ui.tabletop.card_face import put_sign
from galaxy_desktop.ui.tabletop.card_names import set_name
from tests.ui.kits import shared_kit


@pytest.mark.parametrize("size", [(88, 90), (96, 120), (160, 200)])
def test_no_keyword_lies_on_the_name(size: tuple[int, int], monkeypatch: pytest.MonkeyPatch) -> None:
    kit = shared_kit(Settings(mute=True), (1920, 1080))
    names: list[int] = []
    ends: list[float] = []
    keywords = tile_face._keywords

    def named(*args: object) -> int:
        names.append(set_name(*args))  # type: ignore[arg-type]
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
