"""A level of computer players is one row of one list, and appears wherever levels are offered."""

import json
from pathlib import Path
from typing import cast

import pytest

from galaxy_desktop.ai.levels import LEVELS, RANDOM, Level, offered_levels
from galaxy_desktop.cli import run
from galaxy_desktop.commands.client import occupants
from galaxy_desktop.games import find_games
from galaxy_desktop.play.commands import Resign
from galaxy_desktop.play.seats import Bot, Person, Table
from galaxy_desktop.play.strengths import strengths_of
from galaxy_desktop.presenter.levels import computer_name, level_name
from galaxy_desktop.presenter.thinker import HINT_LEVEL
from galaxy_desktop.ui.new_game.scene import NewGameScene
from galaxy_desktop.ui.widgets.drop_down import DropDown
from tests.ui.scene_rig import SceneRig


@pytest.fixture
def master(monkeypatch: pytest.MonkeyPatch) -> str:
    """One more level, at the end of the list."""
    monkeypatch.setitem(cast("dict[str, Level]", LEVELS), "master", LEVELS["medium"])
    return "master"


@pytest.fixture(autouse=True)
def unseen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")


def offered(folder: Path) -> list[str]:
    rig = SceneRig(folder)
    rig.open(NewGameScene(rig.client, "toy"))
    drop = rig.widget("Level")
    assert isinstance(drop, DropDown)
    return [words for _, words in drop.options]


def test_the_new_game_screen_offers_every_level_but_chance(tmp_path: Path) -> None:
    assert offered(tmp_path) == ["Easy", "Medium", "Hard", "Expert"]


def test_a_further_level_is_offered_on_the_new_game_screen(tmp_path: Path, master: str) -> None:
    assert offered_levels()[-1] == master
    assert offered(tmp_path) == ["Easy", "Medium", "Hard", "Expert", "master"]


def test_a_further_level_can_be_named_on_the_command_line(
    master: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert occupants(["human", master])[1] == Bot(master, "Rigel")
    assert run(["simulate", "jumpdrive", "--bots", "master,easy", "--games", "1", "--json"]) == 0
    assert [bot["level"] for bot in json.loads(capsys.readouterr().out)["bots"]] == [master, "easy"]


def test_a_table_with_a_further_level_is_a_sound_one(master: str) -> None:
    Table("toy", (Person("Ada"), Bot(master, "Vega")), {}, 1).check()


def test_every_level_has_words() -> None:
    assert [level_name(level) for level in LEVELS] == ["Random", "Easy", "Medium", "Hard", "Expert"]
    assert not [level for level in LEVELS if computer_name(level) == level]


def test_levels_that_the_program_chooses_itself_are_on_the_list() -> None:
    assert {RANDOM, HINT_LEVEL, Resign(0).level} <= LEVELS.keys()


def test_strengths_are_told_of_levels_on_the_list_only() -> None:
    told = [level for game in find_games() for levels in strengths_of(game).values() for level in levels]
    assert told
    assert set(told) <= LEVELS.keys()
