"""The parts of `python -m tests.faults` that are asked for one by one."""

import argparse
from collections.abc import Iterator
from pathlib import Path

from galaxy_desktop.games import find_games
from tests.faults import hostile, lines, packs, special
from tools.given import count

PARTS = {
    "saves": "so many saves of each game with right checksums and wrong values",
    "special": "so many odd files where the program reads, each with a start",
    "packs": "so many data packs made to do harm",
    "lines": "so many command lines with a wrong word",
}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """An option for each of them, none of which is on by itself."""
    for name, what in PARTS.items():
        parser.add_argument(f"--{name}", type=count, default=0, metavar="N", help=what)


def asked_for(wish: argparse.Namespace) -> bool:
    """Whether any of them is."""
    return any(getattr(wish, name) for name in PARTS)


def tried(wish: argparse.Namespace, folder: Path) -> Iterator[tuple[list[str], list[str]]]:
    """What came of each, in words, and what went wrong in it."""
    for id_, game in find_games().items():
        if wish.saves and wish.game in ("toy", id_):
            saves = hostile.try_hostile(game, wish.saves, wish.seed, folder)
            yield hostile.in_words(id_, saves), saves.failures
    if wish.special:
        files = special.try_special(wish.special, folder / "special")
        yield special.in_words(files), files.failures
    if wish.packs:
        found = packs.try_packs(wish.packs, wish.seed, folder / "packs")
        yield packs.in_words(found), found.failures
    if wish.lines:
        (folder / "lines").mkdir()
        said = lines.try_lines(wish.lines, wish.seed, folder / "lines")
        yield lines.in_words(said), said.failures


def run(wish: argparse.Namespace, folder: Path) -> int:
    """Try what is asked for and print it; exit code 1 where anything went wrong."""
    wrong = 0
    for words, failures in tried(wish, folder):
        print("\n".join(words), flush=True)
        wrong += len(failures)
    return 1 if wrong else 0
