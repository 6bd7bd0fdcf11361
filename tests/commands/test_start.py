"""What the program reads before the menu shows: nothing that the menu does not need."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from galaxy_desktop import games as rooms
from galaxy_desktop.cli import run
from galaxy_desktop.commands.client import plain_arguments
from galaxy_desktop.commands.parsing import parser
from galaxy_desktop.games import find_games
from galaxy_desktop.ui.app import App
from galaxy_desktop.ui.thinker import WorkerThinker
from tests.each import each

STARTED = """
import sys
from pathlib import Path
from typing import ForwardRef
from galaxy_desktop.commands.client import plain_arguments
from galaxy_desktop.house.house import House
from galaxy_desktop.folders import Folders

plain_arguments(())  # as for a start without a command
_ = Folders().place, Folders().settings
house = House(Folders(Path(sys.argv[1])))
house.open()
house.app.step((), 0.0)
first = set(sys.modules)
house.app.step((), 0.0)
print(*sorted(first))
print(*sorted(set(sys.modules) - first))
records = {
    thing
    for name in first
    for thing in vars(sys.modules[name]).values()
    if isinstance(thing, type) and hasattr(thing, "_fields") and thing.__module__.startswith("galaxy_")
}
texts = (kind for record in records for kind in record.__annotations__.values())
print(len(records), sum(isinstance(kind, ForwardRef) for kind in texts))

from galaxy_desktop.play.commands import NewGame
from galaxy_desktop.play.seats import Bot, Person

house.app.open(house.table(NewGame("race", (Person("Ada"), Bot("easy", "Vega")), {}, 3)))
house.app.step((), 0.0)
print(*sorted(sys.modules))
house.close()
"""
"""A program that shows the menu and then a table, and prints what it reads for each."""

NEEDLESS = {
    "argparse",
    "ctypes",
    "dataclasses",
    "galaxy_desktop.ai.bot",
    "galaxy_desktop.ai.programs",
    "galaxy_desktop.commands.parsing",
    "galaxy_desktop.commands.seating",
    "galaxy_desktop.engine.decisions",
    "galaxy_desktop.engine.game",
    "galaxy_desktop.play.bus",
    "galaxy_desktop.play.commands",
    "galaxy_desktop.play.document",
    "galaxy_desktop.pseudo",
    "galaxy_desktop.presenter.session",
    "galaxy_desktop.ui.art.icon_shapes",
    "galaxy_desktop.ui.art.signs",
    "galaxy_desktop.ui.life.sky",
    "galaxy_desktop.ui.scenes.dialogs",
    "galaxy_desktop.ui.new_game.scene",
    "galaxy_desktop.ui.table.scene",
    "gettext",
    "glob",
    "hashlib",
    "inspect",
    "logging",
    "multiprocessing",
    "pkgutil",
    "platformdirs",
    "pymunk",
    "random",
    "shutil",
    "sqlite3",
    "tempfile",
    "tomllib",
}
"""Modules that take long to read, as do those that they read, and that only a table or a dialog needs."""

OURS, RECORDS, TEXTS = 109, 41, 3
"""Most modules and named tuples of ours made before the menu shows, and most texts for types in these."""


def is_of_a_game(module: str) -> bool:
    return module.startswith("galaxy_desktop.games.")


def is_table(module: str) -> bool:
    return is_of_a_game(module) and module.split(".")[3:] == ["table"]


@pytest.fixture(scope="module")
def printed(tmp_path_factory: pytest.TempPathFactory) -> list[str]:
    """The lines that this program prints, which needs no screen."""
    folder = str(tmp_path_factory.mktemp("started"))
    unseen = {**os.environ, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", "HOME": folder}
    command = [sys.executable, "-c", STARTED, folder]
    return subprocess.run(command, env=unseen, check=True, capture_output=True, text=True).stdout.splitlines()


@pytest.mark.slow
def test_the_menu_shows_before_any_table_is_read(printed: list[str]) -> None:
    first, later, made, _at_the_table = printed
    assert not [name for name in first.split() if is_table(name)]
    assert not [
        name for name in first.split() if name.endswith((".game", ".words", ".state")) and is_of_a_game(name)
    ]
    assert [name for name in later.split() if is_table(name)]  # for the cards on the first tile
    assert not {"numpy", "pkg_resources"} & set(first.split())
    assert not NEEDLESS & set(first.split())
    ours = [name for name in first.split() if name.startswith("galaxy_desktop")]
    records, texts = map(int, made.split())
    assert (len(ours) <= OURS, 0 < records <= RECORDS, texts <= TEXTS) == (True, True, True), (
        len(ours),
        made,
    )


@pytest.mark.slow
def test_a_table_reads_nothing_of_the_rules_and_tables_of_other_games(printed: list[str]) -> None:
    assert "sqlite3" not in printed[-1].split(), "no database is read in before a game is over"
    read = [name.split(".") for name in printed[-1].split() if is_of_a_game(name)]
    assert ["galaxy_desktop", "games", "race", "table", "painter"] in read
    rooms = {parts[3] for parts in read if len(parts) > 3 and parts[2] != "race"}
    assert rooms <= {"title", "table"}
    assert "painter" not in {parts[4] for parts in read if len(parts) > 4 and parts[2] != "race"}


def test_titles_say_what_the_games_do() -> None:
    games = find_games()
    assert games.titles == {name: game.title for name, game in games.items()}
    assert list(games) == ["race", "roll", "frontiers", "jumpdrive", "master"]
    assert "chess" not in games


def test_what_was_left_of_a_game_is_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("gone", "no-name", "__pycache__"):
        (tmp_path / name / "__pycache__").mkdir(parents=True)
    (tmp_path / "file").write_text("")
    before = list(find_games())
    monkeypatch.setattr(rooms, "__path__", [*rooms.__path__, str(tmp_path)])
    assert list(find_games()) == before


PLAIN = (
    "",
    "--frames 0",
    "--portable here --frames 12",
    "--game race --seats human,easy --seed 7",
    "--seed 1 --seed 2",
    "--load a.json",
)
OTHER = (
    "--game --frames",
    "--frames -1",
    "--frames=0",
    "--frame 0",
    "--portable",
    "bots",
    "race 1",
    "-h",
    "--version 1",
)


@each(PLAIN)
def test_a_plain_line_means_what_it_means_to_argparse(line: str) -> None:
    plain, parsed = plain_arguments(line.split()), vars(parser(()).parse_args(line.split()))
    assert plain is not None
    assert {**vars(plain), "command": None} == parsed


@each(OTHER)
def test_any_other_line_is_left_to_argparse(line: str) -> None:
    assert plain_arguments(line.split()) is None


def test_a_start_without_frames_shows_the_menu_and_starts_no_other_process(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    shown: list[int] = []
    monkeypatch.setattr(App, "close", lambda self: shown.append(self.frames))
    monkeypatch.setattr(WorkerThinker, "start", lambda _self: pytest.fail("not yet wanted"))
    assert run(["--portable", str(tmp_path), "--frames", "0"]) == 0
    assert shown == [1]
