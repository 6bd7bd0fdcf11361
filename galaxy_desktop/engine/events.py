"""Events reported while a game runs: the base class of each game's own, and those several games share."""

from dataclasses import replace
from typing import Annotated, ClassVar, Self

from galaxy_desktop.engine.bounds import Between
from galaxy_desktop.engine.plain import plain

Seat = Annotated[int, Between(-2, 7)]
"""A seat at the table from 0 on; some games have numbers below for nobody and for everybody."""

HIDDEN = "?"
"""Id that stands in a view for a card, die or answer the viewer may not see."""


@plain
class Event:
    """Something that has happened; fields are ids and numbers. Each game adds its own events."""

    reveals: ClassVar[bool] = False
    """True if it shows somebody what was hidden, so that taking it back is no longer free."""
    opens: ClassVar[bool] = False
    """True if it is an act of its own, told apart from another kind of act of the same seat just before."""
    follows: ClassVar[bool] = False
    """True if it has no seat and only follows from an act, with which it is told."""
    passing: ClassVar[bool] = False
    """True if it names things in passing, such as cards only looked at: another event pictures the act."""
    completes: ClassVar[bool] = False
    """True if it completes an act of its seat, which has told its outcome: only the log tells it, too."""

    def seen_by(self, viewer: Seat | None) -> Self:
        """Return the event as `viewer` may know it, with hidden ids as `HIDDEN`; None is an onlooker."""
        del viewer
        return self


def seat_of(event: Event) -> Seat | None:
    """Return the seat that an event happens to; None for one of the whole table."""
    seat: Seat | None = getattr(event, "seat", None)
    return seat if seat is None or seat >= 0 else None


def points_of(event: Event) -> int:
    """Return the VP that a seat gets by an event; 0 if it tells of none."""
    return getattr(event, "vp", 0)


@plain
class OwnCards(Event):
    """Event about cards that only their owner sees."""

    seat: Seat
    cards: tuple[str, ...]

    def seen_by(self, viewer: Seat | None) -> Self:
        return self if viewer == self.seat else replace(self, cards=(HIDDEN,) * len(self.cards))


@plain
class RoundBegan(Event):
    """A round begins."""

    round: int


@plain
class Reshuffled(Event):
    """The discard pile has become the deck; `cards` is their number."""

    reveals: ClassVar[bool] = True

    cards: int


@plain
class GameEnded(Event):
    """The game is over; `points` has those of all seats, if points decide."""

    ended_by: str
    winners: tuple[Seat, ...]
    points: tuple[int, ...] = ()
