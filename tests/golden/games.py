"""Recorded games: what they hold, and how they are played again."""

import gzip
import json
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from galaxy_desktop.engine.codec import encode, frozen
from galaxy_desktop.engine.decisions import Answer
from galaxy_desktop.engine.events import Seat

FOLDER = Path(__file__).parent


@dataclass(frozen=True, slots=True)
class Recorded:
    """One whole game: how it was dealt, every answer, and how it ended."""

    game: str
    seats: int
    options: dict[str, str]
    seed: int
    rules_version: int
    answers: tuple[tuple[Seat, Answer], ...]
    ended_by: str
    winners: tuple[Seat, ...]
    totals: tuple[int, ...]
    final: Any
    """The last state, as `Game.encode` has it."""

    def __str__(self) -> str:
        chosen = "-".join(self.options.values())
        return f"{self.game}-{self.seats}-{chosen}-{self.seed}-{self.ended_by}"


def path_of(game: str) -> Path:
    """Where the games of one kind are kept, a line each."""
    return FOLDER / f"{game}.jsonl.gz"


@cache
def read(game: str) -> tuple[Recorded, ...]:
    """Every recorded game of one kind, read once; nobody changes them."""
    if not path_of(game).exists():
        return ()
    with gzip.open(path_of(game), "rt", encoding="utf-8") as file:
        return tuple(_recorded(json.loads(line)) for line in file)


def of_each_end(games: Iterable[str]) -> list[Recorded]:
    """One recorded game of each of these kinds and end."""
    every = [one for game in games for one in read(game)]
    return [*{(one.game, one.ended_by): one for one in every}.values()]


def _recorded(data: dict[str, Any]) -> Recorded:
    final = data.pop("final")
    return Recorded(final=final, **{key: frozen(item) for key, item in data.items()})


def write(game: str, recorded: list[Recorded]) -> None:
    """Keep these games, and no others of their kind."""
    lines = [json.dumps(encode(each), separators=(",", ":")) + "\n" for each in recorded]
    with path_of(game).open("wb") as raw, gzip.GzipFile(fileobj=raw, mode="wb", mtime=0, filename="") as file:
        file.write("".join(lines).encode())
