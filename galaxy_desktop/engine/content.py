"""The data of a game: what its files say, and what a data pack puts in their place."""

import tomllib
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from importlib.resources import files
from typing import Any

from galaxy_desktop.engine import distribution
from galaxy_desktop.engine.shape import ContentError, Shape, check_text, quoted
from galaxy_desktop.language import gettext as _

Tables = Mapping[str, Any]
"""All tables of a game's data files, by name."""
WITHOUT = "without"
"""In a row of a pack: the fields that an entry does not have."""


@dataclass(frozen=True, slots=True)
class Mark:
    """By what a save knows the data pack that it was played with."""

    name: str
    digest: str
    """SHA-256 of its values: packs with the same values are the same, whatever their names."""


@dataclass(frozen=True, slots=True)
class Pack:
    """Corrected values for one game: by table, rows with the `id` of an entry and what changes in it."""

    game: str
    mark: Mark
    changes: Mapping[str, Any]


class GameData:
    """The data files of one game. A pack is put in force before anything is read, once in a program."""

    def __init__(
        self,
        package: str,
        paths: Mapping[str, str],
        *,
        faults: Callable[[Tables], Iterable[str]] = lambda tables: (),
        copies: str = "copies",
        texts: Sequence[str] = ("name",),
    ) -> None:
        """`paths`: the tables a pack may change, each with the path to its entries ("faction.squares").

        `faults`: what the rules need and no distribution says, a line for each that does not hold;
        `copies`: the field that says how often an entry is in the box; `texts`: fields of free text.
        """
        self.pack: Pack | None = None
        self._package, self.paths = package, paths
        self._faults, self._copies, self._texts = faults, copies, texts

    @cached_property
    def tables(self) -> Tables:
        """All tables, with the values of the pack in force."""
        return self._with(self.pack) if self.pack else self.own()

    def put_in_force(self, pack: Pack) -> None:
        """From now on these values count; they must have passed `check`."""
        if pack == self.pack:
            return
        if "tables" in self.__dict__:
            raise RuntimeError("the data of this game have been read already")
        self.pack = pack

    def own(self) -> dict[str, Any]:
        """What the files of the program say, without any pack; a copy of one's own."""
        found: dict[str, Any] = {}
        folder = files(self._package) / "data"
        for file in sorted(folder.iterdir(), key=lambda file: file.name):
            if file.name.endswith(".toml"):
                for table, value in tomllib.loads(file.read_text(encoding="utf-8")).items():
                    assert table not in found or isinstance(value, int | str), f"{table} stands in two files"
                    found[table] = value
        return found

    def entries(self, tables: Tables) -> dict[str, list[dict[str, Any]]]:
        """The entries that a pack may change, by its name for their table."""
        return {name: _at(tables, path) for name, path in self.paths.items()}

    def faults(self, tables: Tables) -> Iterator[str]:
        """What is wrong with data of the right shape: how they are distributed, and what the rules need."""
        yield from distribution.broken(tables.get("distribution", ()), self.entries(tables), self._copies)
        yield from self._faults(tables)

    def check(self, pack: Pack) -> None:
        """Raise `ContentError` with the first thing that is wrong with a pack."""
        if not pack.changes:
            raise ContentError(_("It changes nothing."))
        entries = self.entries(self.own())
        shape = _shape(entries)
        for table, rows in pack.changes.items():
            if table not in entries:
                known = ", ".join(entries)
                line = _("There is no table {table}; there are: {known}.")
                raise ContentError(line.format(table=quoted(table), known=known))
            self._check_table(table, rows, entries[table], shape)
        for fault in self.faults(self._with(pack)):
            raise ContentError(fault)

    def _check_table(self, table: str, rows: Any, entries: Sequence[Mapping[str, Any]], shape: Shape) -> None:
        """Raise `ContentError` where a row does not name an entry once, or has values it cannot have."""
        if not isinstance(rows, list) or not all(isinstance(row, Mapping) for row in rows):
            line = _("The table {table} is written with two brackets: [[{name}]].")
            raise ContentError(line.format(table=quoted(table), name=table))
        known = {entry["id"]: entry for entry in entries}
        left = set(known)
        for row in rows:
            name = row.get("id")
            if not isinstance(name, str) or name not in left:
                again = isinstance(name, str) and name in known
                line = _("{table} {id} is there twice.") if again else _("{table} has no entry {id}.")
                raise ContentError(line.format(table=table, id=quoted(name)))
            left.remove(name)
            self._check_row(f"{table} {quoted(name)}", row, entries, shape)

    def _check_row(
        self, where: str, row: Mapping[str, Any], entries: Sequence[Mapping[str, Any]], shape: Shape
    ) -> None:
        """Raise `ContentError` where a row has a field or value that its entry cannot have."""
        fields = {name for entry in entries for name in entry}
        needed = {name for name in fields if all(name in entry for entry in entries)}
        without = row.get(WITHOUT, [])
        if not isinstance(without, list) or not all(isinstance(name, str) for name in without):
            raise ContentError(_("{where}: without is a list of fields.").format(where=where))
        for name in without:
            if name not in fields or name in needed:
                line = _("{where} cannot be without {name}.")
                raise ContentError(line.format(where=where, name=quoted(name)))
        for name, value in row.items():
            if name in ("id", WITHOUT):
                continue
            if name not in fields:
                raise ContentError(_("{where} has no field {name}.").format(where=where, name=quoted(name)))
            if name in self._texts:
                check_text(value, f"{where}, {name}")
            else:
                shape.fields[name].check(value, f"{where}, {name}", self._texts)

    def _with(self, pack: Pack) -> Tables:
        """All tables, with the values of a pack in the place of our own."""
        tables = self.own()
        for name, entries in self.entries(tables).items():
            known = {entry["id"]: entry for entry in entries}
            for row in pack.changes.get(name, ()):
                entry = known[row["id"]]
                for field in row.get(WITHOUT, ()):
                    entry.pop(field, None)
                entry |= {field: value for field, value in row.items() if field != WITHOUT}
        return tables


def _at(tables: Tables, path: str) -> list[dict[str, Any]]:
    """The entries at the end of a path, through lists and tables."""
    found: list[Any] = [tables]
    for name in path.split("."):
        parts = [place[name] for place in found]
        found = [one for part in parts for one in (part if isinstance(part, list) else [part])]
    return found


def _shape(tables: Mapping[str, Sequence[Mapping[str, Any]]]) -> Shape:
    """What the entries of a game look like, all together; a field named like a table holds ids of it."""
    shape = Shape()
    ids = {name: {entry["id"] for entry in entries} for name, entries in tables.items()}
    for entries in tables.values():
        for entry in entries:
            shape.learn(entry)
    shape.know({**ids, "id": set().union(*ids.values())})
    return shape
