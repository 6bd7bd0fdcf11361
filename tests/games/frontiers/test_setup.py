"""Setting up (pages 2 and 3)."""

import pytest

from galaxy_desktop.engine.flow import open_asks
from galaxy_desktop.games.frontiers import GAME
from galaxy_desktop.games.frontiers.box import mats, stacks, tiles, tiles_in_play
from galaxy_desktop.games.frontiers.events import GameBegan
from galaxy_desktop.games.frontiers.schema import LARGE, SMALL
from tests.games.frontiers.laid import answer, offered, told, topics

FIRST = {"setup": "first_game"}


@pytest.mark.parametrize(
    ("seats", "money", "pool", "colonists", "small"),
    [
        (2, [3, 4], 24, 22, 1),
        (3, [3, 3, 4], 36, 33, 2),
        (4, [3, 3, 4, 4], 48, 44, 2),
        (5, [3, 3, 3, 4, 4], 60, 55, 3),
    ],
)
def test_x1_what_each_number_of_players_begins_with(
    seats: int, money: list[int], pool: int, colonists: int, small: int
) -> None:
    g = GAME.new(seats, FIRST, 1)
    order = g.order()
    assert [g.players[seat].credits for seat in order] == money
    assert g.disks == (order * 2 if seats == 2 else order)
    assert (g.pool, g.colonists, len(g.bag)) == (pool, colonists, 60)
    assert {g.stock[t] for t in g.stock if tiles()[t].size == SMALL} == {small}
    assert {g.stock[t] for t in g.stock if tiles()[t].size == LARGE} == {1}
    assert len(g.stock) == 24


def test_a_first_game_has_white_faces_and_the_white_side_of_every_mat() -> None:
    g = GAME.new(4, FIRST, 3)
    assert {tiles()[tile].face for tile in g.stock} == {"fixed", "white"}
    for player in g.players:
        assert player.colonies == [mats()[player.mat]["white"]]
    assert len({player.mat for player in g.players}) == 4


def test_a_later_game_tosses_a_coin_for_each_stack_with_two_faces() -> None:
    shown = [GAME.new(2, {}, seed).stock for seed in range(20)]
    for faces in stacks().values():
        seen = {face for stock in shown for face in faces.values() if face in stock}
        assert seen == set(faces.values())
        assert all(sum(face in stock for face in faces.values()) == 1 for stock in shown)


def test_in_a_later_game_each_chooses_the_side_of_its_mat_in_player_order() -> None:
    g = GAME.new(3, {}, 5)
    for seat in g.order():
        assert topics(g) == {seat: "home"}
        sides = mats()[g.players[seat].mat]
        assert offered(g, seat) == (sides["white"], sides["black"])
        answer(g, "home", sides["black"], seat=seat)
        assert g.players[seat].colonies == [sides["black"]]
    assert topics(g) == {g.disks[0]: "action"}


def test_a_home_colony_gets_a_colonist_and_with_a_halo_its_good() -> None:
    for seed in range(8):
        g = GAME.new(5, FIRST, seed)
        for player in g.players:
            home = tiles()[player.colonies[0]]
            assert player.goods == ({home.id: home.kind} if home.goods == "windfall" else {})


@pytest.mark.parametrize("goals", ["off", "on"])
def test_the_goal_tiles_come_with_their_action_tile(goals: str) -> None:
    g = GAME.new(2, {**FIRST, "goals": goals}, 1)
    assert offered(g, g.disks[0]) == tiles_in_play(goals=goals == "on")
    assert len(g.goal_stack) == (8 if goals == "on" else 0)
    assert ("chart_galactic_goals" in offered(g, g.disks[0])) == (goals == "on")


def test_the_deal_is_told() -> None:
    g = GAME.new(2, FIRST, 1)
    (began,) = told(g.events, GameBegan)
    assert began.disks == tuple(g.disks)
    assert began.developments == tuple(g.stock)


def test_any_seed_deals_and_any_choice_of_homes_goes_on() -> None:
    for seed in range(10):
        g = GAME.new(5, {"goals": "on"}, seed)
        while open_asks(g) and g.round == 0:
            seat = next(iter(open_asks(g)))
            answer(g, "home", offered(g, seat)[seed % 2], seat=seat)
            assert GAME.invariants(g) == []
        assert g.round == 1
