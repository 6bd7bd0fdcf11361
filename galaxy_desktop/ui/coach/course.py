"""Course of a game along the rounds: where each of its choices lies on the axis of a chart."""

from collections import Counter
from dataclasses import dataclass

from galaxy_desktop.play.coach.report import Report
from galaxy_desktop.play.running import RunningGame


@dataclass(frozen=True, slots=True)
class Course:
    """Places of moments on an axis that has a stretch of the same length for each round."""

    first: int
    """First round; 0 if there are choices during setup."""
    last: int
    places: dict[int, float]
    """Places of the numbers of answers before each choice and at the end, in rounds since the first."""

    @property
    def length(self) -> int:
        """Number of rounds."""
        return self.last - self.first + 1

    def at(self, line: int) -> float:
        """Return the place of a moment that has one, 0 to 1."""
        return self.places[line] / self.length


def course_of(running: RunningGame, report: Report) -> Course:
    """Return the places of all choices of a report: those of a round at equal distances."""
    rounds = [running.moment(line).round for line in report.lines]
    last = max([1, *rounds, running.moment(report.end).round])
    first = min([1, *rounds])
    number, done = Counter(rounds), Counter[int]()
    places = {}
    for line, one in zip(report.lines, rounds, strict=True):
        done[one] += 1
        places[line] = one - first + (done[one] - 0.5) / number[one]
    places[report.end] = float(last - first + 1)
    return Course(first, last, places)
