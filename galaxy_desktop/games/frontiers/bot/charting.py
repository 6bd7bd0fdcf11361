"""How goals are rated: to keep, to put back, to turn up."""

from galaxy_desktop.ai.bot import Rated, best_first
from galaxy_desktop.engine.decisions import Decision, Order, Pick
from galaxy_desktop.engine.events import Seat
from galaxy_desktop.games.frontiers.bot.judge import lead
from galaxy_desktop.games.frontiers.state import FrontiersState


def rate_keeping(g: FrontiersState, seat: Seat, decision: Decision) -> list[Rated]:
    """Each goal, by how much more it promises the seat than the others."""
    assert isinstance(decision, Pick)
    return best_first((lead(g, seat, goal), (goal,)) for goal in decision.offered)


def rate_returning(g: FrontiersState, seat: Seat, decision: Decision) -> list[Rated]:
    """What helps others most goes lowest."""
    assert isinstance(decision, Order)
    return [(0.0, tuple(sorted(decision.items, key=lambda goal: lead(g, seat, goal))))]


def rate_turning_up(g: FrontiersState, seat: Seat, decision: Decision) -> list[Rated]:
    """A stockpile goal is turned up as soon as it can be where the seat gains more by it than the others."""
    assert isinstance(decision, Pick)
    points = lead(g, seat, decision.about)
    return best_first([(points, decision.offered), (0.0, ())])
