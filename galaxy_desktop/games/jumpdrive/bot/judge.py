"""Winning chances by a network that rates each seat, weighed against the ratings of the others."""

from functools import cache, lru_cache
from importlib.resources import files

from galaxy_desktop.ai.network import Network, Row, read_network, shares
from galaxy_desktop.engine.events import Seat
from galaxy_desktop.games.jumpdrive.bot.inputs import empire_inputs, seat_inputs
from galaxy_desktop.games.jumpdrive.bot.outlook import rounds_left
from galaxy_desktop.games.jumpdrive.scoring import winners
from galaxy_desktop.games.jumpdrive.state import JumpState


@cache
def network() -> Network:
    """Return the network, as trained on games of bots against bots."""
    return read_network(files("galaxy_desktop.games.jumpdrive") / "data" / "network.json")


@lru_cache(maxsize=1_500)
def _empire_sums(placed: tuple[str, ...]) -> tuple[Row, Row]:
    """Return the network's sums for the inputs of an empire."""
    return network().tableau_sums(empire_inputs(placed))


def strength(g: JumpState, seat: Seat, rounds: float) -> float:
    """Return the network's rating of a seat, to be compared with others at the same table or its own."""
    empire = _empire_sums(tuple(g.players[seat].empire))
    return network().strength(empire, seat_inputs(g, seat, rounds))


def chances(g: JumpState) -> list[float]:
    """Return the winning chance of each seat, by seat; of a finished game, the result."""
    if not g.waiting:
        won = winners(g)
        return [(seat in won) / len(won) for seat in range(len(g.players))]
    rounds = rounds_left(g)
    return shares([strength(g, seat, rounds) for seat in range(len(g.players))])


def outlook_alone(g: JumpState) -> float:
    """Return the value of a solitaire game: its VP once it is over, before that the network's rating."""
    return strength(g, 0, rounds_left(g)) if g.waiting else float(g.players[0].vp)
