"""What can be reported while a game runs: what every game adds to, and what is the same in several."""

from dataclasses import dataclass, replace
from typing import Annotated, ClassVar, Self

from galaxy_desktop.engine.bounds import Between

Seat = Annotated[int, Between(-2, 7)]
"""A seat at the table from 0 on; some games have numbers below for nobody and for everybody."""

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


@dataclass(frozen=True, slots=True)
class OwnCards(Event):
    """Something about cards that only their owner sees."""

    seat: Seat
    cards: tuple[str, ...]

    def seen_by(self, viewer: Seat | None) -> Self:
        """See `Event`."""
        return self if viewer == self.seat else replace(self, cards=(HIDDEN,) * len(self.cards))


@dataclass(frozen=True, slots=True)
class RoundBegan(Event):
    """A round begins."""

    round: int


@dataclass(frozen=True, slots=True)
class Reshuffled(Event):
    """So many discards have become the deck."""

    reveals: ClassVar[bool] = True

    cards: int


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    """The game is over; the points of all seats."""

    ended_by: str
    winners: tuple[Seat, ...]
    points: tuple[int, ...]
