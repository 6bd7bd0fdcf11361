"""Holdings of the seats, by which a dead round is told from others."""

from collections.abc import Hashable

from galaxy_desktop.games.master.state import MasterState


def holdings(g: MasterState) -> Hashable:
    """Return the cards of each seat and what lies on the board and on cards."""
    return (
        tuple((tuple(player.row), tuple(player.built), player.unused) for player in g.players),
        (frozenset(g.cubes.items()), frozenset(g.active)),
        (frozenset(g.owners.items()), frozenset(g.bases.items()), frozenset(g.planets.items())),
        (frozenset(g.routes.items()), frozenset(g.conflicts), frozenset(g.dark)),
    )
