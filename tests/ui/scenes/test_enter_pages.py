"""Enter on the name of a page leads into the page; it neither closes the screen nor starts a game."""

from pathlib import Path

import pygame
import pytest

from galaxy_desktop.games import find_games
from galaxy_desktop.ui.help.scene import HelpScene
from galaxy_desktop.ui.new_game.scene import NewGameScene
from galaxy_desktop.ui.scenes.settings import SettingsScene
from galaxy_desktop.ui.settings import Settings
from galaxy_desktop.ui.widgets.scroll_list import ScrollList
from tests.ui.acts import click
from tests.ui.scene_rig import SceneRig

PAGED = Settings(mute=True, text_step=2.0)


@pytest.mark.parametrize("code", [pygame.K_RETURN, pygame.K_SPACE])
def test_enter_on_the_name_of_a_page_leads_into_it_of_settings(folder: Path, code: int) -> None:
    rig = SceneRig(folder, (1280, 720), settings=Settings(mute=True))
    scene = rig.open(SettingsScene(rig.client))
    rig.key(pygame.K_DOWN)
    rig.key(code)
    assert rig.form.focus.current is scene.laid[0].widgets[0]
    assert rig.form.focus.by_keys
    rig.key(pygame.K_LEFT)
    rig.key(pygame.K_END)
    rig.key(pygame.K_UP)
    assert scene.laid[0].title == "Keys"
    rig.key(code)
    assert rig.form.focus.current is rig.widget("Pages"), "there is nothing to go to on this page"
    assert rig.below.results == []
    contents = rig.widget("Pages")
    assert isinstance(contents, ScrollList)
    for _ in range(2):
        rig.step(*click(contents.row(0).center))
    assert rig.form.focus.current is rig.widget("Pages"), "a double click only opens the page"


def test_enter_on_the_name_of_a_page_starts_no_game(folder: Path) -> None:
    rig = SceneRig(folder, (1280, 720), settings=PAGED, games=find_games())
    scene = rig.open(NewGameScene(rig.client, "race"))
    rig.focus("Pages")
    assert rig.form.enters is rig.widget("Pages")
    rig.key(pygame.K_RETURN)
    assert rig.form.focus.current in scene.laid[0].widgets
    assert rig.opened == []


@pytest.mark.parametrize("text_step", [1.0, 2.0])
def test_enter_on_the_title_of_a_page_of_the_rules_leads_to_its_links(folder: Path, text_step: float) -> None:
    rig = SceneRig(folder, settings=Settings(mute=True, text_step=text_step), games=find_games())
    scene = rig.open(HelpScene(rig.client, find_games()["race"]))
    rig.key(pygame.K_RETURN)
    assert rig.form.focus.current in scene.laid[1].widgets
    assert rig.below.results == []
