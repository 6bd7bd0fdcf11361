"""The left-handed layout: column, drawer and the buttons of the bar change sides, and nothing is lost."""

from pathlib import Path
from typing import Any

import pygame
import pytest

from galaxy_desktop.games import find_games
from galaxy_desktop.ui.scenes.curtain import CurtainScene
from galaxy_desktop.ui.scenes.screen import Screen
from galaxy_desktop.ui.settings import Settings
from tests.sweep import paired
from tests.ui.scene_rig import SceneRig
from tests.ui.scenes.test_fit import SCREENS, check_scene
from tests.ui.table_rig import Rig

SIZES = [((1920, 1080), 1.0), ((1280, 720), 1.0), ((1280, 720), 2.0)]


def table(folder: Path, size: tuple[int, int], step: float, *, left: bool) -> Rig:
    settings = Settings(speed="instant", mute=True, text_step=step, left_handed=left)
    return Rig(folder, game="race", games=find_games(), size=size, settings=settings)


@pytest.mark.parametrize(("size", "step"), SIZES)
def test_column_and_buttons_stand_at_the_other_side(
    tmp_path: Path, size: tuple[int, int], step: float
) -> None:
    right, left = (table(tmp_path / str(side), size, step, left=side).scene for side in (False, True))
    for name in ("content", "inspector", "log", "drawer"):
        here, there = getattr(left.view.painter.areas, name), getattr(right.view.painter.areas, name)
        assert here.size == there.size
        if here.width:
            assert here.left == size[0] - there.right
    mirrored = [button.rect.left for button in left.view.widgets.bar.widgets]
    assert mirrored == [size[0] - button.rect.right for button in right.view.widgets.bar.widgets]


@pytest.mark.parametrize(("size", "step"), SIZES)
def test_the_words_of_the_bar_lie_beside_its_buttons(
    tmp_path: Path, size: tuple[int, int], step: float
) -> None:
    rig = table(tmp_path, size, step, left=True)
    bar = rig.scene.view.widgets.bar
    assert bar.rect.contains(bar.words)
    assert not any(bar.words.colliderect(button.rect) for button in bar.widgets)
    rig.key(pygame.K_1)
    rig.key(pygame.K_2)
    primary = rig.scene.view.widgets.bar.primary
    assert primary is not None
    before = rig.bus.lines()
    rig.click(primary.rect.center)
    assert rig.bus.lines() > before


@pytest.mark.parametrize(
    ("name", "size", "step"),
    [
        (name, *size)
        for name, size in paired(["settings", "archive", "filters", "curtain", "replay", "score"], SIZES[1:])
    ],
)
def test_the_main_button_of_every_screen_is_at_the_left(
    folder: Path, name: str, size: tuple[int, int], step: float
) -> None:
    shown = {}
    for left in (False, True):
        settings = Settings(
            mute=True, text_step=step, player_name="Ada", reduced_motion=True, left_handed=left
        )
        rig = SceneRig(folder / str(left), size, settings, games=find_games())
        scene = SCREENS[name](rig)
        if name not in ("curtain", "replay"):
            check_scene(rig, scene)
        shown[left] = scene
    right, left_one = shown[False], shown[True]
    for there, here in zip(foot(right), foot(left_one), strict=True):
        assert here.size == there.size
        assert abs(here.left + there.right - size[0]) <= 1


def foot(scene: Any) -> list[pygame.Rect]:
    """The buttons of the prompt bar, or of a dialog, or of a curtain."""
    if isinstance(scene, CurtainScene):
        return [scene._leave.rect]
    buttons = scene.buttons() if isinstance(scene, Screen) else scene._buttons
    labels = {button.label for button in buttons}
    group = scene.form.groups[-1]
    return [button.rect for button in group if button.label in labels]


@pytest.mark.parametrize("game", find_games())
def test_nothing_of_a_table_lies_outside_or_under_the_column(tmp_path: Path, game: str) -> None:
    settings = Settings(speed="instant", mute=True, left_handed=True)
    rig = Rig(tmp_path, game=game, games=find_games(), size=(1920, 1080), settings=settings)
    areas, window = rig.scene.view.painter.areas, pygame.Rect(0, 0, 1920, 1080)
    assert areas.inspector.centerx < window.centerx
    for item in rig.scene.view.painter.items():
        assert window.contains(item.rect), item.id
        assert not item.rect.colliderect(areas.inspector), item.id
        assert not item.rect.colliderect(areas.log), item.id
    rig.close()
