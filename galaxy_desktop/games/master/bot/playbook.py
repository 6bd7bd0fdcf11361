"""Playbook of Master of the Galaxy: raters and settings of its bots."""

from galaxy_desktop.ai.bot import Lookahead, Playbook
from galaxy_desktop.engine.decisions import Answer, Decision
from galaxy_desktop.engine.events import Seat
from galaxy_desktop.engine.rng import Dice
from galaxy_desktop.games.master.bot import choosing, colours, rewarding, using
from galaxy_desktop.games.master.bot.allocating import rate_allocations
from galaxy_desktop.games.master.bot.judge import chances
from galaxy_desktop.games.master.bot.quantities import quantities
from galaxy_desktop.games.master.bot.traits import traits
from galaxy_desktop.games.master.state import MasterState
from galaxy_desktop.games.master.styles import STYLES

HURRIED = 2
"""Beam width of allocations in a simulated game."""


def _hurried(g: MasterState, seat: Seat, decision: Decision, dice: Dice) -> Answer | None:
    """Return the best allocation of a narrow search, or the only answer to another decision; else None."""
    del dice
    if decision.topic == "allocate":
        return rate_allocations(g, seat, decision, HURRIED)[0][1]
    return decision.only() if decision.forced() else None


PLAYBOOK: Playbook[MasterState] = Playbook(
    width=6,
    trust=0.02,
    slips={2: 4.0, 3: 6.0, 4: 4.5},
    medium_slips={2: 1.5, 3: 5.2, 4: 3.4},
    raters={
        "corner": rewarding.rate_corners,
        "draft": choosing.rate_cards,
        "draw": choosing.rate_drawn,
        "deck": choosing.rate_decks,
        "search": choosing.rate_cards,
        "card": choosing.rate_cards,
        "allocate": rate_allocations,
        "rewards": rewarding.rate_rewards,
        "system": rewarding.rate_systems,
        "base_from": rewarding.rate_bases,
        "claim": rewarding.rate_claims,
        "darken": rewarding.rate_holes,
        "lighten": rewarding.rate_holes,
        "steal": choosing.rate_robbed,
        "return": choosing.rate_robbed,
        "project": choosing.rate_returned,
        "add": choosing.rate_added,
        "colours": colours.rate_gain,
        "swap": colours.rate_swap,
        "choose": choosing.rate_choices,
        "may": choosing.rate_may,
        "order": choosing.rate_order,
        "victim": choosing.rate_victims,
        "cancel": choosing.rate_cancelled,
        "cards": using.rate_uses,
        "limit": using.rate_uses,
        "truce": using.rate_truce,
        "draw_offer": using.rate_draw,
    },
    positions={"allocate": 150, "cards": 80, "rewards": 60, "draw": 60},
    haste=0.3,
    lapses={2: 0.03, 3: 0.11, 4: 0.08},
    care=9.0,
    lookaheads={2: Lookahead(6, 0.0033), 3: Lookahead(1, 0.1, part=0.15), 4: Lookahead(1, 0.02, part=0.04)},
    shortcut=_hurried,
    quantities=quantities,
    styles=STYLES,
    traits=traits,
    taste=0.03,
    clock=lambda g: g.turn,
    value=lambda g, seat: chances(g)[seat],
)
