"""Agenda of the coach: every choice is judged roughly, then those anew that seem to have cost most."""

from collections import deque
from collections.abc import Iterable
from dataclasses import dataclass, replace
from time import monotonic

from galaxy_desktop.ai.appraise import Review, Verdict
from galaxy_desktop.engine.events import Seat
from galaxy_desktop.play.coach.choices import Choice, choices_of_all
from galaxy_desktop.play.coach.report import ChoiceEffect, ChoiceVerdict, Report, empty_report, merged
from galaxy_desktop.play.running import RunningGame


@dataclass(frozen=True, slots=True)
class Pass:
    """Effort of one pass over some choices: the most worlds for each, and the most seconds for all."""

    worlds: int
    seconds: float


@dataclass(frozen=True, slots=True)
class Pace:
    """Effort spent on a game, in three passes."""

    rough: Pass = Pass(16, 28.0)
    """All choices of the seat."""
    others: Pass = Pass(6, 18.0)
    """All choices of the other seats, for their effect alone."""
    fine: Pass = Pass(160, 36.0)
    """The choices of the seat that may have cost most, anew."""
    again: int = 14
    """Number of those."""
    whole: float = 95.0
    """Most seconds until the last choice is taken up anew, however slow the machine is."""
    longest: float = 3.2
    """Most seconds for one choice; a process that thinks for longer is asked to hurry."""


USUAL = Pace()


@dataclass(frozen=True, slots=True)
class Task:
    """A choice that is to be judged."""

    choice: Choice
    review: Review


class Agenda:
    """Tasks in order; the report grows with the verdicts on them, which may come in any order."""

    def __init__(self, running: RunningGame, seat: Seat, pace: Pace = USUAL) -> None:
        self.running = running
        self.pace = pace
        self.report: Report = empty_report(running, seat)
        choices = choices_of_all(running)
        own = set(self.report.lines)
        self._own = {choice.line: choice for choice in choices if choice.line in own}
        self._others = [choice for choice in choices if choice.line not in own]
        self._began: float | None = None
        """Time at which the first task was taken, in seconds."""
        self.done = 0
        """Number of tasks with a verdict, or given up."""
        self._left: deque[Task] = deque()
        self._under_way: set[int] = set()
        self._passes = deque((self._begin_rough, self._begin_others, self._begin_fine))
        self._go_on()

    @property
    def total(self) -> int:
        """Number of all tasks; in the end some fewer, if few choices are judged anew."""
        return len(self._own) + len(self._others) + min(self.pace.again, len(self._own))

    @property
    def over(self) -> bool:
        """True once nothing is left to be judged."""
        return not self._left and not self._under_way and not self._passes

    def next(self) -> Task | None:
        """Return the next task, to be followed by `take` or `give_up`; None if there is none for now."""
        if self._began is None:
            self._began = monotonic()
        if not self._left:
            return None
        task = self._left.popleft()
        self._under_way.add(task.choice.line)
        return task

    def take(self, task: Task, verdict: Verdict) -> None:
        """Take the verdict on a choice into the report."""
        line = task.choice.line
        if line in self._own:
            self.report = merged(self.report, ChoiceVerdict(line, verdict))
        else:
            effect = ChoiceEffect(line, task.choice.seat, verdict.effect)
            self.report = replace(self.report, effects=(*self.report.effects, effect))
        self.give_up(task)

    def give_up(self, task: Task) -> None:
        """Go on without a verdict on a choice."""
        self._under_way.discard(task.choice.line)
        self.done += 1
        self._go_on()

    def _go_on(self) -> None:
        """Begin the next pass that has anything to do once the one before is over."""
        while not self._left and not self._under_way and self._passes:
            self._passes.popleft()()

    def _begin_rough(self) -> None:
        self._begin(self._own.values(), self.pace.rough)

    def _begin_others(self) -> None:
        self._begin(self._others, self.pace.others, brief=True)

    def _begin_fine(self) -> None:
        """Take up again what seems to have cost most."""
        self.report = replace(self.report, balanced=len(self.report.effects) == len(self._others))
        by_doubt = sorted(self.report.judged, key=lambda one: (-_doubt(one.verdict), one.line))
        past = 0.0 if self._began is None else monotonic() - self._began
        seconds = min(self.pace.fine.seconds, self.pace.whole - past)
        if seconds <= 0:
            return
        doubtful = [one.line for one in by_doubt[: self.pace.again] if _doubt(one.verdict) > 0]
        self._begin((self._own[line] for line in doubtful), replace(self.pace.fine, seconds=seconds))

    def _begin(self, choices: Iterable[Choice], how: Pass, *, brief: bool = False) -> None:
        found = list(choices)
        each = min(self.pace.longest, how.seconds / max(1, len(found)))
        self._left.extend(
            Task(choice, Review(choice.answer, how.worlds, each, brief=brief)) for choice in found
        )


def _doubt(verdict: Verdict) -> float:
    """Return how much a choice may have cost."""
    return verdict.cost + verdict.margin / 2
