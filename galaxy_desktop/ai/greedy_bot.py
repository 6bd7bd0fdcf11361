"""Bots that take the answer with the best rating, exact or blurred, without looking ahead."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from galaxy_desktop.ai.bot import Budget, Playbook, slip
from galaxy_desktop.ai.styles import Style
from galaxy_desktop.engine.decisions import Answer, Decision
from galaxy_desktop.engine.game import Game
from galaxy_desktop.engine.rng import Dice


@dataclass(frozen=True, slots=True)
class GreedyBot:
    """Bot that takes the best rated answer, as it misjudges them."""

    game: Game[Any]
    playbook: Playbook[Any]
    slips: Mapping[int, float]
    """Most points by which it misjudges an answer either way, by number of players; 0 if not given."""
    style: Style | None = None
    every: int = 1
    """It misjudges in one choice of so many, by chance."""

    def choose(self, view: Any, decision: Decision, dice: Dice, budget: Budget) -> Answer:
        """Return the answer with the best rating, as this bot misjudges it."""
        del budget
        liked = self.playbook.liked(view, view.viewer, decision, self.style)
        most = self.slips.get(len(self.game.scores(view)), 0.0)
        if not most or (self.every > 1 and dice.below(self.every)):
            return liked[0][2]
        blurred = [points + most * slip(dice) for points, _, _ in liked]
        return liked[blurred.index(max(blurred))][2]
