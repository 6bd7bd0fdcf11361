"""The 111 dice of seven types, read from the data; a die is named by its type and a number: "novelty:3"."""

from collections.abc import Iterable
from functools import cache

from galaxy_desktop.games.roll.box import die_types

WILD = "wild"
UNKNOWN_FACE = -1
"""Stands in a view for a face behind the screen of another player."""


@cache
def all_dice() -> tuple[str, ...]:
    """Every die of the box."""
    return tuple(
        f"{kind.id}:{number}" for kind in die_types().values() for number in range(1, kind.count + 1)
    )


def type_of(die: str) -> str:
    """The type of a die, or of an extra worker."""
    return die.partition(":")[0]


def extra_worker(kind: str) -> str:
    """A worker that a power lends for one phase: no die, but of a type like one."""
    return f"{kind}:extra"


def is_extra(worker: str) -> bool:
    """Whether a worker is lent by a power, so that there is no die to move."""
    return worker.endswith(":extra")


def face_of(die: str, index: int) -> str:
    """What a die shows that fell on one of its six faces: a phase or `WILD`."""
    return die_types()[type_of(die)].faces[index]


def of_types(dice: Iterable[str], types: tuple[str, ...]) -> list[str]:
    """The dice of some types, of all where none is named."""
    return [die for die in dice if not types or type_of(die) in types]


def one_of_each(dice: Iterable[str]) -> tuple[str, ...]:
    """One die of each type: dice of one type in one place are alike."""
    first: dict[str, str] = {}
    for die in dice:
        first.setdefault(type_of(die), die)
    return tuple(first.values())
