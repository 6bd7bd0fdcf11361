"""Chance of each seat to win, as the network of Master judges it."""

from galaxy_desktop.ai.judge import Judge, win_shares
from galaxy_desktop.games.master.bot.inputs import row_inputs, rows_and_standings
from galaxy_desktop.games.master.state import MasterState
from galaxy_desktop.games.master.victory import winners

JUDGE = Judge("galaxy_desktop.games.master", row_inputs, kept=500)


def chances(g: MasterState) -> list[float]:
    """Return each seat's chance to win, indexed by seat; shared among the winners if the game is over."""
    if not g.waiting:
        return win_shares(winners(g), len(g.players))
    return JUDGE.chances(zip(*rows_and_standings(g), strict=True))
