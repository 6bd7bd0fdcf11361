"""What Roll for the Galaxy tells its bots."""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from galaxy_desktop.ai.bot import Playbook, Rated
from galaxy_desktop.engine.decisions import Answer, Decision
from galaxy_desktop.engine.events import Seat
from galaxy_desktop.engine.rng import Dice
from galaxy_desktop.games.roll.bot import assigning, dice_use, exploring, shipping
from galaxy_desktop.games.roll.bot.judge import chances
from galaxy_desktop.games.roll.state import RollState

Rater = Callable[[RollState, Seat, Decision], list[Rated]]
POSITIONS: Mapping[str, int] = MappingProxyType({"assign": 1200, "explore": 300, "abandon": 300, "ship": 150})
"""How many positions are looked at for each topic; what is not here is not worth it."""
RATERS: Mapping[str, Rater] = MappingProxyType(
    {
        "start": exploring.rate_start,
        "assign": assigning.rate_assignments,
        "explore": exploring.rate_tasks,
        "abandon": exploring.rate_abandoning,
        "rearrange": exploring.rate_rearranging,
        "place_tiles": exploring.rate_placing,
        "give_up_tile": exploring.rate_giving_up,
        "builder": dice_use.rate_builder,
        "working": dice_use.rate_working,
        "return_to_cup": dice_use.rate_best_dice,
        "give_up_die": dice_use.rate_removing,
        "produce": shipping.rate_producing,
        "ship": shipping.rate_shipping,
        "buy_points": shipping.rate_buying,
        "recruit": dice_use.rate_best_dice,
        "recall": dice_use.rate_recall,
    }
)
"""How the answers to each topic are rated."""


class RollPlaybook(Playbook[RollState]):
    """Roll for the Galaxy."""

    ahead = 1
    width = 8
    slips = 5.0

    def rated(self, g: RollState, seat: Seat, decision: Decision) -> list[Rated]:
        """See `Playbook`."""
        return RATERS[decision.topic](g, seat, decision)

    def quick(self, g: RollState, seat: Seat, decision: Decision, dice: Dice) -> Answer:
        """See `Playbook`; the assignment is never certain."""
        if decision.topic == "assign":
            return assigning.quick_assignment(g, seat, decision, dice)
        return self.rated(g, seat, decision)[0][1]

    def clock(self, g: RollState) -> int:
        """See `Playbook`."""
        return g.round

    def positions(self, decision: Decision) -> int:
        """See `Playbook`."""
        return POSITIONS.get(decision.topic, 0)

    def value(self, g: RollState, seat: Seat) -> float:
        """See `Playbook`: about how likely the seat is to win."""
        return chances(g)[seat]


PLAYBOOK = RollPlaybook()
