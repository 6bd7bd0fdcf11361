"""Playbook of Race for the Galaxy for its bots."""

from math import exp

from galaxy_desktop.ai.bot import Playbook
from galaxy_desktop.engine.decisions import Answer, Decision
from galaxy_desktop.engine.events import Seat
from galaxy_desktop.engine.rng import Dice
from galaxy_desktop.games.race.bot import actions, consuming, hand, placing
from galaxy_desktop.games.race.bot.calm import dead_rounds
from galaxy_desktop.games.race.bot.judge import chances
from galaxy_desktop.games.race.bot.policy import likely
from galaxy_desktop.games.race.bot.quantities import quantities
from galaxy_desktop.games.race.bot.stirring import stirring
from galaxy_desktop.games.race.bot.traits import traits
from galaxy_desktop.games.race.moves import Actions
from galaxy_desktop.games.race.state import RaceState
from galaxy_desktop.games.race.styles import STYLES

FINE = 1 << 20
HEAT = 0.6
"""Temperature of the softmax over actions, in points."""


def _choice_of_action(g: RaceState, seat: Seat, decision: Decision, dice: Dice) -> Answer | None:
    """Return an action drawn by softmax of its points, or None for other questions.

    After n dead rounds it is the same again n times in n + 1.
    """
    if decision.topic != "action":
        return None
    if dice.below(1 + dead_rounds(g)):
        return (Actions(g.players[seat].past[-1]).option,)
    rated = actions.rate_actions(g, seat, decision)
    best = rated[0][0]
    weights = [exp((points - best) / HEAT) for points, _ in rated]
    drawn = dice.below(FINE) / FINE * sum(weights)
    for weight, (_, answer) in zip(weights, rated, strict=True):
        drawn -= weight
        if drawn < 0:
            return answer
    return rated[0][1]


def _forecast(g: RaceState, seat: Seat, decision: Decision) -> list[float] | None:
    """Return how likely each action is; None for other questions."""
    return likely(g, seat, decision, known=True) if decision.topic == "action" else None


PLAYBOOK: Playbook[RaceState] = Playbook(
    width=7,
    widths={"action": 14},
    slips=dict.fromkeys(range(2, 5), 4.0),
    raters={
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
    },
    positions={
        "action": 1500,
        "develop": 900,
        "settle": 900,
        "start": 900,
        "keep": 400,
        "pay": 400,
        "sale": 200,
    },
    haste=0.15,
    lapses={2: 0.06, 3: 0.02},
    care=2.0,
    shortcut=_choice_of_action,
    forecast=_forecast,
    tedium=0.02,
    dead_rounds=dead_rounds,
    stirring=stirring,
    quantities=quantities,
    styles=STYLES,
    traits=traits,
    taste=0.03,
    clock=lambda g: g.round,
    value=lambda g, seat: chances(g)[seat],
)
