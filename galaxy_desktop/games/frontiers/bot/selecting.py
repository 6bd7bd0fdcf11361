"""Rating of the action to select: its gain for the own seat, less that for the others."""

from galaxy_desktop.ai.bot import Rated, best_first
from galaxy_desktop.engine.decisions import Decision, Pick
from galaxy_desktop.engine.events import Seat
from galaxy_desktop.games.frontiers.bot.gains import gain
from galaxy_desktop.games.frontiers.bot.pace import rounds_left
from galaxy_desktop.games.frontiers.bot.prospect import prospect
from galaxy_desktop.games.frontiers.bot.weights import CHART_WORTH, FIRST, RIVAL
from galaxy_desktop.games.frontiers.box import CHART, ENVOYS, actions
from galaxy_desktop.games.frontiers.state import FrontiersState


def rate_actions(g: FrontiersState, seat: Seat, decision: Decision) -> list[Rated]:
    """Rate each action tile that nobody has selected."""
    assert isinstance(decision, Pick)
    rounds = rounds_left(g)
    own = prospect(g, seat, seat, rounds)
    others = [prospect(g, one, seat, rounds) for one in range(len(g.players)) if one != seat]
    rated: list[Rated] = []
    for action in decision.offered:
        theirs = sum(gain(g, other, action, selects=False) for other in others) / len(others)
        points = gain(g, own, action, selects=True) - RIVAL * theirs + _ahead(g, action, rounds)
        rated.append((points, (action,)))
    return best_first(rated)


def _ahead(g: FrontiersState, action: str, rounds: float) -> float:
    """Return the VP of moving forward on the track, and of a goal that only the own seat has seen."""
    if action == ENVOYS:
        return FIRST * g.turn * min(1.0, rounds)
    if action == CHART and g.goal_stack:
        spaces = min(g.turn, actions()[CHART].gains["advance_priority"])
        return FIRST * spaces * min(1.0, rounds) + CHART_WORTH
    return 0.0
