"""Games that are wanted from the archive, and the chosen one of them."""

from collections.abc import Callable

from galaxy_desktop.engine.events import Seat
from galaxy_desktop.language import gettext as _
from galaxy_desktop.play.archive.archive import Archive
from galaxy_desktop.play.archive.entry import Entry
from galaxy_desktop.play.archive.wanted import Wanted
from galaxy_desktop.play.refusals import SaveError
from galaxy_desktop.play.replay import Replay
from galaxy_desktop.ui.archive.finds import Finds
from galaxy_desktop.ui.archive.looked_at import LookedAt
from galaxy_desktop.ui.debounce import Debounce
from galaxy_desktop.ui.kit import Kit


class Selection:
    """Found games and the choice among them; an error of the archive is noted as `trouble`, never raised."""

    def __init__(self, archive: Archive, wanted: Wanted) -> None:
        self.archive = archive
        self.wanted = wanted
        self.finds = Finds(archive, ())
        self.looked_at = LookedAt(archive)
        self.trouble: SaveError | None = None
        """Error that keeps the archive from being used; None if there is none."""
        self.chosen = ""
        """Key of the chosen game; empty if none is shown."""
        self.debounce = Debounce()
        self.kept = 0
        """Number of all games."""

    @property
    def entry(self) -> Entry | None:
        """Chosen game; None if none is shown."""
        try:
            return self.finds.entry(self.finds.number(self.chosen))
        except SaveError:
            return None

    @property
    def behind(self) -> int:
        """Number of files that are still to be read; 0 while the archive cannot be used."""
        return 0 if self.trouble is not None else self.archive.behind

    def begin_to_catch_up(self) -> bool:
        """Look for games that were finished meanwhile; return False if that is not possible."""
        self.trouble = None
        if not self.attempt(self.archive.begin_to_catch_up):
            return False
        self.find()
        return True

    def catch_up(self) -> None:
        """Read some of the files that the index does not know yet."""
        self.attempt(self.archive.catch_up)
        self.find()

    def attempt(self, act: Callable[[], object]) -> bool:
        """Do something with the archive; note the error and return False if that is not possible."""
        try:
            act()
        except SaveError as trouble:
            self.trouble = trouble
            return False
        return True

    def find(self) -> None:
        """Find the games that are wanted; keep the chosen one if it is still among them."""
        self.attempt(self._look_up)
        if self.finds.number(self.chosen) < 0:
            self.choose(self.finds.keys[0] if len(self.finds) else "")

    def _look_up(self) -> None:
        self.finds = Finds(self.archive, self.archive.find(self.wanted))
        self.kept = self.archive.number

    def choose(self, key: str) -> None:
        """Choose a game by its key, none by an empty one."""
        self.chosen = key
        self.debounce.begin()
        self.looked_at.choose(key)

    def delete(self, entry: Entry) -> bool:
        """Delete a game and choose the one after it; return False if that is not possible."""
        if not self.attempt(lambda: self.archive.delete(entry.id)):
            return False
        number = self.finds.number(entry.id)
        keys = [key for key in self.finds.keys if key != entry.id]
        self.choose(keys[min(number, len(keys) - 1)] if keys else "")
        self.find()
        return True

    def undelete(self, key: str) -> None:
        """Take a deleted game back, and choose it if it is among those wanted."""
        self.attempt(lambda: self.archive.undelete(key))
        self.find()
        if self.finds.number(key) >= 0:
            self.choose(key)

    def look(self, kit: Kit) -> None:
        """Read the chosen game and make its picture, as far as that is due."""
        seat: Seat = self.entry.persons[0] if self.entry is not None and self.entry.persons else 0
        self.looked_at.look(kit, seat)

    def why_closed(self) -> str:
        """Return why the chosen game cannot be opened; empty if it can."""
        if self.entry is None:
            return _("Select a game first.")
        return str(self.looked_at.trouble) if self.looked_at.trouble is not None else ""

    def why_no_branch(self) -> str:
        """Return why no branch can begin at the shown moment; empty if one can."""
        replay, entry = self.looked_at.replay, self.entry
        at_end = replay is not None and self.looked_at.line == replay.end
        if at_end and entry is not None and entry.resigned is None:
            return _("The game is over here. Choose an earlier round.")
        return ""

    def opened(self, kit: Kit) -> Replay | None:
        """Return the chosen game, read at once if that is still due; None if it cannot be opened."""
        if self.why_closed():
            return None
        if self.looked_at.replay is None:
            self.look(kit)
        return self.looked_at.replay
