"""A figure to keep, and functions that measure."""

import time
from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Figure:
    """A measured value beside its goal."""

    name: str
    value: float
    unit: str
    goal: str
    """Upper bound ("<= 5") or lower bound (">= 10000"), in the same unit."""

    @property
    def holds(self) -> bool:
        """True if the goal is met."""
        sign, bound = self.goal.split()
        return self.value <= float(bound) if sign == "<=" else self.value >= float(bound)


def seconds(work: Callable[[], object]) -> float:
    """Return the seconds that one call takes."""
    begun = time.perf_counter()
    work()
    return time.perf_counter() - begun
