"""Work that is done a little at a time, so that no frame waits for it."""

from collections.abc import Iterator
from time import perf_counter

SLICE = 0.008
"""Seconds after which no further step is begun."""


def go_on(work: Iterator[None]) -> bool:
    """Take some steps of the work, at least one; return whether it is done."""
    end = perf_counter() + SLICE
    return all(perf_counter() < end for _ in work)
