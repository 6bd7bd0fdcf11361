"""The playbook of Roll for the Galaxy: ratings and numbers for its bots."""

from galaxy_desktop.ai.bot import Playbook
from galaxy_desktop.engine.decisions import Answer, Decision
from galaxy_desktop.engine.events import Seat
from galaxy_desktop.engine.rng import Dice
from galaxy_desktop.games.roll.bot import assigning, dice_use, exploring, shipping
from galaxy_desktop.games.roll.bot.judge import chances
from galaxy_desktop.games.roll.bot.quantities import quantities
from galaxy_desktop.games.roll.bot.traits import traits
from galaxy_desktop.games.roll.state import RollState
from galaxy_desktop.games.roll.styles import STYLES


def _choice_of_assignment(g: RollState, seat: Seat, decision: Decision, dice: Dice) -> Answer | None:
    """Return a good assignment chosen at random, or None for other questions."""
    return assigning.quick_assignment(g, seat, decision, dice) if decision.topic == "assign" else None


PLAYBOOK: Playbook[RollState] = Playbook(
    width=8,
    slips=dict.fromkeys(range(2, 6), 5.0),
    raters={
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
    },
    positions={"assign": 1200, "explore": 300, "abandon": 300, "ship": 150},
    haste=0.2,
    lapses={2: 0.06, 3: 0.11, 4: 0.06, 5: 0.06},
    care=3.0,
    shortcut=_choice_of_assignment,
    quantities=quantities,
    styles=STYLES,
    traits=traits,
    taste=0.03,
    clock=lambda g: g.round,
    value=lambda g, seat: chances(g)[seat],
)
