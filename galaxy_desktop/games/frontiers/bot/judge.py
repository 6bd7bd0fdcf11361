"""Chances to win by a network that rates each seat, and the lead that a goal gives."""

from functools import cache, lru_cache
from importlib.resources import files

from galaxy_desktop.ai.network import Network, Row, read_network, shares
from galaxy_desktop.engine.events import Seat
from galaxy_desktop.games.frontiers.bot.empire import key_of
from galaxy_desktop.games.frontiers.bot.inputs import all_inputs, empire_inputs
from galaxy_desktop.games.frontiers.bot.pace import rounds_left
from galaxy_desktop.games.frontiers.bot.prospect import known_goals, prospect_of
from galaxy_desktop.games.frontiers.bot.reach import Key
from galaxy_desktop.games.frontiers.scoring import winners
from galaxy_desktop.games.frontiers.state import FrontiersState


@cache
def network() -> Network:
    """Return the network, as trained on games of bots against bots."""
    return read_network(files("galaxy_desktop.games.frontiers") / "data" / "network.json")


@lru_cache(maxsize=1 << 11)
def _empire_sums(empire: Key) -> tuple[Row, Row]:
    """Return the network's sums for the inputs of an empire."""
    return network().tableau_sums(empire_inputs(empire))


def chances(g: FrontiersState, viewer: Seat) -> list[float]:
    """Return the probability of winning as the viewer sees it, by seat; of a finished game, the result."""
    if g.over:
        won = winners(g)
        return [(seat in won) / len(won) for seat in range(len(g.players))]
    return shares(
        [
            network().strength(_empire_sums(key_of(player)), own)
            for player, own in zip(g.players, all_inputs(g, viewer), strict=True)
        ]
    )


def lead(g: FrontiersState, seat: Seat, goal: str) -> float:
    """Return the VP that a goal promises a seat beyond the average of the others."""
    rounds = rounds_left(g)
    gains = []
    for one, player in enumerate(g.players):
        plain = tuple(known for known in known_goals(g, seat) if known != goal)
        without, having = (prospect_of(g, one, goals, rounds) for goals in (plain, (*plain, goal)))
        gains.append(having.standing(player) - without.standing(player))
    mine = gains.pop(seat)
    return mine - sum(gains) / len(gains)
