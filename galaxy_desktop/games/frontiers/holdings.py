"""Holdings of the seats, by which a dead round is told from others."""

from collections.abc import Hashable

from galaxy_desktop.games.frontiers.state import FrontiersState


def holdings(g: FrontiersState) -> Hashable:
    """Return the tiles, credits, chips, colonists and goods of each seat."""
    return tuple(
        (
            (tuple(player.empire()), tuple(player.explored), tuple(player.stocked_worlds)),
            (player.credits, player.stocked_credits, player.chips, player.colonists),
            (tuple(player.goods), tuple(player.stocked_goods)),
        )
        for player in g.players
    )
