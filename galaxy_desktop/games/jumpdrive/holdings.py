"""Holdings of the seats, by which a dead round is told from others."""

from collections.abc import Hashable

from galaxy_desktop.games.jumpdrive.state import JumpState


def holdings(g: JumpState) -> Hashable:
    """Return the cards placed, the VP and the size of the hand of each seat."""
    return tuple((tuple(player.empire), player.vp, len(player.hand)) for player in g.players)
