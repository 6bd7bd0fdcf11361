"""The bot that answers at random."""

from dataclasses import dataclass
from typing import Any

from galaxy_desktop.ai.bot import Budget, Playbook, never_stuck
from galaxy_desktop.engine.decisions import Answer, Decision
from galaxy_desktop.engine.rng import Dice


@dataclass(frozen=True, slots=True)
class RandomBot:
    """Bot that gives any legal answer, but one of the best in a game that is stuck."""

    playbook: Playbook[Any] | None = None

    @property
    def looks(self) -> bool:
        """True if it looks at the views it is given: in games that can be stuck."""
        return self.playbook is not None and self.playbook.is_stuck is not never_stuck

    def choose(self, view: Any, decision: Decision, dice: Dice, budget: Budget) -> Answer:
        """Return a legal answer."""
        del budget
        playbook = self.playbook
        if playbook is not None and playbook.is_stuck(view):
            rated = playbook.rated(view, view.viewer, decision)
            return rated[dice.below(min(len(rated), 1 + playbook.dead_rounds(view)))][1]
        return decision.sample(dice)
