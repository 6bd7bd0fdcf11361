"""Plain data made all the time: events, steps, questions, moves; items, looks and boards of a table."""

from dataclasses import dataclass, field
from typing import TypeVar, dataclass_transform

C = TypeVar("C")


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
def plain(kind: type[C]) -> type[C]:
    """Return a class as a data class with slots, compared and hashed by its fields, that nobody may change.

    The type checker refuses every assignment to a field, as to one of a frozen data class. Python does not:
    to make an object whose class is frozen takes five times as long.
    """
    return dataclass(slots=True, unsafe_hash=True)(kind)
