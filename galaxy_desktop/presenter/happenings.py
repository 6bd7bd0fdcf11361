"""Events of a table for the screen to show next."""

from collections.abc import Sequence
from dataclasses import dataclass

from galaxy_desktop.engine.decisions import Answer
from galaxy_desktop.engine.events import Event, Seat
from galaxy_desktop.engine.game import Moment
from galaxy_desktop.engine.words import Ask
from galaxy_desktop.play.records import Record
from galaxy_desktop.play.takeback import HistoryCommand


@dataclass(frozen=True, slots=True)
class News:
    """Events and records, as the viewer may know them."""

    events: Sequence[Event]
    records: Sequence[Record]
    fresh: bool
    """True if the state was replaced, as after an undo: no events lead to it that could be shown."""


@dataclass(frozen=True, slots=True)
class Cover:
    """A curtain is due before this person sees the table."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Called:
    """A person sits down at a table that hides nothing from the one before."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Aloud:
    """A question to a person elsewhere is put to all, so that nobody need come to the screen for a no."""

    seat: Seat
    ask: Ask
    no: Answer
    """Answer of a person who says no: the only one, for who has nothing to decide."""


@dataclass(frozen=True, slots=True)
class Asked:
    """A new question has been put to the person at the screen."""


@dataclass(frozen=True, slots=True)
class Over:
    """The game has just ended."""


Happening = News | Cover | Called | Aloud | Asked | Over


@dataclass(frozen=True, slots=True)
class Notice:
    """A line to show for a few seconds."""

    words: str
    undo: bool = False
    """True if it offers to undo what it tells."""
    last_round: bool = False
    """True if it says that the game is about to end."""


@dataclass(frozen=True, slots=True)
class Consent:
    """A consent needed before a move in the history is carried out."""

    move: HistoryCommand
    """Move to carry out after the consent."""
    to: Moment
    """Moment that the move goes to."""
    everybody: str = ""
    """Reason why all persons at the table have to agree; empty if only the one who moves is asked."""
