"""What New Frontiers tells its bots."""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from galaxy_desktop.ai.bot import Playbook, Rated
from galaxy_desktop.engine.decisions import Answer, Decision
from galaxy_desktop.engine.events import Seat
from galaxy_desktop.engine.rng import Dice
from galaxy_desktop.games.frontiers.bot import charting, choosing, exploring, selecting, trading
from galaxy_desktop.games.frontiers.bot.judge import chances
from galaxy_desktop.games.frontiers.state import FrontiersState

Rater = Callable[[FrontiersState, Seat, Decision], list[Rated]]
POSITIONS: Mapping[str, int] = MappingProxyType(
    {"action": 240, "develop": 160, "settle": 120, "explore": 120, "home": 120}
)
"""How many positions are looked at for each topic; what is not here is not worth it."""
RATERS: Mapping[str, Rater] = MappingProxyType(
    {
        "home": choosing.rate_homes,
        "action": selecting.rate_actions,
        "turn_up_goal": charting.rate_turning_up,
        "turn_up_now": charting.rate_turning_up_now,
        "keep_goal": charting.rate_keeping,
        "goals_back": charting.rate_returning,
        "develop": choosing.rate_developments,
        "explore": exploring.rate_picks,
        "discard": exploring.rate_discards,
        "stock_world": exploring.rate_stocking,
        "settle": choosing.rate_settling,
        "settle_second": choosing.rate_settling,
        "way": choosing.rate_ways,
        "upgrade": choosing.rate_upgrades,
        "replaced": choosing.rate_replaced,
        "kind": trading.rate_kinds,
        "scoring_kind": trading.rate_scoring_kinds,
        "produce_short": trading.rate_producing,
        "windfall": trading.rate_producing,
        "pay_production": trading.rate_paying,
        "stock_goods": trading.rate_stocking,
        "sell": trading.rate_sales,
        "stock_credits": trading.rate_stocking_credits,
        "consume": trading.rate_consuming,
        "feed": trading.rate_feeding,
    }
)
"""How the answers to each topic are rated."""


class FrontiersPlaybook(Playbook[FrontiersState]):
    """New Frontiers."""

    ahead = 2
    width = 6
    slips = 1.5

    def rated(self, g: FrontiersState, seat: Seat, decision: Decision) -> list[Rated]:
        """See `Playbook`."""
        return RATERS[decision.topic](g, seat, decision)

    def quick(self, g: FrontiersState, seat: Seat, decision: Decision, dice: Dice) -> Answer:
        """See `Playbook`."""
        del dice
        return decision.only() if decision.forced() else self.rated(g, seat, decision)[0][1]

    def clock(self, g: FrontiersState) -> int:
        """See `Playbook`."""
        return g.round

    def positions(self, decision: Decision) -> int:
        """See `Playbook`."""
        return POSITIONS.get(decision.topic, 0)

    def value(self, g: FrontiersState, seat: Seat) -> float:
        """See `Playbook`: about how likely the seat is to win."""
        return chances(g, seat)[seat]


PLAYBOOK = FrontiersPlaybook()
