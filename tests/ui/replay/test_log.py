"""The log beside a replay: a line under the pointer, or chosen by keyboard, shows its moment."""

from pathlib import Path

import pygame
import pytest

from galaxy_desktop.games import find_games
from galaxy_desktop.ui.faces import Faces
from tests.ui.acts import click, move
from tests.ui.replay.test_scene import opened
from tests.ui.scene_rig import SceneRig


@pytest.fixture
def rig(folder: Path) -> SceneRig:
    return SceneRig(folder, (1920, 1080), games=find_games())


def test_a_click_on_a_line_of_the_log_shows_its_moment(rig: SceneRig) -> None:
    scene = opened(rig)
    rect = scene.table.side.log_rect
    at = (rect.centerx, rect.centery)
    line = scene.table.side.log.line_at(at)
    assert line is not None
    rig.step(*click(at))
    assert scene.replay.at == scene.replay.stop_near(line + 1)


@pytest.mark.parametrize("all_open", [False, True])
def test_the_log_says_that_a_click_on_the_line_under_the_pointer_shows_its_moment(
    rig: SceneRig, all_open: bool
) -> None:
    scene = opened(rig)
    if all_open:
        scene.open_all()
    side = scene.table.side
    at = side.log_rect.center
    for pos, hint, differs in (
        (side.log_rect.topleft, "L: hide", False),
        (at, "Click: show this moment", True),
        ((at[0] + 1, at[1]), "Click: show this moment", False),
        (side.log_rect.topleft, "L: hide", True),
    ):
        scene.dirty = False
        rig.step(move(pos))
        assert (side.log_hint("L: hide"), scene.dirty) == (hint, differs), pos


def test_the_log_says_what_enter_does_in_a_replay(rig: SceneRig) -> None:
    scene = opened(rig)
    assert "moment" in scene.visits.log.tip


def test_the_frame_of_the_moment_ends_before_the_scroll_bar(
    rig: SceneRig, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = opened(rig)
    log = scene.table.side.log
    frames: list[pygame.Rect] = []
    monkeypatch.setattr(Faces, "raised", lambda _faces, _on, rect, *_more: frames.append(rect.copy()))
    log.draw(rig.app.surface, "")
    assert log.scroll.most
    assert [frame.right < log.scroll.bar.left for frame in frames] == [True]


def test_the_log_follows_every_jump_and_what_is_played(rig: SceneRig) -> None:
    scene = opened(rig)
    for part in (2, 3, 1):
        scene.go(scene.replay.stop_near(scene.replay.end * part // 4))
        assert scene.table.side.log.until == scene.replay.at
    before = scene.replay.at
    rig.key(pygame.K_SPACE)
    rig.step(times=200)
    assert scene.table.side.log.until == scene.replay.at > before
