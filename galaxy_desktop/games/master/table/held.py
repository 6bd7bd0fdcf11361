"""Things that can be picked up or turned to at the table, as values; each is read from its item id."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from types import MappingProxyType

from galaxy_desktop.games.master.moves import hand_cube
from galaxy_desktop.ui.tabletop.ids import item_id, split_id


class Held(ABC):
    """Something that can be picked up or turned to."""

    __slots__ = ()

    @property
    @abstractmethod
    def item(self) -> str:
        """Its id as an item of the sheet."""


@dataclass(frozen=True, slots=True)
class HandCube(Held):
    """A cube of the hand, by its index there."""

    number: int

    @property
    def item(self) -> str:
        return hand_cube(self.number)


@dataclass(frozen=True, slots=True)
class HeldCard(Held):
    """A conflict card of the own row."""

    card: str

    @property
    def item(self) -> str:
        return item_id("hold", self.card)


@dataclass(frozen=True, slots=True)
class HeldFront(Held):
    """A conflict card over a track, whose orientation is still to be chosen."""

    card: str
    track: str

    @property
    def item(self) -> str:
        return item_id("front", f"{self.card} {self.track}")


@dataclass(frozen=True, slots=True)
class GivenCube(Held):
    """A cube of the bag, by its colour, while the other half of a swap is still to be chosen."""

    colour: str

    @property
    def item(self) -> str:
        return item_id("give", self.colour)


@dataclass(frozen=True, slots=True)
class Tab(Held):
    """A tab, by its name."""

    name: str

    @property
    def item(self) -> str:
        return item_id("tab", self.name)


FORMS: Mapping[str, Callable[[str], Held]] = MappingProxyType(
    {
        "hand": lambda number: HandCube(int(number)),
        "hold": HeldCard,
        "front": lambda both: HeldFront(*both.split(" ")),
        "give": GivenCube,
        "tab": Tab,
    }
)


@lru_cache(1 << 10)
def held_at(item: str) -> Held | None:
    """Return the thing to hold with an item id; None for all other items."""
    what, rest = split_id(item)
    return FORMS[what](rest) if what in FORMS else None
