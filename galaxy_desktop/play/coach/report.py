"""Report of the coach on one seat of a game: a verdict on each choice, and what follows from them."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from galaxy_desktop.ai.appraise import Verdict
from galaxy_desktop.engine.events import Seat
from galaxy_desktop.play.coach.choices import choices_of
from galaxy_desktop.play.running import RunningGame

MOST = 5
"""Most costly choices that are shown."""
LEAST_COST = 0.02
"""Smallest cost that counts, as a share of all games."""
LEAST_POINTS = 1.0
"""Smallest cost that counts in a game of one seat, in points."""

NEAR = 8
"""Number of choices within which the same better answer is the same miss."""


@dataclass(frozen=True, slots=True)
class ChoiceVerdict:
    """A choice after `line` answers, and the verdict on it."""

    line: int
    verdict: Verdict


@dataclass(frozen=True, slots=True)
class ChoiceEffect:
    """Change of the chance of each seat by a choice of another seat, against a sound player's."""

    line: int
    seat: Seat
    shares: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Balance:
    """Changes of the chance to win of a seat up to a moment, by cause; each may be below 0.

    With the chance at the start they add up to the chance at that moment, in the end to the result.
    """

    line: int
    play: float
    """Its own choices against those of a sound player."""
    others: float
    """The choices of the other seats against those of sound players."""
    luck: float
    """The rest: cards, tiles and dice against their average."""


@dataclass(frozen=True, slots=True)
class Report:
    """Verdicts on the choices of a seat, in order; some are missing while it is still being worked on."""

    seat: Seat
    lines: tuple[int, ...]
    """Numbers of answers after which the seat had a choice."""
    judged: tuple[ChoiceVerdict, ...]
    end: int
    """Number of answers of the whole game."""
    result: tuple[float, ...]
    """Share of the win of each seat, or points of the lone one; empty if the seat did not play to the end."""
    effects: tuple[ChoiceEffect, ...] = ()
    """Effects of the choices of all other seats, once they are known."""
    balanced: bool = False
    """True once all of these effects are known, so that luck can be told from play."""

    @property
    def whole(self) -> bool:
        """True once every choice has been judged."""
        return len(self.judged) == len(self.lines)

    @property
    def in_points(self) -> bool:
        """True for a game of one seat, which is measured in points at its end."""
        return len(self.judged[0].verdict.seats) == 1 if self.judged else len(self.result) == 1

    @property
    def least(self) -> float:
        """Smallest cost that counts."""
        return LEAST_POINTS if self.in_points else LEAST_COST

    def costliest(self, most: int = MOST) -> tuple[ChoiceVerdict, ...]:
        """Return the choices that cost most, the costliest first; only those with a cost that counts.

        What was missed again and again, with the same better answer each time, counts once.
        """
        costly = [one for one in self.judged if one.verdict.cost >= self.least and _clear(one.verdict)]
        found: list[ChoiceVerdict] = []
        for one in sorted(costly, key=lambda one: (-one.verdict.cost, one.line)):
            same = [other for other in costly if other.verdict.better == one.verdict.better]
            if not any(other in found for other in self._run(same, one)):
                found.append(one)
        return tuple(found[:most])

    def _run(self, same: Sequence[ChoiceVerdict], one: ChoiceVerdict) -> list[ChoiceVerdict]:
        """Return those around a choice, in order, that follow each other closely."""
        runs: list[list[ChoiceVerdict]] = [[]]
        for other in same:
            last = runs[-1][-1] if runs[-1] else other
            if self.lines.index(other.line) - self.lines.index(last.line) > NEAR:
                runs.append([])
            runs[-1].append(other)
        return next(run for run in runs if one in run)

    def best(self) -> ChoiceVerdict | None:
        """Return the choice that gained most against a sound player's; None if none gained anything."""
        gains = [one for one in self.judged if one.verdict.effect[self.seat] > self.least / 2]
        return max(gains, key=lambda one: one.verdict.effect[self.seat], default=None)

    @property
    def start(self) -> tuple[float, ...]:
        """Chances of all seats at the first choice, with sound play; points of a lone one."""
        first = self.judged[0].verdict
        return tuple(chance - by for chance, by in zip(first.seats, first.effect, strict=True))

    def curve(self) -> tuple[tuple[int, tuple[float, ...]], ...]:
        """Return numbers of answers with the chances of all seats then; the last one has the result."""
        points = [(one.line + 1, one.verdict.seats) for one in self.judged]
        if self.whole and self.result:
            points.append((self.end, self.result))
        return tuple(points)

    def balances(self, seat: Seat | None = None) -> tuple[Balance, ...]:
        """Return what had changed the chance of a seat, by default its own, at each point of the curve.

        Empty until all choices of all seats are judged.
        """
        if not self.whole or not self.balanced or not self.judged:
            return ()
        seat = self.seat if seat is None else seat
        own = [ChoiceEffect(one.line, self.seat, one.verdict.effect) for one in self.judged]
        effects = sorted([*own, *self.effects], key=lambda one: one.line)
        found = []
        for line, chances in self.curve():
            before = [one for one in effects if one.line < line]
            play = sum(one.shares[seat] for one in before if one.seat == seat)
            others = sum(one.shares[seat] for one in before if one.seat != seat)
            found.append(Balance(line, play, others, chances[seat] - self.start[seat] - play - others))
        return tuple(found)


def _clear(verdict: Verdict) -> bool:
    """Return whether the difference to the better answer is more than its error."""
    return verdict.cost > verdict.margin / 2


def empty_report(running: RunningGame, seat: Seat) -> Report:
    """Return the report on a seat of a finished game before anything is judged."""
    lines = tuple(choice.line for choice in choices_of(running, seat))
    return Report(seat, lines, (), running.history.at, _result(running, seat))


def _result(running: RunningGame, seat: Seat) -> tuple[float, ...]:
    """Return the share of the win of each seat; nothing if it is not known, or the seat was given up."""
    table = running.table
    if not running.over() or table.resigned is not None or seat not in table.persons():
        return ()
    scores = running.game.scores(running.history.now)
    if len(scores) == 1:
        return (float(scores[0].total),)
    winners = running.result().winners
    return tuple((one in winners) / max(1, len(winners)) for one in range(len(scores)))


def merged(report: Report, found: ChoiceVerdict) -> Report:
    """Return a report with a verdict, in place of an earlier one on the same choice."""
    known = {one.line: one for one in (*report.judged, found)}
    return replace(report, judged=tuple(known[line] for line in sorted(known)))
