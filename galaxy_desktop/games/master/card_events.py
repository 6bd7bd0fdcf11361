"""What can happen to the cards of Master of the Galaxy, conflicts among them; the rest is in `events`."""

from dataclasses import dataclass
from typing import ClassVar

from galaxy_desktop.engine.events import Event, Seat


@dataclass(frozen=True, slots=True)
class SpeciesOffered(Event):
    """Species to choose from in a draft."""

    reveals: ClassVar[bool] = True

    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class DecksOpened(Event):
    """The decks are turned face up."""

    reveals: ClassVar[bool] = True

    tops: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class CardsSeen(Event):
    """Cards are looked at, from the top of a deck."""

    reveals: ClassVar[bool] = True

    seat: Seat
    deck: str
    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class CardsPutUnder(Event):
    """Cards go under their deck."""

    deck: str
    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class DeckShuffled(Event):
    """A deck is shuffled."""

    reveals: ClassVar[bool] = True

    deck: str


@dataclass(frozen=True, slots=True)
class CardGained(Event):
    """A card comes to a row.

    Origin: "kept" (of those looked at), "blind", "back" (refused, but none was left),
    "random", "search", "draft", "board" (a conflict over),
    or "rival", from whose row it is taken.
    """

    reveals: ClassVar[bool] = True

    seat: Seat
    card: str
    origin: str


@dataclass(frozen=True, slots=True)
class CardLost(Event):
    """A card leaves a row; cause: "discarded", "destroyed", "taken" or "placed" (on the board)."""

    seat: Seat
    card: str
    cause: str


@dataclass(frozen=True, slots=True)
class Implemented(Event):
    """A development is implemented, the `nth` of its type in the row."""

    seat: Seat
    card: str
    nth: int


@dataclass(frozen=True, slots=True)
class ConflictBegun(Event):
    """A conflict card is placed on a track; `facing` is the attacker's side, `target` may be nobody."""

    seat: Seat
    card: str
    track: str
    facing: str
    system: str
    target: Seat


@dataclass(frozen=True, slots=True)
class ConflictWon(Event):
    """A side of a conflict is complete; `loser` may be nobody."""

    seat: Seat
    loser: Seat
    card: str
    system: str


@dataclass(frozen=True, slots=True)
class ConflictCancelled(Event):
    """A conflict ends without a winner; cause: "claimed", "truce", "hole", "objective", or a card."""

    card: str
    cause: str


@dataclass(frozen=True, slots=True)
class TruceOffered(Event):
    """Both sides may agree to stop a conflict."""

    seat: Seat
    to: Seat
    card: str


@dataclass(frozen=True, slots=True)
class TruceAnswered(Event):
    """The answer to that."""

    seat: Seat
    card: str
    agreed: bool


@dataclass(frozen=True, slots=True)
class AbilityUsed(Event):
    """An ability of a card works; what it does follows."""

    seat: Seat
    card: str
    when: str
