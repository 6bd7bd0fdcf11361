"""Index of the archive: a SQLite database, opened for each piece of work and closed again.

Every change is one short transaction, so that two programs can use it; whatever is lost of it can be made
anew from the files of the games.
"""

import sqlite3
from collections import defaultdict
from collections.abc import Collection, Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

from galaxy_desktop.language import gettext as _
from galaxy_desktop.play import diskfile
from galaxy_desktop.play.archive.entry import Entry, Sat
from galaxy_desktop.play.archive.schema import APPLICATION, SCRIPTS, TABLES
from galaxy_desktop.play.archive.wanted import Wanted, conditions
from galaxy_desktop.play.refusals import Fault, SaveError

PATIENCE = 3.0
"""Seconds to wait for another program that writes."""
AT_ONCE = 400
"""Most ids in one query."""
_RUINED = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
_SPOILT = (sqlite3.SQLITE_ERROR, 0)
"""Codes in which our queries end only where a table is missing, or a value is not of its kind."""
_FAULTS = (sqlite3.DatabaseError, ValueError)
_FULL = sqlite3.SQLITE_FULL
_BUSY = (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)
_CLOSED = (sqlite3.SQLITE_READONLY, sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_PERM)
_PRIMARY = 0xFF


class Index:
    """Index in one file; methods raise `SaveError` with one clear line if it cannot be used."""

    def __init__(self, path: Path, scripts: Sequence[str] = SCRIPTS) -> None:
        self.path = path
        self._scripts = scripts

    def known(self, tried: str) -> set[str]:
        """Return the ids of all games in it, and of those found bad by the program that `tried` names."""
        with self._work() as db:
            rows = db.execute("SELECT id FROM games UNION SELECT id FROM bad WHERE tried = ?", [tried])
            return {row[0] for row in rows}

    def put(self, entries: Sequence[Entry], bad: Sequence[tuple[str, str, str]] = ()) -> None:
        """Put entries in, or in place of older ones; `bad` are id, reason and who tried."""
        with self._work() as db, db:
            _delete(db, [entry.id for entry in entries] + [key for key, _line, _tried in bad])
            for entry in entries:
                _insert(db, entry)
            db.executemany("INSERT INTO bad VALUES (?, ?, ?)", bad)

    def drop(self, ids: Collection[str]) -> None:
        """Take games out."""
        with self._work() as db, db:
            _delete(db, list(ids))

    def find(self, wanted: Wanted) -> list[str]:
        """Return the ids of the games that are wanted, newest first."""
        where, values = conditions(wanted)
        with self._work() as db:
            query = f"SELECT g.id FROM games g WHERE {where} ORDER BY g.ended DESC, g.id DESC"
            return [row[0] for row in db.execute(query, values)]

    def entries(self, ids: Sequence[str]) -> list[Entry]:
        """Return the entries with these ids, in this order; those that are gone are left out."""
        found: dict[str, Entry] = {}
        with self._work() as db:
            for start in range(0, len(ids), AT_ONCE):
                found.update(_read(db, ids[start : start + AT_ONCE]))
        return [found[key] for key in ids if key in found]

    def rows(self, query: str, values: Sequence[str | int] = ()) -> list[tuple[Any, ...]]:
        """Return the rows of a query."""
        with self._work() as db:
            return db.execute(query, values).fetchall()

    def bad(self) -> list[tuple[str, str]]:
        """Return the ids of the files that could not be read, each with the reason."""
        return [(key, line) for key, line in self.rows("SELECT id, line FROM bad ORDER BY id")]

    def clear(self) -> None:
        """Take all games out."""
        with self._work() as db, db:
            for table in TABLES:
                db.execute(f"DELETE FROM {table}")

    @contextmanager
    def _work(self) -> Iterator[sqlite3.Connection]:
        """Yield a connection; set a damaged database aside and begin a new one; other faults are refused."""
        opened = False
        try:
            with closing(self._opened()) as db:
                opened = True
                yield db
        except _FAULTS as error:
            if _is_damage(error) or (opened and _code(error) in _SPOILT):
                self._set_aside()
                raise _set_aside_now(self.path) from error
            raise _refusal(self.path, error) from error

    def _opened(self) -> sqlite3.Connection:
        try:
            return self._connect()
        except _FAULTS as error:
            if not _is_damage(error):
                raise
            self._set_aside()
            return self._connect()

    def _connect(self) -> sqlite3.Connection:
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            if self.path.exists() and not diskfile.is_regular(self.path):
                raise SaveError(Fault.UNREADABLE, _not_a_file(self.path))
        except OSError as error:
            raise diskfile.unwritable(self.path, error) from error
        db = sqlite3.connect(self.path, timeout=PATIENCE)
        try:
            self._prepare(db)
        except BaseException:
            db.close()
            raise
        return db

    def _prepare(self, db: sqlite3.Connection) -> None:
        """Bring the schema up to date; raise `SaveError` for a foreign database or one of a newer version."""
        version, ours = _number(db, "user_version"), _number(db, "application_id") == APPLICATION
        if ours and version == len(self._scripts):
            return
        with db:
            db.execute("BEGIN IMMEDIATE")
            version, mark = _number(db, "user_version"), _number(db, "application_id")
            empty = not db.execute("SELECT 1 FROM sqlite_master").fetchone()
            if mark != APPLICATION and not (empty and mark == version == 0):
                line = _("{file} belongs to another program, so the list of finished games isn't available.")
                raise SaveError(Fault.FOREIGN, line.format(file=diskfile.name_of(self.path)))
            if version > len(self._scripts):
                line = _(
                    "The list of finished games was made by a newer version of the program. "
                    "Update the program to see it."
                )
                raise SaveError(Fault.NEWER_FORMAT, line)
            for script in self._scripts[version:]:
                for statement in script.split(";"):
                    db.execute(statement)
            db.execute(f"PRAGMA application_id = {APPLICATION}")
            db.execute(f"PRAGMA user_version = {len(self._scripts)}")

    def _set_aside(self) -> None:
        try:
            diskfile.set_aside(self.path)
            self.path.with_name(f"{self.path.name}-journal").unlink(missing_ok=True)
        except OSError as error:
            raise diskfile.unwritable(self.path, error) from error


