"""Turning up a stockpile goal that lies face down (page 11): by orders, or asked at every selection."""

from collections.abc import Iterator

import pytest

from galaxy_desktop.engine.decisions import Confirm, Pick
from galaxy_desktop.engine.events import Seat
from galaxy_desktop.engine.flow import give, open_asks
from galaxy_desktop.engine.rng import Dice
from galaxy_desktop.games.frontiers import GAME
from galaxy_desktop.games.frontiers.box import goals, tiles_in_play
from galaxy_desktop.games.frontiers.events import (
    ActionSelected,
    ColonistsGained,
    GoalTurnedUp,
    WorldsOffered,
)
from galaxy_desktop.games.frontiers.state import FrontiersState
from galaxy_desktop.games.frontiers.words import WORDS
from galaxy_desktop.play.history import History
from galaxy_desktop.play.running import RunningGame
from galaxy_desktop.play.seats import Person, Table
from tests.each import each
from tests.games.frontiers.laid import answer, offered, select, table, told, topics, why

FED = [
    ("stockpile_resources", ("produce",)),
    ("exploration", ("explore", "settle")),
    ("tax_on_trade", ("trade_consume",)),
]
GAMES = [(seats, seed) for seats in GAME.seats for seed in (1, 2)]


def kept(goal: str, seats: int = 2, holder: Seat = 0, *, asked: bool = False) -> FrontiersState:
    """A goal lies face down with its holder; another one is still in the stack."""
    g = table(seats, goals=[])
    g.asks_holders = asked
    g.players[holder].goal = goal
    g.goal_stack = [(goal, -1) for goal in ("citizen_services", "diversification", "tax_on_trade")]
    return g


def play(
    seats: int, seed: int, goals: str = "on"
) -> Iterator[tuple[FrontiersState, Seat, Confirm | Pick, object]]:
    """A game by chance in which goals are kept often: before each answer."""
    g, dice = GAME.new(seats, {"goals": goals}, seed), Dice(seed)
    while asks := open_asks(g):
        seat, decision = next(iter(asks.items()))
        given = decision.sample(dice)
        if decision.topic == "action" and "chart_galactic_goals" in decision.options() and dice.below(2):
            given = ("chart_galactic_goals",)
        if decision.topic == "keep_goal":
            stockpiles = [goal for goal, _ in FED if goal in decision.options()]
            given = (stockpiles[0],) if stockpiles else given
        yield g, seat, decision, given  # type: ignore[misc]
        give(g, seat, given)


@pytest.mark.parametrize(("goal", "feeding"), FED)
def test_on_the_own_turn_a_stockpile_goal_is_ordered_up_for_the_actions_that_feed_it(
    goal: str, feeding: tuple[str, ...]
) -> None:
    for action in ("develop", *feeding):
        g = kept(goal)
        select(g)
        assert topics(g) == {0: "turn_up_goal"}
        assert offered(g) == feeding
        give(g, 0, feeding)
        answer(g, "action", action)
        turned = action in feeding
        assert (g.goals, g.players[0].goal) == (([goal], "") if turned else ([], goal))
        assert g.players[0].turn_up == ([] if turned else list(feeding))


def test_an_action_that_does_not_feed_the_goal_says_so() -> None:
    g = kept("exploration")
    select(g)
    assert why(g, "produce") == ("not_fed", {"action": "produce", "tile": "exploration"})
    reason = open_asks(g)[0].why_not("produce")
    assert reason is not None
    assert WORDS.reason(reason) == "Players can't stockpile for Exploration in Produce."


def test_orders_hold_for_the_selections_of_all_before_anybody_acts() -> None:
    for selecting in (0, 1, 2):
        for action, turned in (("settle", True), ("explore", False)):
            g = kept("exploration", 3, holder=1)
            g.turn, g.players[1].turn_up = selecting, ["settle"]
            select(g)
            if selecting == 1:
                answer(g, "turn_up_goal", "settle", seat=1)
            answer(g, "action", action, seat=selecting)
            expected = (["exploration"], "") if turned else ([], "exploration")
            assert (g.goals, g.players[1].goal) == expected
            first = next(e for e in g.events if isinstance(e, GoalTurnedUp | ColonistsGained | WorldsOffered))
            assert (first == GoalTurnedUp(1, "exploration")) == turned


