"""Who can win in the turn under way, with the cubes in hand: shown where a line of the engine wins."""

from collections.abc import Iterator

import pytest

from galaxy_desktop.engine.decisions import Confirm
from galaxy_desktop.engine.flow import advance, give, open_asks
from galaxy_desktop.engine.rng import Dice
from galaxy_desktop.games.master import GAME
from galaxy_desktop.games.master.box import projects
from galaxy_desktop.games.master.foresight import (
    Threat,
    at_the_start,
    rest_of_turn,
    threats,
    wins_next_turn,
    wins_this_turn,
)
from galaxy_desktop.games.master.schema import COLOURS
from galaxy_desktop.games.master.state import MasterState
from galaxy_desktop.games.master.table.chances import threatening, warning
from galaxy_desktop.games.master.turn_search import MOST, TurnSearch
from galaxy_desktop.games.master.victory import victory
from galaxy_desktop.games.master.view import view
from galaxy_desktop.games.master.words import WORDS
from tests.games.master.laid import answer, draw_hand, fight, fill, own, table, topics
from tests.games.master.played import builder
from tests.games.master.test_assured import filling
from tests.games.master.test_foresight import MOST_TURNS, last_turns
from tests.golden.games import Recorded, read

ANNE = ("Anne", "Bo", "Cy", "Di")


def before_conquest() -> MasterState:
    """Seat 0 needs three green cubes for the side of a conflict that wins a second starting system."""
    g = table(4)
    own(g, 0, "ne_gate")
    fight(g, "border_war", "ne_home-ne_gate", "ne_gate")
    fill(g, "border_war.red", 2)
    return g


def missing(g: MasterState) -> tuple[str, ...]:
    """The colours of the slots that are empty on seat 0's side."""
    project = projects()["border_war.red"]
    there = zip(project.slots, g.cubes[project.id], strict=True)
    return tuple(slot.colour for slot, cube in there if not cube)


def test_with_the_right_cubes_in_hand_it_is_this_turn() -> None:
    g = before_conquest()
    draw_hand(g, *missing(g))
    assert wins_this_turn(g, 0) == "conquest"
    for seen in (g, *(view(g, viewer) for viewer in range(4))):
        assert threats(seen) == (Threat(0, "conquest", now=True),)
    assert WORDS.notice(view(g, 0), ANNE) == "You could win by conquest this turn."
    assert WORDS.notice(view(g, 1), ANNE) == "Anne could win by conquest this turn."


def test_with_other_cubes_it_is_the_next() -> None:
    g = before_conquest()
    wrong = next(colour for colour in COLOURS if colour not in missing(g))
    draw_hand(g, wrong, wrong, wrong)
    assert wins_this_turn(g, 0) == ""
    assert threats(g) == (Threat(0, "conquest"),)
    assert WORDS.notice(view(g, 0), ANNE) == "You could win by conquest on your next turn."


def test_another_player_has_no_turn_under_way() -> None:
    g = before_conquest()
    g.seat = 1
    assert wins_next_turn(g, 0) == "conquest"
    assert wins_this_turn(g, 0) == ""


def test_once_the_cubes_are_placed_their_reward_still_wins() -> None:
    g = before_conquest()
    draw_hand(g, *missing(g))
    answer(g, "allocate", filling(g, "border_war.red"))
    assert not g.ended_by
    assert topics(g) == {0: "rewards"}
    assert wins_this_turn(g, 0) == "conquest"
    while g.waiting:
        ((seat, decision),) = open_asks(g).items()
        give(g, seat, True if isinstance(decision, Confirm) else next(decision.answers()))
    assert (g.winner, g.ended_by) == (0, "conquest")


def test_and_if_they_are_placed_elsewhere_the_turn_cannot_win_any_more() -> None:
    g = before_conquest()
    draw_hand(g, *missing(g))
    answer(g, "allocate", ())
    assert wins_this_turn(g, 0) == ""
    assert threats(g) == (Threat(0, "conquest"),)


def test_the_figures_of_a_player_say_which_turn_could_win() -> None:
    g = before_conquest()
    assert warning(view(g, 1), 0, "Anne", threats(g)).endswith("Could win next turn by conquest.")
    draw_hand(g, *missing(g))
    assert warning(view(g, 1), 0, "Anne", threats(g)).endswith("Could win this turn by conquest.")
    assert threatening(threats(g)) == "could win this turn"
    assert threatening((Threat(1, "conquest"),)) == "could win next turn"
    assert threatening((*threats(g), Threat(1, "conquest"))) == "could win soon"


@pytest.mark.slow
def test_in_recorded_games_the_turn_that_won_is_shown_at_each_of_its_questions_by_a_line_that_wins() -> None:
    shown = 0
    for one in read(GAME.id):
        if one.ended_by not in {"expansion", "domination", "conquest"}:
            continue
        *_, turn = turns(one)
        winner = GAME.view(turn[0], 0).seat
        for g in turn:
            search = TurnSearch(winner, MOST)
            found = search.run(rest_of_turn(g))
            assert found == wins_this_turn(g, winner) != ""
            assert Threat(winner, found, now=True) in threats(g)
            assert search.last is not None
            assert victory(search.last, winner) == search.last.ended_by
            shown += 1
    assert shown > 20


def turns(one: Recorded) -> Iterator[list[MasterState]]:
    """The tables before each answer of each turn of a recorded game."""
    g = GAME.new(one.seats, one.options, one.seed)
    found: list[MasterState] = []
    for seat, answer_ in one.answers:
        if found and found[-1].turn != g.turn:
            yield found
            found = []
        found.append(g.clone())
        give(g, seat, answer_)
    yield found


@pytest.mark.slow
def test_no_turn_played_by_chance_wins_that_was_not_shown_at_each_of_its_questions() -> None:
    wins = 0
    for number, (g, seat, _) in enumerate(last_turns(MOST_TURNS)):
        for seed in range(20):
            played = at_the_start(g, seat)
            played.rng = 1 + (number << 40) + seed * 7919
            advance(played)
            passed = []
            dice, turn = Dice(number * 100 + seed), played.turn
            while played.waiting and played.turn == turn:
                passed.append(played.clone())
                other, decision = min(open_asks(played).items())
                give(played, other, builder(decision, dice) if dice.below(2) else decision.sample(dice))
            if played.ended_by and played.winner == seat:
                assert all(wins_this_turn(before, seat) for before in passed)
                wins += 1
    assert wins > 3
