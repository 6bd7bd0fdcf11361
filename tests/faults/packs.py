"""Data packs made to do harm: each is left out with one line, or is one that the game can be played with."""

import json
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import islice
from pathlib import Path
from typing import Any

from galaxy_desktop.engine.game import Game, OptionError
from galaxy_desktop.engine.oneline import LONGEST
from galaxy_desktop.engine.rng import Dice
from galaxy_desktop.games import find_games
from galaxy_desktop.play.packs import find_packs, use_packs
from galaxy_desktop.play.plaintoml import LARGEST
from tests.contract.walk import steps
from tests.faults.damaged import HangError, count, patience
from tests.faults.mutations import one_of

Row = dict[str, Any]
NUMBERS = (-1, 0, 1, 2, 9, 10, 99, 1 << 31, 1 << 62, 10**4000)
TEXTS = ("", "nonsense", "two\nlines", "x" * 50_000, "{novelty}", "\u202e", "military", "any")
MOST_ROWS = 3
FIRST = 30
"""Questions of a game with other options."""


@dataclass(slots=True)
class PackTally:
    tried: int = 0
    left_out: int = 0
    played: int = 0
    lines: dict[str, int] = field(default_factory=dict)
    failures: list[str] = field(default_factory=list)


def try_packs(number: int, seed: int, folder: Path) -> PackTally:
    """So many packs, one at a time: a line, or a game played with it in a process of its own."""
    tally, dice, games = PackTally(), Dice(seed), find_games()
    for tried in range(number):
        home = folder / str(tried)
        home.mkdir(parents=True)
        game = one_of(dice, tuple(games.values()))
        name, raw = hostile(game, dice, tried)
        (home / "hostile.toml").write_bytes(raw)
        try:
            with patience(worked=True):
                _try_one(home, games, tally)
        except (Exception, HangError) as error:
            tally.failures.append(f"{tried} {name}: {type(error).__name__}: {str(error)[-300:]}")
        tally.tried += 1
    return tally


def _try_one(home: Path, games: Mapping[str, Game[Any]], tally: PackTally) -> None:
    (found,) = find_packs(home, games)
    if found.trouble:
        assert len(found.trouble.splitlines()) == 1, found.trouble
        assert len(found.trouble) <= LONGEST, found.trouble
        tally.left_out += 1
        count(tally.lines, found.trouble)
        return
    assert found.pack is not None
    command = [sys.executable, "-m", "tests.faults.packs", str(home), found.pack.game]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    tally.played += 1


