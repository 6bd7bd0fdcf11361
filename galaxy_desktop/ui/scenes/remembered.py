"""Table each game was last begun with, for "Same again"."""

import json
import os
from pathlib import Path
from typing import Any

from galaxy_desktop.engine import codec
from galaxy_desktop.engine.bounds import DataError
from galaxy_desktop.engine.game import Game, OptionError
from galaxy_desktop.folders import FolderError, Folders
from galaxy_desktop.play import diskfile
from galaxy_desktop.play.commands import NewGame
from galaxy_desktop.play.plainjson import read_json
from galaxy_desktop.play.refusals import BadTableError, SaveError
from galaxy_desktop.play.seats import Table

FILE = "last tables.json"
LARGEST = 256 * 1024


def last_table(folders: Folders, game: str) -> NewGame | None:
    """Return the command a game was last begun with; None if unknown or unreadable."""
    try:
        begun: NewGame = codec.decode(NewGame, (_read(folders) or {})[game], {}, "table")
        Table(begun.game, begun.seats, begun.options, begun.seed).check()
    except (KeyError, DataError, BadTableError):
        return None
    return begun if begun.game == game else None


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
    kept = _read(folders)
    try:
        path = _path(folders)
        if kept is None and os.path.lexists(path):
            diskfile.set_aside(path)
        text = json.dumps({**(kept or {}), begun.game: codec.encode(begun)}, indent=1)
        diskfile.replace_whole(path, text.encode(), 1)
    except (OSError, SaveError, FolderError):
        return


def _read(folders: Folders) -> dict[str, object] | None:
    """Return the content of the file; None if it cannot be read."""
    try:
        data = read_json(diskfile.read_whole(_path(folders), LARGEST))
    except (SaveError, ValueError, FolderError):
        return None
    return data if isinstance(data, dict) else None


def _path(folders: Folders) -> Path:
    return folders.root / FILE
