"""Occupants of the seats, persons and bots, and the table they have agreed on."""

import hashlib
import hmac
import re
import secrets
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Annotated, Literal

from galaxy_desktop.ai.levels import LEVELS
from galaxy_desktop.ai.programs import program_of
from galaxy_desktop.engine.bounds import AtMost, Between, Readable
from galaxy_desktop.engine.codec import LATER
from galaxy_desktop.engine.events import Seat
from galaxy_desktop.engine.oneline import shown
from galaxy_desktop.language import gettext as _
from galaxy_desktop.language import series
from galaxy_desktop.play.refusals import BadTableError
from galaxy_desktop.play.unnamed import called, called_by

TakeBack = Literal["always", "ask", "free", "never"]
"""Rule for taking back.

"always": all; "ask": all, by agreement once hidden things were shown; "free": only until then; "never":
nothing.
"""

COMPUTERS = ("Vega", "Rigel", "Mira", "Altair", "Deneb")
"""Names of computer players, in seat order."""
LONGEST_NAME = 40
_ROUNDS = 50_000
_HASHED = re.compile(r"[0-9a-f]{16}:[0-9a-f]{64}")


@dataclass(frozen=True, slots=True)
class Person:
    """A person at the screen, with the hash of a PIN that lifts the curtain, if one is wanted."""

    name: str
    pin: str | None = None

    @property
    def called(self) -> str:
        """Name as it is shown."""
        return called(self.name)


@dataclass(frozen=True, slots=True)
class Takeover:
    """Moment at which a person resigned and a bot took over their seat."""

    after: Annotated[int, Between(0, 100_000)]
    """Number of answers given by then."""
    round: Annotated[int, Between(0, 100_000)]
    """Round by then, 0 for the setup."""


@dataclass(frozen=True, slots=True)
class Bot:
    """A bot of one of the levels of `ai.levels`, or a program of the player's, see `ai.programs`."""

    level: str
    name: str
    style: Annotated[str, AtMost(40), Readable()] = field(default="", metadata={LATER: True})
    """Style of play, see `ai.styles`; empty for none. One that the game does not know changes nothing."""
    took_over: Takeover | None = field(default=None, metadata={LATER: True})
    """Moment at which the person of the seat resigned to it; None if it sat there from the start."""

    @property
    def called(self) -> str:
        """Name as it is shown."""
        return called(self.name)


Occupant = Person | Bot
Occupants = Annotated[tuple[Occupant, ...], AtMost(8)]
Seed = Annotated[int, Between(-(1 << 63), (1 << 64) - 1)]


@dataclass(frozen=True, slots=True)
class Table:
    """Settings agreed on before the game began, and the current occupants by seat."""

    game: str
    seats: Occupants
    options: Mapping[str, str]
    seed: Seed
    take_back: TakeBack = "always"
    resigned: Seat | None = None
    """Seat of the last person, who has given up and so ended the game; None if nobody has."""
    challenge: Annotated[str, AtMost(40), Readable()] = field(default="", metadata={LATER: True})
    """Id of the challenge that the game was begun for; empty for none. An unknown one changes nothing."""

    def names(self) -> tuple[str, ...]:
        """Return the names by seat as they are shown."""
        return tuple([occupant.called for occupant in self.seats])

    def names_to(self, viewer: Seat | None) -> tuple[str, ...]:
        """Return the names in words for a viewer (None: an onlooker), to whom nobody else is "You"."""
        return called_by([occupant.name for occupant in self.seats], viewer)

    def persons(self) -> tuple[Seat, ...]:
        """Return the seats of persons who still play."""
        persons = [seat for seat, occupant in enumerate(self.seats) if isinstance(occupant, Person)]
        return tuple([seat for seat in persons if seat != self.resigned])

    def bots(self) -> tuple[Seat, ...]:
        """Return the seats of bots."""
        return tuple([seat for seat, occupant in enumerate(self.seats) if isinstance(occupant, Bot)])

    def takeovers(self) -> dict[Seat, Takeover]:
        """Return when persons resigned and a bot took over, by seat, in the order of the game."""
        found = {
            seat: one.took_over
            for seat, one in enumerate(self.seats)
            if isinstance(one, Bot) and one.took_over is not None
        }
        return dict(sorted(found.items(), key=lambda one: one[1].after))

    def gone(self) -> frozenset[Seat]:
        """Return the seats of all who have resigned: they cannot win, nor can who took over from them."""
        last = () if self.resigned is None else (self.resigned,)
        return frozenset((*self.takeovers(), *last))

    def check(self) -> None:
        """Raise `BadTableError` if a name, a level, the seed or the resigned seat is not valid."""
        for occupant in self.seats:
            check_occupant(occupant)
        if not -(1 << 63) <= self.seed < 1 << 64:
            raise BadTableError(_("The seed must be a whole number of up to 64 bits."))
        if self.resigned is not None and self.resigned not in range(len(self.seats)):
            raise BadTableError(_("The seat that resigned doesn't exist."))
        if self.resigned is not None and not isinstance(self.seats[self.resigned], Person):
            raise BadTableError(_("Only a human player can have resigned."))


def check_occupant(occupant: Occupant) -> None:
    """Raise `BadTableError` if the name, level or PIN is not valid."""
    name = occupant.name
    if not name.strip() or len(name) > LONGEST_NAME or not name.isprintable():
        raise BadTableError(_("A name needs 1 to {most} characters on one line.").format(most=LONGEST_NAME))
    if isinstance(occupant, Bot) and occupant.level not in LEVELS and not program_of(occupant.level):
        line = _("Unknown computer level {level}; choose from {levels}.")
        raise BadTableError(line.format(level=shown(occupant.level), levels=series(LEVELS)))
    if isinstance(occupant, Person) and occupant.pin is not None and not _HASHED.fullmatch(occupant.pin):
        raise BadTableError(_("A stored PIN is invalid."))


def has_pin(occupant: Occupant) -> bool:
    """Return whether only a PIN lifts the curtain for an occupant."""
    return isinstance(occupant, Person) and bool(occupant.pin)


def at_the_time(occupant: Occupant, answers: int) -> Occupant:
    """Return who sat on a seat after so many answers: the person, until they resigned."""
    if isinstance(occupant, Bot) and occupant.took_over is not None and answers < occupant.took_over.after:
        return Person(occupant.name)
    return occupant


def anew(seats: Occupants) -> Occupants:
    """Return the occupants for another game: who has resigned in this one plays again, without a PIN."""
    return tuple(
        [Person(one.name) if isinstance(one, Bot) and one.took_over is not None else one for one in seats]
    )


def usual_take_back(seats: tuple[Occupant, ...]) -> TakeBack:
    """Return the default rule for taking back: "always" for a lone person, else "ask"."""
    return "ask" if sum(isinstance(occupant, Person) for occupant in seats) > 1 else "always"


def hash_pin(pin: str) -> str:
    """Return the salted hash under which a PIN is kept; spaces around it are no part of it."""
    salt = secrets.token_hex(8)
    return f"{salt}:{_hashed(pin.strip(), salt)}"


def pin_fits(pin: str, kept: str) -> bool:
    """Return whether this is the PIN of that hash, with spaces around it or without.

    Older versions of the program kept such spaces as a part of the PIN.
    """
    salt, _colon, digest = kept.partition(":")
    return any(hmac.compare_digest(_hashed(tried, salt), digest) for tried in {pin.strip(), pin})


def _hashed(pin: str, salt: str) -> str:
    return hashlib.pbkdf2_hmac("sha256", pin.encode(), salt.encode(), _ROUNDS).hex()
