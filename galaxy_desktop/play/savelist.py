"""The list of saves: heads only, read a few at a time, whatever is in the folder."""

from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, NamedTuple

from galaxy_desktop.play import diskfile
from galaxy_desktop.play.files import SAVE
from galaxy_desktop.play.refusals import SaveError

if TYPE_CHECKING:
    from galaxy_desktop.play.document import Meta
    from galaxy_desktop.play.running import Games

AT_ONCE = 1024 * 1024
"""Bytes after which `SaveList.read_on` stops until it is called again."""
NO_GAMES: "Games" = MappingProxyType({})


class SaveInfo(NamedTuple):
    """A file of the load list: its head, or its fault."""

    path: Path
    modified: float
    meta: "Meta | None"
    trouble: SaveError | None


class SaveList:
    """Saves of a folder, newest first; never raises, and never reads much at once."""

    def __init__(self, folder: Path, games: "Games") -> None:
        """List the files; `games` are those by whose rules the heads are checked."""
        self.found: list[SaveInfo] = []
        self.bytes_read = 0
        self._games = games
        self._left = diskfile.newest_first(folder, SAVE)[::-1]

    @property
    def done(self) -> bool:
        """True once all files have been read."""
        return not self._left

    def read_on(self, most: int = AT_ONCE) -> None:
        """Read some more of the files into `found`, one at least, until so many bytes were read."""
        enough = self.bytes_read + most
        while self._left and self.bytes_read < enough:
            modified, path = self._left.pop()
            try:
                self.found.append(SaveInfo(path, modified, self._meta(path), None))
            except SaveError as trouble:
                self.found.append(SaveInfo(path, modified, None, trouble))

    def _meta(self, path: Path) -> "Meta":
        from galaxy_desktop.play.savehead import read_head

        return read_head(path, self._games, self._count)

    def _count(self, read: int) -> None:
        self.bytes_read += read


def list_saves(folder: Path, games: "Games" = NO_GAMES) -> list[SaveInfo]:
    """Return every save of a folder, newest first, bad ones with their fault; never raise."""
    saves = SaveList(folder, games)
    while not saves.done:
        saves.read_on()
    return saves.found
