"""What can happen in Race for the Galaxy. `cause` and `power` name the card or action a thing comes from."""

from dataclasses import dataclass
from typing import ClassVar

from galaxy_desktop.engine.events import Event, OwnCards, Seat


@dataclass(frozen=True, slots=True)
class GameBegan(Event):
    """The start worlds are known: `first` has the lowest number."""

    reveals: ClassVar[bool] = True

    first: Seat
    worlds: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class ActionsRevealed(Event):
    """All action cards are turned up; the actions of each seat."""

    reveals: ClassVar[bool] = True

    actions: tuple[tuple[str, ...], ...]


@dataclass(frozen=True, slots=True)
class PhaseBegan(Event):
    """A phase begins; `choosers` have its bonus."""

    phase: str
    choosers: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class CardsDrawn(OwnCards):
    """Cards drawn to the hand, in Explore to look at; cause: "deal", an action, a card, or "explore"."""

    reveals: ClassVar[bool] = True

    cause: str


@dataclass(frozen=True, slots=True)
class CardsKept(OwnCards):
    """What was kept of the cards looked at in Explore."""


@dataclass(frozen=True, slots=True)
class CardsDiscarded(OwnCards):
    """Cards discarded face down; cause: "opening", "explore", "limit", or a card that asked for them."""

    cause: str


@dataclass(frozen=True, slots=True)
class Placing(Event):
    """A card is put down in a tableau, still to be paid for."""

    reveals: ClassVar[bool] = True

    seat: Seat
    card: str


@dataclass(frozen=True, slots=True)
class DevelopmentPlaced(Placing):
    """A development is revealed and placed."""


@dataclass(frozen=True, slots=True)
class WorldPlaced(Placing):
    """A world is revealed and placed."""


@dataclass(frozen=True, slots=True)
class NothingPlaced(Event):
    """A seat places nothing in this Develop or Settle phase."""

    reveals: ClassVar[bool] = True

    seat: Seat
    phase: str


@dataclass(frozen=True, slots=True)
class PlacementPaid(OwnCards):
    """What a placed card took: the way, the cards discarded from hand for it."""

    card: str
    way: str
    """"pay", "conquer" or "pay_military"."""
    used: tuple[str, ...]
    """Cards of the tableau that were discarded to help."""
    military: int
    """Military against a conquered world, 0 otherwise."""


@dataclass(frozen=True, slots=True)
class GoodPlaced(Event):
    """A world gets a good; cause: the world itself, a card with a power, or an action."""

    seat: Seat
    world: str
    kind: str
    cause: str


@dataclass(frozen=True, slots=True)
class GoodSold(Event):
    """A good is sold for that many cards; power: the action or card that lets it be sold."""

    seat: Seat
    world: str
    kind: str
    price: int
    power: str


@dataclass(frozen=True, slots=True)
class GoodsConsumed(Event):
    """A power takes goods for VP chips and cards."""

    seat: Seat
    power: str
    worlds: tuple[str, ...]
    vp: int
    cards: int


@dataclass(frozen=True, slots=True)
class CardsConsumed(OwnCards):
    """A power takes cards from hand for VP chips."""

    power: str
    vp: int


@dataclass(frozen=True, slots=True)
class Guessed(Event):
    """A number was named and the top card turned up; won: it goes to the hand."""

    reveals: ClassVar[bool] = True

    seat: Seat
    power: str
    number: int
    card: str
    """Empty where there was no card to turn up."""
    won: bool


@dataclass(frozen=True, slots=True)
class RoundEnded(Event):
    """A round is over; chips left and the largest tableau, which decide about the end."""

    round: int
    pool: int
    tableau: int
