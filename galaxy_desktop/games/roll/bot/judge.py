"""Winning chances by a network that rates each seat, weighed against the ratings of the others."""

from functools import cache, lru_cache
from importlib.resources import files

from galaxy_desktop.ai.network import Network, Row, read_network, shares
from galaxy_desktop.games.roll.bot.inputs import seat_inputs, tableau_inputs
from galaxy_desktop.games.roll.scoring import winners
from galaxy_desktop.games.roll.state import RollState


@cache
def network() -> Network:
    """Return the network, as trained on games of bots against bots."""
    return read_network(files("galaxy_desktop.games.roll") / "data" / "network.json")


@lru_cache(maxsize=1 << 11)
def _tableau_sums(tableau: tuple[str, ...]) -> tuple[Row, Row]:
    """Return the network's sums for the inputs of a tableau."""
    return network().tableau_sums(tableau_inputs(tableau))


def chances(g: RollState) -> list[float]:
    """Return the winning chance of each seat, by seat; of a finished game, the result."""
    if not g.waiting:
        won = winners(g)
        return [(seat in won) / len(won) for seat in range(len(g.players))]
    return shares(
        [
            network().strength(_tableau_sums(tuple(player.tableau)), own)
            for player, own in zip(g.players, seat_inputs(g), strict=True)
        ]
    )
