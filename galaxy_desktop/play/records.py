"""Records that subscribers of the bus receive, and lines of the log."""

from dataclasses import replace
from typing import Final, Literal, Self

from galaxy_desktop.engine.decisions import Answer
from galaxy_desktop.engine.events import HIDDEN, Seat
from galaxy_desktop.engine.game import Moment
from galaxy_desktop.engine.plain import plain

By = Literal["person", "bot", "forced", "same", "implied", "rare"]
"""Origin of an answer.

"forced": it was the only legal one; "same": all legal ones led to the same; "implied": it led to a question
that can be declined; "rare": few players want another one.
"""
UNASKED: Final = frozenset({"forced", "same", "implied", "rare"})
"""Origins of answers that nobody was asked for."""

What = Literal["new", "answer", "undo", "redo", "save", "load", "resign", "seat", "journal", "archive"]
"""Subject of a record; "journal": the journal can no longer be written, play goes on in memory;
"archive": the finished game could not be put into the archive yet.
"""


@plain
class Given:
    """An accepted answer."""

    seat: Seat
    answer: Answer
    by: By


@plain
class Record:
    """Effect of a command, sent together with the events."""

    what: What
    line: int
    """Number of answers the game has now: the index of the next line of the log."""
    given: Given | None = None
    """The answer if the record is about one; a toast is due if its `by` is in `UNASKED`."""
    took_back: bool = False
    """True if in this game something was taken back after hidden things were shown."""
    note: str = ""
    """One line for the player, such as for a load without its history; empty if there is none."""

    def chosen_by(self, seat: Seat | None) -> bool:
        """Return whether it is about an answer that a seat has chosen, not one that was chosen for it."""
        return self.given is not None and self.given.seat == seat and self.given.by not in UNASKED

    def seen_by(self, viewer: Seat | None) -> Self:
        """Return the record as a seat may know it: answers of others are hidden, for they may be secret."""
        if self.given is None or self.given.seat == viewer:
            return self
        return replace(self, given=replace(self.given, answer=HIDDEN))


@plain
class LogLine:
    """One line of the log, worded for one viewer."""

    line: int
    """Index to give to `UndoTo` to go back to before this line."""
    text: str
    moment: Moment
    seat: Seat | None
    """Seat whose answer led to it; None for the setup."""
    about: Seat | None = None
    """Seat that the event is about; None if it is about no single one."""
    completes: bool = False
    """True if another line has told the outcome of the act."""
