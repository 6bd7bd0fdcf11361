"""Bot for a game of the campaign, which aims for a goal that is still open."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from functools import partial

from galaxy_desktop.ai.bot import Playbook, Rater
from galaxy_desktop.engine.decisions import Answer, Decision
from galaxy_desktop.engine.events import Seat
from galaxy_desktop.engine.rng import Dice
from galaxy_desktop.games.jumpdrive import campaign
from galaxy_desktop.games.jumpdrive.bot import weights
from galaxy_desktop.games.jumpdrive.bot.building import HURRIED, rate_builds
from galaxy_desktop.games.jumpdrive.bot.hand import rate_discards
from galaxy_desktop.games.jumpdrive.box import figures
from galaxy_desktop.games.jumpdrive.schema import Goal
from galaxy_desktop.games.jumpdrive.state import JumpState

POSITIONS = 1_000
"""Positions searched for each question; games are played to their end."""


def campaign_playbook(reached: Collection[str]) -> Playbook[JumpState]:
    """Return the playbook for a campaign game, with the goals that earlier games have left open."""
    goals = OpenGoals(tuple(goal for goal in campaign.goals() if goal.id not in reached))
    sort = partial(rate_discards, aim=goals.aim)
    raters: Mapping[str, Rater[JumpState]] = {
        "opening": sort,
        "build": partial(rate_builds, aim=goals.aim),
        "explore": sort,
        "limit": sort,
    }
    return Playbook(
        ahead=figures().solo_rounds,
        width=9,
        slips={1: 10.0},
        raters=raters,
        positions=dict.fromkeys(raters, POSITIONS),
        shortcut=goals.hurried,
        clock=lambda g: g.round,
        value=goals.value,
    )


@dataclass(frozen=True, slots=True)
class OpenGoals:
    """Goals that are still open, and the values that follow from them."""

    goals: tuple[Goal, ...]

    def hurried(self, g: JumpState, seat: Seat, decision: Decision, dice: Dice) -> Answer | None:
        """Return the best of a few builds, or None for other questions."""
        del dice
        if decision.topic != "build":
            return None
        return rate_builds(g, seat, decision, HURRIED, self.aim)[0][1]

    def value(self, g: JumpState, seat: Seat) -> float:
        """Return the value of a game: of meeting an open goal, or of the progress towards the nearest."""
        reached = campaign.measured(g)
        best = max((self._worth(goal, reached) for goal in self.goals), default=0.0)
        return best + weights.VP * g.players[seat].vp

    def aim(self, placed: tuple[str, ...]) -> float:
        """Return the value of an empire for the goal that it serves best, in VP."""
        reached = campaign.of_empire(placed)
        shares = [[share for measure, share in _shares(goal, reached)] for goal in self.goals]
        return weights.AIM * max((sum(part) / len(part) for part in shares if part), default=0.0)

    def _worth(self, goal: Goal, reached: Mapping[str, int]) -> float:
        if campaign.is_met(goal, reached):
            return weights.GOAL if self._is_hard(goal) else weights.SPARE_GOAL
        nearness = 1.0
        for measure, share in _shares(goal, reached):
            nearness *= share**2 if measure == campaign.VP else share
        return weights.NEARLY * nearness

    def _is_hard(self, goal: Goal) -> bool:
        """Return whether no open goal has more measures."""
        return len(goal.measures) == max(len(other.measures) for other in self.goals)


def _shares(goal: Goal, reached: Mapping[str, int]) -> list[tuple[str, float]]:
    """Return the share reached, 0 to 1, of each measure of a goal that `reached` contains."""
    return [
        (measure.measure, min(1.0, reached[measure.measure] / measure.needed))
        for measure in goal.measures
        if measure.measure in reached
    ]
