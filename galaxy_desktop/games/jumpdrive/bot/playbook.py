"""What Jump Drive tells its bots."""

from collections.abc import Callable, Collection, Mapping
from types import MappingProxyType

from galaxy_desktop.ai.bot import Playbook, Rated
from galaxy_desktop.engine.decisions import Answer, Decision
from galaxy_desktop.engine.events import Seat
from galaxy_desktop.engine.rng import Dice
from galaxy_desktop.games.jumpdrive.bot.building import HURRIED, rate_builds
from galaxy_desktop.games.jumpdrive.bot.campaign import CampaignPlaybook
from galaxy_desktop.games.jumpdrive.bot.hand import rate_discards
from galaxy_desktop.games.jumpdrive.bot.judge import chances, outlook_alone
from galaxy_desktop.games.jumpdrive.state import JumpState

Rater = Callable[[JumpState, Seat, Decision], list[Rated]]
POSITIONS: Mapping[str, int] = MappingProxyType({"build": 450, "opening": 450, "explore": 200, "limit": 120})
"""How many positions are looked at for each topic."""
RATERS: Mapping[str, Rater] = MappingProxyType(
    {"opening": rate_discards, "build": rate_builds, "explore": rate_discards, "limit": rate_discards}
)
"""How the answers to each topic are rated."""


class JumpPlaybook(Playbook[JumpState]):
    """Jump Drive."""

    ahead = 1
    width = 9
    slips = 10.0

    def rated(self, g: JumpState, seat: Seat, decision: Decision) -> list[Rated]:
        """See `Playbook`."""
        return RATERS[decision.topic](g, seat, decision)

    def quick(self, g: JumpState, seat: Seat, decision: Decision, dice: Dice) -> Answer:
        """See `Playbook`."""
        del dice
        rated = rate_builds(g, seat, decision, HURRIED) if decision.topic == "build" else None
        return (rated or self.rated(g, seat, decision))[0][1]

    def clock(self, g: JumpState) -> int:
        """See `Playbook`."""
        return g.round

    def positions(self, decision: Decision) -> int:
        """See `Playbook`."""
        return POSITIONS.get(decision.topic, 0)

    def value(self, g: JumpState, seat: Seat) -> float:
        """See `Playbook`: about how likely the seat is to win; alone, how well it does."""
        return chances(g)[seat] if len(g.players) > 1 else outlook_alone(g)

    def of_campaign(self, reached: Collection[str]) -> CampaignPlaybook:
        """See `Playbook`."""
        return CampaignPlaybook(reached)


PLAYBOOK = JumpPlaybook()
