"""The archive as the rest of the program uses it: keeping, finding, deleting, sharing finished games."""

from collections.abc import Sequence
from contextlib import suppress
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

from galaxy_desktop import __version__
from galaxy_desktop.language import gettext as _
from galaxy_desktop.play import diskfile, savefile
from galaxy_desktop.play.archive.entry import Entry, entry_from, entry_of
from galaxy_desktop.play.archive.store import Store, id_of, unpacked
from galaxy_desktop.play.archive.wanted import PERSONS, Wanted
from galaxy_desktop.play.coach.shelf import ReportShelf
from galaxy_desktop.play.document import Loaded, checksum, from_data, to_data
from galaxy_desktop.play.refusals import Fault, SaveError
from galaxy_desktop.play.running import Games, RunningGame

if TYPE_CHECKING:
    from galaxy_desktop.play.archive.index import Index

GAMES, INDEX = "games", "index.sqlite"
AT_ONCE = 25
"""Files read before `Archive.catch_up` returns, so that the screen can be drawn in between."""


class Archive:
    """Archive in a folder; nothing is read or made there before it is used.

    Methods raise `SaveError` with one clear line. A game is there once its file is; the index follows.
    """

    def __init__(self, folder: Path, games: Games) -> None:
        self.folder = folder
        self.games = games
        self.store = Store(folder / GAMES)
        self._left: list[str] = []

    @cached_property
    def index(self) -> "Index":
        """Index of the games; the database is a part of Python that is read in only when it is needed."""
        from galaxy_desktop.play.archive.index import Index

        return Index(self.folder / INDEX)

    def keep(self, running: RunningGame, instead_of: str = "") -> str:
        """Keep a finished game, in place of an earlier end of it if any; return its id.

        Raise `SaveError` if its file could not be written; a fault of the index alone is made good later.
        """
        data = _with_names_alone(to_data(running))
        key = self.store.write(data)
        try:
            if instead_of and instead_of != key:
                self.delete(instead_of)
            self.index.put([entry_of(key, running, str(data["saved_at"]))])
        except SaveError:
            pass  # the file is there: `catch_up` puts it into the index
        return key

    def key_of(self, running: RunningGame) -> str:
        """Return the id under which a finished game is kept, or would be."""
        return id_of(_with_names_alone(to_data(running)))

    def has(self, key: str) -> bool:
        """Return whether a game with this id has a file."""
        return diskfile.is_regular(self.store.path(key))

    def begin_to_catch_up(self) -> None:
        """Compare index and files: take out what has no file, and note what is still to be read."""
        files, known = self.store.ids(), self._known()
        if gone := known - files:
            self.index.drop(gone)
        self._left = sorted(files - known)
        self.store.clear()
        ReportShelf(self.folder).drop_all_but(files)

    def _known(self) -> set[str]:
        """Return the ids that the index knows; none if it was damaged and has been begun anew."""
        try:
            return self.index.known(self._reader)
        except SaveError as trouble:
            if trouble.fault is not Fault.DAMAGED:
                raise
            return self.index.known(self._reader)

    @property
    def kinds(self) -> frozenset[str]:
        """Kinds of the games that have a file, even if the index does not know them."""
        return frozenset(key.rpartition("-")[0] for key in self.store.ids())

    @property
    def behind(self) -> int:
        """Number of files that the index does not know yet."""
        return len(self._left)

    def catch_up(self) -> None:
        """Read some of the files that the index does not know yet into it."""
        some, self._left = self._left[-AT_ONCE:], self._left[:-AT_ONCE]
        entries: list[Entry] = []
        bad: list[tuple[str, str, str]] = []
        for key in some:
            try:
                entries.append(entry_from(key, self.store.read(key), self.games))
            except SaveError as trouble:
                bad.append((key, str(trouble), self._reader))
        if some:
            self.index.put(entries, bad)

    def doubt_index(self) -> None:
        """Empty an index that may be spoilt, so that it is made anew from the files; never raise."""
        if diskfile.is_regular(self.folder / INDEX):
            with suppress(SaveError):
                self.index.clear()

    def find(self, wanted: Wanted) -> list[str]:
        """Return the ids of the games that are wanted, newest first."""
        return self.index.find(wanted)

    @property
    def number(self) -> int:
        """Number of all games in the index."""
        return int(self.index.rows("SELECT count(*) FROM games")[0][0])

    def played(self) -> dict[str, tuple[int, int | None]]:
        """Return how many games of each kind persons have finished and won; branches do not count.

        Only games with bots count as won, for among persons alone one of them always wins; the second number
        is None if no game had any.
        """
        query = (
            "SELECT game, count(*), sum(won) FROM"
            f" (SELECT g.game, CASE WHEN NOT min({PERSONS}) THEN max(s.won AND {PERSONS}) END AS won"
            " FROM games g JOIN seats s USING (id)"
            f" WHERE g.branch = '' GROUP BY g.id HAVING max({PERSONS})) GROUP BY game"
        )
        return {game: (number, won) for game, number, won in self.index.rows(query)}

    def lots(self, game: str) -> list[tuple[str, str]]:
        """Return kind and thing of everything that persons were dealt in games of a kind."""
        query = (
            "SELECT DISTINCT l.kind, l.thing"
            " FROM lots l JOIN seats s USING (id, seat) JOIN games g USING (id)"
            f" WHERE g.game = ? AND {PERSONS} ORDER BY l.kind, l.thing"
        )
        return [(kind, thing) for kind, thing in self.index.rows(query, [game])]

    def entries(self, ids: Sequence[str]) -> list[Entry]:
        """Return the entries with these ids, in this order."""
        return self.index.entries(ids)

    def load(self, key: str) -> Loaded:
        """Return a game with its whole history; raise `SaveError` if it cannot be read or played."""
        return from_data(self.store.read(key), self.games)

    def delete(self, key: str) -> None:
        """Delete a game, so that `undelete` can bring it back for a while."""
        self.store.put_away(key)
        self.index.drop([key])

    def undelete(self, key: str) -> None:
        """Bring back a game that was just deleted."""
        self.store.bring_back(key)
        self.index.put([entry_from(key, self.store.read(key), self.games)])

    def write_to(self, key: str, path: Path) -> None:
        """Write a game to a file of its own, a save like any other."""
        diskfile.replace_whole(path, savefile.bytes_of(self.store.read(key)), 1)

    def take_in(self, path: Path) -> str:
        """Take in the finished game of a save or of a file of an archive; return its id.

        Raise `SaveError` if the file is no such game.
        """
        data = savefile.data_of(unpacked(diskfile.read_whole(path, savefile.LARGEST)))
        running = from_data(data, self.games).running
        if not running.over():
            line = _(
                "{file} isn't a finished game. To continue it, copy it to the saves folder, then use Load."
            )
            raise SaveError(Fault.UNREADABLE, line.format(file=diskfile.name_of(path)))
        data = _with_names_alone(data)
        key = self.store.write(data)
        self.index.put([entry_from(key, data, self.games)])
        return key

    @property
    def _reader(self) -> str:
        """Version and data packs of the program: what could not be read with these is not tried again."""
        marks = [game.pack.digest[:8] for game in self.games.values() if game.pack is not None]
        return " ".join([__version__, *marks])


def _with_names_alone(data: dict[str, Any]) -> dict[str, Any]:
    """Return the data of a game without the PINs of its persons."""
    seats = [{**seat, "pin": None} if "pin" in seat else seat for seat in data["table"]["seats"]]
    clean = {**data, "table": {**data["table"], "seats": seats}}
    return {**clean, "checksum": checksum(clean)}
