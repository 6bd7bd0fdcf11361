"""Games of the archive that were looked at: read whole, with a picture of each round once it is made."""

import pygame

from galaxy_desktop.engine.events import Seat
from galaxy_desktop.play.archive.archive import Archive
from galaxy_desktop.play.refusals import SaveError
from galaxy_desktop.play.replay import Replay
from galaxy_desktop.ui.kit import Kit
from galaxy_desktop.ui.saves.thumbnail import Thumbnails

KEPT = 40
"""Most pictures that are kept."""


class LookedAt:
    """The game that is looked at now, and its pictures."""

    def __init__(self, archive: Archive) -> None:
        self._archive = archive
        self._thumbnails = Thumbnails()
        self.key = ""
        self.replay: Replay | None = None
        self.trouble: SaveError | None = None
        self.line = 0
        """Number of answers after which the game is shown."""
        self.size: tuple[int, int] | None = None
        """Size in which pictures are wanted; None if none are."""
        self._pictures: dict[tuple[str, int, tuple[int, int]], pygame.Surface] = {}

    def choose(self, key: str) -> None:
        """Look at another game, once `look` is called."""
        if key != self.key:
            self.key, self.replay, self.trouble, self.line = key, None, None, 0

    @property
    def due(self) -> bool:
        """True if the game is still to be read, or its picture still to be made."""
        if not self.key or self.trouble is not None:
            return False
        return self.replay is None or (self.size is not None and self.picture() is None)

    def look(self, kit: Kit, seat: Seat) -> None:
        """Read the game if that is due, and make the picture of the moment as this seat saw it."""
        if self.replay is None:
            try:
                self.replay = Replay(self._archive.load(self.key).running)
            except SaveError as trouble:
                self.trouble = trouble
                return
            self.line = self.replay.end
        if self.size is not None and self.picture() is None:
            made = self._thumbnails.picture(kit, self.replay.running, self.size, self.line, seat)
            while len(self._pictures) >= KEPT:
                del self._pictures[next(iter(self._pictures))]
            self._pictures[self.key, self.line, self.size] = made

    def picture(self) -> pygame.Surface | None:
        """Return the picture of the moment if it has been made."""
        return None if self.size is None else self._pictures.get((self.key, self.line, self.size))

    def forget(self) -> None:
        """Drop all pictures, as the kit that drew them is gone."""
        self._pictures.clear()
