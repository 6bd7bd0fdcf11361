"""`galaxy-desktop simulate`."""

import argparse
import json
import re
from pathlib import Path

import pytest

from galaxy_desktop import language
from galaxy_desktop.commands.errors import CommandError, file_to_write
from galaxy_desktop.commands.simulate import add_arguments, run
from tests.each import each


def simulate(*words: str) -> int:
    parser = argparse.ArgumentParser()
    add_arguments(parser)
    return run(parser.parse_args(words))


def test_json_has_the_figures_of_all_that_was_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
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


def test_the_table_begins_with_what_was_played(capsys: pytest.CaptureFixture[str]) -> None:
    assert simulate("race", "--bots", "medium,random", "--games", "2") == 0
    out, err = capsys.readouterr()
    assert ": 2 games, 2 players, seed 1\n" in out
    assert "Medium" in out
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


def test_the_table_is_in_words_and_with_the_decimal_mark_of_the_language(
    capsys: pytest.CaptureFixture[str],
) -> None:
    language.use("de")
    assert simulate("race", "--bots", "easy,easy", "--games", "1") == 0
    out = capsys.readouterr().out
    assert "Leicht" in out
    assert "easy" not in out
    assert "Startwelten: Original" in out
    assert "setup=" not in out
    assert "tableau" not in out
    assert re.search(r"\d,\d", out)
    assert not re.search(r"\d\.\d", out)


def test_columns_are_as_wide_as_their_words(capsys: pytest.CaptureFixture[str]) -> None:
    assert simulate("race", "--bots", "easy:conqueror,random", "--games", "1") == 0
    lines = capsys.readouterr().out.split("\n")
    start = next(number for number, line in enumerate(lines) if line.startswith("level"))
    head, *rows = lines[start : start + 3]
    assert rows[0].startswith("Easy, Conqueror ")
    assert {len(row) for row in rows} == {len(head)}


def test_a_picture_may_end_in_one_suffix_or_another(tmp_path: Path) -> None:
    with pytest.raises(CommandError, match=r"ending in \.webp or \.gif, not"):
        file_to_write(str(tmp_path / "film.mp4"), "FILE", (".webp", ".gif"))