def _toml(value: Any) -> str:
    if isinstance(value, Mapping):
        return "{ " + ", ".join(f"{name} = {_toml(part)}" for name, part in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(map(_toml, value)) + "]"
    return json.dumps(value)


def hostile(game: Game[Any], dice: Dice, number: int) -> tuple[str, bytes]:
    """A pack, and the name of what is wrong with it: first those of bad bytes, then bad values."""
    whole = tuple(BYTES.items())
    if number < len(whole):
        name, make = whole[number]
        return name, make(f'game = "{game.id}"\n')
    assert game.data is not None
    table, rows = one_of(dice, tuple(game.data.entries(game.data.own()).items()))
    lines = [f'game = "{game.id}"', 'name = "Hostile"']
    changed = [dict(one_of(dice, rows)) for _row in range(1 + dice.below(MOST_ROWS))]
    way = one_of(dice, (*VALUES, SWAPPED))
    for row in changed:
        if way == SWAPPED:
            _swap(row, one_of(dice, rows), dice)
        else:
            VALUES[way](row, dice)
        lines += [f"[[{table}]]", *(f"{_toml(key)} = {_toml(value)}" for key, value in row.items())]
    return f"{way} in {game.id}", "\n".join(lines).encode(errors="surrogatepass")


BYTES: dict[str, Callable[[str], bytes]] = {
    "nothing": lambda head: b"",
    "noise": lambda head: bytes(range(256)),
    "zeros": lambda head: b"\0" * 100,
    "UTF-16": lambda head: head.encode("utf-16"),
    "too big": lambda head: head.encode() + b"#" * LARGEST,
    "as big as can be": lambda head: head.encode() + b'name = "x"\n' + b"#" * (LARGEST - 100),
    "name on two lines": lambda head: f'{head}name = "a\\nb"'.encode(),
    "long name": lambda head: f'{head}name = "{"x" * 5000}"'.encode(),
    "long game": lambda head: f'game = "{"x" * 5000}"\nname = "x"'.encode(),
    "many dots": lambda head: head.encode() + b"a." * 60_000 + b"a = 1",
    "many dots, many lines": lambda head: head.encode() + (b"a." * 90 + b"a = 1\n") * 500,
    "deep list": lambda head: head.encode() + b'name = "x"\ncard = ' + b"[" * 5000,
    "deep table": lambda head: head.encode() + b'name = "x"\ncard = ' + b"{ a = " * 5000,
    "long number": lambda head: head.encode() + b'name = "x"\ncard = ' + b"9" * 5000,
    "many tables": lambda head: (
        f'{head}name = "x"\n'.encode() + b"".join(b"[t%d]\n" % n for n in range(9000))
    ),
    "many rows": lambda head: f'{head}name = "x"\n'.encode() + b'[[card]]\nid = "x"\n' * 5000,
    "table is a number": lambda head: (
        f'{head}name = "x"\ncard = 1\ntile = 1\nworld = 1\nspecies = 1'.encode()
    ),
    "long table": lambda head: f'{head}name = "x"\n[[{"x" * 5000}]]\nid = "a"'.encode(),
    "game twice": lambda head: f'{head}{head}name = "x"'.encode(),
}


def _any_field(row: Row, dice: Dice) -> str:
    return str(one_of(dice, sorted(key for key in row if key != "id") or ["id"]))


def _number(row: Row, dice: Dice) -> None:
    row[_any_field(row, dice)] = one_of(dice, NUMBERS)


def _text(row: Row, dice: Dice) -> None:
    row[_any_field(row, dice)] = one_of(dice, TEXTS)


def _id(row: Row, dice: Dice) -> None:
    row["id"] = one_of(dice, (*TEXTS, 7, []))


def _field(row: Row, dice: Dice) -> None:
    row[one_of(dice, TEXTS)] = one_of(dice, NUMBERS)


def _without(row: Row, dice: Dice) -> None:
    row["without"] = one_of(dice, (["id"], [_any_field(row, dice)], ["nonsense"], "id", [7]))


def _list(row: Row, dice: Dice) -> None:
    row[_any_field(row, dice)] = one_of(dice, ([], [[]], [{}], ["x"] * 5000, [{"code": "nonsense"}], {}))


def _power(row: Row, dice: Dice) -> None:
    """A value inside of the first list of records that there is."""
    for value in row.values():
        if isinstance(value, list) and value and isinstance(value[0], dict):
            record = value[0] = dict(value[0])
            record[one_of(dice, sorted(record))] = one_of(dice, (*NUMBERS, *TEXTS))
            return
    _number(row, dice)


def _part(row: Row, dice: Dice) -> None:
    """A value inside of the first record that there is."""
    for name, value in row.items():
        if isinstance(value, dict) and value:
            row[name] = {**value, one_of(dice, sorted(value)): one_of(dice, (*NUMBERS, *TEXTS))}
            return
    _text(row, dice)


def _nudge(row: Row, dice: Dice) -> None:
    """Another number that could be printed."""
    numbers = [key for key, value in row.items() if type(value) is int]
    if numbers:
        row[one_of(dice, numbers)] += 1


SWAPPED = "swapped"


def _swap(row: Row, other: Row, dice: Dice) -> None:
    """A value as another entry has it, whole or inside of a record."""
    name = _any_field(other, dice)
    mine, its = row.get(name), other[name]
    if isinstance(mine, dict) and isinstance(its, dict) and its:
        part = one_of(dice, sorted(its))
        row[name] = {**mine, part: its[part]}
    else:
        row[name] = its


VALUES: dict[str, Callable[[Row, Dice], None]] = {
    "number": _number,
    "text": _text,
    "id": _id,
    "field": _field,
    "without": _without,
    "list": _list,
    "power": _power,
    "part": _part,
    "nudge": _nudge,
}


def in_words(tally: PackTally) -> list[str]:
    """The figures, and what went wrong."""
    head = (
        f"{tally.tried} hostile packs: {tally.left_out} left out in one line, {tally.played} sound ones "
        f"played with, {len(tally.failures)} failures"
    )
    return [head, *tally.failures[:20]]


def tables(game: Game[Any]) -> Iterator[dict[str, str]]:
    """The usual options, then each choice of each option that the fewest players may have."""
    yield {}
    for option in game.options:
        for choice in option.choices[1:]:
            with suppress(OptionError):
                game.check(game.seats[0], {option.name: choice})
                yield {option.name: choice}


def _play(home: str, id_: str) -> None:
    """A whole game with the pack in force, then the first questions with other options; every state sound."""
    games = find_games()
    use_packs(Path(home), games)
    game = games[id_]
    for number, options in enumerate(tables(game)):
        g = game.new(game.seats[0], options, 5)
        for seat, decision, _answer in islice(steps(g, 5), FIRST if number else None):
            view = game.view(g, seat)
            game.words.ask(view, decision, ())
            assert game.invariants(g) == []
            assert game.invariants(game.guess(view, Dice(5))) == []


if __name__ == "__main__":
    _play(sys.argv[1], sys.argv[2])
