"""The solitaire campaign: four games in a row, with a goal to check off after each."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Annotated, Any

from galaxy_desktop.engine import codec
from galaxy_desktop.engine.bounds import AtMost, Between, DataError
from galaxy_desktop.games.jumpdrive.box import goal_set
from galaxy_desktop.games.jumpdrive.empire import empire_of, world_kinds
from galaxy_desktop.games.jumpdrive.schema import Goal
from galaxy_desktop.games.jumpdrive.state import JumpState
from galaxy_desktop.language import gettext as _

SEATS = 1
FORMAT = 1
VP = "vp_total"
"""Measure that is of the game, not of the empire alone."""


class CampaignError(ValueError):
    """A goal that cannot be checked off, a campaign that is over, or a file that holds no campaign.

    The message says why, in one sentence.
    """


@dataclass(frozen=True, slots=True)
class PlayedGame:
    """A finished game of a campaign: its VP, and the goal checked off for it, "" if it was lost."""

    vp: Annotated[int, Between(-500, 500)]
    goal: str


@dataclass(frozen=True, slots=True)
class Campaign:
    """Progress of a campaign: its games so far. Nothing else carries over from game to game."""

    played: Annotated[tuple[PlayedGame, ...], AtMost(4)] = ()

    @property
    def checked(self) -> tuple[str, ...]:
        """Ids of the goals checked off, in the order of the games."""
        return tuple(game.goal for game in self.played if game.goal)

    @property
    def lost(self) -> bool:
        """True if a game met no open goal."""
        return any(not game.goal for game in self.played)

    @property
    def won(self) -> bool:
        """True if all goals are checked off."""
        return len(self.checked) == len(goals())

    @property
    def game_number(self) -> int:
        """Number of the game to be played now, from 1; after the end, that of the last game."""
        return len(self.played) + (not self.lost and not self.won)


def goals() -> tuple[Goal, ...]:
    """Return the goals, in the order of the data file."""
    return goal_set().goal


def measured(g: JumpState) -> Mapping[str, int]:
    """Return what a solitaire game has reached, by measure; an Explore marker does not count."""
    return {VP: g.players[0].vp, **of_empire(tuple(g.players[0].empire))}


def of_empire(placed: tuple[str, ...]) -> Mapping[str, int]:
    """Return what an empire has reached, by measure; VP are not included."""
    empire = empire_of(placed)
    return {"military": empire.military, "explore": empire.explore, "world_kinds": world_kinds(placed)}


def is_met(goal: Goal, reached: Mapping[str, int]) -> bool:
    """Return whether every measure of a goal is reached."""
    return all(reached[measure.measure] >= measure.needed for measure in goal.measures)


def open_goals(campaign: Campaign) -> tuple[Goal, ...]:
    """Return the goals that are not checked off."""
    return tuple(goal for goal in goals() if goal.id not in campaign.checked)


def goals_to_check(campaign: Campaign, g: JumpState) -> tuple[Goal, ...]:
    """Return the open goals that a finished game has met; none means that the campaign is lost."""
    reached = measured(g)
    return tuple(goal for goal in open_goals(campaign) if is_met(goal, reached))


def missing(goal: Goal, reached: Mapping[str, int]) -> int:
    """Return the sum of what is missing from each measure of a goal; 0 if it is met."""
    return sum(max(0, measure.needed - reached[measure.measure]) for measure in goal.measures)


def check_off(campaign: Campaign, g: JumpState, goal: str) -> Campaign:
    """Return the campaign after a finished game and the goal checked off for it, "" if it met none.

    Raise `CampaignError`, with one clear line, if the campaign is over, the game does not count or the goal
    is not allowed.
    """
    if campaign.lost or campaign.won:
        raise CampaignError(_("This campaign is over."))
    if not g.ended_by or len(g.players) != SEATS:
        raise CampaignError(_("Only a finished solitaire game counts for a campaign."))
    allowed = [met.id for met in goals_to_check(campaign, g)] or [""]
    if goal not in allowed:
        text = _("Goal {goal} can't be checked off for this game; allowed: {allowed}.")
        raise CampaignError(text.format(goal=repr(goal), allowed=", ".join(map(repr, allowed))))
    return replace(campaign, played=(*campaign.played, PlayedGame(g.players[0].vp, goal)))


def give_up(campaign: Campaign, g: JumpState) -> Campaign:
    """Return the campaign after a game that was given up, which meets no goal.

    Raise `CampaignError` if the campaign is over.
    """
    if campaign.lost or campaign.won:
        raise CampaignError(_("This campaign is over."))
    return replace(campaign, played=(*campaign.played, PlayedGame(g.players[0].vp, "")))


def to_json(campaign: Campaign) -> dict[str, Any]:
    """Return the campaign as JSON-ready data."""
    return {"format": FORMAT, "campaign": goal_set().id, **codec.encode(campaign)}


def from_json(data: Any) -> Campaign:
    """Return the campaign of its JSON form; raise `CampaignError`, with one clear line, if it is none."""
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise CampaignError(_("The file isn't a campaign in format {number}.").format(number=FORMAT))
    if data.get("campaign") != goal_set().id:
        raise CampaignError(_("The file names an unknown campaign."))
    try:
        campaign: Campaign = codec.decode(Campaign, {"played": data.get("played")}, {}, "campaign")
    except DataError as error:
        raise CampaignError(str(error)) from None
    _check(campaign)
    return campaign


def _check(campaign: Campaign) -> None:
    """Raise `CampaignError` for a campaign that play cannot lead to."""
    known = {goal.id for goal in goals()}
    checked = campaign.checked
    if len(set(checked)) != len(checked) or not known.issuperset(checked):
        raise CampaignError(_("The file has a goal that is unknown or checked off twice."))
    if any(not game.goal for game in campaign.played[:-1]) or any(game.vp < 0 for game in campaign.played):
        raise CampaignError(_("A game in the file has an impossible result."))
