"""The bot that answers at random."""

from dataclasses import dataclass
from typing import Any

from galaxy_desktop.ai.bot import Budget
from galaxy_desktop.engine.decisions import Answer, Decision
from galaxy_desktop.engine.rng import Dice


@dataclass(frozen=True, slots=True)
class RandomBot:
    """Bot that gives any legal answer."""

    def choose(self, view: Any, decision: Decision, dice: Dice, budget: Budget) -> Answer:
        """Return a random legal answer."""
        del view, budget
        return decision.sample(dice)
