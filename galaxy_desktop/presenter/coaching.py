"""The coach at work: a game judged choice by choice by the thinking processes, and the report that grows."""

from galaxy_desktop.ai.appraise import Verdict
from galaxy_desktop.engine.codec import decode
from galaxy_desktop.engine.events import Seat
from galaxy_desktop.play.coach.agenda import Agenda, Task
from galaxy_desktop.play.coach.report import Report
from galaxy_desktop.play.coach.shelf import ReportShelf
from galaxy_desktop.play.running import RunningGame
from galaxy_desktop.presenter.thinker import HINT_LEVEL, Question, Thinker

AHEAD = 4
"""Number of questions that are open at a time, so that no thinking process waits for one."""


class Coaching:
    """Report on one seat of a finished game: as it was kept, or worked out from one `update` to the next."""

    def __init__(
        self,
        running: RunningGame,
        seat: Seat,
        thinker: Thinker,
        *,
        shelf: ReportShelf | None,
        key: str,
    ) -> None:
        self.running = running
        self.seat = seat
        self._thinker = thinker
        self._shelf = shelf
        self._key = key
        self._asked: dict[int, Task] = {}
        self.agenda = Agenda(running, seat)
        self._kept = None if shelf is None else shelf.load(key, running, seat)
        self._stopped = False

    @property
    def report(self) -> Report:
        """Report as far as it has come."""
        return self.agenda.report if self._kept is None else self._kept

    @property
    def working(self) -> bool:
        """True until all is judged, or somebody has stopped it."""
        return self._kept is None and not self._stopped and not self.agenda.over

    @property
    def progress(self) -> float:
        """Share of the part under way that is done, 0 to 1: of the own choices, then of all the rest."""
        if not self.working:
            return 1.0
        own = len(self.report.lines)
        if not self.report.whole:
            return len(self.report.judged) / max(1, own)
        return (self.agenda.done - own) / max(1, self.agenda.total - own)

    def update(self) -> bool:
        """Take what has been judged and ask for more; return whether anything is new."""
        if not self.working:
            return False
        before = self.agenda.done
        answers, lost = self._thinker.ready(), frozenset(self._thinker.lost())
        for ticket, answer in answers:
            if (task := self._asked.pop(ticket, None)) is None:
                continue
            if ticket in lost:
                self.agenda.give_up(task)
            else:
                self.agenda.take(task, decode(Verdict, answer, {}))
        while len(self._asked) < AHEAD and (task := self.agenda.next()) is not None:
            self._ask(task)
        if self.agenda.over and self._shelf is not None and self.report.whole:
            self._shelf.keep(self._key, self.report)
        return self.agenda.done != before

    def stop(self) -> None:
        """Leave it at what has been judged so far."""
        if self.working:
            self._stopped = True
            self._asked.clear()
            self._thinker.forget()

    def _ask(self, task: Task) -> None:
        running, line, seat = self.running, task.choice.line, task.choice.seat
        view, decision = running.question(line, seat)
        seed = line << 16 | task.review.worlds
        question = Question(running.table.game, HINT_LEVEL, seat, seed, view, decision, review=task.review)
        self._asked[self._thinker.ask(question)] = task
