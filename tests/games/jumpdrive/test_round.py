"""The round, the hand limit, the end."""

import pytest

from galaxy_desktop.engine.decisions import Pick
from galaxy_desktop.engine.events import GameEnded
from galaxy_desktop.engine.flow import is_over, open_asks
from galaxy_desktop.engine.rng import Dice
from galaxy_desktop.games.jumpdrive import GAME
from galaxy_desktop.games.jumpdrive.events import CardsDrawn, Scored
from galaxy_desktop.games.jumpdrive.round import income_order
from galaxy_desktop.games.jumpdrive.state import Player, Turn
from tests.games.jumpdrive.tables import answer, asked, discard_first, holding, of, place, scored, table


def test_scoring_comes_before_income_and_tells_what_each_card_brought() -> None:
    g = table(holding(6, "consumer_markets", "spice_world"))
    place(g, 0, "consumer_markets", "spice_world")
    event = Scored(0, 1, 3, 1, (("consumer_markets", 1, 1), ("spice_world", 0, 2)))
    assert of(g, Scored) == [event]
    assert [type(e) for e in g.events].index(Scored) < [type(e) for e in g.events].index(CardsDrawn)
    assert g.players[0].turns == [Turn(("consumer_markets", "spice_world"), 0, 0, 1, 3)]


def test_the_game_ends_in_the_round_in_which_somebody_reaches_50_and_without_income() -> None:
    near = Player(hand=["galactic_resort", *holding(5).hand], turns=scored(48))
    g = table(near, holding(0), round=2)
    place(g, 0, "galactic_resort")
    answer(g, 1, ())
    discard_first(g, 1)
    assert is_over(g)
    assert (g.ended_by, near.vp) == ("points", 51)
    assert of(g, GameEnded) == [GameEnded("points", (0,), (51, 0))]
    assert not of(g, CardsDrawn)
    assert GAME.result(g).winners == (0,)


def test_49_points_do_not_end_the_game() -> None:
    near = Player(hand=["secluded_world", *holding(3).hand], turns=scored(48))
    g = table(near, holding(0), round=2)
    place(g, 0, "secluded_world")
    answer(g, 1, ())
    discard_first(g, 1)
    assert not is_over(g)
    assert g.round == 3


def test_at_the_end_hands_are_not_cut_to_the_limit() -> None:
    near = Player(hand=holding(10).hand, turns=scored(50))
    g = table(near, holding(0), round=2)
    answer(g, 0, ())
    answer(g, 1, ())
    discard_first(g, 0)
    discard_first(g, 1)
    assert is_over(g)
    assert len(near.hand) == 12
    assert GAME.scores(g)[0].tie_break == 12


@pytest.mark.parametrize(
    ("points", "order"),
    [
        ((20, 25, 25, 10), [1, 2, 3, 0]),
        ((25, 20, 25, 10), [2, 3, 0, 1]),
        ((25, 20, 20, 10), [0, 1, 2, 3]),
        ((0, 0, 0, 0), [1, 2, 3, 0]),
    ],
)
def test_income_is_drawn_from_the_one_with_most_points_clockwise(
    points: tuple[int, ...], order: list[int]
) -> None:
    g = table(*(Player(turns=scored(vp)) for vp in points), round=2)
    assert income_order(g) == order


def test_after_income_a_hand_is_cut_to_ten() -> None:
    g = table(Player(hand=holding(9).hand, empire=["universal_symbionts"]), holding(0))
    answer(g, 0, ())
    answer(g, 1, ())
    assert len(g.players[0].hand) == 14
    discard_first(g, 0)
    discard_first(g, 1)
    decision = asked(g, 0)
    assert isinstance(decision, Pick)
    assert (decision.topic, decision.least, decision.most) == ("limit", 4, 4)
    assert open_asks(g).keys() == {0}
    discard_first(g, 0)
    assert len(g.players[0].hand) == 10
    assert g.phase == "build"


def test_a_solitaire_game_has_seven_rounds_and_50_points_do_not_end_it() -> None:
    g = table(Player(hand=holding(5).hand, turns=[Turn((), 30, 0, 0, 0)] * 5), round=6)
    for left in (6, 7):
        assert (g.round, is_over(g)) == (left, False)
        answer(g, 0, ())
        discard_first(g, 0)
    assert is_over(g)
    assert (g.ended_by, g.round, GAME.result(g).winners) == ("rounds", 7, (0,))
    assert not of(g, CardsDrawn)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_total_is_the_sum_of_the_rounds_and_never_falls(seats: int) -> None:
    g, dice = GAME.new(seats, {}, seats), Dice(seats)
    while asks := open_asks(g):
        before = [player.vp for player in g.players]
        seat = min(asks)
        answer(g, seat, asks[seat].sample(dice))
        for event in of(g, Scored):
            assert isinstance(event, Scored)
            assert event.total == before[event.seat] + event.vp
            assert event.vp == sum(vp for _, vp, _ in event.cards) >= 0
    assert all(len(player.turns) == g.round for player in g.players)
