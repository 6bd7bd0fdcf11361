"""One figure to keep, and how it is measured."""

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Figure:
    """What was measured beside what it should be."""

    name: str
    value: float
    unit: str
    goal: str
    """At most ("<= 5") or at least (">= 10000") so much, in the same unit."""

    @property
    def holds(self) -> bool:
        """Whether the goal is met."""
        sign, bound = self.goal.split()
        return self.value <= float(bound) if sign == "<=" else self.value >= float(bound)


def seconds(work: Callable[[], object]) -> float:
    """How long one call takes."""
    begun = time.perf_counter()
    work()
    return time.perf_counter() - begun


def percentile(values: Sequence[float], share: float) -> float:
    """The value that `share` of all values do not exceed; the nearest rank."""
    ranked = sorted(values)
    return ranked[min(len(ranked) - 1, int(share * len(ranked)))]
