"""The first start: asked once, acts at once, and shows what it does."""

from pathlib import Path
from typing import Any

import pygame
import pytest

from galaxy_desktop.folders import Folders
from galaxy_desktop.games import find_games
from galaxy_desktop.house.house import House
from galaxy_desktop.play.commands import NewGame
from galaxy_desktop.play.seats import Bot, Person
from galaxy_desktop.presenter.silent import Silent
from galaxy_desktop.ui.kit import Kit
from galaxy_desktop.ui.menu.scene import MenuScene
from galaxy_desktop.ui.scenes.first_start import FirstStartScene
from galaxy_desktop.ui.settings import Settings, load_settings, save_settings
from tests.ui.acts import key
from tests.ui.scene_rig import SceneRig


def opened(folder: Path, command: NewGame | None = None) -> House:
    house = House(Folders(folder), window=(1280, 720), thinker=Silent())
    house.open(command, welcome=True)
    return house


def top(house: House) -> object:
    """The scene that is played; a call, because it changes with every step."""
    return house.app.stage.top


@pytest.mark.parametrize("code", [pygame.K_RETURN, pygame.K_ESCAPE])
def test_a_new_player_is_asked_once(folder: Path, code: int) -> None:
    house = opened(folder)
    assert isinstance(top(house), FirstStartScene)
    house.app.advance([key(code)], 0.0)
    assert isinstance(top(house), MenuScene)
    assert load_settings(house.folders.settings) == (house.app.settings, "")
    house.app.close()
    again = opened(folder)
    assert isinstance(top(again), MenuScene)
    again.app.close()


def test_who_has_settings_is_not_asked(folder: Path) -> None:
    save_settings(Settings(), Folders(folder).settings)
    house = opened(folder)
    assert isinstance(top(house), MenuScene)
    house.app.close()


def test_a_table_is_opened_without_a_question(folder: Path) -> None:
    seats = (Person("Ada"), Bot("easy", "Vega"))
    house = opened(folder, NewGame(next(iter(find_games())), seats, {}, 1))
    assert not any(isinstance(scene, FirstStartScene) for scene in house.app.stage.scenes)
    house.app.close()


@pytest.fixture
def rig(folder: Path) -> SceneRig:
    rig = SceneRig(folder, settings=Settings(mute=True, speed="normal"), games=find_games())
    rig.open(FirstStartScene(rig.client))
    return rig


def test_a_change_acts_at_once_and_the_sample_shows_it(rig: SceneRig) -> None:
    before = rig.picture()
    rig.click("Letters on goods")
    assert rig.app.settings.strong_marks
    assert rig.picture() != before
    rig.click("Reset to defaults")
    assert rig.app.settings == Settings()


def test_the_sample_of_an_animation_moves_and_comes_to_rest(rig: SceneRig) -> None:
    scene = rig.top()
    assert scene is not None
    assert scene.rest > 0
    rig.key(pygame.K_s)
    assert scene.rest == 0
    first = rig.picture()
    rig.step(times=3)
    assert rig.picture() != first
    rig.step(times=40)
    assert scene.rest > 0


@pytest.mark.parametrize("window", [(1280, 720), (1920, 1080)])
def test_each_group_of_settings_has_its_icon_at_its_left(
    folder: Path, monkeypatch: pytest.MonkeyPatch, window: tuple[int, int]
) -> None:
    signs: list[str] = []
    sign = Kit.sign

    def noted(kit: Kit, name: str, *more: Any, **how: Any) -> pygame.Surface:
        signs.append(name)
        return sign(kit, name, *more, **how)

    monkeypatch.setattr(Kit, "sign", noted)
    rig = SceneRig(folder, window, games=find_games())
    scene = rig.open(FirstStartScene(rig.client))
    for name in ("log", "diamond", "play", "sound", "globe"):
        assert name in signs
    left = scene.laid[0].column.left
    assert all(widget.rect.left > left + rig.kit.metrics.icon("title") for widget in scene.laid[0].widgets)
    assert scene.laid[0].fits
