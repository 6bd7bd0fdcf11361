"""The bot that answers at random."""

from dataclasses import dataclass
from typing import Any

from galaxy_desktop.ai.bot import Budget, Playbook
from galaxy_desktop.engine.decisions import Answer, Decision
from galaxy_desktop.engine.rng import Dice


@dataclass(frozen=True, slots=True)
class RandomBot:
    """Bot that gives any legal answer, but one that keeps the game going if it is stuck.

    It reads only what lies open to all, of a state as of a view.
    """

    playbook: Playbook[Any] | None = None

    def choose(self, view: Any, decision: Decision, dice: Dice, budget: Budget) -> Answer:
        """Return a legal answer."""
        del budget
        if self.playbook is not None:
            decision = self.playbook.stirring(view, decision)
        return decision.sample(dice)
