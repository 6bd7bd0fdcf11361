"""Commands for developers say in one line what is wrong with what they are given, and exit with code 2."""

import subprocess
import sys

import pytest

WRONG = [
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


@pytest.mark.slow
@pytest.mark.parametrize("words", WRONG, ids=" ".join)
def test_a_wrong_command_is_refused_in_one_line(words: tuple[str, ...]) -> None:
    run = subprocess.run([sys.executable, "-m", *words], capture_output=True, text=True, check=False)
    assert run.returncode == 2, run.stderr
    assert "Traceback" not in run.stderr
    *usage, line = run.stderr.splitlines()
    assert "error: " in line
    assert not usage or usage[0].startswith("usage: ")
