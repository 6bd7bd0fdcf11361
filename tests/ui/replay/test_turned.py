"""Tabs, empires, buttons and keys of a game work in its replay as at its table."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pygame
import pytest

from galaxy_desktop.games import find_games
from galaxy_desktop.games.master.table.painter import MasterPainter
from galaxy_desktop.play.replay import Replay
from galaxy_desktop.ui.fonts import Fonts
from galaxy_desktop.ui.painters import painter_for
from galaxy_desktop.ui.replay.scene import ReplayScene
from galaxy_desktop.ui.replay.table import shown_at
from galaxy_desktop.ui.roles.forecasting import FORECAST
from galaxy_desktop.ui.roles.turning import Turning
from tests.ui.finished import SOME, played
from tests.ui.kits import share_nothing
from tests.ui.painter_rig import kit_of
from tests.ui.scene_rig import SceneRig

GAMES = find_games()


def opened(folder: Path, game: str) -> tuple[SceneRig, ReplayScene]:
    rig = SceneRig(folder, (1280, 720), games=GAMES, drawn=True)
    return rig, rig.open(ReplayScene(rig.client, Replay(played(game, 2, SOME).game_so_far(), 0), None))


def click(scene: ReplayScene, item: str) -> None:
    at = next(one.rect.center for one in scene.table.painter.items() if one.id == item)
    scene.handle(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=at, button=1))


@pytest.mark.parametrize("game", GAMES)
def test_whatever_turns_at_the_table_turns_in_a_replay(folder: Path, game: str) -> None:
    _rig, scene = opened(folder, game)
    painter = scene.table.painter
    assert isinstance(painter, Turning)
    names = [one.id for one in painter.items() if one.id in painter.turnable() and "player" in one.id]
    before = [(one.id, one.rect) for one in painter.items()]
    click(scene, names[-1])
    assert [(one.id, one.rect) for one in painter.items()] != before


def test_the_map_zooms_and_the_bag_opens(folder: Path) -> None:
    _rig, scene = opened(folder, "master")
    painter = scene.table.painter
    assert isinstance(painter, MasterPainter)
    click(scene, "zoom:in")
    assert painter.camera.step == 1
    scene.handle(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_b, mod=0, unicode="b"))
    assert painter.bag_open


def test_keys_that_are_for_the_replay_are_not_said_to_zoom(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    written: list[str] = []
    line = Fonts.line

    def noted(fonts: Fonts, font: pygame.font.Font, text: str, *more: Any) -> pygame.Surface:
        written.append(text)
        return line(fonts, font, text, *more)

    share_nothing(monkeypatch)
    monkeypatch.setattr(Fonts, "line", noted)
    _rig, scene = opened(folder, "master")
    scene.draw(pygame.Surface((1280, 720)))
    assert written
    assert not any("zoom" in words for words in written)


def test_no_line_of_a_replay_names_the_key_of_the_forecast() -> None:
    """The forecast opens only at the table."""
    replay, found = Replay(played("frontiers", 5, SOME).game_so_far(), 0), {True: 0, False: 0}
    painter = painter_for(kit_of((1280, 720), 1.5), GAMES["frontiers"])
    for stop in replay.stops[::7]:
        replay.go(stop)
        for replayed in found:
            painter.show(replace(shown_at(replay, 0), replayed=replayed))
            found[replayed] += any(item.id == FORECAST for item in painter.items())
    assert found[False]
    assert not found[True]
