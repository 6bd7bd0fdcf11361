"""Chart Galactic Goals, and goals that lie face down (page 11)."""

from dataclasses import dataclass

from galaxy_desktop.engine.decisions import Order, Pick
from galaxy_desktop.engine.events import Seat
from galaxy_desktop.engine.flow import Answers, Asks, Step
from galaxy_desktop.games.frontiers.events import GoalKept, GoalsLookedAt, GoalsReturned, GoalTurnedUp
from galaxy_desktop.games.frontiers.figures import CHART, actions, goals
from galaxy_desktop.games.frontiers.state import FrontiersState
from galaxy_desktop.games.frontiers.supply import gain_credits
from galaxy_desktop.games.frontiers.track import move_disk


@dataclass(frozen=True, slots=True)
class ChartGoals(Step[FrontiersState]):
    """One space forward, a credit, and a look at the top goals of the stack."""

    def done(self, g: FrontiersState, answers: Answers) -> None:
        """See `Step`."""
        gains, seat = actions()[CHART].gains, g.selector
        move_disk(g, max(0, g.turn - gains["advance_priority"]), CHART)
        gain_credits(g, seat, gains["gain_credits"], CHART)
        number = min(gains["draw_goals"], len(g.goal_stack))
        g.players[seat].looking = [g.goal_stack.pop()[0] for _ in range(number)]
        if number:
            g.tell(GoalsLookedAt(seat, tuple(g.players[seat].looking)))
        g.then(KeepGoal(seat), PutGoalsBack(seat), OrderTurningUp(seat))


@dataclass(frozen=True, slots=True)
class KeepGoal(Step[FrontiersState]):
    """Choose the goal to keep face down; of those looked at it becomes the first one."""

    seat: Seat

    def asks(self, g: FrontiersState) -> Asks:
        """See `Step`."""
        looking = tuple(g.players[self.seat].looking)
        return {self.seat: Pick("keep_goal", looking)} if looking else {}

    def done(self, g: FrontiersState, answers: Answers) -> None:
        """See `Step`."""
        looking = g.players[self.seat].looking
        for goal in answers.get(self.seat, ()):
            looking.remove(goal)
            looking.insert(0, goal)


@dataclass(frozen=True, slots=True)
class PutGoalsBack(Step[FrontiersState]):
    """Put the other goals to the bottom of the stack in any order, the first one lowest.

    Then a goal that lay face down before, whoever holds it, is turned up.
    """

    seat: Seat

    def asks(self, g: FrontiersState) -> Asks:
        """See `Step`."""
        rest = tuple(g.players[self.seat].looking[1:])
        return {self.seat: Order("goals_back", rest)} if rest else {}

    def done(self, g: FrontiersState, answers: Answers) -> None:
        """See `Step`."""
        player, back = g.players[self.seat], answers.get(self.seat, ())
        g.goal_stack[:0] = [(goal, self.seat) for goal in back]
        if back:
            g.tell(GoalsReturned(self.seat, back))
        turn_up_goals(g)
        for goal in player.looking[:1]:
            player.goal = goal
            g.tell(GoalKept(self.seat, (goal,)))
        player.looking = []


@dataclass(frozen=True, slots=True)
class OrderTurningUp(Step[FrontiersState]):
    """Choose the actions that turn up the own stockpile goal, the one just selected among them.

    The rules let its owner turn it up whenever such an action has been selected. To ask for that while
    another selects would tell everybody which goal it is; so it is settled in secret on the own turns.
    """

    seat: Seat

    def asks(self, g: FrontiersState) -> Asks:
        """See `Step`."""
        goal = g.players[self.seat].goal
        feeding = goals()[goal].action if goal in goals() else ()
        return {self.seat: Pick("turn_up_goal", feeding, 0, len(feeding), about=goal)} if feeding else {}

    def done(self, g: FrontiersState, answers: Answers) -> None:
        """See `Step`."""
        g.players[self.seat].turn_up = list(answers.get(self.seat, ()))


@dataclass(frozen=True, slots=True)
class TurnUpGoal(Step[FrontiersState]):
    """Before anybody acts, a goal is turned up whose owner wants it so for this action."""

    def done(self, g: FrontiersState, answers: Answers) -> None:
        """See `Step`."""
        for seat, player in enumerate(g.players):
            if g.action in player.turn_up:
                turn_up(g, seat)


def turn_up(g: FrontiersState, seat: Seat) -> None:
    """Turn up the goal that a seat keeps face down."""
    player = g.players[seat]
    g.goals.append(player.goal)
    g.tell(GoalTurnedUp(seat, player.goal))
    player.goal, player.turn_up = "", []


def turn_up_goals(g: FrontiersState) -> None:
    """Turn up whatever lies face down."""
    for seat, player in enumerate(g.players):
        if player.goal:
            turn_up(g, seat)
