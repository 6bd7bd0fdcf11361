"""Bots that take the answer with the best rating, exact or blurred, without looking ahead."""

from dataclasses import dataclass
from typing import Any

from galaxy_desktop.ai.bot import Budget, Playbook, slip
from galaxy_desktop.ai.styles import Style
from galaxy_desktop.engine.decisions import Answer, Decision
from galaxy_desktop.engine.rng import Dice


@dataclass(frozen=True, slots=True)
class GreedyBot:
    """Bot that takes the best rated answer, each misjudged by up to `slips` points either way."""

    playbook: Playbook[Any]
    slips: float = 0.0
    style: Style | None = None

    def choose(self, view: Any, decision: Decision, dice: Dice, budget: Budget) -> Answer:
        """Return the answer with the best rating, as this bot misjudges it."""
        del budget
        liked = self.playbook.liked(view, view.viewer, decision, self.style)
        if not self.slips:
            return liked[0][2]
        blurred = [points + self.slips * slip(dice) for points, _, _ in liked]
        return liked[blurred.index(max(blurred))][2]
