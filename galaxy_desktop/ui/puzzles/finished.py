"""The player's finished games, read in small parts so that the screen can be drawn in between."""

from collections.abc import Callable

from galaxy_desktop.folders import FolderError, Folders
from galaxy_desktop.play.archive.archive import Archive
from galaxy_desktop.play.refusals import RefusedError, SaveError
from galaxy_desktop.play.running import Games


class Finished:
    """Finished games for a screen that judges them; `judge` is called once all are known."""

    def __init__(self, folders: Folders, games: Games, judge: Callable[[Archive], None]) -> None:
        self._folders = folders
        self._games = games
        self._judge = judge
        self._archive: Archive | None = None
        self.trouble: RefusedError | FolderError | None = None
        """Error that keeps the games from being read; None if there is none."""

    @property
    def due(self) -> bool:
        """True while there is something to read."""
        return self._archive is not None

    def begin(self) -> None:
        """Look for games that were finished since the last time."""
        self.trouble = None
        try:
            self._archive = Archive(self._folders.archive, self._games)
            self._archive.begin_to_catch_up()
        except (SaveError, FolderError) as trouble:
            self.trouble, self._archive = trouble, None

    def read_some(self) -> bool:
        """Read some games, and judge once all are known; return whether it has judged now."""
        archive = self._archive
        if archive is None:
            return False
        try:
            if archive.behind:
                archive.catch_up()
                return False
            self._archive = None
            self._judge(archive)
        except SaveError as trouble:
            self.trouble, self._archive = trouble, None
            return False
        return True
