"""What can happen in Master of the Galaxy; what happens to cards is in `card_events`.

A *spot* is where one cube can lie, written "PLACE:NUMBER": a slot of a project on a card, a slot of a track
(numbered from the first of its ends) or a planet of a system. Otherwise cubes are in the hand, in a bag or in
the reserve.
"""

from dataclasses import dataclass
from typing import ClassVar

from galaxy_desktop.engine.events import Event, Seat


@dataclass(frozen=True, slots=True)
class GameBegan(Event):
    """The table is laid; this seat goes first."""

    first: Seat


@dataclass(frozen=True, slots=True)
class StartDrawn(Event):
    """The first player draws a cube that settles the corner to start in; it goes back to the bag."""

    reveals: ClassVar[bool] = True

    seat: Seat
    colour: str


@dataclass(frozen=True, slots=True)
class CornerTaken(Event):
    """A seat starts in a corner: a base stands on its starting system."""

    seat: Seat
    system: str


@dataclass(frozen=True, slots=True)
class CornersDarkened(Event):
    """Black holes cover the corners where nobody starts."""

    systems: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    """A turn begins; `extra` numbers extra turns in a row."""

    seat: Seat
    turn: int
    extra: int


@dataclass(frozen=True, slots=True)
class TurnSkipped(Event):
    """A token goes from the species card to the supply in place of a turn; `left` are still there."""

    seat: Seat
    left: int


@dataclass(frozen=True, slots=True)
class BagEmpty(Event):
    """The adventurer rule: the bag is empty at the start of a turn."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class CubesDrawn(Event):
    """Cubes from the bag to the hand."""

    reveals: ClassVar[bool] = True

    seat: Seat
    cubes: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class CubePlaced(Event):
    """A cube from the hand to a spot."""

    seat: Seat
    cube: str
    spot: str


@dataclass(frozen=True, slots=True)
class HandReturned(Event):
    """What was not placed goes from the hand to the bag."""

    seat: Seat
    cubes: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class ProjectCancelled(Event):
    """A black cube of the hand, which goes to the bag, cancels a project; its cubes leave next."""

    seat: Seat
    project: str


@dataclass(frozen=True, slots=True)
class CubesLeft(Event):
    """Cubes leave the spots of one project, each to "bag" (of `seat`, their owner) or "reserve".

    Cause: "done", "cancelled", "discarded", "lost" (with a card or system), "conflict" (it is over), "hole",
    "adventure", "claimed" (another has taken the system), or the card whose ability it was.
    """

    seat: Seat
    project: str
    cubes: tuple[str, ...]
    spots: tuple[str, ...]
    targets: tuple[str, ...]
    cause: str


@dataclass(frozen=True, slots=True)
class CubesGained(Event):
    """Cubes from the reserve to a bag; `short` were not there.

    Cause: a system that was settled, a card, "discards" or "conflict" (spoils of a neutral system).
    """

    seat: Seat
    cubes: tuple[str, ...]
    short: int
    cause: str


@dataclass(frozen=True, slots=True)
class CubeStolen(Event):
    """A cube from a rival's spot to the thief's bag; cause: "spoils", or the card that steals."""

    seat: Seat
    victim: Seat
    cube: str
    spot: str
    cause: str


@dataclass(frozen=True, slots=True)
class CubeSwapped(Event):
    """A cube of the bag for one of the reserve."""

    seat: Seat
    given: str
    taken: str
    cause: str


@dataclass(frozen=True, slots=True)
class CubeAdded(Event):
    """A cube from "bag" or "reserve" straight to a spot."""

    seat: Seat
    cube: str
    origin: str
    spot: str
    cause: str


@dataclass(frozen=True, slots=True)
class ProjectDone(Event):
    """A project on a card, a side of a conflict or a route is complete and its reward is taken."""

    seat: Seat
    project: str


@dataclass(frozen=True, slots=True)
class BaseConstructed(Event):
    """An unused base now stands on a base project; `built` is False where none was left or it had no room."""

    seat: Seat
    project: str
    built: bool


@dataclass(frozen=True, slots=True)
class BasePlaced(Event):
    """A base comes to a system, the `nth` there; origin: "supply", or the base project on which it stood."""

    seat: Seat
    system: str
    nth: int
    origin: str


@dataclass(frozen=True, slots=True)
class BaseScrapped(Event):
    """A constructed base goes back to the supply with the card it stood on."""

    seat: Seat
    project: str


@dataclass(frozen=True, slots=True)
class SystemLost(Event):
    """All bases leave a system and go to their owner's supply."""

    seat: Seat
    system: str
    bases: int


@dataclass(frozen=True, slots=True)
class AgendaFulfilled(Event):
    """An agenda is fulfilled."""

    seat: Seat
    project: str


@dataclass(frozen=True, slots=True)
class ProjectBroken(Event):
    """An implemented development or a fulfilled agenda has lost a cube, and with it all it gave."""

    seat: Seat
    project: str


@dataclass(frozen=True, slots=True)
class SymbolsChanged(Event):
    """A token moves on the supremacy track."""

    seat: Seat
    symbol: str
    before: int
    after: int


@dataclass(frozen=True, slots=True)
class HolePlaced(Event):
    """A black hole covers a system."""

    seat: Seat
    system: str


@dataclass(frozen=True, slots=True)
class HoleRemoved(Event):
    """A system is neutral again."""

    seat: Seat
    system: str


@dataclass(frozen=True, slots=True)
class ExtraTurnsGained(Event):
    """Extra turns after this one; `lost` are too many in a row."""

    seat: Seat
    number: int
    lost: int
    cause: str


@dataclass(frozen=True, slots=True)
class SkipGiven(Event):
    """Tokens on a species card: turns to be skipped."""

    seat: Seat
    victim: Seat
    number: int
    cause: str


@dataclass(frozen=True, slots=True)
class DrawOffered(Event):
    """A player proposes to call the game a draw."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class DrawAnswered(Event):
    """The answer to that."""

    seat: Seat
    agreed: bool


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    """The game is over."""

    ended_by: str
    winners: tuple[Seat, ...]
