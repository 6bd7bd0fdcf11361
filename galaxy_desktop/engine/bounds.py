"""How big what comes from outside may be: notes for annotations, as in `Annotated[int, Between(0, 9)]`."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, Protocol


class UnboundError(ValueError):
    """A value beyond its bounds; the message says which they are."""


class Bound(Protocol):
    """What can be asked of a value beside its type."""

    def check(self, value: Any) -> None:
        """Raise `UnboundError` where a value is beyond."""
        ...


@dataclass(frozen=True, slots=True)
class Between:
    """A number within these two, both of them allowed."""

    low: int
    high: int

    def check(self, value: Any) -> None:
        """See `Bound`."""
        if type(value) is int and not self.low <= value <= self.high:
            raise UnboundError(f"a number from {self.low} to {self.high} belongs here")


@dataclass(frozen=True, slots=True)
class AtMost:
    """A list, an object or a text of at most so many parts or signs."""

    parts: int

    def check(self, value: Any) -> None:
        """See `Bound`."""
        if isinstance(value, str | list | dict) and len(value) > self.parts:
            raise UnboundError(f"{len(value)} are too many; {self.parts} is the most")


@dataclass(frozen=True, slots=True)
class Readable:
    """A text that can be shown on one line."""

    def check(self, value: Any) -> None:
        """See `Bound`."""
        if isinstance(value, str) and not value.isprintable():
            raise UnboundError("a text that can be shown belongs here")


USUAL: Mapping[type, Sequence[Bound]] = MappingProxyType(
    {
        int: (Between(-1_000_000, 1_000_000),),
        str: (AtMost(200), Readable()),
        list: (AtMost(20_000),),
        dict: (AtMost(2_000),),
    }
)
"""What holds where an annotation does not say otherwise: more than any game has, less than what does harm."""


def usual(kind: type) -> Sequence[Bound]:
    """The bounds of a value of this type from JSON."""
    return USUAL.get(kind, ())
