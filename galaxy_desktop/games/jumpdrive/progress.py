"""Progress of a player in the campaign, as it is kept between two games and after each."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from galaxy_desktop.engine.bounds import DataError
from galaxy_desktop.games.jumpdrive import campaign as rules
from galaxy_desktop.games.jumpdrive.campaign import Campaign, CampaignError
from galaxy_desktop.games.jumpdrive.game import GAME
from galaxy_desktop.games.jumpdrive.invariants import player_values
from galaxy_desktop.games.jumpdrive.schema import Goal
from galaxy_desktop.games.jumpdrive.state import JumpState
from galaxy_desktop.language import gettext as _

LARGEST_SEED = 1 << 64


@dataclass(frozen=True, slots=True)
class Progress:
    """The campaign, the seed of the game to be played now, and the last finished game."""

    campaign: Campaign
    seed: int
    last: JumpState | None = None
    choosing: bool = False
    """True if a goal is still to be checked off for the last game."""

    @property
    def met(self) -> tuple[Goal, ...]:
        """Goals of which one can be checked off now."""
        if not self.choosing or self.last is None:
            return ()
        return rules.goals_to_check(self.campaign, self.last)

    @property
    def over(self) -> bool:
        """True if the campaign is won or lost."""
        return self.campaign.won or self.campaign.lost

    @property
    def reached(self) -> Mapping[str, int] | None:
        """Values that the last game has reached, by measure; None without a finished game."""
        return rules.measured(self.last) if self.last is not None else None

    def finished(self, g: JumpState) -> Progress:
        """Return the progress after a finished game: a goal is to be chosen, or the campaign is lost.

        Return it unchanged while a goal is to be chosen, and once the campaign is over.
        """
        if self.choosing or self.over:
            return self
        after = replace(self, last=g, choosing=True)
        return after if after.met else after.checked("", self.seed)

    def given_up(self, g: JumpState) -> Progress:
        """Return the progress after a game that was given up: the campaign is lost, without a last game.

        Return it unchanged while a goal is to be chosen, and once the campaign is over.
        """
        if self.choosing or self.over:
            return self
        return Progress(rules.give_up(self.campaign, g), self.seed)

    def checked(self, goal: str, next_seed: int) -> Progress:
        """Return the progress with a goal checked off for the last game, "" if it met none.

        Raise `CampaignError` if no goal is to be chosen, or as `campaign.check_off` does.
        """
        if not self.choosing or self.last is None:
            raise CampaignError(_("No game needs a goal now."))
        campaign = rules.check_off(self.campaign, self.last, goal)
        return Progress(campaign, next_seed, self.last)

    def to_json(self) -> dict[str, Any]:
        """Return the progress as JSON-ready data."""
        last = None if self.last is None else GAME.encode(self.last)
        return {
            **rules.to_json(self.campaign),
            "seed": self.seed,
            "last": last,
            "choosing": self.choosing,
        }


def begun(seed: int) -> Progress:
    """Return the progress of a new campaign."""
    return Progress(Campaign(), seed)


def from_json(data: Any) -> Progress:
    """Return the progress of its JSON form; raise `CampaignError`, with one clear line, if it is none."""
    campaign = rules.from_json(data)
    seed, last, choosing = data.get("seed"), data.get("last"), data.get("choosing")
    if type(seed) is not int or not 0 <= seed < LARGEST_SEED or type(choosing) is not bool:
        raise CampaignError(_("The seed in the file isn't valid."))
    game = None if last is None else _finished_game(last)
    if choosing and (game is None or not rules.goals_to_check(campaign, game)):
        raise CampaignError(_("The file has no game to check off a goal for."))
    return Progress(campaign, seed, game, choosing)


def _finished_game(data: Any) -> JumpState:
    try:
        g = GAME.decode(data)
        rules.measured(g)
    except (DataError, KeyError, IndexError) as error:
        raise CampaignError(_("The last game in the file can't be read.")) from error
    if any(fault for player in g.players for fault in player_values(player)):
        raise CampaignError(_("The last game in the file has an impossible value."))
    if len(g.players) != rules.SEATS or not g.ended_by:
        raise CampaignError(_("The last game in the file isn't a finished solitaire game."))
    return g
