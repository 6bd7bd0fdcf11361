"""The name in Settings at a table begun on the command line."""

from pathlib import Path

import pytest

from galaxy_desktop.cli import run
from galaxy_desktop.commands.client import occupants, with_own_name
from galaxy_desktop.folders import Folders
from galaxy_desktop.house.house import House
from galaxy_desktop.play.commands import Command, Load, NewGame
from galaxy_desktop.play.unnamed import UNNAMED
from galaxy_desktop.ui.settings import Settings, save_settings
from tests.each import each


def names(seats: str, own: str) -> list[str]:
    """The written names by seat."""
    command = with_own_name(NewGame("race", occupants(seats.split(","))), own)
    assert isinstance(command, NewGame)
    return [who.name for who in command.seats]


@each(
    [
        ("human,easy", "Ada", ["Ada", "Rigel"]),
        ("easy,human", "Ada", ["Vega", "Ada"]),
        ("human,human", "Ada", ["Ada", "Player 2"]),
        ("human,easy", UNNAMED, [UNNAMED, "Rigel"]),
        ("human,human", UNNAMED, ["Player 1", "Player 2"]),
        ("human,easy", "Rigel", ["Player 1", "Rigel"]),
        ("easy,easy", "Ada", ["Vega", "Rigel"]),
    ]
)
def test_the_first_person_has_the_name_in_settings(seats: str, own: str, told: list[str]) -> None:
    assert names(seats, own) == told


def test_a_saved_game_keeps_its_names() -> None:
    assert with_own_name(None, "Ada") is None
    load = Load(Path("a.json"))
    assert with_own_name(load, "Ada") is load


def test_a_table_of_the_command_line_has_the_name_in_settings(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[Command | None] = []
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.setattr(House, "open", lambda _house, command, **_more: opened.append(command))
    monkeypatch.setattr(House, "run", lambda _house, _frames: None)
    save_settings(Settings(mute=True, player_name="Ada"), Folders(tmp_path).settings)
    assert run(["--portable", str(tmp_path), "--game", "race", "--seats", "human,easy"]) == 0
    (command,) = opened
    assert isinstance(command, NewGame)
    assert command.seats[0].name == "Ada"
