"""Estimates of the standing of each seat and of its chance to win."""

from math import exp

from galaxy_desktop.engine.events import Seat
from galaxy_desktop.games.frontiers.bot.pace import rounds_left
from galaxy_desktop.games.frontiers.bot.prospect import known_goals, prospect, prospect_of
from galaxy_desktop.games.frontiers.bot.weights import FIRST, SPREAD, SPREAD_GROWS
from galaxy_desktop.games.frontiers.scoring import winners
from galaxy_desktop.games.frontiers.state import FrontiersState
from galaxy_desktop.games.frontiers.track import spaces_of


def standing(g: FrontiersState, seat: Seat, viewer: Seat, rounds: float) -> float:
    """Return the VP that a seat may end with, with the goals that the viewer knows."""
    own = prospect(g, seat, viewer, rounds)
    return own.standing(own.player) + place_worth(g, seat, rounds)


def place_worth(g: FrontiersState, seat: Seat, rounds: float) -> float:
    """Return the VP that the spaces of a seat on the track are worth, the first space most."""
    behind = sum(len(g.disks) - space for space in spaces_of(g, seat)) / g.disks.count(seat)
    return FIRST * behind * min(1.0, rounds)


def chances(g: FrontiersState, viewer: Seat) -> list[float]:
    """Return the probability of winning as the viewer sees it, indexed by seat."""
    if g.over:
        won = winners(g)
        return [(seat in won) / len(won) for seat in range(len(g.players))]
    rounds = rounds_left(g)
    points = [standing(g, seat, viewer, rounds) for seat in range(len(g.players))]
    most, spread = max(points), SPREAD + SPREAD_GROWS * rounds
    shares = [exp((one - most) / spread) for one in points]
    return [share / sum(shares) for share in shares]


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
