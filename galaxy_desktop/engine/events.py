"""What can be reported while a game runs."""

from dataclasses import dataclass
from typing import ClassVar, Self

Seat = int

HIDDEN = "?"
"""Stands in a view wherever a card, a die or an answer is not for the viewer's eyes."""


@dataclass(frozen=True, slots=True)
class Event:
    """Something that has happened; fields are ids and numbers. Each game adds its own."""

    reveals: ClassVar[bool] = False
    """True where it shows somebody what was hidden, so that taking it back is no longer free."""

    def seen_by(self, viewer: Seat | None) -> Self:
        """The event as `viewer` may know it, hidden ids as `HIDDEN`; None is a stranger at the table."""
        del viewer
        return self
