"""What Race for the Galaxy tells its bots."""

from collections.abc import Callable, Mapping
from math import exp
from types import MappingProxyType

from galaxy_desktop.ai.bot import Playbook, Rated
from galaxy_desktop.engine.decisions import Answer, Decision
from galaxy_desktop.engine.events import Seat
from galaxy_desktop.engine.rng import Dice
from galaxy_desktop.games.race.bot import actions, consuming, hand, placing
from galaxy_desktop.games.race.bot.judge import chances
from galaxy_desktop.games.race.state import RaceState

Rater = Callable[[RaceState, Seat, Decision], list[Rated]]
POSITIONS: Mapping[str, int] = MappingProxyType(
    {"action": 1500, "develop": 900, "settle": 900, "start": 900, "keep": 400, "pay": 400, "sale": 200}
)
"""How many positions are looked at for each topic; what is not here is not worth it."""
RATERS: Mapping[str, Rater] = MappingProxyType(
    {
        "opening": hand.rate_discarding,
        "start": hand.rate_start,
        "action": actions.rate_actions,
        "keep": hand.rate_keeping,
        "develop": placing.rate_placing,
        "settle": placing.rate_placing,
        "pay": placing.rate_payment,
        "sale": consuming.rate_sale,
        "consume": consuming.rate_power,
        "goods": consuming.rate_goods,
        "cards_for_points": consuming.rate_cards_for_points,
        "guess": consuming.rate_guess,
        "windfall": consuming.rate_windfall,
        "windfall_for_card": consuming.rate_windfall_for_card,
        "limit": hand.rate_discarding,
    }
)
"""How the answers to each topic are rated."""
FINE = 1 << 20
HEAT = 0.5
"""How far players differ in their choice of action, in points."""


class RacePlaybook(Playbook[RaceState]):
    """Race for the Galaxy."""

    ahead = 1
    width = 7
    slips = 2.4

    def rated(self, g: RaceState, seat: Seat, decision: Decision) -> list[Rated]:
        """See `Playbook`."""
        return RATERS[decision.topic](g, seat, decision)

    def quick(self, g: RaceState, seat: Seat, decision: Decision, dice: Dice) -> Answer:
        """See `Playbook`; the choice of action is never certain."""
        rated = self.rated(g, seat, decision)
        if decision.topic != "action":
            return rated[0][1]
        best = rated[0][0]
        weights = [exp((points - best) / HEAT) for points, _ in rated]
        drawn = dice.below(FINE) / FINE * sum(weights)
        for weight, (_, answer) in zip(weights, rated, strict=True):
            drawn -= weight
            if drawn < 0:
                return answer
        return rated[0][1]

    def clock(self, g: RaceState) -> int:
        """See `Playbook`."""
        return g.round

    def positions(self, decision: Decision) -> int:
        """See `Playbook`."""
        return POSITIONS.get(decision.topic, 0)

    def value(self, g: RaceState, seat: Seat) -> float:
        """See `Playbook`: about how likely the seat is to win."""
        return chances(g)[seat]


PLAYBOOK = RacePlaybook()
