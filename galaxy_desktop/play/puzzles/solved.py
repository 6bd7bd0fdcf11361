"""Marks of the puzzles that the player has tried, in one small file."""

from dataclasses import dataclass, replace
from typing import Annotated

from galaxy_desktop.engine.bounds import AtMost, Between
from galaxy_desktop.folders import Folders
from galaxy_desktop.play.notebook import Notebook

FILE = "puzzles.json"
MOST_TRIES = 999
PuzzleId = Annotated[str, AtMost(60)]


@dataclass(frozen=True, slots=True)
class PuzzleMark:
    """Mark of one puzzle: how often it was tried, and with what success."""

    tries: Annotated[int, Between(1, MOST_TRIES)]
    solved: bool
    first: bool
    """True if the first answer was right."""


PuzzleMarks = dict[PuzzleId, PuzzleMark]


def marks_of(folders: Folders, game: str) -> PuzzleMarks:
    """Return the marks of a game's puzzles by id; none if the file cannot be read."""
    marks: PuzzleMarks | None = _notebook(folders).page(game)
    return marks or {}


def note_try(folders: Folders, game: str, puzzle: str, *, right: bool) -> PuzzleMark:
    """Note an answer to a puzzle; return its mark. One that is solved stays so."""
    marks = marks_of(folders, game)
    before = marks.get(puzzle)
    if before is None:
        mark = PuzzleMark(1, right, right)
    elif before.solved:
        mark = before
    else:
        mark = replace(before, tries=min(MOST_TRIES, before.tries + 1), solved=right)
    _notebook(folders).write({game: {**marks, puzzle: mark}})
    return mark


def _notebook(folders: Folders) -> Notebook:
    return Notebook(folders, FILE, PuzzleMarks)
