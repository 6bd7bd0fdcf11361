"""The open question as the rules show it beside their page about it."""

from collections.abc import Iterable
from typing import NamedTuple


class BriefedThing(NamedTuple):
    """Something on the table, in markup, and why it cannot be chosen now; no reason if it can be."""

    name: str
    why_not: str


class Briefing(NamedTuple):
    """The question that waits at the table while the rules are read."""

    page: str
    """Name of the page about it."""
    head: str
    line: str
    rows: tuple[BriefedThing, ...]
    """Things that can be chosen, then those that cannot; each once."""


def in_order(rows: Iterable[BriefedThing]) -> tuple[BriefedThing, ...]:
    """Return the rows that have a name, each once, what can be chosen first."""
    return tuple(sorted(dict.fromkeys(row for row in rows if row.name), key=lambda row: bool(row.why_not)))
