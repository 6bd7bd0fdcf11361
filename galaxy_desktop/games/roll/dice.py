"""The 111 dice of seven types, read from the data; a die is named by its type and a number: "novelty:3"."""

from collections.abc import Iterable
from functools import cache

from galaxy_desktop.games.roll.box import die_types

WILD = "wild"
UNKNOWN_FACE = -1
"""Face, in a view, of a die behind the screen of another player."""


@cache
def all_dice() -> tuple[str, ...]:
    """Return the id of every die in the box."""
    return tuple(
        f"{kind.id}:{number}" for kind in die_types().values() for number in range(1, kind.count + 1)
    )


@cache
def type_of(die: str) -> str:
    """Return the type of a die, or of a lent worker."""
    return die.partition(":")[0]


def extra_worker(kind: str) -> str:
    """Return the id of a worker of a type that a power lends for one phase without a die."""
    return f"{kind}:extra"


def is_extra(worker: str) -> bool:
    """Return whether a worker is lent by a power, so that there is no die to move."""
    return worker.endswith(":extra")


@cache
def face_of(die: str, index: int) -> str:
    """Return the face of a die by index, 0 to 5: a phase or `WILD`."""
    return die_types()[type_of(die)].faces[index]


def of_types(dice: Iterable[str], types: tuple[str, ...]) -> list[str]:
    """Return the dice of some types, or all if no type is named."""
    return [die for die in dice if not types or type_of(die) in types]


def one_of_each(dice: Iterable[str]) -> tuple[str, ...]:
    """Return one die of each type, as dice of one type in one place are alike."""
    first: dict[str, str] = {}
    for die in dice:
        first.setdefault(type_of(die), die)
    return tuple(first.values())
