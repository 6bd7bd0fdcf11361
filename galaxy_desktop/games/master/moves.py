"""Options of all questions as values; only this module builds or parses the texts of answers and saves.

A plain id (a card, project, track, system, deck or colour) is an option as it is: `Named`.
"""

from collections.abc import Callable, Mapping
from dataclasses import field
from functools import cache, lru_cache
from types import MappingProxyType

from galaxy_desktop.engine.decisions import Option
from galaxy_desktop.engine.moves import Move
from galaxy_desktop.engine.plain import plain

DONE, END, OFFER_DRAW, REFUSE = "done", "end", "draw", "refuse"
"""Named options other than ids: no more rewards, no more cards, a draw, none of the cards looked at."""
KEPT = 1 << 11
"""Size of each cache; a whole game has fewer values."""


@plain
class CubeSpot(Move):
    """Spot where one cube can lie: a slot of a project on a card or of a track, or a planet of a system."""

    place: str
    number: int

    @property
    def option(self) -> Option:
        return f"{self.place}:{self.number}"


@plain
class Numbered(Move):
    """Ability of a card, or effect of an ability by its verb, with its number."""

    name: str
    number: int

    @property
    def option(self) -> Option:
        return f"{self.name}:{self.number}"


@plain
class Named(Move):
    """Option that is an id alone."""

    id: str

    @property
    def option(self) -> Option:
        return self.id


@plain
class PlaceCube(Move):
    """Move of phase 2: put a cube of the hand onto a spot."""

    colour: str
    spot: CubeSpot

    @property
    def option(self) -> Option:
        return f"place {self.colour} {self.spot.option}"


@plain
class CancelProject(Move):
    """Move of phase 2: cancel a project on a card, or a route, with a black cube."""

    project: str

    @property
    def option(self) -> Option:
        return f"cancel {self.project}"


@plain
class Take(Move):
    """Move after phase 2: take the reward of a project or route by id, or of a settled planet by spot."""

    id: str

    @property
    def option(self) -> Option:
        return f"take {self.id}"


@plain
class PlaceBase(Move):
    """Move after phase 2: place a constructed base in a system."""

    system: str

    @property
    def option(self) -> Option:
        return f"place {self.system}"


@plain
class Discard(Move):
    """Move of phase 3: discard a card, which goes under its deck."""

    card: str
    option: Option = field(init=False, compare=False, repr=False)

    def __post_init__(self) -> None:
        """Set the text, which is asked for in every turn."""
        object.__setattr__(self, "option", f"discard {self.card}")


@plain
class PlaceConflict(Move):
    """Move of phase 3: lay a conflict card onto a track; `facing` is the side of its owner."""

    card: str
    track: str
    facing: str
    option: Option = field(init=False, compare=False, repr=False)

    def __post_init__(self) -> None:
        """Set the text, which is asked for in every turn."""
        object.__setattr__(self, "option", f"conflict {self.card} {self.track} {self.facing}")


@plain
class OfferTruce(Move):
    """Move of phase 3: ask the other side of a conflict on the board to stop it."""

    card: str

    @property
    def option(self) -> Option:
        return f"truce {self.card}"


@plain
class Swap(Move):
    """Exchange of a cube of the bag for one of the reserve."""

    given: str
    taken: str

    @property
    def option(self) -> Option:
        return f"{self.given}>{self.taken}"


@cache
def spot_at(text: str) -> CubeSpot:
    """Return the spot of a text; raise `ValueError` if it has no number."""
    place, _, number = text.rpartition(":")
    return CubeSpot(place, int(number))


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
"""Constructor of each move of several words, by the first word and the number of words."""


@lru_cache(KEPT)
def parse(option: Option) -> Move:
    """Return the move that a text stands for; raise `ValueError` if it has no such form."""
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
    """Return the move that a text stands for, or None if there is none, as for ids of other items."""
    try:
        return parse(text)
    except ValueError:
        return None


def hand_cube(number: int) -> str:
    """Return the name of a cube of the hand, by its index there."""
    return f"hand:{number}"


@cache
def spot_id(place: str, number: int) -> str:
    """Return the text of a spot: its number at a project, track or system."""
    return CubeSpot(place, number).option


@lru_cache(KEPT)
def swap_of(option: Option) -> Swap:
    """Return the swap that a text stands for; raise `ValueError` if it is none."""
    given, taken = option.split(">")
    return Swap(given, taken)


def numbered(option: Option) -> Numbered:
    """Return the ability or effect that a text stands for; raise `ValueError` if it has no number."""
    name, _, number = option.rpartition(":")
    return Numbered(name, int(number))


@lru_cache(KEPT)
def place_of(id_: str) -> str:
    """Return the project, track or system of a spot, and any other id as it is."""
    place, _, number = id_.rpartition(":")
    return place if number.isdecimal() and place else id_


@lru_cache(KEPT)
def place_under(item: str) -> str:
    """Return the project, track or system on which the item of a cube or of its place lies."""
    return place_of(item.rsplit(" ", maxsplit=1)[-1])


@cache
def cancel_project(project: str) -> Option:
    """Return the text of the move that cancels a project or route."""
    return CancelProject(project).option


@lru_cache(KEPT)
def place_cube(colour: str, spot: str) -> Option:
    """Return the text of the move that puts a cube onto the spot of that text."""
    return PlaceCube(colour, spot_at(spot)).option
