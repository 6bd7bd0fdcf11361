"""Data of a game: its files, and the values a data pack puts in their place."""

import json
import tomllib
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from importlib.resources import files
from typing import Any, Generic, TypeVar

from galaxy_desktop.engine import distribution
from galaxy_desktop.engine.bounds import DataError, OnlyFields, Text, quoted
from galaxy_desktop.engine.codec import decode_content, fields_of
from galaxy_desktop.language import gettext as _
from galaxy_desktop.language import series

B = TypeVar("B")
Tables = Mapping[str, Any]
"""All tables of a game's data files, by name, as read from TOML."""
WITHOUT = "without"
"""Key in a row of a pack: the fields to remove from the entry."""
DISTRIBUTION = "distribution"
"""The table of counts that a rulebook prints, see `engine.distribution`."""


@dataclass(frozen=True, slots=True)
class PackId:
    """Identity of the data pack that a game is played with, as kept in saves."""

    name: Text
    digest: str
    """SHA-256 of its values: packs with the same values are the same, whatever their names."""


@dataclass(frozen=True, slots=True)
class Pack:
    """Corrected values for one game: by table, rows with the `id` of an entry and the fields that change."""

    game: str
    mark: PackId
    changes: Mapping[str, Any]


class GameData(Generic[B]):
    """Data files of one game. A pack is put in force before anything is read, once in a program."""

    def __init__(
        self,
        package: str,
        box: type[B],
        paths: Mapping[str, str],
        *,
        faults: Callable[[B], Iterable[str]] = lambda box: (),
        copies: str = "copies",
    ) -> None:
        """Take the data class `box`, whose fields are all tables of the files.

        `paths`: the tables a pack may change, each with the path to its entries ("faction.squares");
        `faults`: a check of what the rules need beyond `box` and the distribution, a line for each fault;
        `copies`: the field that says how often an entry is in the box.
        """
        self.pack: Pack | None = None
        self._box: Any = box
        self._package, self.paths = package, paths
        self._faults, self._copies = faults, copies

    @cached_property
    def box(self) -> B:
        """All tables, with the values of the pack in force; raises `DataError` that names file and entry."""
        found, file_of = self._read(leave_out=f"{DISTRIBUTION}.toml")
        tables = _with(found, self.entries(found), self.pack) if self.pack else found
        return self._decoded(tables, file_of)

    def put_in_force(self, pack: Pack) -> None:
        """Put a pack in force; it must have passed `check`.

        Raise RuntimeError if the data have been read already, except for the pack already in force.
        """
        if pack == self.pack:
            return
        if "box" in self.__dict__:
            raise RuntimeError("the data of this game have been read already")
        self.pack = pack

    def own(self) -> dict[str, Any]:
        """Return the tables of the program's own files, without any pack, as a new copy."""
        tables: dict[str, Any] = json.loads(self._own)
        return tables

    @cached_property
    def _own(self) -> str:
        """The tables of the program's own files as JSON, of which a copy is made sooner than of TOML."""
        return json.dumps(self._read()[0])

    def entries(self, tables: Tables) -> dict[str, list[dict[str, Any]]]:
        """Return the entries that a pack may change, by the pack's name for their table."""
        return {name: _at(tables, path) for name, path in self.paths.items()}

    def faults(self, tables: Tables) -> Iterator[str]:
        """Yield the faults of data: in their form, their distribution, and what the rules need."""
        try:
            box = self._decoded(tables, {})
        except DataError as error:
            yield str(error)
            return
        yield from distribution.broken(tables.get(DISTRIBUTION, ()), self.entries(tables), self._copies)
        yield from self._faults(box)

    def check(self, pack: Pack) -> None:
        """Raise `DataError` with the first fault of a pack."""
        if not pack.changes:
            raise DataError(_("It doesn't change any value."))
        tables = self.own()
        entries = self.entries(tables)
        for table, rows in pack.changes.items():
            if table not in entries:
                line = _("Unknown table {table}; choose from {known}.")
                raise DataError(line.format(table=quoted(table), known=series(entries)))
            _check_rows(table, rows, {entry["id"] for entry in entries[table]})
            for row in rows:
                self._check_without(table, row)
        for fault in self.faults(_with(tables, entries, pack)):
            raise DataError(fault)

    def _check_without(self, table: str, row: Mapping[str, Any]) -> None:
        """Raise `DataError` if a row of a pack removes a field that the entry needs."""
        where, without = f"{table} {quoted(row['id'])}", row.get(WITHOUT, [])
        if not isinstance(without, list) or not all(isinstance(name, str) for name in without):
            raise DataError(_("{where}: “without” must be a list of field names.").format(where=where))
        spare = _spare(self._box, self.paths[table])
        for name in without:
            if name not in spare:
                line = _("{where} needs its field {name}; it can't be removed.")
                raise DataError(line.format(where=where, name=quoted(name)))

    def _read(self, leave_out: str = "") -> tuple[dict[str, Any], dict[str, str]]:
        """Return all tables of the files but `leave_out`, and by table the name of its file."""
        found: dict[str, Any] = {}
        file_of: dict[str, str] = {}
        folder = files(self._package) / "data"
        for file in sorted(folder.iterdir(), key=lambda file: file.name):
            if file.name.endswith(".toml") and file.name != leave_out:
                for table, value in tomllib.loads(file.read_text(encoding="utf-8")).items():
                    assert table not in found, f"{table} stands in two files"
                    found[table], file_of[table] = value, file.name
        return found, file_of

    def _decoded(self, tables: Tables, file_of: Mapping[str, str]) -> B:
        """Return the tables as their data classes; raise `DataError` if one is of another form.

        The message names the file of a table if `file_of` has it.
        """
        known = fields_of(self._box)
        for table in known.needed:
            if table not in tables:
                raise DataError(_("The table {table} is missing.").format(table=quoted(table)))
        for table in tables:
            if table not in (*known.named, DISTRIBUTION):
                raise DataError(_("Unknown table {table}.").format(table=quoted(table)))
        ids = {name: frozenset(_names(entries)) for name, entries in self.entries(tables).items()}
        values = {}
        for table, (name, kind) in known.named.items():
            where = f"{file_of[table]}: {table}" if table in file_of else table
            values[name] = decode_content(kind, tables[table], ids, where)
        box: B = self._box(**values)
        return box


