"""Chances to win, as the network of New Frontiers judges them, and the lead that a goal gives."""

from galaxy_desktop.ai.judge import Judge, win_shares
from galaxy_desktop.engine.events import Seat
from galaxy_desktop.games.frontiers.bot.empire import key_of
from galaxy_desktop.games.frontiers.bot.inputs import all_inputs, empire_inputs
from galaxy_desktop.games.frontiers.bot.pace import rounds_left
from galaxy_desktop.games.frontiers.bot.prospect import known_goals, prospect_of
from galaxy_desktop.games.frontiers.bot.reach import EmpireKey
from galaxy_desktop.games.frontiers.scoring import winners
from galaxy_desktop.games.frontiers.state import FrontiersState

JUDGE: Judge[EmpireKey] = Judge("galaxy_desktop.games.frontiers", empire_inputs, kept=1 << 11)


def chances(g: FrontiersState, viewer: Seat) -> list[float]:
    """Return the probability of winning as the viewer sees it, by seat; of a finished game, the result."""
    if g.over:
        return win_shares(winners(g), len(g.players))
    return JUDGE.chances(zip(map(key_of, g.players), all_inputs(g, viewer), strict=True))


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
