"""Notebook: a small JSON file of the player's with a page for each game; losing it loses no game."""

import json
import os
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from galaxy_desktop.engine import codec
from galaxy_desktop.engine.bounds import DataError
from galaxy_desktop.folders import FolderError, Folders
from galaxy_desktop.play import diskfile
from galaxy_desktop.play.plainjson import read_json
from galaxy_desktop.play.refusals import SaveError

LARGEST = 256 * 1024


@dataclass(frozen=True, slots=True)
class Notebook:
    """File of this name in the player's folder."""

    folders: Folders
    file: str
    largest: int = LARGEST

    def pages(self) -> dict[str, object]:
        """Return all pages by game as JSON-ready data; none if the file cannot be read."""
        return self._read() or {}

    def page(self, kind: Any, game: str) -> Any:
        """Return the page of a game as a value of type `kind`; None if there is none that can be read."""
        try:
            return codec.decode(kind, self.pages()[game], {}, self.file)
        except (KeyError, DataError):
            return None

    def write(self, pages: Mapping[str, object]) -> None:
        """Write these pages, of plain data, and keep the others.

        Ignore errors of the disk; set a damaged file aside.
        """
        kept = self._read()
        try:
            path = self._path()
            if kept is None and os.path.lexists(path):
                diskfile.set_aside(path)
            text = json.dumps({**(kept or {}), **codec.encode(pages)}, indent=1)
            diskfile.replace_whole(path, text.encode(), 1)
        except (OSError, SaveError, FolderError):
            return

    def _read(self) -> dict[str, object] | None:
        """Return the content of the file; None if it cannot be read."""
        try:
            data = read_json(diskfile.read_whole(self._path(), self.largest))
        except (SaveError, ValueError, FolderError):
            return None
        return data if isinstance(data, dict) else None

    def _path(self) -> Path:
        return self.folders.root / self.file
