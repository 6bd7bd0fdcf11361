"""The tests asked about a change, in their order."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

FIRST_FILES, FIRST_SECONDS, MOST_SECONDS = 8, 3.0, 25.0


@dataclass(frozen=True, slots=True)
class Test:
    """A test that passes on the unchanged program, its CPU seconds and the changes it comes to."""

    __test__ = False
    id: str
    seconds: float
    reached: frozenset[int]

    @property
    def file(self) -> str:
        return self.id.partition("::")[0]


def in_order(tests: Sequence[Test], change: int) -> list[Test]:
    """Return quick tests of several files that come to a change, then as many as the time allows.

    Last are others of the same files: what is cached is worked out for the first of them only.
    """
    at = sorted((test for test in tests if change in test.reached), key=lambda test: test.seconds)
    first: list[Test] = []
    taken: Counter[str] = Counter()
    for test in at:
        room = test.file in taken or len(taken) < FIRST_FILES
        if room and taken[test.file] < 5 and sum(t.seconds for t in first) < FIRST_SECONDS:
            first.append(test)
            taken[test.file] += 1
    files = {test.file for test in at}
    beside = [test for test in tests if test.file in files and change not in test.reached]
    asked, seconds = [], 0.0
    for test in [*first, *(test for test in at if test not in first), *beside]:
        if seconds < MOST_SECONDS:
            asked.append(test)
            seconds += test.seconds
    return asked
