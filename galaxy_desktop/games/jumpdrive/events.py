"""Events of Jump Drive. `cause` says what cards are drawn or discarded for."""

from typing import ClassVar

from galaxy_desktop.engine.events import Event, OwnCards, Seat
from galaxy_desktop.engine.plain import plain


@plain
class BuildsRevealed(Event):
    """All builds are revealed, by seat: the cards placed, or none for an Explore marker."""

    reveals: ClassVar[bool] = True

    builds: tuple[tuple[str, ...], ...]


@plain
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


@plain
class BuildPaid(OwnCards):
    """A seat discards these cards of its hand for all that it placed."""

    completes: ClassVar[bool] = True


@plain
class ConvoyDiscarded(Event):
    """A card of the empire is discarded for the second world that it allowed."""

    seat: Seat
    card: str


@plain
class Explored(Event):
    """A seat has placed its Explore marker: the explore icons that count, and the cards to draw."""

    seat: Seat
    icons: int
    draw: int


@plain
class CardsDrawn(OwnCards):
    """A seat draws cards to its hand; cause: "deal", "explore", "world" or "income"."""

    reveals: ClassVar[bool] = True

    cause: str


@plain
class CardsDiscarded(OwnCards):
    """A seat discards cards face down; cause: "opening", "explore" or "limit"."""

    cause: str


@plain
class CardPassed(Event):
    """A card goes to the empire with the most military; `RIVAL` is the imaginary empire."""

    card: str
    giver: Seat
    taker: Seat
    military: int
    """Military of the taker, before it has the card."""


@plain
class Scored(Event):
    """A seat scores its empire."""

    seat: Seat
    vp: int
    income: int
    total: int
    """All VP so far, this round included."""
    cards: tuple[tuple[str, int, int], ...]
    """Each card of the empire as (card, VP, income in cards)."""
