"""Words that are cut off: every scene and table of the tour, in a window, at a text size, in a language."""

import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from galaxy_desktop import language
from tests.ui.pseudo_tour import GAMES, Drawn, look_at_rules, look_at_table, look_through, rig_at, scenes

ANSWERS = (0, 4, 25, 40, 90)
"""After how many answers each table is looked at."""


@dataclass(frozen=True, slots=True)
class Looked:
    """One look at a scene: where, in which language, what was cut off, which names of cards were left out."""

    name: str
    size: tuple[int, int]
    step: float
    language: str
    cut: tuple[str, ...]
    left_out: tuple[str, ...]

    def __str__(self) -> str:
        return f"{self.language} {self.size[0]}x{self.size[1]} {self.step:.0%} {self.name}"


def places() -> list[str]:
    """Names of all that is looked at: scenes, rules and tables."""
    tables = [f"table {game} {answers}" for game in GAMES for answers in ANSWERS]
    return [*scenes(), *(f"rules {game}" for game in GAMES), *tables]


def look(name: str, size: tuple[int, int], step: float, code: str) -> Looked:
    """Look at one place in all its parts."""
    language.use(code)
    drawn = Drawn()
    with pytest.MonkeyPatch.context() as patch, tempfile.TemporaryDirectory() as folder:
        drawn.watch(patch)
        rig = rig_at(Path(folder), step, size)
        kind, *rest = name.split(" ")
        if kind == "table":
            look_at_table(rig, rest[0], int(rest[1]))
        elif kind == "rules":
            look_at_rules(rig, rest[0])
        else:
            scenes()[name](rig)
            look_through(rig)
        rig.app.close()
    language.use("en")
    return Looked(name, size, step, code, tuple(sorted(drawn.cut)), tuple(sorted(drawn.left_out)))


def look_at_all(
    names: list[str], sizes: list[tuple[int, int]], steps: list[float], codes: list[str]
) -> Iterator[Looked]:
    """Look at places in every window, text size and language."""
    for code in codes:
        for size in sizes:
            for step in steps:
                for name in names:
                    yield look(name, size, step, code)
