"""Chart Galactic Goals, and goals that lie face down (page 11)."""

from functools import partial

from galaxy_desktop.engine.decisions import Answer, Confirm, Option, Order, Pick
from galaxy_desktop.engine.events import Seat
from galaxy_desktop.engine.flow import Answers, Asks, Step
from galaxy_desktop.engine.plain import plain
from galaxy_desktop.engine.reasons import Reason, because
from galaxy_desktop.games.frontiers.box import CHART, actions, goals
from galaxy_desktop.games.frontiers.events import GoalKept, GoalsLookedAt, GoalsReturned, GoalTurnedUp
from galaxy_desktop.games.frontiers.state import FrontiersState, Player
from galaxy_desktop.games.frontiers.supply import gain_credits
from galaxy_desktop.games.frontiers.track import move_disk


@plain
class ChartGoals(Step[FrontiersState]):
    """A move forward on the track, credits, and a look at the top goals of the stack."""

    def done(self, g: FrontiersState, answers: Answers) -> None:
        gains, seat = actions()[CHART].gains, g.selector
        move_disk(g, max(0, g.turn - gains["advance_priority"]), CHART)
        gain_credits(g, seat, gains["gain_credits"], CHART)
        g.players[seat].turn_up = []  # a goal that lies face down is turned up now in any case
        number = min(gains["draw_goals"], len(g.goal_stack))
        g.players[seat].looking = [g.goal_stack.pop()[0] for _ in range(number)]
        if number:
            g.tell(GoalsLookedAt(seat, tuple(g.players[seat].looking)))
        g.then(KeepGoal(seat), PutGoalsBack(seat))


@plain
class KeepGoal(Step[FrontiersState]):
    """Choice of the goal to keep face down, which becomes the first of those looked at.

    The actions that turn a stockpile goal up are chosen in the same step, so that all others see the same
    either way.
    """

    seat: Seat

    def asks(self, g: FrontiersState) -> Asks:
        player = g.players[self.seat]
        if player.ordering:
            return {self.seat: ordered(player, player.looking[0])}
        return {self.seat: Pick("keep_goal", tuple(player.looking))} if player.looking else {}

    def done(self, g: FrontiersState, answers: Answers) -> None:
        player = g.players[self.seat]
        if player.ordering:
            order(player, answers[self.seat])
            return
        for goal in answers.get(self.seat, ()):
            player.looking.remove(goal)
            player.looking.insert(0, goal)
            player.ordering = not g.asks_holders and bool(fed_by(goal))
            g.then(*[self] * player.ordering)


@plain
class PutGoalsBack(Step[FrontiersState]):
    """Order of the other goals at the bottom of the stack, the first one lowest.

    Then a goal that lay face down before, whoever holds it, is turned up.
    """

    seat: Seat

    def asks(self, g: FrontiersState) -> Asks:
        rest = tuple(g.players[self.seat].looking[1:])
        return {self.seat: Order("goals_back", rest)} if rest else {}

    def done(self, g: FrontiersState, answers: Answers) -> None:
        player, back = g.players[self.seat], answers.get(self.seat, ())
        g.goal_stack[:0] = [(goal, self.seat) for goal in back]
        if back:
            g.tell(GoalsReturned(self.seat, back))
        orders = player.turn_up
        turn_up_goals(g)
        player.turn_up = orders
        for goal in player.looking[:1]:
            player.goal = goal
            g.tell(GoalKept(self.seat, (goal,)))
        player.looking = []


def fed_by(goal: str) -> tuple[str, ...]:
    """Return the actions in which players may stockpile for a goal; none if it counts something else."""
    return goals()[goal].action if goal in goals() else ()


def begin_ordering(g: FrontiersState, seat: Seat) -> None:
    """Have a seat order at the start of its turn what turns its goal up, if not asked each time."""
    player = g.players[seat]
    player.ordering = not g.asks_holders and bool(fed_by(player.goal))


def ordered(player: Player, goal: str) -> Pick:
    """Return the question which actions turn a goal up, whoever selects them, preset to the last answer.

    The rules let its owner turn it up whenever an action has been selected. To ask for that while another
    selects would take a question each time; so it is settled in secret on the own turns, until changed.
    """
    feeding, why = fed_by(goal), partial(why_not_fed, goal)
    return Pick("turn_up_goal", feeding, 0, len(feeding), about=goal, preset=tuple(player.turn_up), why=why)


def why_not_fed(goal: str, option: Option) -> Reason | None:
    """Return the reason that an action cannot turn a goal up by order, or None."""
    return because("not_fed", action=option, tile=goal) if option in actions() else None


def order(player: Player, answer: Answer) -> None:
    """Record the actions that turn up the goal of a player, until they are changed."""
    player.turn_up, player.ordering = list(answer), False


@plain
class OrderTurningUp(Step[FrontiersState]):
    """Choice of the actions that turn a goal up, for saves of rules version 1 only."""

    seat: Seat

    def asks(self, g: FrontiersState) -> Asks:
        player = g.players[self.seat]
        return {self.seat: ordered(player, player.goal)} if fed_by(player.goal) else {}

    def done(self, g: FrontiersState, answers: Answers) -> None:
        order(g.players[self.seat], answers.get(self.seat, ()))


@plain
class TurnUpGoal(Step[FrontiersState]):
    """Turning up of face-down goals that their owners want up, before anybody acts.

    Either that was ordered for this action; or the table asks whoever keeps a goal face down, whatever
    goal it is, so that the question reveals nothing.
    """

    def asks(self, g: FrontiersState) -> Asks:
        return {
            seat: Confirm("turn_up_now", bool(fed_by(player.goal)), about=player.goal, always=True)
            for seat, player in enumerate(g.players)
            if g.asks_holders and player.goal
        }

    def done(self, g: FrontiersState, answers: Answers) -> None:
        for seat, player in enumerate(g.players):
            if g.action in player.turn_up or (answers.get(seat) and fed_by(player.goal)):
                turn_up(g, seat)


def turn_up(g: FrontiersState, seat: Seat) -> None:
    """Turn up the goal that a seat keeps face down."""
    player = g.players[seat]
    g.goals.append(player.goal)
    g.tell(GoalTurnedUp(seat, player.goal))
    player.goal, player.turn_up = "", []


def turn_up_goals(g: FrontiersState) -> None:
    """Turn up every goal that lies face down."""
    for seat, player in enumerate(g.players):
        if player.goal:
            turn_up(g, seat)
