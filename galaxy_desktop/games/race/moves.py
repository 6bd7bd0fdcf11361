"""Options that are more than one name: a value for each kind, and the string that saves it.

An option that is one name, such as a card, is no move; an action is one, for two may go together.
"""

from functools import lru_cache
from typing import TypeVar

from galaxy_desktop.engine.decisions import Option
from galaxy_desktop.engine.moves import Move, refuse
from galaxy_desktop.engine.plain import plain
from galaxy_desktop.games.race.box import actions

PAY = "pay"
CONQUER = "conquer"
PAY_MILITARY = "pay_military"
INDEXES = {str(index): index for index in range(100)}
"""Indexes of powers as options write them: decimal string to number."""
KEPT = 1 << 11
"""Size of each cache of options and moves."""


@plain
class Actions(Move):
    """Choice of a round: an action, or two of them (page 12)."""

    chosen: tuple[str, ...]

    @property
    def option(self) -> Option:
        return "+".join(self.chosen)


@plain
class UsePower(Move):
    """One power of a card, or one bonus of an action."""

    source: str
    """Id of the card or action with the power."""
    index: int
    """Index among all powers or bonuses of the source."""

    @property
    def option(self) -> Option:
        return f"{self.source}/{self.index}"


@plain
class PlaceBy(Move):
    """A way to place a card (pages 4 to 6)."""

    how: str
    """`PAY`, `CONQUER` or `PAY_MILITARY`."""
    used: tuple[str, ...] = ()
    """Cards of the tableau that are discarded to help."""

    @property
    def option(self) -> Option:
        return "|".join((self.how, *self.used))


M = TypeVar("M", bound=Move)


def parse(option: Option) -> Move:
    """Return the move that an option encodes; raise ValueError if there is none."""
    return move_of(option) or refuse(Move, option)


def parse_as(sort: type[M], option: Option) -> M:
    """Return the move of one type that an option encodes; raise ValueError if it encodes no such move."""
    move = move_of(option)
    return move if isinstance(move, sort) else refuse(sort, option)


@lru_cache(maxsize=KEPT)
def move_of(option: Option) -> Move | None:
    """Return the move that an option encodes, or None."""
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
    """Return the option for a power of a card or action, as answers and steps hold it."""
    return UsePower(source, index).option


@lru_cache(maxsize=KEPT)
def source_of(item: str) -> str:
    """Return the card or action of a power's option; return any other item unchanged."""
    move = move_of(item)
    return move.source if isinstance(move, UsePower) else item


@lru_cache(maxsize=KEPT)
def place_by(how: str, *used: str) -> PlaceBy:
    """Return a way to place a card with the help of the named tableau cards; empty names are left out."""
    return PlaceBy(how, tuple(card for card in used if card))
