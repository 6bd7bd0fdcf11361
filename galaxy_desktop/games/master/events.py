"""Events of Master of the Galaxy; those of cards are in `card_events`.

A *spot* is where one cube can lie, written "PLACE:NUMBER": a slot of a project on a card, a slot of a track
(numbered from the first of its ends) or a planet of a system. Otherwise cubes are in the hand, in a bag or in
the reserve.
"""

from typing import ClassVar

from galaxy_desktop.engine.events import Event, Seat
from galaxy_desktop.engine.plain import plain


@plain
class GameBegan(Event):
    """Beginning of the game, with the seat that goes first."""

    first: Seat


@plain
class StartDrawn(Event):
    """Cube drawn by the first player that decides the starting corner; it goes back to the bag."""

    reveals: ClassVar[bool] = True

    seat: Seat
    colour: str


@plain
class CornerTaken(Event):
    """Start of a seat in a corner, with a base on its starting system."""

    seat: Seat
    system: str


@plain
class CornersDarkened(Event):
    """Black holes on the corners where nobody starts."""

    systems: tuple[str, ...]


@plain
class TurnBegan(Event):
    """Beginning of a turn; `extra` numbers extra turns in a row."""

    seat: Seat
    turn: int
    extra: int


@plain
class TurnSkipped(Event):
    """Turn skipped for a token on the species card, which goes to the supply; `left` tokens remain."""

    seat: Seat
    left: int


@plain
class BagEmpty(Event):
    """Empty bag at the start of a turn: the adventurer rule applies."""

    seat: Seat


@plain
class CubesDrawn(Event):
    """Cubes drawn from the bag to the hand."""

    reveals: ClassVar[bool] = True

    seat: Seat
    cubes: tuple[str, ...]


@plain
class CubePlaced(Event):
    """Cube placed from the hand to a spot."""

    opens: ClassVar[bool] = True

    seat: Seat
    cube: str
    spot: str


@plain
class HandReturned(Event):
    """Cubes not placed, returned from the hand to the bag."""

    seat: Seat
    cubes: tuple[str, ...]


@plain
class ProjectCancelled(Event):
    """Project cancelled by a black cube of the hand, which goes to the bag; its cubes leave next."""

    opens: ClassVar[bool] = True

    seat: Seat
    project: str


@plain
class CubesLeft(Event):
    """Cubes that leave the spots of one project, each to "bag" (of `seat`, their owner) or "reserve".

    Cause: "done", "cancelled", "discarded", "lost" (with a card or system), "conflict" (it is over), "hole",
    "adventure", "claimed" (another has taken the system), or the card whose ability it was.
    """

    seat: Seat
    project: str
    cubes: tuple[str, ...]
    spots: tuple[str, ...]
    targets: tuple[str, ...]
    cause: str


@plain
class CubesGained(Event):
    """Cubes gained from the reserve to a bag; `short` is the number that the reserve lacked.

    Cause: a system that was settled, a card, "discards" or "conflict" (spoils of a neutral system).
    """

    seat: Seat
    cubes: tuple[str, ...]
    short: int
    cause: str


@plain
class CubeStolen(Event):
    """Cube moved from a rival's spot to the thief's bag; cause: "spoils", or the card that steals."""

    seat: Seat
    victim: Seat
    cube: str
    spot: str
    cause: str


@plain
class CubeSwapped(Event):
    """Cube of the bag exchanged for one of the reserve."""

    seat: Seat
    given: str
    taken: str
    cause: str


@plain
class CubeAdded(Event):
    """Cube moved from "bag" or "reserve" straight to a spot."""

    seat: Seat
    cube: str
    origin: str
    spot: str
    cause: str


@plain
class ProjectDone(Event):
    """Completion of a project on a card, a side of a conflict or a route, with its reward."""

    opens: ClassVar[bool] = True

    seat: Seat
    project: str


@plain
class BaseConstructed(Event):
    """Base constructed on a base project; `built` is False if none was unused or the project had no room."""

    seat: Seat
    project: str
    built: bool
    none_left: bool = False
    """True if no base was unused."""


@plain
class BasePlaced(Event):
    """Base placed in a system, the `nth` there; origin: "supply", or the base project on which it stood."""

    seat: Seat
    system: str
    nth: int
    origin: str


@plain
class BaseScrapped(Event):
    """Constructed base returned to the supply with the card it stood on."""

    seat: Seat
    project: str


@plain
class SystemLost(Event):
    """Loss of a system: all its bases go to their owner's supply."""

    opens: ClassVar[bool] = True

    seat: Seat
    system: str
    bases: int


@plain
class AgendaFulfilled(Event):
    """Fulfilled agenda."""

    opens: ClassVar[bool] = True

    seat: Seat
    project: str


@plain
class ProjectBroken(Event):
    """Implemented development or fulfilled agenda that has lost a cube, and is active no more."""

    seat: Seat
    project: str


@plain
class SymbolsChanged(Event):
    """Token moved on the supremacy track."""

    seat: Seat
    symbol: str
    before: int
    after: int


@plain
class HolePlaced(Event):
    """Black hole placed on a system."""

    seat: Seat
    system: str


@plain
class HoleRemoved(Event):
    """Black hole removed: the system is neutral again."""

    seat: Seat
    system: str


@plain
class ExtraTurnsGained(Event):
    """Extra turns gained after this one; `lost` are those above the limit of turns in a row."""

    opens: ClassVar[bool] = True

    seat: Seat
    number: int
    lost: int
    cause: str


@plain
class SkipGiven(Event):
    """Tokens put on a species card: turns to be skipped."""

    seat: Seat
    victim: Seat
    number: int
    cause: str


@plain
class DrawOffered(Event):
    """Proposal of a player to call the game a draw."""

    seat: Seat


@plain
class DrawAnswered(Event):
    """Answer to the proposal of a draw."""

    seat: Seat
    agreed: bool