def _check_rows(table: str, rows: Any, known: set[str]) -> None:
    """Raise `DataError` if the rows of a pack do not each name an entry, and each a different one."""
    if not isinstance(rows, list) or not all(isinstance(row, Mapping) for row in rows):
        line = _("Write the table {table} in double brackets: [[{name}]].")
        raise DataError(line.format(table=quoted(table), name=table))
    left = set(known)
    for row in rows:
        name = row.get("id")
        if not isinstance(name, str) or name not in left:
            again = isinstance(name, str) and name in known
            line = _("{table} {id} appears twice.") if again else _("{table} has no entry {id}.")
            raise DataError(line.format(table=table, id=quoted(name)))
        left.remove(name)


def _with(tables: Tables, entries: Mapping[str, list[dict[str, Any]]], pack: Pack) -> Tables:
    """Change the tables in place to the values of a pack, and return them."""
    for name, rows in pack.changes.items():
        known = {entry["id"]: entry for entry in entries[name]}
        for row in rows:
            entry = known[row["id"]]
            for field in row.get(WITHOUT, ()):
                entry.pop(field, None)
            entry |= {field: value for field, value in row.items() if field != WITHOUT}
    return tables


def _spare(kind: Any, path: str) -> frozenset[str]:
    """Return the fields that an entry at the end of a path of data classes can be without."""
    for name in path.split("."):
        entries = fields_of(kind).named[name][1]
        entry = entries.parts[0] if entries.parts else entries
        kind, bounds = entry.origin, entry.bounds
    for form in bounds:
        if isinstance(form, OnlyFields):
            return frozenset(form.may)
    known = fields_of(kind)
    return frozenset(known.named) - frozenset(known.needed)


def _at(tables: Tables, path: str) -> list[dict[str, Any]]:
    """Return the entries at the end of a path, through lists and tables."""
    found: list[Any] = [tables]
    for name in path.split("."):
        parts = [place[name] for place in found]
        found = [one for part in parts for one in (part if isinstance(part, list) else [part])]
    return found


def _names(entries: Iterable[Mapping[str, Any]]) -> Iterator[str]:
    return (entry["id"] for entry in entries)
