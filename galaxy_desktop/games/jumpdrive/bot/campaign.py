"""How to play a game of the campaign: what counts is that it meets a goal that is still open."""

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
"""Positions looked at for each question: games are played out to their end."""


def campaign_playbook(reached: Collection[str]) -> Playbook[JumpState]:
    """Return how to play alone, with the goals that the games before have left open."""
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
        slips=10.0,
        raters=raters,
        positions=dict.fromkeys(raters, POSITIONS),
        shortcut=goals.hurried,
        clock=lambda g: g.round,
        value=goals.value,
    )


@dataclass(frozen=True, slots=True)
class OpenGoals:
    """The goals that are still open, and what counts for them."""

    goals: tuple[Goal, ...]

    def hurried(self, g: JumpState, seat: Seat, decision: Decision, dice: Dice) -> Answer | None:
        """Return the best of a few plans to build."""
        del dice
        if decision.topic != "build":
            return None
        return rate_builds(g, seat, decision, HURRIED, self.aim)[0][1]

    def value(self, g: JumpState, seat: Seat) -> float:
        """Return the worth of meeting an open goal, or of how near the game has come to one."""
        reached = campaign.measured(g)
        best = max((self._worth(goal, reached) for goal in self.goals), default=0.0)
        return best + weights.VP * g.players[seat].vp

    def aim(self, placed: tuple[str, ...]) -> float:
        """Return what an empire is worth, in VP, for the goal that it serves best."""
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
        """Return whether no open goal asks for more."""
        return len(goal.measures) == max(len(other.measures) for other in self.goals)


def _shares(goal: Goal, reached: Mapping[str, int]) -> list[tuple[str, float]]:
    """How much is there of all that a goal asks for, as far as it has been measured."""
    return [
        (measure.measure, min(1.0, reached[measure.measure] / measure.needed))
        for measure in goal.measures
        if measure.measure in reached
    ]
