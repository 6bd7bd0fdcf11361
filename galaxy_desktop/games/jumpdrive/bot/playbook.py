"""Playbook of Jump Drive for its bots."""

from galaxy_desktop.ai.bot import Playbook
from galaxy_desktop.engine.decisions import Answer, Decision
from galaxy_desktop.engine.events import Seat
from galaxy_desktop.engine.rng import Dice
from galaxy_desktop.games.jumpdrive.bot.building import HURRIED, rate_builds
from galaxy_desktop.games.jumpdrive.bot.campaign import campaign_playbook
from galaxy_desktop.games.jumpdrive.bot.hand import rate_discards
from galaxy_desktop.games.jumpdrive.bot.judge import chances, outlook_alone
from galaxy_desktop.games.jumpdrive.bot.quantities import quantities
from galaxy_desktop.games.jumpdrive.bot.traits import traits
from galaxy_desktop.games.jumpdrive.state import JumpState
from galaxy_desktop.games.jumpdrive.styles import STYLES


def _hurried(g: JumpState, seat: Seat, decision: Decision, dice: Dice) -> Answer | None:
    """Return the best of a few builds, or None for other questions."""
    del dice
    return rate_builds(g, seat, decision, HURRIED)[0][1] if decision.topic == "build" else None


def _value(g: JumpState, seat: Seat) -> float:
    """Return the winning chance of a seat; in a solitaire game, its value."""
    return chances(g)[seat] if len(g.players) > 1 else outlook_alone(g)


PLAYBOOK: Playbook[JumpState] = Playbook(
    width=9,
    slips={1: 10.0, 2: 22.0, 3: 46.0, 4: 26.0},
    medium_slips={2: 22.0, 3: 41.0, 4: 24.0},
    raters={"opening": rate_discards, "build": rate_builds, "explore": rate_discards, "limit": rate_discards},
    positions={"build": 450, "opening": 450, "explore": 200, "limit": 120},
    haste=0.2,
    lapses={2: 0.15, 3: 0.21, 4: 0.18},
    care=1.5,
    shortcut=_hurried,
    quantities=quantities,
    styles=STYLES,
    traits=traits,
    taste=0.015,
    clock=lambda g: g.round,
    value=_value,
    of_campaign=campaign_playbook,
)
