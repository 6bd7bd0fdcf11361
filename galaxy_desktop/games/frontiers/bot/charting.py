"""Rating of goals: to keep, to put back, to turn up."""

from galaxy_desktop.ai.bot import Rated, best_first
from galaxy_desktop.engine.decisions import Confirm, Decision, Order, Pick
from galaxy_desktop.engine.events import Seat
from galaxy_desktop.games.frontiers.bot.judge import lead
from galaxy_desktop.games.frontiers.chart import fed_by
from galaxy_desktop.games.frontiers.state import FrontiersState


def rate_keeping(g: FrontiersState, seat: Seat, decision: Decision) -> list[Rated]:
    """Rate each goal by how much more VP it promises the seat than the others."""
    assert isinstance(decision, Pick)
    return best_first((lead(g, seat, goal), (goal,)) for goal in decision.offered)


def rate_returning(g: FrontiersState, seat: Seat, decision: Decision) -> list[Rated]:
    """Rate one order: goals that help others most go lowest."""
    assert isinstance(decision, Order)
    return [(0.0, tuple(sorted(decision.items, key=lambda goal: lead(g, seat, goal))))]


def rate_turning_up(g: FrontiersState, seat: Seat, decision: Decision) -> list[Rated]:
    """Rate turning a stockpile goal up in all its actions, or never, by the lead it gives the seat."""
    assert isinstance(decision, Pick)
    points = lead(g, seat, decision.about)
    return best_first([(points, decision.offered), (0.0, ())])


def rate_turning_up_now(g: FrontiersState, seat: Seat, decision: Decision) -> list[Rated]:
    """Rate turning a goal up at a selection; not before an action is selected that feeds it."""
    assert isinstance(decision, Confirm)
    if not decision.may_decline:
        return [(0.0, True)]
    points = lead(g, seat, decision.about) if g.action in fed_by(decision.about) else -1.0
    return best_first([(points, True), (0.0, False)])
