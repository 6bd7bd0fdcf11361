"""How to play a game of the campaign: what counts is that it meets a goal that is still open."""

from collections.abc import Collection, Mapping

from galaxy_desktop.ai.bot import Playbook, Rated
from galaxy_desktop.engine.decisions import Answer, Decision
from galaxy_desktop.engine.events import Seat
from galaxy_desktop.engine.rng import Dice
from galaxy_desktop.games.jumpdrive import campaign
from galaxy_desktop.games.jumpdrive.bot import weights
from galaxy_desktop.games.jumpdrive.bot.building import HURRIED, rate_builds
from galaxy_desktop.games.jumpdrive.bot.hand import rate_discards
from galaxy_desktop.games.jumpdrive.cards import figures
from galaxy_desktop.games.jumpdrive.schema import Goal
from galaxy_desktop.games.jumpdrive.state import JumpState

POSITIONS = 1_000
"""How many positions are looked at for each question: games are played out to their end."""


class CampaignPlaybook(Playbook[JumpState]):
    """Jump Drive alone, with the goals that the games before have left open."""

    width = 9
    slips = 10.0

    def __init__(self, reached: Collection[str]) -> None:
        self.open = tuple(goal for goal in campaign.goals() if goal.id not in reached)
        self.ahead = figures().solo_rounds

    def rated(self, g: JumpState, seat: Seat, decision: Decision) -> list[Rated]:
        """See `Playbook`."""
        if decision.topic == "build":
            return rate_builds(g, seat, decision, aim=self.aim)
        return rate_discards(g, seat, decision, self.aim)

    def quick(self, g: JumpState, seat: Seat, decision: Decision, dice: Dice) -> Answer:
        """See `Playbook`."""
        del dice
        if decision.topic == "build":
            return rate_builds(g, seat, decision, HURRIED, self.aim)[0][1]
        return self.rated(g, seat, decision)[0][1]

    def clock(self, g: JumpState) -> int:
        """See `Playbook`."""
        return g.round

    def positions(self, decision: Decision) -> int:
        """See `Playbook`."""
        del decision
        return POSITIONS

    def value(self, g: JumpState, seat: Seat) -> float:
        """See `Playbook`: whether the game meets an open goal, or how near it has come to one."""
        reached = campaign.measured(g)
        best = max((self._worth(goal, reached) for goal in self.open), default=0.0)
        return best + weights.VP * g.players[seat].vp

    def aim(self, placed: tuple[str, ...]) -> float:
        """What an empire is worth, in VP, for the goal that it serves best."""
        reached = campaign.of_empire(placed)
        shares = [[share for measure, share in _shares(goal, reached)] for goal in self.open]
        return weights.AIM * max((sum(part) / len(part) for part in shares if part), default=0.0)

    def _worth(self, goal: Goal, reached: Mapping[str, int]) -> float:
        if campaign.is_met(goal, reached):
            return weights.GOAL if self._is_hard(goal) else weights.SPARE_GOAL
        nearness = 1.0
        for measure, share in _shares(goal, reached):
            nearness *= share**2 if measure == campaign.VP else share
        return weights.NEARLY * nearness

    def _is_hard(self, goal: Goal) -> bool:
        """Whether no open goal asks for more."""
        return len(goal.measures) == max(len(other.measures) for other in self.open)


def _shares(goal: Goal, reached: Mapping[str, int]) -> list[tuple[str, float]]:
    """How much is there of all that a goal asks for, as far as it has been measured."""
    return [
        (measure.measure, min(1.0, reached[measure.measure] / measure.needed))
        for measure in goal.measures
        if measure.measure in reached
    ]
