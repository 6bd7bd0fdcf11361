"""Events of Race for the Galaxy. `cause` and `power` name the card or action that an event comes from."""

from typing import ClassVar

from galaxy_desktop.engine.events import Event, OwnCards, Seat
from galaxy_desktop.engine.plain import plain


@plain
class GameBegan(Event):
    """The start worlds are revealed, by seat; `first` owns the lowest number."""

    reveals: ClassVar[bool] = True

    first: Seat
    worlds: tuple[str, ...]


@plain
class ActionsRevealed(Event):
    """All action cards are revealed: the actions of each seat, by seat."""

    reveals: ClassVar[bool] = True

    actions: tuple[tuple[str, ...], ...]


@plain
class PhaseBegan(Event):
    """A phase begins; the seats in `choosers` have its bonus."""

    phase: str
    choosers: tuple[Seat, ...]


@plain
class CardsDrawn(OwnCards):
    """A seat draws cards, in Explore to look at; cause: "deal", an action, a card, or "explore"."""

    reveals: ClassVar[bool] = True

    cause: str


@plain
class CardsKept(OwnCards):
    """A seat keeps these of the cards it drew in Explore."""


@plain
class CardsDiscarded(OwnCards):
    """A seat discards cards face down; cause: "opening", "explore", "limit", or the card that takes them."""

    cause: str


@plain
class CardPlaced(Event):
    """A card is placed in a tableau, still to be paid for."""

    reveals: ClassVar[bool] = True

    seat: Seat
    card: str


@plain
class DevelopmentPlaced(CardPlaced):
    """A development is revealed and placed."""


@plain
class WorldPlaced(CardPlaced):
    """A world is revealed and placed."""


@plain
class NothingPlaced(Event):
    """A seat places nothing in this Develop or Settle phase."""

    reveals: ClassVar[bool] = True

    seat: Seat
    phase: str


@plain
class PlacementPaid(OwnCards):
    """A seat pays for the card it placed, with these cards of its hand."""

    card: str
    way: str
    """"pay", "conquer" or "pay_military"."""
    used: tuple[str, ...]
    """Cards of the tableau that were discarded to help."""
    military: int
    """Military against a conquered world, 0 otherwise."""


@plain
class GoodPlaced(Event):
    """A world gets a good; cause: the world itself, a card with a power, or an action."""

    seat: Seat
    world: str
    kind: str
    cause: str


@plain
class GoodSold(Event):
    """A seat sells a good for `price` cards; power: the action or card that lets it be sold."""

    seat: Seat
    world: str
    kind: str
    price: int
    power: str


@plain
class GoodsConsumed(Event):
    """A power discards the goods of some worlds for VP chips and cards."""

    seat: Seat
    power: str
    worlds: tuple[str, ...]
    vp: int
    cards: int


@plain
class CardsConsumed(OwnCards):
    """A power discards cards of the hand for VP chips."""

    power: str
    vp: int


@plain
class Guessed(Event):
    """A seat names a number and the top card is turned up; `won`: the card goes to the hand."""

    reveals: ClassVar[bool] = True

    seat: Seat
    power: str
    number: int
    card: str
    """Empty if there was no card to turn up."""
    won: bool


@plain
class RoundEnded(Event):
    """A round is over: VP chips left in the pool and size of the largest tableau, which decide the end."""

    round: int
    pool: int
    tableau: int
