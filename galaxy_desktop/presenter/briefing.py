"""The game that waits at the table while the rules are read, and its open question, as they show it."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from galaxy_desktop.play.seats import Table


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


class GameBelow(NamedTuple):
    """The game whose table waits below the rules or the gallery."""

    table: Table
    briefing: Briefing | None = None
    """Its open question; None if there is none, or nobody looks."""
    unseen: Sequence[str] | None = None
    """Cards of the gallery that the viewer cannot see, one id for each copy; None if the game tells none."""


def in_order(rows: Iterable[BriefedThing]) -> tuple[BriefedThing, ...]:
    """Return the rows that have a name, each once, what can be chosen first."""
    return tuple(sorted(dict.fromkeys(row for row in rows if row.name), key=lambda row: bool(row.why_not)))
