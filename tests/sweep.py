"""How much is tried: samples by the suite, far more by `python -m tests.sweep TIMES [WHAT PYTEST TAKES]`.

A sweep runs the same tests with so many times as many games, and with every number of players, window and
language where the suite takes these in turn.
"""

import argparse
import os
import sys
from collections.abc import Sequence
from itertools import cycle, islice, product
from typing import Any, TypeVar

import pytest

from tools.given import some as at_least_one

T = TypeVar("T")

VARIABLE = "GALAXY_SWEEP"
"""The environment value that tells the processes of a sweep how many times as much is tried."""
TIMES = int(os.environ.get(VARIABLE, "1"))
WIDE = TIMES > 1


def many(few: int) -> int:
    """Return how many games, or states of them, are tried where the suite takes a few."""
    return few * TIMES


def some(cases: Sequence[T], few: int) -> list[T]:
    """Return so many of these cases, from the first to the last; every one in a sweep."""
    assert 0 < few <= len(cases), "as many as there are"
    last = len(cases) - 1
    return list(cases) if WIDE else [cases[number * last // max(1, few - 1)] for number in range(few)]


def paired(*lists: Sequence[Any]) -> list[tuple[Any, ...]]:
    """Return each case of the longest list with one of each other, these in turn; all with all in a sweep."""
    if WIDE:
        return list(product(*lists))
    return list(islice(zip(*map(cycle, lists), strict=True), max(map(len, lists))))


def main() -> int:
    """Run tests with far more cases; the exit code of pytest."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.sweep", description=__doc__, usage="%(prog)s [-h] TIMES [WHAT PYTEST TAKES]"
    )
    parser.add_argument("times", type=at_least_one, help="times as many games as the suite plays")
    wish, rest = parser.parse_known_args()
    os.environ[VARIABLE] = str(wish.times)
    return pytest.main(rest)


if __name__ == "__main__":
    sys.exit(main())
