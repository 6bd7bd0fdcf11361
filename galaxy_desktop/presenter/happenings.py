"""What happens next at a table, for the screen to show."""

from collections.abc import Sequence
from dataclasses import dataclass

from galaxy_desktop.engine.events import Event, Seat
from galaxy_desktop.play.records import Record
from galaxy_desktop.play.takeback import Move


@dataclass(frozen=True, slots=True)
class News:
    """Something has happened: what the viewer may know of it."""

    events: Sequence[Event]
    records: Sequence[Record]
    fresh: bool
    """Whether the game stands elsewhere now, as after an undo: nothing leads there that could be shown."""


@dataclass(frozen=True, slots=True)
class Cover:
    """A curtain has to fall before this person sees the table."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Asked:
    """A new question has been put to the person at the screen."""


@dataclass(frozen=True, slots=True)
class Over:
    """The game has just ended."""


Happening = News | Cover | Asked | Over


@dataclass(frozen=True, slots=True)
class Notice:
    """A line to show for a few seconds."""

    words: str
    undo: bool = False
    """Whether it offers to undo what it tells."""
    last_round: bool = False
    """Whether it says that the game is about to end."""


@dataclass(frozen=True, slots=True)
class Consent:
    """What has to be agreed to before a move in the history is carried out."""

    move: Move
    """The move that is carried out once it is agreed to."""
    everybody: str = ""
    """Why all persons at the table have to agree; empty where the one who moves is asked."""
