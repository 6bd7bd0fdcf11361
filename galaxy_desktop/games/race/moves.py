"""The options that say more than the name of one thing: a value for each sort, and the string it is saved as.

An option that is one name, such as a card, is no move; an action is one, for two may go together.
"""

from dataclasses import dataclass
from functools import lru_cache
from typing import TypeVar

from galaxy_desktop.engine.decisions import Option
from galaxy_desktop.engine.moves import Move
from galaxy_desktop.games.race.box import actions

PAY = "pay"
CONQUER = "conquer"
PAY_MILITARY = "pay_military"
INDEXES = {str(index): index for index in range(100)}
"""The places of powers on a card, as they are written."""
KEPT = 1 << 11
"""How many options and moves are kept in mind."""


@dataclass(frozen=True, slots=True)
class Actions(Move):
    """What is chosen for a round: an action, or two of them (page 12)."""

    chosen: tuple[str, ...]

    @property
    def option(self) -> Option:
        return "+".join(self.chosen)


@dataclass(frozen=True, slots=True)
class UsePower(Move):
    """One power of a card, or one bonus of an action."""

    source: str
    """The card or action that it is on."""
    index: int
    """Its place among all powers there."""

    @property
    def option(self) -> Option:
        return f"{self.source}/{self.index}"


@dataclass(frozen=True, slots=True)
class PlaceBy(Move):
    """A way to place a card (pages 4 to 6)."""

    how: str
    """`PAY`, `CONQUER` or `PAY_MILITARY`."""
    used: tuple[str, ...] = ()
    """The tableau cards that are discarded to help."""

    @property
    def option(self) -> Option:
        return "|".join((self.how, *self.used))


M = TypeVar("M", bound=Move)


def parse(option: Option) -> Move:
    """Return the move that an option is; raise ValueError if it is none."""
    move = move_of(option)
    if move is None:
        raise ValueError(f"no move of Race: {option!r}")
    return move


def parse_as(sort: type[M], option: Option) -> M:
    """Return the move of one sort that an option is; raise ValueError if it is none."""
    move = parse(option)
    if not isinstance(move, sort):
        raise ValueError(f"no {sort.__name__} of Race: {option!r}")
    return move


@lru_cache(maxsize=KEPT)
def move_of(option: Option) -> Move | None:
    """Return the move that an option is, or None if it is none."""
    source, slash, index = option.rpartition("/")
    if slash:
        return UsePower(source, INDEXES[index]) if source and index in INDEXES else None
    how, *used = option.split("|")
    if how in (PAY, CONQUER, PAY_MILITARY):
        return PlaceBy(how, tuple(used)) if all(used) else None
    chosen = tuple(option.split("+"))
    return Actions(chosen) if all(action in actions() for action in chosen) else None


@lru_cache(maxsize=KEPT)
def power_ref(source: str, index: int) -> Option:
    """Return what stands for a power in answers and steps."""
    return UsePower(source, index).option


@lru_cache(maxsize=KEPT)
def source_of(item: str) -> str:
    """Return the card or action that a power is on; whatever else can be clicked stays as it is."""
    move = move_of(item)
    return move.source if isinstance(move, UsePower) else item


@lru_cache(maxsize=KEPT)
def place_by(how: str, *used: str) -> PlaceBy:
    """Return a way to place a card, with the help of those cards that are named."""
    return PlaceBy(how, tuple(card for card in used if card))
