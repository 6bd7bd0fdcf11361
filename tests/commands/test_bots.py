"""Programs on the command line, at the table, and on the new-game screen."""

import json
import sys
from pathlib import Path

import pygame
import pytest

from galaxy_desktop.ai.programs import Program, Trouble, level_of
from galaxy_desktop.cli import run
from galaxy_desktop.commands.client import occupants
from galaxy_desktop.commands.errors import CommandError
from galaxy_desktop.commands.seating import named_programs, parts
from galaxy_desktop.engine.oneline import path_words
from galaxy_desktop.folders import Folders, asset
from galaxy_desktop.house.house import House
from galaxy_desktop.play.commands import NewGame
from galaxy_desktop.play.seats import Bot, Person
from galaxy_desktop.presenter.levels import computer_name, level_name, replaced_program
from galaxy_desktop.ui.new_game.remembered import remember_table
from galaxy_desktop.ui.new_game.scene import NewGameScene
from galaxy_desktop.ui.scenes.dialogs import Dialog
from galaxy_desktop.ui.settings import Settings
from galaxy_desktop.ui.table.scene import TableScene
from galaxy_desktop.ui.thinker import WorkerThinker
from galaxy_desktop.ui.widgets.drop_down import DropDown
from tests.ai.programs_at_play import BAD, FAIR, PYTHON

NOWHERE = Path("/nowhere/bots.toml")


@pytest.fixture(autouse=True)
def _without_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("a,b", ["a", "b"]),
        ("a, b ,", ["a", "b", ""]),
        ('hard,program:"python3 b.py 1,2",easy', ["hard", 'program:"python3 b.py 1,2"', "easy"]),
        ('program:python3 "my, bot.py",easy', ['program:python3 "my, bot.py"', "easy"]),
        ('a,"b,c', ["a", '"b,c']),
        ("", [""]),
    ],
)
def test_a_comma_in_quotes_does_not_part_players(text: str, words: list[str]) -> None:
    assert parts(text) == words


def test_programs_are_commands_or_names_of_the_file(tmp_path: Path) -> None:
    file = tmp_path / "bots.toml"
    file.write_text('lyra = "lyra.sh"')
    text = 'human,program:lyra,program:"python3 b.py 1,2",program:python3 "c d.py"'
    found = named_programs(text, file)
    assert [*found.values()] == [
        Program("lyra", ("lyra.sh",), str(tmp_path)),
        Program("b", ("python3", "b.py", "1,2")),
        Program("cd", ("python3", "c d.py")),
    ]
    levels = [one.level for one in occupants(parts(text), found)[1:] if isinstance(one, Bot)]
    assert levels == [level_of("lyra"), level_of("b"), level_of("cd")]


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("program:", "The command is empty"),
        ("program:'x", "isn't closed"),
        ("program:a/x.py,program:b/x.py", "two programs are named x"),
    ],
)
def test_what_is_no_program_is_refused(text: str, line: str) -> None:
    with pytest.raises(CommandError, match=line):
        named_programs(text, NOWHERE)


def test_a_fault_in_the_file_is_told_where_a_program_is_wanted(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "bots.toml").write_text("lyra = 3")
    words = ["--portable", str(tmp_path)]
    assert run(["bots", *words]) == 2
    assert run(["--game", "jumpdrive", "--seats", "human,program:lyra", *words]) == 2
    lines = capsys.readouterr().err.splitlines()
    assert [line.endswith(": The command of “lyra” must be text.") for line in lines] == [True, True]


def test_programs_are_listed_and_the_example_printed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "bots.toml").write_text('lyra = "python3 lyra.py"')
    assert run(["bots", "--portable", str(tmp_path)]) == 0
    assert run(["bots", "--example"]) == 0
    told = capsys.readouterr().out
    listed = f"{path_words(tmp_path / 'bots.toml')}: 1 program\nlyra: python3 lyra.py\n"
    assert told == listed + asset("example_bot.py").read_text()


