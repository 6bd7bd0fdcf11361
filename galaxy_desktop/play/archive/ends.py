"""The end of the game at a table, put into the archive once."""

from galaxy_desktop.play.archive.archive import Archive
from galaxy_desktop.play.refusals import SaveError
from galaxy_desktop.play.running import RunningGame


class Ends:
    """Keeper of the ends of the game at one table: after an undo, a later end replaces the earlier one."""

    def __init__(self, archive: Archive | None) -> None:
        self.pending = False
        """True while an end could not be kept; every command tries again, once the game is over."""
        self._archive = archive
        self._kept = ""

    def begin(self) -> None:
        """Begin with another game; one that is over when it is loaded was kept when it ended."""
        self.pending, self._kept = False, ""

    def keep(self, running: RunningGame) -> str:
        """Keep a game that is over; return why that was not possible, once, or an empty line."""
        if self._archive is None or not running.over():
            return ""
        try:
            self._kept = self._archive.keep(running, instead_of=self._kept)
        except SaveError as trouble:
            told, self.pending = self.pending, True
            return "" if told else str(trouble)
        self.pending = False
        return ""
