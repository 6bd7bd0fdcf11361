"""Events of Jump Drive. `cause` says what cards are drawn or discarded for."""

from dataclasses import dataclass
from typing import ClassVar

from galaxy_desktop.engine.events import Event, OwnCards, Seat


@dataclass(frozen=True, slots=True)
class BuildsRevealed(Event):
    """All builds are revealed, by seat: the cards placed, or none for an Explore marker."""

    reveals: ClassVar[bool] = True

    builds: tuple[tuple[str, ...], ...]


@dataclass(frozen=True, slots=True)
class CardPlaced(Event):
    """A card joins an empire."""

    seat: Seat
    card: str
    way: str
    """"pay", "conquer", or "pay_military" for a military world that is paid for."""
    cost: int
    """Price in cards, 0 for a conquest."""
    military: int
    """Military against a conquered world, 0 otherwise."""


@dataclass(frozen=True, slots=True)
class BuildPaid(OwnCards):
    """A seat discards these cards of its hand for all that it placed."""

    completes: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class ConvoyDiscarded(Event):
    """A card of the empire is discarded for the second world that it allowed."""

    seat: Seat
    card: str


@dataclass(frozen=True, slots=True)
class Explored(Event):
    """A seat has placed its Explore marker: the explore icons that count, and the cards to draw."""

    seat: Seat
    icons: int
    draw: int


@dataclass(frozen=True, slots=True)
class CardsDrawn(OwnCards):
    """A seat draws cards to its hand; cause: "deal", "explore", "world" or "income"."""

    reveals: ClassVar[bool] = True

    cause: str


@dataclass(frozen=True, slots=True)
class CardsDiscarded(OwnCards):
    """A seat discards cards face down; cause: "opening", "explore" or "limit"."""

    cause: str


@dataclass(frozen=True, slots=True)
class CardPassed(Event):
    """A card goes to the empire with the most military; `RIVAL` is the imaginary empire."""

    card: str
    giver: Seat
    taker: Seat
    military: int
    """Military of the taker, before it has the card."""


@dataclass(frozen=True, slots=True)
class Scored(Event):
    """A seat scores its empire."""

    seat: Seat
    vp: int
    income: int
    total: int
    """All VP so far, this round included."""
    cards: tuple[tuple[str, int, int], ...]
    """Each card of the empire as (card, VP, income in cards)."""
