"""Words of the campaign: its measures, and how it stands."""

from collections.abc import Mapping

from galaxy_desktop.engine.sentences import listed
from galaxy_desktop.games.jumpdrive.campaign import Campaign, goals, measured, missing, open_goals
from galaxy_desktop.games.jumpdrive.schema import Goal, Measure
from galaxy_desktop.games.jumpdrive.state import JumpState
from galaxy_desktop.games.jumpdrive.words.terms import goal_name
from galaxy_desktop.language import N_, NN_, Message, groups
from galaxy_desktop.language import gettext as _

MEASURES: Mapping[str, Message] = {
    "vp_total": N_("{points} VP"),
    "military": N_("{military} Military"),
    "explore": N_("{explore} explore icons"),
    "world_kinds": N_("{any_good} kinds of world"),
}
"""Names of the measures of goals, with their icons."""

NEEDS: Mapping[str, Message] = {
    "vp_total": N_("at least **{n}** VP {{points}}"),
    "military": N_("at least **{n}** Military {{military}}"),
    "explore": NN_("at least **{n}** explore icon {{explore}}", "at least **{n}** explore icons {{explore}}"),
    "world_kinds": NN_(
        "at least **{n}** kind of world {{any_good}}", "at least **{n}** kinds of world {{any_good}}"
    ),
}
"""Texts of what goals need, by their measure."""


def measure_name(measure: str) -> str:
    """Return the name of a measure of goals, with its icon."""
    return MEASURES[measure].read()


def measure_text(measure: Measure, reached: int) -> str:
    """Return how much a game has reached of one measure of a goal."""
    return _("{what}: **{reached}** of **{needed}**").format(
        what=measure_name(measure.measure), reached=reached, needed=measure.needed
    )


def needs(goal: Goal) -> str:
    """Return everything that a goal needs, as a list in words."""
    return listed([NEEDS[one.measure].read(one.needed).format(n=one.needed) for one in goal.measures])


def standing(campaign: Campaign) -> str:
    """Return the state of a campaign as a sentence."""
    done, number = len(campaign.checked), len(goals())
    if campaign.won:
        return _("You won the campaign with all **{n}** goals checked off.").format(n=number)
    if campaign.lost:
        text = _("You lost the campaign with **{done}** of **{n}** goals checked off.")
        return text.format(done=done, n=number)
    text = _("Game **{game}** of **{n}**: meet at least one goal that is still open.")
    return text.format(game=campaign.game_number, n=number)


def nearest_text(campaign: Campaign, g: JumpState) -> str:
    """Return, for a game that met no open goal, the goal it came nearest to and what it lacked."""
    reached = measured(g)
    goal = min(open_goals(campaign), key=lambda goal: missing(goal, reached))
    short = [measure for measure in goal.measures if reached[measure.measure] < measure.needed]
    parts = [measure_text(measure, reached[measure.measure]) for measure in short]
    return _("Closest goal: {goal} ({parts}).").format(goal=goal_name(goal), parts=groups(parts))