def test_orders_stand_until_they_are_changed_and_the_question_says_what_is_ordered() -> None:
    g = kept("exploration")
    g.players[0].turn_up = ["settle"]
    select(g)
    decision = open_asks(g)[0]
    assert isinstance(decision, Pick)
    assert decision.preset == ("settle",)
    view = GAME.view(g, 0)
    said = WORDS.ask(view, decision, decision.preset)
    assert said.line == "As ordered, it's turned face up when any player selects Settle, before anyone acts."
    assert (said.primary, said.second) == ("Keep orders", "Cancel orders")
    none = WORDS.ask(view, decision, ())
    assert none.line == "Current orders: Settle. If you choose no action, it remains face down."
    both = WORDS.ask(view, decision, ("explore", "settle"))
    assert both.line == "It's turned face up when any player selects Explore or Settle, before anyone acts."
    assert both.primary == "Set orders"
    answer(g, "turn_up_goal", "settle")
    answer(g, "action", "develop")
    assert g.players[0].turn_up == ["settle"]


def test_orders_may_be_cancelled() -> None:
    g = kept("exploration")
    g.players[0].turn_up = ["settle"]
    select(g)
    answer(g, "turn_up_goal")
    answer(g, "action", "settle")
    assert (g.goals, g.players[0].goal, g.players[0].turn_up) == ([], "exploration", [])


def test_a_goal_that_nothing_feeds_is_not_asked_about() -> None:
    g = kept("conscription")
    select(g)
    assert topics(g) == {0: "action"}


def test_nobody_is_asked_for_orders_while_another_selects() -> None:
    for goal in ("exploration", "conscription"):
        g = kept(goal, holder=1)
        select(g)
        answer(g, "action", "explore")
        assert topics(g) == {0: "explore"}
        assert told(g.events, GoalTurnedUp) == []


def test_a_stockpile_goal_that_was_just_charted_may_be_turned_up_by_the_next_selection() -> None:
    g = kept("")
    g.goal_stack = [(goal, -1) for goal in ("diversification", "exploration", "citizen_services")]
    select(g)
    answer(g, "action", "chart_galactic_goals")
    answer(g, "keep_goal", "exploration")
    answer(g, "turn_up_goal", "explore")
    answer(g, "goals_back", "diversification", "citizen_services")
    answer(g, "action", "explore", seat=1)
    assert (g.goals, topics(g)) == (["exploration"], {1: "explore"})


def test_orders_for_a_goal_just_charted_outlive_the_own_goal_that_is_turned_up_for_it() -> None:
    g = kept("exploration")
    g.players[0].turn_up = ["explore"]
    select(g)
    answer(g, "turn_up_goal", "explore")
    answer(g, "action", "chart_galactic_goals")
    answer(g, "keep_goal", "tax_on_trade")
    answer(g, "turn_up_goal", "trade_consume")
    answer(g, "goals_back", "diversification", "citizen_services")
    player = g.players[0]
    assert (g.goals, player.goal, player.turn_up) == (["exploration"], "tax_on_trade", ["trade_consume"])


def test_orders_end_with_the_goal_where_charting_finds_no_other_one() -> None:
    g = kept("exploration")
    g.goal_stack, g.players[0].turn_up = [], ["explore"]
    select(g)
    answer(g, "turn_up_goal", "explore")
    answer(g, "action", "chart_galactic_goals")
    assert (g.goals, g.players[0].goal, g.players[0].turn_up) == (["exploration"], "", [])


@each(GAMES)
def test_in_whole_games_a_goal_is_turned_up_by_exactly_what_was_ordered_last(seats: int, seed: int) -> None:
    orders: dict[Seat, set[str]] = {}
    kept_down = 0
    for g, seat, decision, given in play(seats, seed):
        for event in told(g.events, ActionSelected):
            if event.action == "chart_galactic_goals":
                orders = {}  # it turns up whatever lies face down
                continue
            due = {seat for seat, actions in orders.items() if event.action in actions}
            assert {turned.seat for turned in told(g.events, GoalTurnedUp)} == due
            kept_down += not due
            orders = {seat: actions for seat, actions in orders.items() if seat not in due}
        if decision.topic == "turn_up_goal":
            assert isinstance(decision, Pick)
            assert set(decision.preset) == orders.get(seat, set())
            orders[seat] = set(given)  # type: ignore[call-overload]
    assert kept_down


