"""How likely each seat is to win: a network's opinion of each seat, weighed against that of the others."""

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
    """The network, as trained on games of bots against bots."""
    return read_network(files("galaxy_desktop.games.race") / "data" / "network.json")


@lru_cache(maxsize=2_500)
def _tableau_sums(edition: str, tableau: tuple[str, ...]) -> tuple[Row, Row]:
    """What a tableau adds, at once and by the rounds left."""
    return network().tableau_sums(tableau_inputs(edition, tableau))


def strength(g: RaceState, seat: Seat, rounds: float) -> float:
    """How well a seat stands, to be compared with others at the same table."""
    tableau = _tableau_sums(g.edition, tuple(g.players[seat].tableau))
    return network().strength(tableau, seat_inputs(g, seat, rounds))


def chances(g: RaceState) -> list[float]:
    """How likely each seat is to win."""
    if not g.waiting:
        won = winners(g)
        return [(seat in won) / len(won) for seat in range(len(g.players))]
    rounds = rounds_left(g)
    return shares([strength(g, seat, rounds) for seat in range(len(g.players))])
