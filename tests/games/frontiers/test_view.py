"""What a seat may see: all but the goals of others, the stack of goals, and chance."""

from itertools import cycle

import pytest

from galaxy_desktop.engine.events import HIDDEN
from galaxy_desktop.engine.flow import open_asks
from galaxy_desktop.engine.rng import Dice
from galaxy_desktop.games.frontiers import GAME
from galaxy_desktop.games.frontiers.events import GoalKept, GoalsLookedAt, GoalsReturned, GoalTurnedUp
from galaxy_desktop.games.frontiers.state import FrontiersState
from tests.games.frontiers.laid import answer, own, run_action, table
from tests.games.frontiers.walk import busy
from tests.sweep import WIDE


def charted() -> FrontiersState:
    """Seat 0 has kept Exploration face down; seat 1 looks at three goals."""
    g = table(2, goals=["conscription"])
    unseen = ["tax_on_trade", "faction_tolerance", "stockpile_resources"]
    looked = ["diversification", "exploration", "citizen_services"]
    g.goal_stack = [(goal, -1) for goal in (*unseen, "skilled_workforce", *looked)]
    run_action(g, "chart_galactic_goals")
    answer(g, "keep_goal", "exploration")
    answer(g, "turn_up_goal", "settle")
    answer(g, "goals_back", "diversification", "citizen_services")
    g.selected, g.selectors = [], []
    run_action(g, "chart_galactic_goals", 1)
    return g


def test_a_goal_face_down_and_what_went_under_the_stack_is_known_to_its_owner_alone() -> None:
    g = charted()
    own_view, other = GAME.view(g, 0), GAME.view(g, 1)
    assert own_view.players[0].goal == "exploration"
    assert [goal for goal, _ in own_view.goal_stack] == [
        "diversification",
        "citizen_services",
        HIDDEN,
        HIDDEN,
    ][:3]
    assert other.players[0].goal == HIDDEN
    assert {goal for goal, _ in other.goal_stack} == {HIDDEN}


def test_goals_being_looked_at_are_hidden_from_others() -> None:
    g = charted()
    assert GAME.view(g, 0).players[1].looking == [HIDDEN] * 3
    assert GAME.view(g, 1).players[1].looking == g.players[1].looking


def test_what_turns_up_a_goal_is_known_to_its_owner_alone() -> None:
    g = charted()
    g.players[0].turn_up = ["explore"]
    assert GAME.view(g, 0).players[0].turn_up == ["explore"]
    assert GAME.view(g, 1).players[0].turn_up == []


def test_everything_else_is_open() -> None:
    g = table(3)
    own(g, 1, colonies=["comet_zone"], explored=["gem_world"], credits_=4, goods=["comet_zone"], colonists=2)
    view = GAME.view(g, 0)
    assert view.players[1] == g.players[1]
    assert (view.bag, view.stock, view.goods, view.pool) == (g.bag, g.stock, g.goods, g.pool)
    assert view.rng == 0


def test_a_guess_deals_the_goals_that_are_not_known() -> None:
    g = charted()
    guesses = [GAME.guess(GAME.view(g, 1), Dice(seed)) for seed in range(30)]
    assert len({guess.players[0].goal for guess in guesses}) > 2
    for guess in guesses:
        assert guess.players[1].looking == g.players[1].looking
        seen = [*guess.goals, *guess.players[1].looking, guess.players[0].goal]
        assert sorted([*seen, *(goal for goal, _ in guess.goal_stack)]) == sorted(
            {*g.goals, *g.players[1].looking, g.players[0].goal, *(goal for goal, _ in g.goal_stack)}
        )


def test_events_about_goals_name_them_to_their_owner_alone_until_they_are_turned_up() -> None:
    for event in (
        GoalsLookedAt(0, ("conscription",)),
        GoalKept(0, ("conscription",)),
        GoalsReturned(0, ("conscription",)),
    ):
        assert event.seen_by(0) == event
        assert event.seen_by(1).goals == event.seen_by(None).goals == (HIDDEN,)
    assert GoalTurnedUp(0, "conscription").seen_by(1).goal == "conscription"


@pytest.mark.slow
@pytest.mark.parametrize(
    ("seats", "goal_choice"), list(zip(GAME.seats, cycle(["on", "asked"]), strict=False))
)
def test_whatever_a_seat_may_not_know_is_dealt_anew_and_its_view_stays_the_same(
    seats: int, goal_choice: str
) -> None:
    dice, changed = Dice(17), 0
    for seed in (1, 2):
        for g, _, _ in busy(seats, goal_choice, seed)[seed :: 1 if WIDE else 31]:
            for seat in range(seats):
                view = GAME.view(g, seat)
                guess = GAME.guess(view, dice)
                assert GAME.invariants(guess) == []
                again = GAME.view(guess, seat)
                again.sealed, again.events = view.sealed, view.events
                assert again == view
                assert open_asks(guess).get(seat) == open_asks(g).get(seat)
                changed += [p.goal for p in guess.players] != [p.goal for p in g.players]
    assert changed
