"""Chance of each seat to win, by comparing a network's ratings of all seats."""

from functools import cache, lru_cache
from importlib.resources import files

from galaxy_desktop.ai.network import Network, read_network, shares
from galaxy_desktop.ai.network import Row as Sums
from galaxy_desktop.games.master.bot.inputs import Row, row_inputs, rows_and_standings
from galaxy_desktop.games.master.state import MasterState
from galaxy_desktop.games.master.victory import winners


@cache
def network() -> Network:
    """Return the network, as trained on games between bots."""
    return read_network(files("galaxy_desktop.games.master") / "data" / "network.json")


@lru_cache(maxsize=500)
def _row_sums(row: Row) -> tuple[Sums, Sums]:
    """Return the network's sums for the cards in a row."""
    return network().tableau_sums(row_inputs(row))


def chances(g: MasterState) -> list[float]:
    """Return each seat's chance to win, indexed by seat; shared among the winners if the game is over."""
    if not g.waiting:
        won = winners(g)
        return [(seat in won) / len(won) for seat in range(len(g.players))]
    known = network()
    seats = zip(*rows_and_standings(g), strict=True)
    return shares([known.strength(_row_sums(row), own) for row, own in seats])
