"""Setting up (pages 4 and 5), and the drafting variant (page 18)."""

import pytest

from galaxy_desktop.engine.flow import give, open_asks
from galaxy_desktop.engine.rng import Dice
from galaxy_desktop.games.master import GAME
from galaxy_desktop.games.master.events import CornerTaken
from galaxy_desktop.games.master.schema import SYMBOLS
from galaxy_desktop.games.master.star_map import star_map
from galaxy_desktop.games.master.state import MasterState
from tests.games.master.laid import choose, topics


def begun(seats: int, seed: int = 1) -> MasterState:
    """A game after its setup, all choices by chance."""
    g, dice = GAME.new(seats, {"setup": "ordinary"}, seed), Dice(seed)
    while g.phase == "setup":
        for seat, decision in open_asks(g).items():
            give(g, seat, decision.sample(dice))
    return g


@pytest.mark.parametrize(
    ("seats", "plain", "black", "tokens"), [(2, 35, 10, 3), (3, 30, 5, 6), (4, 25, 0, 9)]
)
def test_bags_reserve_bases_and_tokens(seats: int, plain: int, black: int, tokens: int) -> None:
    g = GAME.new(seats, {}, 1)
    assert g.reserve == {"red": plain, "blue": plain, "yellow": plain, "white": plain, "black": black}
    assert all(set(player.bag.values()) == {5} and len(player.bag) == 5 for player in g.players)
    g = begun(seats)
    assert all(player.unused == 8 for player in g.players)
    assert g.holes == tokens


def test_e1_two_players_sit_in_opposite_corners_and_the_others_are_dark() -> None:
    for seed in range(8):
        g = begun(2, seed=seed)
        corners = {c.id: g.owners[c.start] for c in star_map().corners.values() if c.start in g.owners}
        one, other = corners
        assert star_map().corners[one].opposite == other
        assert len(star_map().systems) - len(g.dark) == 18
        assert set(g.dark) == {
            s for c in star_map().corners.values() if c.id not in corners for s in c.blackout
        }


def test_e1_the_symbol_of_the_own_corner_is_held_and_no_leader_was_drawn() -> None:
    g = begun(2, seed=3)
    for seat, player in enumerate(g.players):
        (symbol,) = (s for s in star_map().symbols.values() if s.systems == (player.start,))
        assert sum(g.track[seat]) == 1
        assert g.track[seat][SYMBOLS.index(symbol.symbol)] == 1
        assert len(player.row) == 1


def test_r26_the_first_base_draws_no_leader_and_triggers_nothing() -> None:
    g = GAME.new(4, {}, 2)
    assert len(g.decks["leader"]) == 18
    assert [type(event) for event in g.events].count(CornerTaken) == 4


def test_with_three_players_the_second_sits_to_the_left_and_the_third_chooses() -> None:
    g = GAME.new(3, {}, 4)
    first, second, third = g.clockwise(g.first)
    corners = list(star_map().corners.values())
    own = next(n for n, corner in enumerate(corners) if g.owners.get(corner.start) == first)
    assert g.owners[corners[(own + 1) % 4].start] == second
    assert topics(g) == {third: "corner"}
    free = {corners[(own + 2) % 4].start, corners[(own + 3) % 4].start}
    assert set(open_asks(g)[third].options()) == free
    choose(g, "corner", corners[(own + 2) % 4].start, third)
    assert set(g.dark) == set(corners[(own + 3) % 4].blackout)


def test_with_four_players_the_seats_go_clockwise_round_the_map() -> None:
    g = GAME.new(4, {}, 5)
    around = [g.owners[corner.start] for corner in star_map().corners.values()]
    place = around.index(g.first)
    assert around[place:] + around[:place] == g.clockwise(g.first)


def test_species_are_drawn_in_turn_order_two_to_choose_from() -> None:
    g = GAME.new(2, {}, 6)
    assert topics(g) == {g.first: "draw"}
    assert len(g.looked) == 2
    kept = g.looked[1]
    choose(g, "draw", kept, g.first)
    assert g.players[g.first].row == [kept]


def test_in_a_draft_players_and_two_species_are_shown_and_taken_in_turn_order() -> None:
    g = GAME.new(3, {"setup": "draft"}, 7)
    assert len(g.looked) == 5
    order = g.clockwise(g.first)
    for seat in order:
        choose(g, "draft", g.looked[0], seat)
    assert g.looked == []
    assert len(g.decks["species"]) == 6


def test_r1_in_a_draft_the_last_player_chooses_any_free_corner_first() -> None:
    g = GAME.new(2, {"setup": "draft"}, 8)
    first, last = g.clockwise(g.first)
    choose(g, "draft", g.looked[0], first)
    choose(g, "draft", g.looked[0], last)
    assert set(open_asks(g)[last].options()) == {corner.start for corner in star_map().corners.values()}
    choose(g, "corner", "nw_home", last)
    choose(g, "corner", "ne_home", first)
    assert g.owners == {"nw_home": last, "ne_home": first}
    assert g.phase == "allocate"
