"""F1 and F2 open the rules wherever the list of keys says so: everywhere, and nothing hidden with them."""

import argparse
from collections.abc import Iterator
from typing import Any

import pygame
import pytest

from galaxy_desktop.commands import screenshot
from galaxy_desktop.commands.pictured import scene_of
from galaxy_desktop.games import find_games
from galaxy_desktop.house.offscreen import house_without_screen
from galaxy_desktop.play.commands import NewGame
from galaxy_desktop.play.seats import Person, hash_pin
from galaxy_desktop.ui.help.scene import HelpScene
from galaxy_desktop.ui.menu.scene import MenuScene
from galaxy_desktop.ui.scenes.ask_text import AskText
from galaxy_desktop.ui.scenes.curtain import CurtainScene
from galaxy_desktop.ui.scenes.dialogs import message
from galaxy_desktop.ui.stage import ALL, HERE
from tests.ui.acts import key

GAMES = find_games()
SHOWN = "jumpdrive"
"""Game whose scenes are looked at: the one with a campaign, not the first of the menu."""
OF_ONE_GAME = ("replay", "puzzles", "puzzle", "challenges", "new", "campaign", "pause", "table")
COSTLY = ("archive", "statistics", "daily", "compare", "coach")
"""Scenes for which games are played first; a few answers are enough here."""


@pytest.fixture
def house() -> Iterator[Any]:
    with house_without_screen((1280, 720), curtains="always") as made:
        made.app.open(MenuScene(made.client))
        yield made


def pressed(house: Any, code: int) -> Any:
    """The scene on top after a key."""
    house.app.step([key(code), pygame.event.Event(pygame.KEYUP, key=code, mod=0)], 10.0)
    return house.app.stage.top


def opened(house: Any, name: str) -> Any:
    """A scene of the command that draws pictures, above the menu."""
    game = GAMES[SHOWN]
    parser = argparse.ArgumentParser()
    screenshot.add_arguments(parser)
    args = parser.parse_args([SHOWN, "--scene", name, "--out", "f.png"])
    bus = screenshot._dealt(house, screenshot._table(args, game))
    house.app.open(scene_of(house, name, game, bus))
    house.app.step((), 10.0)
    return house.app.stage.top


@pytest.mark.parametrize("name", [name for name in screenshot.SCENES if name not in COSTLY])
def test_the_rules_open_in_every_scene_and_it_is_there_again(house: Any, name: str) -> None:
    scene = opened(house, name)
    if isinstance(scene, HelpScene):
        assert [pressed(house, code) for code in (HERE, ALL)] == [scene, scene]
        return
    for code in (HERE, ALL):
        found = pressed(house, code)
        assert isinstance(found, HelpScene), f"{name}: {code}"
        assert name not in OF_ONE_GAME or found.game is GAMES[SHOWN]
        assert pressed(house, pygame.K_ESCAPE) is scene


@pytest.mark.parametrize("game", GAMES)
def test_the_curtain_opens_the_page_of_the_phase_and_shows_nothing_hidden(house: Any, game: str) -> None:
    table = house.table(NewGame(game, (Person("Ada"), Person("Bea")), {}, 3))
    house.app.open(table)
    house.app.step((), 10.0)
    curtain = house.app.stage.top
    assert isinstance(curtain, CurtainScene)
    found = pressed(house, HERE)
    assert isinstance(found, HelpScene)
    assert found.game is GAMES[game]
    assert found.below is not None
    assert table.session.sitting is None
    house.app.step([pygame.event.Event(pygame.WINDOWFOCUSLOST)], 0.1)
    assert pressed(house, pygame.K_ESCAPE) is curtain
    first = pressed(house, ALL)
    assert isinstance(first, HelpScene)
    assert first.number == 0
    assert table.session.sitting is None


def test_in_race_the_curtain_opens_the_page_of_the_first_choice(house: Any) -> None:
    house.app.open(house.table(NewGame("race", (Person("Ada"), Person("Bea")), {}, 3)))
    house.app.step((), 10.0)
    found = pressed(house, HERE)
    assert isinstance(found, HelpScene)
    assert found.number


def test_dialogs_have_the_rules_of_the_game_below(house: Any) -> None:
    people = Person("Ada", hash_pin("1234")), Person("Bea")
    house.app.open(house.table(NewGame(SHOWN, people, {}, 3)))
    house.app.step((), 10.0)
    question = pressed(house, pygame.K_SPACE)
    assert isinstance(question, AskText)
    for dialog in (question, message("Title", "Text")):
        if dialog is not question:
            house.app.open(dialog)
        found = pressed(house, HERE)
        assert isinstance(found, HelpScene)
        assert found.game is GAMES[SHOWN]
        assert pressed(house, pygame.K_ESCAPE) is dialog
