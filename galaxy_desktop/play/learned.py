"""Lessons and tips that the player has been taught, by game, in one small file."""

from dataclasses import dataclass, replace
from typing import Annotated

from galaxy_desktop.engine.bounds import AtMost
from galaxy_desktop.folders import Folders
from galaxy_desktop.play.notebook import Notebook
from galaxy_desktop.play.seats import Seed

FILE = "lessons.json"
LARGEST = 64 * 1024
LessonNames = Annotated[tuple[str, ...], AtMost(100)]


@dataclass(frozen=True, slots=True)
class Learned:
    """Lessons and tips of one game that the player has had."""

    lessons: LessonNames = ()
    """Lessons of the guide that have been read, in the guided game of `seed`."""
    tips: LessonNames = ()
    seed: Seed | None = None
    """Seed of the guided game under way; None if there is none, or if its guide has been left."""
    done: bool = False
    """True once the guide has been followed to its end."""


def learned(folders: Folders, game: str) -> Learned:
    """Return what the player has been taught of a game; nothing if the file cannot be read."""
    known: Learned | None = _notebook(folders).page(game)
    return Learned() if known is None else known


def remember(folders: Folders, game: str, known: Learned) -> None:
    """Save what the player has been taught of a game; ignore errors of the disk."""
    _notebook(folders).write({game: known})


def forget_tips(folders: Folders) -> None:
    """Show all tips again; ignore errors of the disk."""
    book = _notebook(folders)
    book.write({game: replace(known, tips=()) for game, known in book.pages().items()})


def _notebook(folders: Folders) -> Notebook:
    return Notebook(folders, FILE, Learned, LARGEST)
