"""Winning chances, as the network of Race judges them."""

from galaxy_desktop.ai.judge import Judge, win_shares
from galaxy_desktop.games.race.bot.forecast import rounds_left
from galaxy_desktop.games.race.bot.inputs import seat_inputs, tableau_inputs
from galaxy_desktop.games.race.scoring import winners
from galaxy_desktop.games.race.state import RaceState

JUDGE: Judge[tuple[str, tuple[str, ...]]] = Judge(
    "galaxy_desktop.games.race", lambda tableau: tableau_inputs(*tableau), kept=1_000
)
"""Judge of Race, asked with a tableau and its edition."""


def chances(g: RaceState) -> list[float]:
    """Return the winning chance of each seat, by seat; of a finished game, the result."""
    if not g.waiting:
        return win_shares(winners(g), len(g.players))
    rounds = rounds_left(g)
    return JUDGE.chances(
        ((g.edition, tuple(player.tableau)), seat_inputs(g, seat, rounds))
        for seat, player in enumerate(g.players)
    )
