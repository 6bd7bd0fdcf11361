"""Winning chances, as the network of Roll judges them."""

from galaxy_desktop.ai.judge import Judge, win_shares
from galaxy_desktop.games.roll.bot.inputs import seat_inputs, tableau_inputs
from galaxy_desktop.games.roll.scoring import winners
from galaxy_desktop.games.roll.state import RollState

JUDGE: Judge[tuple[str, ...]] = Judge("galaxy_desktop.games.roll", tableau_inputs, kept=1 << 11)


def chances(g: RollState) -> list[float]:
    """Return the winning chance of each seat, by seat; of a finished game, the result."""
    if not g.waiting:
        return win_shares(winners(g), len(g.players))
    return JUDGE.chances(zip([tuple(player.tableau) for player in g.players], seat_inputs(g), strict=True))
