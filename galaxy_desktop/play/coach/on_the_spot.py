"""An agenda carried out on the spot, for pictures and measurements; the client asks processes."""

from time import monotonic
from typing import Any

from galaxy_desktop.ai.appraise import hearing_of
from galaxy_desktop.ai.bot import Budget, Playbook
from galaxy_desktop.engine.rng import Dice
from galaxy_desktop.play.coach.agenda import Agenda, Task


def judge_next(agenda: Agenda, playbook: Playbook[Any]) -> Task | None:
    """Judge the next choice of an agenda; return its task, None once the agenda is over."""
    task = agenda.next()
    if task is None:
        return None
    game, line = agenda.running.game, task.choice.line
    view, decision = agenda.running.question(line, task.choice.seat)
    end = monotonic() + task.review.seconds
    budget = Budget(0, lambda: monotonic() > end)
    agenda.take(task, hearing_of(game, playbook, view, decision, task.review, Dice(line), budget).verdict())
    return task
