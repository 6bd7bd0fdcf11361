"""What the player has been taught: lessons and tips by game, in one small file."""

import json
import os
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Annotated

from galaxy_desktop.engine import codec
from galaxy_desktop.engine.bounds import AtMost, DataError
from galaxy_desktop.folders import FolderError, Folders
from galaxy_desktop.play import diskfile
from galaxy_desktop.play.plainjson import read_json
from galaxy_desktop.play.refusals import SaveError
from galaxy_desktop.play.seats import Seed

FILE = "lessons.json"
LARGEST = 64 * 1024
Names = Annotated[tuple[str, ...], AtMost(100)]


@dataclass(frozen=True, slots=True)
class Learned:
    """Lessons and tips of one game that the player has had."""

    lessons: Names = ()
    """Lessons of the guide that have been read, in the guided game of `seed`."""
    tips: Names = ()
    seed: Seed | None = None
    """Seed of the guided game under way; None if there is none, or if its guide has been left."""
    done: bool = False
    """True once the guide has been followed to its end."""


def learned(folders: Folders, game: str) -> Learned:
    """Return what the player has been taught of a game; nothing if the file cannot be read."""
    try:
        known: Learned = codec.decode(Learned, (_read(folders) or {})[game], {}, "lessons")
    except (KeyError, DataError):
        return Learned()
    return known


def remember(folders: Folders, game: str, known: Learned) -> None:
    """Save what the player has been taught of a game; ignore errors of the disk."""
    kept = _read(folders)
    _write(folders, {**(kept or {}), game: codec.encode(known)}, damaged=kept is None)


def forget_tips(folders: Folders) -> None:
    """Show all tips again; ignore errors of the disk."""
    kept = _read(folders) or {}
    for game in kept:
        known = learned(folders, game)
        kept[game] = codec.encode(replace(known, tips=()))
    _write(folders, kept, damaged=False)


def _write(folders: Folders, content: dict[str, object], *, damaged: bool) -> None:
    try:
        path = _path(folders)
        if damaged and os.path.lexists(path):
            diskfile.set_aside(path)
        diskfile.replace_whole(path, json.dumps(content, indent=1).encode(), 1)
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
