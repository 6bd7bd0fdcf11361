"""How likely each seat is to win: a network's opinion of each seat, weighed against that of the others."""

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
    """The network, as trained on games of bots against bots."""
    return read_network(files("galaxy_desktop.games.jumpdrive") / "data" / "network.json")


@lru_cache(maxsize=1_500)
def _empire_sums(placed: tuple[str, ...]) -> tuple[Row, Row]:
    """What an empire adds, at once and by the rounds left."""
    return network().tableau_sums(empire_inputs(placed))


def strength(g: JumpState, seat: Seat, rounds: float) -> float:
    """How well a seat stands, to be compared with others at the same table, or with itself."""
    empire = _empire_sums(tuple(g.players[seat].empire))
    return network().strength(empire, seat_inputs(g, seat, rounds))


def chances(g: JumpState) -> list[float]:
    """How likely each seat is to win."""
    if not g.waiting:
        won = winners(g)
        return [(seat in won) / len(won) for seat in range(len(g.players))]
    rounds = rounds_left(g)
    return shares([strength(g, seat, rounds) for seat in range(len(g.players))])


def outlook_alone(g: JumpState) -> float:
    """How well somebody does alone: the VP once the game is over, before that how well the seat stands."""
    return strength(g, 0, rounds_left(g)) if g.waiting else float(g.players[0].vp)
