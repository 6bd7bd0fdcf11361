"""The options of all questions as values; nobody else builds or takes apart the texts of answers and saves.

A plain id (a card, project, track, system, deck or colour) is an option as it is: `Named`.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from types import MappingProxyType

from galaxy_desktop.engine.decisions import Option
from galaxy_desktop.engine.moves import Move

DONE, END, OFFER_DRAW, REFUSE = "done", "end", "draw", "refuse"
"""Named options that are no id: no more rewards, no more cards, a draw, none of the cards looked at."""
KEPT = 1 << 14
"""How many values are kept at most; a whole game has fewer."""


@dataclass(frozen=True, slots=True)
class Spot(Move):
    """Where one cube can lie: a slot of a project on a card or of a track, or a planet of a system."""

    place: str
    number: int

    @property
    def option(self) -> Option:
        return f"{self.place}:{self.number}"


@dataclass(frozen=True, slots=True)
class Numbered(Move):
    """One ability of a card, or one effect of an ability by its verb."""

    name: str
    number: int

    @property
    def option(self) -> Option:
        return f"{self.name}:{self.number}"


@dataclass(frozen=True, slots=True)
class Named(Move):
    """Anything that is called by its id alone."""

    id: str

    @property
    def option(self) -> Option:
        return self.id


@dataclass(frozen=True, slots=True)
class PlaceCube(Move):
    """Phase 2: a cube of the hand goes to a spot."""

    colour: str
    spot: Spot

    @property
    def option(self) -> Option:
        return f"place {self.colour} {self.spot.option}"


@dataclass(frozen=True, slots=True)
class CancelProject(Move):
    """Phase 2: a black cube cancels a project on a card, or a route."""

    project: str

    @property
    def option(self) -> Option:
        return f"cancel {self.project}"


@dataclass(frozen=True, slots=True)
class Take(Move):
    """End of phase 2: the reward of a project or route by its id, or of a settled planet by its spot."""

    id: str

    @property
    def option(self) -> Option:
        return f"take {self.id}"


@dataclass(frozen=True, slots=True)
class PlaceBase(Move):
    """End of phase 2: a constructed base goes to a system."""

    system: str

    @property
    def option(self) -> Option:
        return f"place {self.system}"


@dataclass(frozen=True, slots=True)
class Discard(Move):
    """Phase 3: a card goes under its deck."""

    card: str

    @property
    def option(self) -> Option:
        return f"discard {self.card}"


@dataclass(frozen=True, slots=True)
class PlaceConflict(Move):
    """Phase 3: a conflict card goes onto a track, with that side facing its owner."""

    card: str
    track: str
    facing: str

    @property
    def option(self) -> Option:
        return f"conflict {self.card} {self.track} {self.facing}"


@dataclass(frozen=True, slots=True)
class OfferTruce(Move):
    """Phase 3: the other side of a conflict on the board is asked to stop it."""

    card: str

    @property
    def option(self) -> Option:
        return f"truce {self.card}"


@dataclass(frozen=True, slots=True)
class Swap(Move):
    """A cube of the bag for one of the reserve."""

    given: str
    taken: str

    @property
    def option(self) -> Option:
        return f"{self.given}>{self.taken}"


@cache
def spot_at(text: str) -> Spot:
    """Return the spot of that text; raise ValueError where it is none."""
    place, _, number = text.rpartition(":")
    return Spot(place, int(number))


def _place_cube(colour: str, spot: str) -> PlaceCube:
    return PlaceCube(colour, spot_at(spot))


FORMS: Mapping[tuple[str, int], Callable[..., Move]] = MappingProxyType(
    {
        ("place", 3): _place_cube,
        ("cancel", 2): CancelProject,
        ("take", 2): Take,
        ("place", 2): PlaceBase,
        ("discard", 2): Discard,
        ("conflict", 4): PlaceConflict,
        ("truce", 2): OfferTruce,
    }
)
"""What the moves of several words are made of, by the first word and how many there are."""


@lru_cache(KEPT)
def parse(option: Option) -> Move:
    """Return the move that a text stands for; raise ValueError where it has no such form."""
    what, *rest = option.split(" ")
    if rest:
        form = FORMS.get((what, 1 + len(rest)))
        if form is None:
            raise ValueError(f"no move has the form of {option!r}")
        return form(*rest)
    if ">" in option:
        return swap_of(option)
    return Named(option) if place_of(option) == option else spot_at(option)


@lru_cache(KEPT)
def move_of(text: str) -> Move | None:
    """Return the move that a text stands for; None where it stands for none, as the ids of other items do."""
    try:
        return parse(text)
    except ValueError:
        return None


@cache
def spot_id(place: str, number: int) -> str:
    """Return the text of the spot with that number at a project, track or system."""
    return Spot(place, number).option


@lru_cache(KEPT)
def swap_of(option: Option) -> Swap:
    """Return the swap that a text stands for; raise ValueError where it is none."""
    given, taken = option.split(">")
    return Swap(given, taken)


def numbered(option: Option) -> Numbered:
    """Return the ability or effect that a text stands for; raise ValueError where it has no number."""
    name, _, number = option.rpartition(":")
    return Numbered(name, int(number))


@lru_cache(KEPT)
def place_of(id_: str) -> str:
    """Return the project, track or system of a spot; any other id as it is."""
    place, _, number = id_.rpartition(":")
    return place if number.isdecimal() and place else id_


@lru_cache(KEPT)
def place_cube(colour: str, spot: str) -> Option:
    """Return the text of the move that puts a cube onto the spot of that text."""
    return PlaceCube(colour, spot_at(spot)).option
