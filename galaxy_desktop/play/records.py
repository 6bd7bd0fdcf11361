"""What subscribers are told, and what the log says."""

from dataclasses import dataclass, replace
from typing import Final, Literal, Self

from galaxy_desktop.engine.decisions import Answer
from galaxy_desktop.engine.events import HIDDEN, Seat
from galaxy_desktop.engine.game import Moment

By = Literal["person", "bot", "forced", "same", "implied"]
"""Who gave an answer; "forced": it was the only legal one; "same": all legal ones came to the same;
"implied": it led to a question that can be declined."""
UNASKED: Final = frozenset({"forced", "same", "implied"})
"""Answers that nobody was asked for."""

What = Literal["new", "answer", "undo", "redo", "save", "load", "resign", "seat", "journal"]
"""What a record is about; "journal": the journal cannot be written any more, play goes on in memory."""


@dataclass(frozen=True, slots=True)
class Given:
    """An accepted answer."""

    seat: Seat
    answer: Answer
    by: By


@dataclass(frozen=True, slots=True)
class Record:
    """What a command has done, told together with the events."""

    what: What
    line: int
    """How many answers the game has now: the index of the next line of the log."""
    given: Given | None = None
    """The answer, where the record is about one; `by` tells that nobody was asked for it (show a toast)."""
    took_back: bool = False
    """Whether in this game something was taken back after hidden things were shown."""
    note: str = ""
    """One line for the player, where there is one: a load without its history, a failed journal."""

    def seen_by(self, viewer: Seat | None) -> Self:
        """The record as a seat may know it: answers of others are hidden, for they may be secret."""
        if self.given is None or self.given.seat == viewer:
            return self
        return replace(self, given=replace(self.given, answer=HIDDEN))


@dataclass(frozen=True, slots=True)
class LogLine:
    """One line of the log, worded for one viewer."""

    line: int
    """What `UndoTo` takes to go back to before this."""
    text: str
    moment: Moment
    seat: Seat | None
    """Whose answer led to it; None: the setup."""
    about: Seat | None = None
    """The seat that the event is about, where it is about one."""
