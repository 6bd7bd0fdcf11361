"""Game end (page 8): what ends the game at the end of a round."""

from galaxy_desktop.games.roll.box import figures
from galaxy_desktop.games.roll.state import RollState

ENDS = ("tableau", "chips", "both")
"""Codes of what can end the game, as `end_reason` returns them."""


def end_reason(g: RollState) -> str:
    """Return the reason to end the game now: "tableau", "chips", "both", or an empty string."""
    full = any(len(player.tableau) >= figures().squares for player in g.players)
    if g.pool <= 0:
        return "both" if full else "chips"
    return "tableau" if full else ""
