"""Setting up a game (page 1)."""

import pytest

from galaxy_desktop.engine.flow import give, open_asks
from galaxy_desktop.games.roll import GAME
from galaxy_desktop.games.roll.box import factions, home_worlds, sides
from galaxy_desktop.games.roll.dice import all_dice
from galaxy_desktop.games.roll.gains import take_gain
from galaxy_desktop.games.roll.setup import cheaper_start, start_sides
from tests.games.roll.laid import kinds, table


@pytest.mark.parametrize("seats", GAME.seats)
def test_each_player_begins_with_a_faction_a_home_world_five_home_dice_and_a_credit(seats: int) -> None:
    for seed in range(6):
        g = GAME.new(seats, {}, seed)
        assert g.pool == 12 * seats
        for player in g.players:
            assert tuple(player.tableau[:2]) == factions()[player.faction].squares
            assert player.tableau[2] in home_worlds()
            assert kinds(player.dice()).count("home") == 5
            assert player.credits == (8 if "doomed_world" in player.tableau else 1)
        assert len({player.faction for player in g.players}) == seats


def test_dice_of_faction_and_home_world_are_taken_at_once_and_never_again() -> None:
    g = GAME.new(5, {}, 3)
    owned = [player.dice() for player in g.players]
    for player, dice in zip(g.players, owned, strict=True):
        gains = [gain for side in player.tableau for gain in sides()[side].gains if gain.code == "die"]
        assert len(dice) == 5 + sum(gain.count for gain in gains)
    assert len(g.supply) + sum(map(len, owned)) == len(all_dice())


def test_doomed_world_begins_with_8_credits_instead_of_1() -> None:
    g = table()
    g.players[0].credits = 1
    (gain,) = sides()["doomed_world"].gains
    take_gain(g, 0, gain, "doomed_world")
    assert g.players[0].credits == 8
    assert g.players[0].dice() == []


def test_destroyed_colony_has_two_worlds_and_both_grant_dice() -> None:
    g = table()
    for side in factions()["destroyed_colony"].squares:
        for gain in sides()[side].gains:
            take_gain(g, 0, gain, side)
    assert kinds(g.players[0].cup) == ["consumption"]
    assert kinds(g.players[0].citizenry) == ["military"]


def test_a_good_of_the_home_world_lies_on_it() -> None:
    g = table()
    (gain,) = sides()["alpha_centauri"].gains
    take_gain(g, 0, gain, "alpha_centauri")
    assert list(g.players[0].goods.values()) == ["alpha_centauri"]


def test_the_lowest_faction_number_is_first_and_the_order_goes_round() -> None:
    for seed in range(8):
        g = GAME.new(4, {}, seed)
        numbers = [factions()[player.faction].number for player in g.players]
        assert numbers[g.first] == min(numbers)
        assert g.order() == [(g.first + place) % 4 for place in range(4)]


def test_either_of_two_tiles_may_be_the_development_but_each_stack_gets_one() -> None:
    g = GAME.new(2, {}, 1)
    drawn = [list(player.drawn) for player in g.players]
    assert [len(tiles) for tiles in drawn] == [2, 2]
    for seat, chosen in enumerate((drawn[0][0], drawn[1][1])):
        assert open_asks(g)[seat].options() == tuple(drawn[seat])
        give(g, seat, (chosen,))
    assert g.players[0].developments == [drawn[0][0]]
    assert g.players[0].worlds == [sides()[drawn[0][1]].other]
    assert g.players[1].developments == [drawn[1][1]]
    assert g.players[1].worlds == [sides()[drawn[1][0]].other]


def test_the_first_two_tiles_are_arranged_in_secret() -> None:
    g = GAME.new(2, {}, 1)
    give(g, 0, (g.players[0].drawn[0],))
    assert g.players[0].developments == []
    assert GAME.view(g, 1).sealed == {0: "?"}


def test_in_a_first_game_the_cheaper_sides_are_up() -> None:
    g = GAME.new(3, {"setup": "first_game"}, 5)
    assert g.phase == "assign"
    for player in g.players:
        (development,), (world,) = player.developments, player.worlds
        up = sides()[development].cost + sides()[world].cost
        down = sides()[sides()[development].other].cost + sides()[sides()[world].other].cost
        assert up <= down


def test_where_the_two_sides_disagree_the_smaller_sum_is_taken() -> None:
    # Public Works 1 / Lost Alien Warship 5 against Nanotechnology 5 / Radioactive World 2
    drawn = ["nanotechnology", "public_works"]
    assert cheaper_start(drawn) == "public_works"
    assert start_sides(drawn, "public_works") == ("public_works", "radioactive_world")
