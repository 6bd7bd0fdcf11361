"""Show of a final score: the sources run up, the seats take their ranks, the winner is celebrated."""

from collections.abc import Sequence
from dataclasses import dataclass

from galaxy_desktop.engine.events import Seat
from galaxy_desktop.engine.game import Score


@dataclass(slots=True)
class Finale:
    """Three parts: `grow` seconds for each source, `fall` for each seat, `party` for the winner."""

    sources: int
    ranking: Sequence[Seat]
    """Seats from first to last."""
    grow: float
    fall: float
    party: float
    passed: float = 0.0

    @property
    def length(self) -> float:
        """Seconds of all three parts."""
        return self._grown_at + self.fall * len(self.ranking) + self.party

    @property
    def over(self) -> bool:
        """True once everything is as it stays."""
        return self.passed >= self.length

    @property
    def decided(self) -> bool:
        """True once every seat has its rank."""
        return self.over or self.passed >= self.length - self.party

    @property
    def grown(self) -> float:
        """Number of sources that have run up, the last perhaps by a fraction."""
        return float(self.sources) if self.over else min(float(self.sources), self.passed / self.grow)

    @property
    def placed(self) -> float:
        """Number of seats that have their rank, counted from the last; the next perhaps by a fraction."""
        if self.decided:
            return float(len(self.ranking))
        return max(0.0, (self.passed - self._grown_at) / self.fall)

    @property
    def celebrated(self) -> float:
        """Share of the celebration that has passed."""
        if self.over:
            return 1.0
        return max(0.0, 1 - (self.length - self.passed) / self.party)

    def advance(self, seconds: float) -> None:
        """Let time pass."""
        self.passed += seconds

    def finish(self) -> None:
        """Skip to the end."""
        self.passed = self.length

    def has_rank(self, seat: Seat) -> bool:
        """Return whether a seat has its rank by now."""
        return seat in self._last(int(self.placed))

    def order(self, placed: int) -> list[Seat]:
        """Return the seats from top to bottom once so many have their rank; the others are in seat order."""
        last = self._last(placed)
        return [seat for seat in sorted(self.ranking) if seat not in last] + last

    @property
    def _grown_at(self) -> float:
        return self.grow * self.sources

    def _last(self, number: int) -> list[Seat]:
        return list(self.ranking[len(self.ranking) - number :])


def counted(score: Score, grown: float) -> int:
    """Return the points counted so far: all of each source that has run up, a share of the one that runs."""
    shares = (min(1.0, max(0.0, grown - number)) for number in range(len(score.parts)))
    points = sum(points * share for (_source, points), share in zip(score.parts, shares, strict=True))
    return round(points)