@each(GAMES)
def test_no_view_of_another_tells_who_is_asked_for_orders(seats: int, seed: int) -> None:
    """Where the owner is asked for orders, all others see what they would if the goal were another one."""
    asked = 0
    for g, seat, decision, _ in play(seats, seed):
        if decision.topic != "turn_up_goal":
            continue
        asked += 1
        plain = g.clone()
        plain.players[seat].ordering, plain.asking = False, None
        assert open_asks(plain)[seat].topic in ("action", "keep_goal")
        for other in range(seats):
            if other != seat:
                assert GAME.view(plain, other) == GAME.view(g, other)
    assert asked


def test_where_the_table_asks_the_holder_says_at_every_selection_whether_to_turn_the_goal_up() -> None:
    for action in tiles_in_play(goals=True):
        for says in (True, False):
            g = kept("exploration", 3, holder=1, asked=True)
            select(g)
            answer(g, "action", action)
            assert topics(g) == {1: "turn_up_now"}
            assert open_asks(g)[1].count() == 2
            give(g, 1, says)
            if action != "chart_galactic_goals":
                assert (g.goals == ["exploration"]) == says
                assert (g.players[1].goal == "") == says


def test_there_the_question_is_put_whichever_goal_it_is_and_no_order_is_asked_for() -> None:
    for goal in goals():
        g = kept(goal, 2, holder=0, asked=True)
        select(g)
        assert topics(g) == {0: "action"}
        answer(g, "action", "produce")
        decision = open_asks(g)[0]
        assert decision.topic == "turn_up_now"
        assert not decision.forced()
        assert (decision.count() == 2) == (goal in dict(FED))


def test_there_a_person_is_asked_even_where_there_is_nothing_to_say() -> None:
    g = kept("conscription", 2, holder=1, asked=True)
    select(g)
    people = (Person("Ada"), Person("Ben"))
    running = RunningGame(GAME, Table(GAME.id, people, {}, 1, "never"), History(g))
    running.give(0, ("develop",))
    assert topics(running.history.now) == {1: "turn_up_now"}
    running.give(1, True)
    assert running.history.now.players[1].goal == "conscription"


@pytest.mark.parametrize(("seats", "seed"), GAMES)
def test_there_every_selection_is_followed_by_that_question_as_long_as_a_goal_lies_face_down(
    seats: int, seed: int
) -> None:
    put = 0
    for g, seat, decision, _ in play(seats, seed, "asked"):
        assert decision.topic != "turn_up_goal"
        if told(g.events, ActionSelected) and not told(g.events, GoalTurnedUp):
            holders = [place for place, player in enumerate(g.players) if player.goal]
            assert [seat] * (decision.topic == "turn_up_now") == holders
        if decision.topic == "turn_up_now":
            put += 1
            other_goal = g.clone()
            other_goal.asking = None
            for place, (goal, knows) in enumerate(g.goal_stack):
                other_goal.goal_stack[place] = (g.players[seat].goal, knows)
                other_goal.players[seat].goal = goal
                for other in {*range(seats)} - {seat, knows}:
                    assert GAME.view(other_goal, other) == GAME.view(g, other)
                other_goal.goal_stack[place] = (goal, knows)
    assert put


def test_there_the_words_say_what_can_be_done() -> None:
    said = []
    for goal, action in (("exploration", "settle"), ("exploration", "develop"), ("conscription", "settle")):
        g = kept(goal, asked=True)
        select(g)
        answer(g, "action", action)
        said.append(WORDS.ask(GAME.view(g, 0), open_asks(g)[0], ()))
    assert [ask.head for ask in said] == [
        "Turn Exploration face up?",
        "Turn Exploration face up?",
        "Conscription remains face down",
    ]
    assert (
        said[0].line
        == "Settle is selected. Once it's face up, each player may stockpile for it, starting now."
    )
    assert said[1].line == (
        "Develop is selected. Once it's face up, each player may stockpile for it in Explore or Settle."
    )
    assert [(ask.primary, ask.second) for ask in said[1:]] == [
        ("Turn face up", "Keep face down"),
        ("Continue", ""),
    ]
