"""Winning chances by a network that rates each seat, weighed against the ratings of the others."""

from functools import cache, lru_cache
from importlib.resources import files

from galaxy_desktop.ai.network import Network, Row, read_network, shares
from galaxy_desktop.engine.events import Seat
from galaxy_desktop.games.race.bot.forecast import rounds_left
from galaxy_desktop.games.race.bot.inputs import seat_inputs, tableau_inputs
from galaxy_desktop.games.race.scoring import winners
from galaxy_desktop.games.race.state import RaceState


@cache
def network() -> Network:
    """Return the network, as trained on games of bots against bots."""
    return read_network(files("galaxy_desktop.games.race") / "data" / "network.json")


@lru_cache(maxsize=2_000)
def _tableau_sums(edition: str, tableau: tuple[str, ...]) -> tuple[Row, Row]:
    """Return the network's sums for the inputs of a tableau."""
    return network().tableau_sums(tableau_inputs(edition, tableau))


def strength(g: RaceState, seat: Seat, rounds: float) -> float:
    """Return the network's rating of a seat, to be compared with others at the same table."""
    tableau = _tableau_sums(g.edition, tuple(g.players[seat].tableau))
    return network().strength(tableau, seat_inputs(g, seat, rounds))


def chances(g: RaceState) -> list[float]:
    """Return the winning chance of each seat, by seat; of a finished game, the result."""
    if not g.waiting:
        won = winners(g)
        return [(seat in won) / len(won) for seat in range(len(g.players))]
    rounds = rounds_left(g)
    return shares([strength(g, seat, rounds) for seat in range(len(g.players))])
