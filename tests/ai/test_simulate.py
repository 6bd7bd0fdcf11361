"""`galaxy-desktop simulate`."""

import argparse
import json

import pytest

from galaxy_desktop.commands.errors import CommandError
from galaxy_desktop.commands.simulate import add_arguments, run
from tests.each import each


def simulate(*words: str) -> int:
    parser = argparse.ArgumentParser()
    add_arguments(parser)
    return run(parser.parse_args(words))


def test_json(capsys: pytest.CaptureFixture[str]) -> None:
    words = [
        "race",
        "--bots",
        "random,random,random",
        "--games",
        "3",
        "--seed",
        "9",
        "--option",
        "start_worlds=all",
    ]
    assert simulate(*words, "--json") == 0
    figures = json.loads(capsys.readouterr().out)
    assert (figures["players"], figures["games"], figures["seed"]) == (3, 3, 9)
    assert figures["options"]["start_worlds"] == "all"
    assert sum(bot["wins"] for bot in figures["bots"]) == pytest.approx(3, abs=0.02)


def test_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert simulate("race", "--bots", "medium,random", "--games", "2") == 0
    out, err = capsys.readouterr()
    assert ": 2 games, 2 players, seed 1\n" in out
    assert "medium" in out
    assert err == ""


def test_one_game_is_no_games(capsys: pytest.CaptureFixture[str]) -> None:
    assert simulate("race", "--bots", "random,random", "--games", "1") == 0
    assert capsys.readouterr().out.splitlines()[0].endswith(": 1 game, 2 players, seed 1")


@each(
    [
        (["rice"], "unknown game 'rice'"),
        (["race", "--bots", "hard,heard"], "unknown level 'heard'"),
        (["race", "--bots", "hard"], "2 to 4 players, not 1"),
        (["race", "--games", "0"], "--games must be at least 1"),
        (["race", "--games", "many"], "--games must be a whole number"),
        (["race", "--jobs", "0"], "--jobs must be at least 1"),
        (["race", "--option", "edition"], "NAME=VALUE"),
        (["race", "--option", "edition=third"], "'edition' can't be 'third'; choose from second, first"),
        (["race", "--bots", "easy,easy,easy", "--option", "variant=experienced"], "is for 2 players"),
    ]
)
def test_a_bad_word_is_one_clear_line(words: list[str], line: str) -> None:
    with pytest.raises(CommandError, match=line) as error:
        simulate(*words)
    assert "\n" not in str(error.value)
