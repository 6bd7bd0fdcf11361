"""Data packs on the command line, and through a whole program from its start to a save."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from galaxy_desktop.cli import run
from galaxy_desktop.engine.oneline import path_words
from galaxy_desktop.games import find_games

GAME, DATA = next((name, game.data) for name, game in find_games().items() if game.data)
TABLE, ROWS = next(iter(DATA.entries(DATA.own()).items()))
ANY_NAME = "An Unheard-of Name"
SOUND = f'game = "{GAME}"\nname = "My box"\n[[{TABLE}]]\nid = "{ROWS[0]["id"]}"\nname = "{ANY_NAME}"\n'

CHECKED = """
import sys
from galaxy_desktop.cli import run

sys.exit(run(["check-save", *sys.argv[1:]]) or run(["replay", *sys.argv[1:]]))
"""
"""A program that checks a save and replays it; it fails with the first of both that does."""


def write_pack(folder: Path, name: str = "a.toml", text: str = SOUND) -> None:
    (folder / "packs").mkdir(exist_ok=True)
    (folder / "packs" / name).write_text(text, encoding="utf-8")


def python(*words: str) -> str:
    """What a program prints that needs no screen, fails with nothing, and outlives itself in no process."""
    unseen = {**os.environ, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    with subprocess.Popen(
        [sys.executable, *words],
        env=unseen,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    ) as program:
        program.wait()
        with pytest.raises(ProcessLookupError):
            os.killpg(program.pid, 0)
        out, error = program.communicate()
    assert program.returncode == 0, error
    return out


def test_each_pack_is_listed_with_its_state(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    write_pack(tmp_path)
    assert run(["packs", "--portable", str(tmp_path)]) == 0
    write_pack(tmp_path, "b.toml", 'game = "chess"\nname = "Mine"')
    assert run(["packs", "--portable", str(tmp_path)]) == 1
    head, first, second = capsys.readouterr().out.splitlines()[-3:]
    assert head == f"{path_words(tmp_path / 'packs')}: 2 data packs"
    assert first.startswith(f"a.toml: in use for {GAME}, 'My box' (")
    assert second.startswith("b.toml: ignored: Unknown game “chess”")


def test_a_folder_of_packs_that_cannot_be_read_is_no_pack(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "packs").write_text("", encoding="utf-8")
    assert run(["packs", "--portable", str(tmp_path)]) == 2
    told = capsys.readouterr()
    assert "data pack" not in told.out
    assert told.err.startswith(f"galaxy-desktop: {path_words(tmp_path / 'packs')}: Couldn't read it: ")


def test_an_example_is_printed_for_a_game(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["packs", "--example", GAME]) == 0
    assert f'game = "{GAME}"' in capsys.readouterr().out
    assert run(["packs", "--example", "chess"]) == 2


@pytest.mark.slow
def test_a_game_is_played_by_its_pack_in_a_program_that_ends_whole_and_only_goes_on_with_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    write_pack(tmp_path)
    portable = ("--portable", str(tmp_path))
    python("-m", "galaxy_desktop", "--game", GAME, "--seed", "1", "--frames", "2", *portable)
    (save,) = (tmp_path / "saves").glob("*.json")

    assert "Data pack: 'My box'" in python("-c", CHECKED, str(save), *portable)

    assert run(["check-save", str(save), "--portable", str(tmp_path / "elsewhere")]) == 2
    (line,) = capsys.readouterr().err.splitlines()
    assert "This save was made with the data pack “My box”" in line
