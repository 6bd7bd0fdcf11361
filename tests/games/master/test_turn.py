"""The order of a turn, extra and skipped turns, the adventurer rule (pages 7 and 16)."""

from galaxy_desktop.games.master.card_events import CardGained
from galaxy_desktop.games.master.events import BagEmpty, CubesDrawn, TurnBegan, TurnSkipped
from galaxy_desktop.games.master.schema import COLOURS
from galaxy_desktop.games.master.state import MasterState
from galaxy_desktop.games.master.turn import BeginTurn
from tests.games.master.laid import (
    answer,
    choose,
    counts,
    happened,
    hold,
    implement,
    offered,
    run,
    table,
    topics,
)


def end_turn(g: MasterState) -> None:
    """Let the seat whose turn it is pass its turn, its card phase first if that is open."""
    ((seat, topic),) = topics(g).items()
    if topic == "allocate":
        answer(g, "allocate", (), seat)
    while topics(g) == {seat: "colours"}:
        answer(g, "colours", ("red",), seat)
    if topics(g) == {seat: "cards"}:
        choose(g, "cards", "end", seat)


def test_three_cubes_are_drawn_or_all_that_are_left() -> None:
    g = table()
    run(g, BeginTurn(0))
    assert len(g.hand) == 3
    other = table()
    empty(other, 0)
    other.players[0].bag["blue"], other.reserve["blue"] = 2, other.reserve["blue"] - 2
    run(other, BeginTurn(0))
    assert CubesDrawn(0, ("blue", "blue")) in other.events


def empty(g: MasterState, seat: int) -> None:
    """All cubes of a bag into the reserve."""
    for colour in COLOURS:
        g.reserve[colour] += g.players[seat].bag[colour]
        g.players[seat].bag[colour] = 0


def test_turns_go_clockwise() -> None:
    g = table(3)
    run(g, BeginTurn(0))
    seen = []
    for _ in range(4):
        seen.append(g.seat)
        end_turn(g)
    assert seen == [0, 1, 2, 0]


def test_e15_r4_an_empty_bag_brings_a_random_leader_and_all_own_black_cubes() -> None:
    g = table()
    implement(g, 0, "guardians_guild")
    empty(g, 0)
    run(g, BeginTurn(0))
    assert BagEmpty(0) in g.events
    assert happened(g, CardGained)[0].origin == "random"
    assert g.active == []
    assert "diplomatic" not in counts(g)
    assert CubesDrawn(0, ("black",)) in g.events


def test_a_bag_that_stays_empty_draws_nothing_and_the_turn_goes_on() -> None:
    g = table()
    empty(g, 0)
    run(g, BeginTurn(0))
    assert CubesDrawn(0, ()) in g.events
    assert topics(g) == {0: "cards"}


def test_the_adventurer_rule_comes_before_abilities_of_the_turns_start() -> None:
    g = table()
    hold(g, 0, "plutocracy")
    empty(g, 0)
    run(g, BeginTurn(0))
    assert [type(event) for event in g.events].index(BagEmpty) == 1
    assert g.hand == ["yellow", "yellow"]


def test_an_extra_turn_follows_at_once() -> None:
    g = table()
    run(g, BeginTurn(0))
    g.extra_turns = 1
    end_turn(g)
    assert g.seat == 0
    assert TurnBegan(0, g.turn, 1) in g.events
    end_turn(g)
    assert g.seat == 1


def test_e15_never_more_than_two_extra_turns_in_a_row() -> None:
    g = table()
    implement(g, 0, "time_dilation", "warp_physics")
    hold(g, 0, "chronarch")
    run(g, BeginTurn(0))
    answer(g, "allocate", ())
    choose(g, "cards", "discard time_dilation")
    choose(g, "cards", "end")
    answer(g, "colours", ("red",))
    assert (g.extra_taken, g.extra_turns) == (1, 1)
    implement(g, 0, "quantum_foundry")
    answer(g, "allocate", ())
    choose(g, "cards", "discard chronarch")
    assert g.extra_turns == 1, "a third would be too many"
    choose(g, "cards", "end")
    answer(g, "colours", ("red",))
    assert (g.seat, g.extra_taken) == (0, 2)
    end_turn(g)
    assert (g.seat, g.extra_taken) == (1, 0)


def test_a_skipped_turn_takes_one_token_and_goes_to_the_left() -> None:
    g = table(3)
    g.players[1].skips, g.holes = 2, g.holes - 2
    run(g, BeginTurn(0))
    end_turn(g)
    assert TurnSkipped(1, 1) in g.events
    assert g.seat == 2
    assert (g.players[1].skips, g.holes) == (1, 5)


def test_a_skipped_turn_of_a_rival_does_not_reset_the_count_of_extra_turns() -> None:
    g = table()
    run(g, BeginTurn(0))
    g.extra_taken = 2
    g.players[1].skips, g.holes = 1, g.holes - 1
    end_turn(g)
    assert (g.seat, g.extra_taken) == (0, 2)
    assert TurnBegan(0, g.turn, 0) in g.events, "an ordinary turn all the same"


def test_r33_an_extra_turn_is_lost_to_a_token_and_those_to_come_lapse() -> None:
    g = table()
    run(g, BeginTurn(0))
    g.extra_turns = 2
    g.players[0].skips, g.holes = 1, g.holes - 1
    end_turn(g)
    assert TurnSkipped(0, 0) in g.events
    assert (g.seat, g.extra_turns) == (1, 0)
    end_turn(g)
    assert (g.seat, g.extra_taken) == (0, 0), "an ordinary turn"


def test_what_belongs_to_one_turn_is_over_with_it() -> None:
    g = table()
    hold(g, 0, "envoy", "group_mind")
    run(g, BeginTurn(0))
    answer(g, "allocate", ())
    choose(g, "cards", "discard envoy")
    assert g.discarded == 1
    choose(g, "cards", "end")
    answer(g, "colours", ("red",))
    assert (g.discarded, g.more_cubes, g.offered, g.hand == []) == (0, 0, [], False)
    assert "discard envoy" not in offered(g, 1)
