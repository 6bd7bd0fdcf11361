"""Standing of the campaign in a file, for the menu."""

from typing import Any

from galaxy_desktop.games.jumpdrive import progress as kept
from galaxy_desktop.games.jumpdrive.campaign import goals


def under_way(data: Any) -> tuple[int, int, bool] | None:
    """Return the number of the game to be played, of how many, and whether one was played; None at its end.

    Raise `CampaignError` for data that are no campaign.
    """
    progress = kept.from_json(data)
    if progress.over:
        return None
    campaign = progress.campaign
    return campaign.game_number, len(goals()), bool(campaign.played) or progress.choosing
