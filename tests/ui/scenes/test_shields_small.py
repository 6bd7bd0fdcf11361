"""Shields in the headers of players, in the smallest window: large enough to read their numbers."""

from typing import Any

import pytest

from galaxy_desktop.games import find_games
from galaxy_desktop.ui.kit import Kit
from galaxy_desktop.ui.painters import painter_for
from galaxy_desktop.ui.tabletop.sheet_painter import SheetPainter
from tests.ui.kits import wordy_kit
from tests.ui.painter_rig import heard, moment_of, showing

GAMES = find_games()


@pytest.mark.usefixtures("screen", "no_cards")
@pytest.mark.parametrize("game", ["race", "jumpdrive"])
def test_shields_of_headers_are_large_enough_for_their_numbers(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    sizes: dict[int, int] = {}
    shield = Kit.shield

    def noted(kit: Kit, seat: int, size: int) -> Any:
        sizes[seat] = size
        return shield(kit, seat, size)

    kit = wordy_kit((1280, 720))
    painter = painter_for(kit, GAMES[game])
    assert isinstance(painter, SheetPainter)
    showing(painter, moment_of(GAMES[game], GAMES[game].new(3, {}, 1), 0))
    monkeypatch.setattr(Kit, "shield", noted)
    heard(painter)
    assert {*sizes} == {0, 1, 2}
    assert min(sizes.values()) >= kit.metrics.bounded("shield")
