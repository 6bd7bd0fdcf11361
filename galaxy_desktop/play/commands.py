"""Commands to a running game; `CommandBus.do` carries them out or refuses."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Literal

from galaxy_desktop.engine.codec import LATER
from galaxy_desktop.engine.decisions import Answer
from galaxy_desktop.engine.events import Seat
from galaxy_desktop.play.seats import Occupant, Occupants, Seed, TakeBack

UndoReach = Literal["question", "phase", "round"]
"""Distance of an undo or redo: one own question, or to the start of the phase or round."""


@dataclass(frozen=True, slots=True)
class NewGame:
    """Begin a game; it replaces the one at the table."""

    game: str
    seats: Occupants
    options: Mapping[str, str] = field(default_factory=dict)
    seed: Seed = 0
    take_back: TakeBack | None = None
    """Rule for taking back; None for the usual one, see `seats.usual_take_back`."""
    challenge: str = field(default="", metadata={LATER: True})
    """Id of the challenge that it is begun for; empty for none."""


@dataclass(frozen=True, slots=True)
class GiveAnswer:
    """Answer the open question of a seat, a person's or a bot's."""

    seat: Seat
    answer: Answer


@dataclass(frozen=True, slots=True)
class Undo:
    """Take back to the last own question, or to the start of its phase or round."""

    to: UndoReach = "question"
    seat: Seat | None = None
    """Seat that takes back; None for the person who chose last."""
    agreed: bool = False
    """True if all persons at the table have agreed."""


@dataclass(frozen=True, slots=True)
class Redo:
    """Do again what was taken back, to the next own question, phase or round."""

    to: UndoReach = "question"
    seat: Seat | None = None
    agreed: bool = False


@dataclass(frozen=True, slots=True)
class UndoTo:
    """Take back to the own question that led to a line of the log, see `LogLine.line`."""

    line: int
    seat: Seat | None = None
    agreed: bool = False


@dataclass(frozen=True, slots=True)
class Save:
    """Write the game to a file: a path, or the name of a save in the folder of the bus."""

    to: Path | str


@dataclass(frozen=True, slots=True)
class Load:
    """Go on with a saved game, or with the journal of an interrupted one; replaces the game at the table."""

    path: Path


@dataclass(frozen=True, slots=True)
class Resign:
    """Give up a person's seat: a bot of this level takes it over, or with the last person the game ends."""

    seat: Seat
    level: str = "medium"


@dataclass(frozen=True, slots=True)
class SetSeat:
    """Put somebody else on a seat: another name, a bot for a person or a person for a bot."""

    seat: Seat
    occupant: Occupant


Command = NewGame | GiveAnswer | Undo | Redo | UndoTo | Save | Load | Resign | SetSeat
