"""Table each game was last begun with, for "Same again"."""

from typing import Any

from galaxy_desktop.engine.game import Game, OptionError
from galaxy_desktop.folders import Folders
from galaxy_desktop.play.commands import NewGame
from galaxy_desktop.play.notebook import Notebook
from galaxy_desktop.play.refusals import BadTableError
from galaxy_desktop.play.seats import Table

FILE = "last tables.json"


def last_table(folders: Folders, game: str) -> NewGame | None:
    """Return the command a game was last begun with; None if unknown or unreadable."""
    begun: NewGame | None = _notebook(folders).page(game)
    if begun is None or begun.game != game:
        return None
    try:
        Table(begun.game, begun.seats, begun.options, begun.seed).check()
    except BadTableError:
        return None
    return begun


def table_again(folders: Folders, game: Game[Any]) -> NewGame | None:
    """Return the command a game was last begun with, if the game still accepts its seats and options."""
    begun = last_table(folders, game.id)
    try:
        if begun is not None:
            game.check(len(begun.seats), begun.options)
    except OptionError:
        return None
    return begun


def remember_table(folders: Folders, begun: NewGame) -> None:
    """Save the command a game was begun with; ignore errors of the disk."""
    _notebook(folders).write({begun.game: begun})


def _notebook(folders: Folders) -> Notebook:
    return Notebook(folders, FILE, NewGame)
