"""The player's games under way, read a few saves at a time so that the screen can be drawn in between."""

from collections.abc import Callable

from galaxy_desktop.folders import Folders
from galaxy_desktop.play.document import Meta
from galaxy_desktop.play.running import Games
from galaxy_desktop.play.savelist import SaveInfo, SaveList
from galaxy_desktop.ui.menu.saves import begin_list, running_among

Fits = Callable[[Meta], bool]
"""Function that returns whether a save is of the game that is wanted."""


class UnderWay:
    """Games under way, as far as their saves have been read; none if the folder can't be read."""

    def __init__(self, folders: Folders, games: Games) -> None:
        self._folders = folders
        self._games = games
        self._saves: SaveList | None = None
        self._running: dict[str, list[SaveInfo]] = {}

    @property
    def due(self) -> bool:
        """True while some of the saves are still to be read."""
        return self._saves is not None and not self._saves.done

    def begin(self) -> None:
        """Read the first saves."""
        self._saves = begin_list(self._folders, self._games)
        self._know()

    def read_some(self) -> None:
        """Read some more of the saves."""
        if self._saves is not None:
            self._saves.read_on()
            self._know()

    def newest(self, game: str, fits: Fits) -> SaveInfo | None:
        """Return the newest save that fits, of those read so far; None if there is none."""
        saves = self._running.get(game, ())
        return next((one for one in saves if one.meta is not None and fits(one.meta)), None)

    def find(self, game: str, fits: Fits) -> SaveInfo | None:
        """Return the newest save that fits, and read on until there is one or all are read."""
        while self.newest(game, fits) is None and self.due:
            self.read_some()
        return self.newest(game, fits)

    def _know(self) -> None:
        found = self._saves.found if self._saves is not None else []
        self._running = running_among(found, self._games)
