"""Drawers over the table of a replay: the log and the open cards, where they have no column."""

from pathlib import Path

import pygame
import pytest

from galaxy_desktop.games import find_games
from galaxy_desktop.play.replay import Replay
from galaxy_desktop.ui.replay.scene import ReplayScene
from galaxy_desktop.ui.settings import Settings
from tests.ui.acts import click
from tests.ui.finished import given_up
from tests.ui.scene_rig import SceneRig

GAMES = find_games()


def track(rig: SceneRig, scene: ReplayScene) -> bytes:
    """What is drawn where the timeline is."""
    rig.picture()
    return pygame.image.tobytes(rig.app.surface.subsurface(scene.controls.track), "RGB")


@pytest.mark.parametrize("code", [pygame.K_l, pygame.K_o, pygame.K_i])
@pytest.mark.parametrize("left_handed", [False, True])
@pytest.mark.parametrize(
    ("game", "size", "step"),
    [("race", (1280, 720), 1.0), ("roll", (1280, 720), 2.0), ("master", (1920, 1080), 2.0)],
)
def test_a_drawer_leaves_the_timeline_free(
    folder: Path, code: int, left_handed: bool, game: str, size: tuple[int, int], step: float
) -> None:
    settings = Settings(mute=True, text_step=step, left_handed=left_handed)
    rig = SceneRig(folder, size, settings, games=GAMES)
    replay = Replay(given_up(game, GAMES[game].seats[-1]).game_so_far(), 0)
    scene = rig.open(ReplayScene(rig.client, replay, None))
    closed = track(rig, scene)
    rig.key(code)
    rig.step()
    assert scene.watching.open_hands == (code == pygame.K_o)
    assert not scene.table.side.areas.drawer.colliderect(scene.foot)
    assert track(rig, scene) == closed
    for x in (scene.timeline.track.left + 2, scene.timeline.track.right - 2):
        at = (x, scene.timeline.blocks.centery)
        rig.step(*click(at))
        assert scene.replay.at == scene.replay.stop_near(scene.timeline.line_at(x))
