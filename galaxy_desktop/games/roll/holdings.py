"""Holdings of the seats, by which a dead round is told from others."""

from collections.abc import Hashable

from galaxy_desktop.games.roll.state import RollState


def holdings(g: RollState) -> Hashable:
    """Return tiles, credits, chips and the place of every die of each seat."""
    return tuple(
        (
            tuple(player.tableau),
            player.zone(),
            (player.credits, player.chips),
            len(player.cup) + len(player.rolled) + len(player.workers),
            (len(player.citizenry), len(player.developers), len(player.settlers), len(player.goods)),
        )
        for player in g.players
    )
