"""`galaxy-desktop replay --animation`: pictures of the moments of a game, in one file."""

import sys
from pathlib import Path

import pytest

from galaxy_desktop.cli import run
from galaxy_desktop.engine.oneline import path_words
from galaxy_desktop.games import find_games
from galaxy_desktop.play.replay import Replay
from galaxy_desktop.play.savefile import load

Image = pytest.importorskip("PIL.Image")
pytestmark = pytest.mark.usefixtures("drawn_once")
SAVES = Path(__file__).parents[2] / "saves"
SAMPLE = SAVES / "jumpdrive-2-players.json"


@pytest.mark.slow
@pytest.mark.parametrize("suffix", [".webp", ".gif"])
def test_an_animation_has_a_picture_of_every_round(
    tmp_path: Path, suffix: str, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / f"game{suffix}"
    words = ["replay", str(SAMPLE), "--animation", str(path)]
    assert run([*words, "--each", "round", "--width", "320", "--ms", "100"]) == 0
    rounds = Replay(load(SAMPLE, find_games()).running, 0).rounds
    with Image.open(path) as picture:
        assert picture.size == (320, 180)
        assert len(rounds) <= picture.n_frames <= len(rounds) + 2
    assert path_words(path) in capsys.readouterr().out
    assert list(tmp_path.iterdir()) == [path]


def test_without_pillow_it_is_one_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "PIL", None)
    assert run(["replay", str(SAMPLE), "--animation", str(tmp_path / "game.webp")]) == 2
    said = capsys.readouterr().err
    assert "Pillow" in said
    assert said.count("\n") == 1
    assert not list(tmp_path.iterdir())


def test_a_running_game_is_shown_from_its_own_seat_only(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    running = load(SAMPLE, find_games()).running
    assert not running.over()
    other = 1 - running.table.persons()[0]
    words = ["replay", str(SAMPLE), "--animation", str(tmp_path / "game.webp"), "--seat", str(other)]
    assert run(words) == 2
    assert "until a game is over" in capsys.readouterr().err
