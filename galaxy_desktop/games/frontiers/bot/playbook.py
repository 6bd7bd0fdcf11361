"""The playbook of New Frontiers: ratings and numbers for its bots."""

from galaxy_desktop.ai.bot import Playbook
from galaxy_desktop.engine.decisions import Answer, Decision
from galaxy_desktop.engine.events import Seat
from galaxy_desktop.engine.rng import Dice
from galaxy_desktop.games.frontiers.bot import charting, choosing, exploring, selecting, trading
from galaxy_desktop.games.frontiers.bot.judge import chances
from galaxy_desktop.games.frontiers.bot.quantities import quantities
from galaxy_desktop.games.frontiers.bot.traits import traits
from galaxy_desktop.games.frontiers.state import FrontiersState
from galaxy_desktop.games.frontiers.styles import STYLES


def _forced(g: FrontiersState, seat: Seat, decision: Decision, dice: Dice) -> Answer | None:
    """Return the only legal answer, or None if there are several."""
    del g, seat, dice
    return decision.only() if decision.forced() else None


PLAYBOOK: Playbook[FrontiersState] = Playbook(
    ahead=2,
    width=6,
    slips=dict.fromkeys(range(1, 6), 1.5),
    raters={
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
    },
    positions={"action": 240, "develop": 160, "settle": 120, "explore": 120, "home": 120},
    haste=0.3,
    lapses={2: 0.16, 3: 0.1, 4: 0.1, 5: 0.1},
    care=3.0,
    shortcut=_forced,
    quantities=quantities,
    styles=STYLES,
    traits=traits,
    taste=0.03,
    clock=lambda g: g.round,
    value=lambda g, seat: chances(g, seat)[seat],
)
