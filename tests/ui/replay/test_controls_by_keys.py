"""The controls of a replay by keyboard or gamepad alone: each is reached and pressed."""

from collections.abc import Iterator, Sequence
from pathlib import Path

import pygame
import pytest

from galaxy_desktop.games import find_games
from galaxy_desktop.play.replay import Replay
from galaxy_desktop.ui.replay.scene import ReplayScene
from galaxy_desktop.ui.settings import Settings
from galaxy_desktop.ui.widgets.widget import Widget
from tests.ui.finished import played
from tests.ui.scene_rig import SceneRig

FEW = 40


@pytest.fixture
def rig(folder: Path) -> Iterator[SceneRig]:
    made = SceneRig(folder, (1280, 720), Settings(mute=True, reduced_motion=True), games=find_games())
    yield made
    made.app.close()


@pytest.fixture
def scene(rig: SceneRig) -> ReplayScene:
    return rig.open(ReplayScene(rig.client, Replay(played("race", 3, FEW).game_so_far(), 0), 10))


def go_to(rig: SceneRig, scene: ReplayScene, row: Sequence[Widget]) -> None:
    """Press Tab until the focus is in a row."""
    for _group in range(FEW):
        rig.key(pygame.K_TAB)
        if any(rig.form.focus.current is one for one in row):
            return
    raise AssertionError([one.label or one.tip for one in row])


def test_arrows_lead_to_every_control(rig: SceneRig, scene: ReplayScene) -> None:
    at = scene.replay.at
    rows: tuple[Sequence[Widget], ...] = (scene.controls.top, scene.controls.widgets)
    for row in rows:
        go_to(rig, scene, row)
        seen = []
        for _step in row:
            rig.key(pygame.K_LEFT)
        for _step in row:
            seen.append(rig.form.focus.current)
            rig.key(pygame.K_RIGHT)
        assert {id(one) for one in row if one.can_focus} == {id(one) for one in seen}
    assert scene.replay.at == at


def test_a_control_with_the_focus_is_pressed(rig: SceneRig, scene: ReplayScene) -> None:
    go_to(rig, scene, scene.controls.widgets)
    onward, at = scene.controls.widgets[3], scene.replay.at
    for way in [pygame.K_LEFT] * FEW + [pygame.K_RIGHT] * 3:
        rig.key(way)
    assert rig.form.focus.current is onward
    rig.key(pygame.K_SPACE)
    assert (scene.watching.playing, scene.replay.at) == (False, scene.replay.stop_after(at))
    assert rig.form.focus.current is onward


def test_elsewhere_arrows_and_space_are_those_of_the_replay(rig: SceneRig, scene: ReplayScene) -> None:
    at = scene.replay.at
    rig.key(pygame.K_RIGHT)
    assert scene.replay.at == scene.replay.stop_after(at)
    go_to(rig, scene, scene.controls.widgets)
    rig.key(pygame.K_LEFT, mod=pygame.KMOD_LSHIFT)
    assert scene.replay.at < scene.replay.stop_after(at)
    rig.key(pygame.K_TAB)
    rig.key(pygame.K_SPACE)
    assert scene.watching.playing
