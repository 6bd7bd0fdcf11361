"""Counts a rulebook prints, as data: how many entries of a table satisfy some conditions."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from galaxy_desktop.engine.sentences import either
from galaxy_desktop.language import gettext as _
from galaxy_desktop.language import series

ANY, ABSENT = "*", ""


def broken(
    rows: Iterable[Mapping[str, Any]], tables: Mapping[str, Sequence[Mapping[str, Any]]], copies: str
) -> Iterator[str]:
    """Yield a line for each count that differs.

    A row has `table`, `where`, and either `cards` (all copies counted, by the field `copies`) or `entries`.
    With `by`, these are lists: one number for each of `values` of that field.
    """
    for row in rows:
        for where, wanted in _cases(row):
            found = [entry for entry in tables[row["table"]] if fits(entry, where)]
            number = sum(entry.get(copies, 1) for entry in found) if "cards" in row else len(found)
            if number != wanted:
                yield _line(where).format(
                    number=number, table=row["table"], where=_worded(where), wanted=wanted
                )


def fits(entry: Mapping[str, Any], where: Mapping[str, Any]) -> bool:
    """Return whether an entry satisfies every condition.

    A list value needs one matching element. A list of wanted values accepts any of them, "*" any value at
    all, "" none.
    """
    return all(_holds(entry.get(name), wanted) for name, wanted in where.items())


def _holds(value: Any, wanted: Any) -> bool:
    if wanted == ANY:
        return value is not None
    if wanted == ABSENT:
        return value in (None, "")
    if isinstance(wanted, list):
        return any(_holds(value, one) for one in wanted)
    if isinstance(value, list):
        return any(_holds(one, wanted) for one in value)
    if isinstance(wanted, Mapping):
        return isinstance(value, Mapping) and fits(value, wanted)
    return bool(value == wanted)


def _cases(row: Mapping[str, Any]) -> Iterator[tuple[dict[str, Any], int]]:
    where, numbers = dict(row.get("where", {})), row["cards"] if "cards" in row else row["entries"]
    if "by" not in row:
        yield where, numbers
        return
    for value, number in zip(row["values"], numbers, strict=True):
        yield {**where, row["by"]: value}, number


def _line(where: Mapping[str, Any]) -> str:
    if where:
        return _("These values give {number} of {table} with {where}; the box has {wanted}.")
    return _("These values give {number} of {table}; the box has {wanted}.")


def _worded(where: Mapping[str, Any]) -> str:
    """Return conditions in words: "cost = 2, kind = world"."""
    return series(_condition(name, wanted) for name, wanted in where.items())


def _condition(name: str, wanted: Any) -> str:
    if wanted == ANY:
        return _("any {field}").format(field=name)
    if wanted == ABSENT:
        return _("no {field}").format(field=name)
    if isinstance(wanted, Mapping):
        return f"{name} ({_worded(wanted)})"
    return f"{name} = {either([*map(str, wanted)]) if isinstance(wanted, list) else wanted}"
