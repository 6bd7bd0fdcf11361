"""Holdings of the seats, by which a dead round is told from others."""

from collections.abc import Hashable

from galaxy_desktop.games.race.state import RaceState


def holdings(g: RaceState) -> Hashable:
    """Return the cards placed, the chips, the worlds with a good and the size of the hand of each seat."""
    return tuple(
        (tuple(player.tableau), player.chips, tuple(player.goods), len(player.hand)) for player in g.players
    )
