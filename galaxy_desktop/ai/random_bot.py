"""The bot that answers at random."""

from dataclasses import dataclass
from typing import Any

from galaxy_desktop.ai.bot import Budget, Playbook
from galaxy_desktop.engine.decisions import Answer, Decision
from galaxy_desktop.engine.rng import Dice


@dataclass(frozen=True, slots=True)
class RandomBot:
    """Bot that gives any legal answer, but the best rated one in a game that is stuck."""

    playbook: Playbook[Any] | None = None

    def choose(self, view: Any, decision: Decision, dice: Dice, budget: Budget) -> Answer:
        """Return a legal answer."""
        del budget
        if self.playbook is not None and self.playbook.is_stuck(view):
            return self.playbook.rated(view, view.viewer, decision)[0][1]
        return decision.sample(dice)