def _number(db: sqlite3.Connection, pragma: str) -> int:
    return int(db.execute(f"PRAGMA {pragma}").fetchone()[0])


def _is_damage(error: Exception) -> bool:
    """Return whether the file is no whole database; what is wrong may be told in letters that are none."""
    return isinstance(error, UnicodeError) or _code(error) in _RUINED


def _code(error: Exception) -> int:
    """Return the primary code of an error of SQLite; 0 if it has none."""
    return getattr(error, "sqlite_errorcode", 0) & _PRIMARY


def _refusal(path: Path, error: Exception) -> SaveError:
    code, name = _code(error), diskfile.name_of(path)
    if code == _FULL:
        line = _("Couldn't update the list of finished games: the disk is full. No game is lost.")
        return SaveError(Fault.FULL_DISK, line)
    if code in _BUSY:
        line = _("Another copy of the program is updating the list of finished games. Try again.")
        return SaveError(Fault.UNWRITABLE, line)
    if code in _CLOSED:
        line = _("Couldn't open {file}: the file or its folder is read-only.")
        return SaveError(Fault.READ_ONLY, line.format(file=name))
    line = _("Couldn't read {file}: {cause}.").format(file=name, cause=error)
    return SaveError(Fault.UNREADABLE, line)


def _set_aside_now(path: Path) -> SaveError:
    line = _("{file} was damaged and has been set aside. The list is made again from your games.")
    return SaveError(Fault.DAMAGED, line.format(file=diskfile.name_of(path)))


def _not_a_file(path: Path) -> str:
    return _("Couldn't read {file}: it isn't a file.").format(file=diskfile.name_of(path))


def _delete(db: sqlite3.Connection, ids: Sequence[str]) -> None:
    for table in TABLES:
        db.executemany(f"DELETE FROM {table} WHERE id = ?", [(key,) for key in ids])


def _insert(db: sqlite3.Connection, entry: Entry) -> None:
    key = entry.id
    db.execute(
        "INSERT INTO games VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (key, entry.game, entry.ended, entry.rounds, len(entry.seats), len(entry.persons), str(entry.seed),
         entry.ended_by, entry.resigned, entry.took_back, entry.branch),
    )  # fmt: skip
    options = [(key, number, *option) for number, option in enumerate(entry.options)]
    db.executemany("INSERT INTO options VALUES (?, ?, ?, ?)", options)
    for seat, sat in enumerate(entry.seats):
        db.execute(
            "INSERT INTO seats VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
            (key, seat, sat.name, sat.level, sat.points, sat.place, sat.won, sat.resigned),
        )
        parts = [(key, seat, number, *part) for number, part in enumerate(sat.parts)]
        db.executemany("INSERT INTO parts VALUES (?, ?, ?, ?, ?)", parts)
        db.executemany("INSERT INTO lots VALUES (?, ?, ?, ?)", [(key, seat, *lot) for lot in sat.lots])


def _read(db: sqlite3.Connection, ids: Sequence[str]) -> dict[str, Entry]:
    """Return the entries with these ids, by id."""
    among = f"id IN ({','.join('?' * len(ids))})"
    options, parts = defaultdict(list), defaultdict(list)
    lots, seats = defaultdict(list), defaultdict(list)
    for key, name, choice in db.execute(
        f"SELECT id, name, choice FROM options WHERE {among} ORDER BY number", ids
    ):
        options[key].append((name, choice))
    for key, seat, source, points in db.execute(
        f"SELECT id, seat, source, points FROM parts WHERE {among} ORDER BY number", ids
    ):
        parts[key, seat].append((source, points))
    for key, seat, kind, thing in db.execute(f"SELECT id, seat, kind, thing FROM lots WHERE {among}", ids):
        lots[key, seat].append((kind, thing))
    for key, seat, name, level, points, place, won, left in db.execute(
        f"SELECT id, seat, name, level, points, place, won, resigned FROM seats WHERE {among} ORDER BY seat",
        ids,
    ):
        seats[key].append(
            Sat(name, level, points, place, bool(won), tuple(parts[key, seat]), tuple(lots[key, seat]), left)
        )
    found = {}
    for key, game, ended, rounds, seed, ended_by, resigned, took_back, branch in db.execute(
        "SELECT id, game, ended, rounds, seed, ended_by, resigned, took_back, branch"
        f" FROM games WHERE {among}",
        ids,
    ):
        found[key] = Entry(
            key, game, ended, rounds, tuple(options[key]), int(seed), ended_by, resigned, bool(took_back),
            branch, tuple(seats[key]),
        )  # fmt: skip
    return found