def test_a_match_with_programs_says_which_one_was_replaced(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    bad, fair = tmp_path / "bad.py", tmp_path / "fair.py"
    bad.write_text(BAD["quits when asked"][1])
    fair.write_text(FAIR)
    start = f"{sys.executable} -I -S"
    words = ["simulate", "jumpdrive", "--games", "1", "--bots"]
    assert run([*words, f"program:{start} {bad},program:{start} {fair}"]) == 0
    told = capsys.readouterr().out
    assert "Program · fair" in told
    line = "The program bad quit before the game was over. A computer player took over in 1 game."
    assert [one for one in told.splitlines() if "took over" in one] == [line]
    assert run([*words, f"program:{start} {fair},easy", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["troubles"] == []


def test_the_names_of_programs_are_shown() -> None:
    assert (level_name(level_of("lyra")), computer_name(level_of("lyra"))) == ("lyra", "Program · lyra")
    notice = replaced_program("lyra", Trouble("illegal", "[*x*]"))
    assert notice.endswith("A computer player (Medium) takes over.")


class Wide(House):
    """A client that offers programs, in a window of a test."""

    def __init__(self, folder: Path) -> None:
        settings = Settings(mute=True, speed="instant", player_name="Ada")
        super().__init__(Folders(folder), window=(1280, 720), settings=settings)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "fair.py").write_text(FAIR)
    command = json.dumps([*PYTHON, "fair.py"])
    (tmp_path / "bots.toml").write_text(f"fair = {command}")
    return tmp_path


def levels_of(scene: NewGameScene) -> DropDown[str]:
    """The list of levels of the only computer player."""
    assert scene.form is not None
    (drop,) = [one for one in scene.form.widgets if isinstance(one, DropDown) and one.label == "Level"]
    return drop


def test_the_new_game_screen_offers_the_programs_of_the_file_by_their_whole_names(folder: Path) -> None:
    long = "Deep Space Explorer 9"
    with (folder / "bots.toml").open("a") as file:
        file.write(f'\n"{long}" = "deep"')
    house = Wide(folder)
    house.open()
    scene = NewGameScene(house.client, "jumpdrive")
    house.app.open(scene)
    drop = levels_of(scene)
    assert [words for _level, words in drop.options][-2:] == ["fair", long]
    assert drop.rect.width >= drop.natural_width > house.app.stage.kit.text.width(long, "option")
    house.close()
    house.app.close()


def test_a_program_of_the_last_game_that_is_gone_is_still_named(folder: Path) -> None:
    seats = (Person("Ada"), Bot(level_of("gone"), "Vega"))
    remember_table(Folders(folder), NewGame("jumpdrive", seats, {}, 1))
    house = Wide(folder)
    house.open()
    scene = NewGameScene(house.client, "jumpdrive")
    house.app.open(scene)
    drop = levels_of(scene)
    assert drop.state == "gone, 6 of 6"
    house.close()
    house.app.close()


def test_a_fault_in_the_file_is_told_at_the_start_and_the_client_opens(folder: Path) -> None:
    (folder / "bots.toml").write_text("oops")
    house = Wide(folder)
    house.open()
    top = house.app.stage.top
    assert isinstance(top, Dialog)
    assert level_of("fair") not in house.client.levels
    house.close()
    house.app.close()


@pytest.mark.slow
def test_a_program_plays_at_the_table_and_is_replaced_once_it_fails(folder: Path) -> None:
    house = Wide(folder)
    seats = (Bot(level_of("fair"), "Vega"), Bot(level_of("gone"), "Rigel"))
    house.open(NewGame("jumpdrive", seats, seed=1))
    table = house.app.stage.top
    assert isinstance(table, TableScene)
    assert isinstance(house.thinker, WorkerThinker)
    bus = table.session.bus
    for _frame in range(2000):
        house.app.step((), 0.05)
        if bus.lines() > 6 and bus.table().seats[1] == Bot("medium", "Rigel"):
            break
        pygame.time.wait(5)
    assert bus.table().seats == (seats[0], Bot("medium", "Rigel"))
    house.close()
    house.app.close()


def test_a_folder_that_may_not_be_opened_is_told_from_no_folder(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    def refused(_path: Path) -> bool:
        raise PermissionError

    monkeypatch.setattr(Path, "is_dir", refused)
    assert run(["packs", "--portable", str(tmp_path / "mine")]) == 2
    said = capsys.readouterr().err
    assert "no permission" in said
    assert "must be a folder" not in said
