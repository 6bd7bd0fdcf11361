"""Events of the cards of Master of the Galaxy, conflicts among them; the others are in `events`."""

from typing import ClassVar

from galaxy_desktop.engine.events import Event, Seat
from galaxy_desktop.engine.plain import plain


@plain
class SpeciesOffered(Event):
    """Species to choose from in a draft."""

    reveals: ClassVar[bool] = True

    cards: tuple[str, ...]


@plain
class DecksOpened(Event):
    """Turning the decks face up; `tops` are their top cards."""

    reveals: ClassVar[bool] = True

    tops: tuple[str, ...]


@plain
class CardsSeen(Event):
    """Cards looked at from the top of a deck."""

    reveals: ClassVar[bool] = True
    passing: ClassVar[bool] = True

    seat: Seat
    deck: str
    cards: tuple[str, ...]


@plain
class CardsPutUnder(Event):
    """Cards put under their deck."""

    follows: ClassVar[bool] = True
    passing: ClassVar[bool] = True

    deck: str
    cards: tuple[str, ...]


@plain
class DeckShuffled(Event):
    """Shuffling of a deck."""

    reveals: ClassVar[bool] = True
    follows: ClassVar[bool] = True

    deck: str


@plain
class CardGained(Event):
    """Card gained to a row.

    Origin: "kept" (of those looked at), "blind", "back" (refused, but none was left), "random", "search",
    "draft", "board" (a conflict over), or "rival", from whose row it is taken.
    """

    reveals: ClassVar[bool] = True

    seat: Seat
    card: str
    origin: str


@plain
class CardLost(Event):
    """Card lost from a row; cause: "discarded", "destroyed", "taken" or "placed" (on the board)."""

    seat: Seat
    card: str
    cause: str


@plain
class Implemented(Event):
    """Implementing of a development, the `nth` of its type in the row."""

    opens: ClassVar[bool] = True

    seat: Seat
    card: str
    nth: int


@plain
class ConflictBegun(Event):
    """Conflict card placed on a track; `facing` is the attacker's side, `target` may be nobody."""

    opens: ClassVar[bool] = True

    seat: Seat
    card: str
    track: str
    facing: str
    system: str
    target: Seat


@plain
class ConflictWon(Event):
    """Victory of one side of a conflict; `loser` may be nobody."""

    opens: ClassVar[bool] = True

    seat: Seat
    loser: Seat
    card: str
    system: str


@plain
class ConflictCancelled(Event):
    """End of a conflict without a winner; cause: "claimed", "truce", "hole", "objective", or a card."""

    follows: ClassVar[bool] = True

    card: str
    cause: str


@plain
class TruceOffered(Event):
    """Offer to the other side to stop a conflict."""

    seat: Seat
    to: Seat
    card: str


@plain
class TruceAnswered(Event):
    """Answer to an offer of truce."""

    seat: Seat
    card: str
    agreed: bool


@plain
class AbilityUsed(Event):
    """Use of an ability of a card; events of its effects follow."""

    opens: ClassVar[bool] = True

    seat: Seat
    card: str
    when: str
