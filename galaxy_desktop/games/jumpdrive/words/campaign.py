"""Words of the campaign scene."""

from galaxy_desktop.games.jumpdrive.campaign import Campaign, goals, measured, missing, open_goals
from galaxy_desktop.games.jumpdrive.schema import Goal, Measure
from galaxy_desktop.games.jumpdrive.state import JumpState
from galaxy_desktop.language import gettext as _


def goal_name(goal: Goal) -> str:
    """Return the name of a goal."""
    return _(goal.name)


def measure_name(measure: str) -> str:
    """Return the name of a measure of goals, with its sign."""
    return {
        "vp_total": _("{points} VP"),
        "military": _("{military} Military"),
        "explore": _("{explore} explore icons"),
        "world_kinds": _("{any_good} kinds of world"),
    }[measure]


def measure_text(measure: Measure, reached: int) -> str:
    """Return how much a game has reached of one measure of a goal."""
    return _("{what}: **{reached}** of **{needed}**").format(
        what=measure_name(measure.measure), reached=reached, needed=measure.needed
    )


def standing(campaign: Campaign) -> str:
    """Return the state of a campaign as a sentence."""
    done, number = len(campaign.checked), len(goals())
    if campaign.won:
        return _("The campaign is won: all **{n}** goals are checked off.").format(n=number)
    if campaign.lost:
        return _("The campaign is lost with **{done}** of **{n}** goals checked off.").format(
            done=done, n=number
        )
    return _("Game **{game}** of **{n}**: this game has to meet a goal that is still open.").format(
        game=campaign.game_number, n=number
    )


def nearest_text(campaign: Campaign, g: JumpState) -> str:
    """Return, for a game that met no open goal, the goal it came nearest to and what it lacked."""
    reached = measured(g)
    goal = min(open_goals(campaign), key=lambda goal: missing(goal, reached))
    short = [measure for measure in goal.measures if reached[measure.measure] < measure.needed]
    parts = [measure_text(measure, reached[measure.measure]) for measure in short]
    return _("Nearest was {goal}: {parts}.").format(goal=goal_name(goal), parts="; ".join(parts))
