"""Commands for developers say in one line what is wrong with what they are given, and exit with code 2."""

import os
import runpy
import sys

import pytest

WRONG = [
    ("training.regret", "race", "banana"),
    ("training.regret", "master", "base_from"),
    ("training.regret", "chess", "action"),
    ("tests.mutations", "--folder", "unused", "--only", "play", "banana"),
    ("tests.mutations", "--folder", "unused", "--only", "games/chess"),
    ("tests.mutations", "--folder", "unused", "--tests", "tests/banana.py"),
    ("tests.pixels", "cuts", "--text", "banana"),
    ("tests.pixels", "cuts", "--text", "300"),
    ("tests.pixels", "cuts", "--size", "banana"),
    ("tests.pixels", "cuts", "--size", "10x10"),
    ("tests.pixels", "cuts", "--language", "xx"),
    ("tests.pixels", "cuts", "--only", "banana"),
    ("tests.golden", "banana"),
    ("tests.golden", "race", "banana"),
    ("tests.soak", "--games", "0"),
    ("tests.faults", "--game", "race", "--inputs", "-3"),
    ("tests.faults", "--resignations", "-3"),
    ("tests.faults", "--reach", "-3"),
    ("tools.film", "race", "--players", "9", "--out", "sheet.png"),
    ("tools.film", "race", "--width", "-4", "--out", "sheet.png"),
    ("tools.film", "race", "--out", "nowhere/sheet.png"),
    ("tools.messages", "../x"),
    ("tools.messages", "banana"),
    ("training.challenges", "race", "--only", "banana"),
    ("training.challenges", "race", "--level", "banana"),
    ("training.ladder", "race", "--players", "99"),
    ("training.puzzle_book", "race", "--write", "4", "--folder", "nowhere"),
    ("training.puzzles", "race", "--games", "-4"),
    ("training.forecasts", "race", "--games", "0"),
    ("training.regret", "race", "action", "--questions", "-1"),
]


@pytest.mark.filterwarnings("ignore:.*found in sys.modules:RuntimeWarning")
@pytest.mark.parametrize("words", WRONG, ids=" ".join)
def test_a_wrong_command_is_refused_in_one_line(
    words: tuple[str, ...], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", [*words])
    for name in ("SDL_VIDEODRIVER", "SDL_AUDIODRIVER"):
        monkeypatch.setenv(name, os.environ.get(name, "dummy"))  # what is set meanwhile goes again
    with pytest.raises(SystemExit) as ended:
        runpy.run_module(words[0], run_name="__main__", alter_sys=True)
    assert ended.value.code == 2
    *usage, line = capsys.readouterr().err.splitlines()
    assert "error: " in line
    assert not usage or usage[0].startswith("usage: ")
