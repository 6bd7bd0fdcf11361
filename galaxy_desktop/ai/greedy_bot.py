"""Bots that take the answer with the best rating, exact or blurred, without looking ahead."""

from dataclasses import dataclass
from typing import Any

from galaxy_desktop.ai.bot import Budget, Playbook
from galaxy_desktop.engine.decisions import Answer, Decision
from galaxy_desktop.engine.rng import Dice

_FINE = 1 << 20


@dataclass(frozen=True, slots=True)
class GreedyBot:
    """Bot that takes the best rated answer, each misjudged by up to `slips` points either way."""

    playbook: Playbook[Any]
    slips: float = 0.0

    def choose(self, view: Any, decision: Decision, dice: Dice, budget: Budget) -> Answer:
        """Return the answer with the best rating, as this bot misjudges it."""
        del budget
        rated = self.playbook.rated(view, view.viewer, decision)
        if not self.slips:
            return rated[0][1]
        blurred = [points + self.slips * _slip(dice) for points, _ in rated]
        return rated[blurred.index(max(blurred))][1]


def _slip(dice: Dice) -> float:
    """Return a random number from -1 to 1, most often near 0."""
    return (dice.below(_FINE) - dice.below(_FINE)) / _FINE
