"""Headers of players in the lower table of a replay: name and level keep clear of the edge of the panel."""

from pathlib import Path
from typing import Any

import pygame
import pytest

from galaxy_desktop.games import find_games
from galaxy_desktop.play.replay import Replay
from galaxy_desktop.ui.replay.scene import ReplayScene
from galaxy_desktop.ui.tabletop import lines
from galaxy_desktop.ui.tabletop.sheet_painter import SheetPainter
from tests.ui.finished import played
from tests.ui.scene_rig import SceneRig

GAMES = find_games()
CLEAR = 4
"""Least pixels between the edge of a panel and the letters of a name."""


@pytest.mark.parametrize("game", ["race", "jumpdrive"])
@pytest.mark.parametrize("window", [(1920, 1080), (1600, 900)])
def test_the_names_of_opponents_keep_clear_of_the_edge(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str, window: tuple[int, int]
) -> None:
    rig = SceneRig(tmp_path, window, games=GAMES, drawn=True)
    written: list[tuple[str, int]] = []
    write = lines.write

    def noted(board: Any, surface: Any, rect: pygame.Rect, text: str, *more: Any) -> int:
        px = board.kit.fonts.style("section", board.kit.metrics).px
        written.append((text, rect.centery - px // 2))
        return write(board, surface, rect, text, *more)

    monkeypatch.setattr(lines, "write", noted)
    scene = rig.open(ReplayScene(rig.client, Replay(played(game, 3, 10**6).game_so_far(), 0), None))
    painter = scene.table.painter
    assert isinstance(painter, SheetPainter)
    panels = [painter.sheet.places[f"seat:{seat}"] for seat in (1, 2)]
    names = dict(zip(scene.replay.table().names()[1:], panels, strict=True))
    above = [top - names[text].top for text, top in written if text in names]
    assert above
    assert min(above) >= CLEAR
