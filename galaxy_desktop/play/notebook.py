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
    """File of this name in the player's folder; each of its pages is a value of type `kind`."""

    folders: Folders
    file: str
    kind: Any
    largest: int = LARGEST
    """Most bytes of the file."""

    def pages(self) -> dict[str, Any]:
        """Return the pages that can be read, by game."""
        content = self._read() or {}
        pages = {game: self._page(content, game) for game in content}
        return {game: page for game, page in pages.items() if page is not None}

    def page(self, game: str) -> Any:
        """Return the page of a game; None if there is none that can be read."""
        return self._page(self._read() or {}, game)

    def write(self, pages: Mapping[str, object]) -> None:
        """Write these pages, and keep the others.

        Ignore errors of the disk. A damaged file, or one with a page here that cannot be read, is set aside.
        """
        kept = self._read()
        lost = kept is None or any(game in kept and self._page(kept, game) is None for game in pages)
        try:
            path = self._path()
            if lost and os.path.lexists(path):
                diskfile.set_aside(path)
            text = json.dumps({**(kept or {}), **codec.encode(pages)}, indent=1)
            diskfile.replace_whole(path, text.encode(), 1)
        except (OSError, SaveError, FolderError):
            return

    def _page(self, content: Mapping[str, object], game: str) -> Any:
        try:
            return codec.decode(self.kind, content[game], {}, self.file)
        except (KeyError, DataError):
            return None

    def _read(self) -> dict[str, object] | None:
        """Return the content of the file; None if it cannot be read."""
        try:
            data = read_json(diskfile.read_whole(self._path(), self.largest))
        except (SaveError, ValueError, FolderError):
            return None
        return data if isinstance(data, dict) else None

    def _path(self) -> Path:
        return self.folders.root / self.file
