"""Guessed worlds tried in order, by two processes if there are; who tries which changes nothing."""

from collections.abc import Callable, Iterator, Sequence
from itertools import count
from time import monotonic
from typing import Any, Protocol

from galaxy_desktop.engine.decisions import Answer

FARTHEST = 3
"""Most worlds that are tried beyond one that the mate has not finished."""


class Sampler(Protocol):
    """Something that tries answers in guessed worlds, each of which hangs on nothing but its number."""

    def sample(self, number: int, answers: Sequence[Answer]) -> Any:
        """Return what the answers come to in the world of a number, as JSON knows it."""
        ...


class Mate(Protocol):
    """Another process that has the same sampler."""

    def free(self) -> bool:
        """Return whether it is there and has nothing to do."""
        ...

    def ask(self, number: int, answers: Sequence[Answer]) -> int:
        """Have it try the answers in a world; return the ticket under which `finished` brings the sample."""
        ...

    def finished(self, seconds: float = 0.0) -> tuple[int, Any] | None:
        """Return a ticket and its sample if they come within some seconds."""
        ...


def samples(
    sampler: Sampler,
    mate: Mate | None,
    answers: Sequence[Answer],
    first: int,
    wanted: Callable[[int], bool],
) -> Iterator[Any]:
    """Yield the samples of one world after the other, without end, from the number `first`.

    `wanted` tells whether the world that is so many places after the next will probably be asked for: no
    other is tried in advance. A mate that takes long is not waited for.
    """
    shared = None if mate is None else _Shared(sampler, mate, answers, first)
    for number in count(first):
        if shared is None:
            yield sampler.sample(number, answers)
        else:
            yield shared.sample(number, wanted)


class _Shared:
    """Samples that two processes work out."""

    def __init__(self, sampler: Sampler, mate: Mate, answers: Sequence[Answer], first: int) -> None:
        self._sampler = sampler
        self._mate = mate
        self._answers = answers
        self._given: dict[int, int] = {}
        """Numbers of worlds that the mate was given, by ticket."""
        self._ready: dict[int, Any] = {}
        """Samples that have not been asked for yet, by number."""
        self._next = first
        """Number of the first world that nobody was given."""
        self._took = 0.0
        """Seconds that the last sample of our own took."""

    def sample(self, number: int, wanted: Callable[[int], bool]) -> Any:
        """Return the sample of a world; they are asked for in order."""
        self._listen()
        while number not in self._ready:
            ahead = self._next - number
            if ahead == 0 or (ahead <= FARTHEST and wanted(ahead)):
                own = self._take()
                if self._mate.free() and wanted(self._next - number):
                    other = self._take()
                    self._given[self._mate.ask(other, self._answers)] = other
                self._try(own)
            else:
                self._listen(self._took)
                if number not in self._ready:
                    self._try(number)
            self._listen()
        return self._ready.pop(number)

    def _take(self) -> int:
        self._next += 1
        return self._next - 1

    def _try(self, number: int) -> None:
        began = monotonic()
        self._ready[number] = self._sampler.sample(number, self._answers)
        self._took = monotonic() - began

    def _listen(self, seconds: float = 0.0) -> None:
        """Keep what the mate has finished, or finishes within some seconds; drop what was asked before."""
        if (found := self._mate.finished(seconds)) is not None:
            ticket, sample = found
            if (number := self._given.pop(ticket, None)) is not None:
                self._ready[number] = sample
