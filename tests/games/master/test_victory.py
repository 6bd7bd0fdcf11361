"""The three victories that end the game at once (page 18), and draws."""

import pytest

from galaxy_desktop.engine.events import GameEnded
from galaxy_desktop.engine.flow import is_over
from galaxy_desktop.games.master import GAME
from galaxy_desktop.games.master.bases import PlaceFrom, lose_system
from galaxy_desktop.games.master.rewards import TakeRewards
from galaxy_desktop.games.master.schema import SYMBOLS
from galaxy_desktop.games.master.state import MasterState
from galaxy_desktop.games.master.steps import GameWonError
from galaxy_desktop.games.master.turn import BeginTurn
from galaxy_desktop.games.master.use_cards import UseCards, may_offer_draw
from galaxy_desktop.games.master.victory import watch
from tests.games.master.laid import (
    answer,
    build,
    choose,
    draw_hand,
    fight,
    fill,
    happened,
    hold,
    implement,
    moves,
    offered,
    own,
    route,
    run,
    table,
    topics,
)


def eight(g: MasterState) -> None:
    """Eight bases of seat 0 on the map, the ninth constructed, and a place for it."""
    own(g, 0, "nw_core", 3)
    own(g, 0, "nw_cross", 2)
    own(g, 0, "nw_home", 3)
    build(g, 0, "humans.base")
    route(g, 0, "nw_home-nw_gate", "nw_home")
    g.phase = "rewards"


def test_r12_the_ninth_base_wins_before_its_card_is_drawn() -> None:
    g = table()
    eight(g)
    run(g, TakeRewards(0))
    choose(g, "rewards", "place nw_gate")
    assert is_over(g)
    assert GAME.result(g).ended_by == "expansion"
    assert GAME.result(g).winners == (0,)
    assert len(g.players[0].row) == 1


def test_constructed_bases_do_not_count() -> None:
    g = table()
    eight(g)
    run(g, TakeRewards(0))
    assert not is_over(g)


def test_five_equal_symbols_win_and_five_different_ones_do_not() -> None:
    g = table()
    implement(g, 0, "humans.agenda", "citadels", "forceshields", "patrol_beacons")
    hold(g, 0, "containment_grid")
    fill(g, "containment_grid.implement")
    g.active.remove("patrol_beacons.implement")
    assert g.track[0][-1] == 4
    run(g, TakeRewards(0))
    choose(g, "rewards", "take patrol_beacons.implement")
    assert not is_over(g)
    choose(g, "draw", "refuse")
    if topics(g) == {0: "colours"}:
        answer(g, "colours", ("red", "red"))
    choose(g, "rewards", "take containment_grid.implement")
    assert GAME.result(g).ended_by == "domination"


def test_e11_the_first_cube_in_a_conflict_can_win_in_the_middle_of_phase_2() -> None:
    g = table(4)
    implement(g, 0, "citadels", "forceshields", "containment_grid")
    g.active.remove("citadels.implement")
    hold(g, 0, "patrol_beacons")
    g.reserve["white"] += 2
    g.reserve["red"] += 3
    del g.cubes["citadels.implement"]
    implement(g, 0, "patrol_beacons")
    own(g, 0, "nw_core")
    own(g, 1, "ne_core")
    fight(g, "border_war", "ne_core-nw_core", "nw_core")
    assert g.track[0][-1] == 4
    draw_hand(g, "red", "blue", "blue")
    answer(g, "allocate", ("place red border_war.red:0", "place blue nw_home:0"))
    assert g.ended_by == "domination"
    assert g.hand == ["blue", "blue"], "nothing after the winning cube happens"
    assert "nw_home" not in g.planets


def test_r25_two_starting_systems_win_however_the_second_was_taken() -> None:
    g = table(4)
    lose_system(g, 1, "ne_home")
    own(g, 0, "ne_gate")
    build(g, 0, "humans.base")
    route(g, 0, "ne_home-ne_gate", "ne_gate")
    run(g, TakeRewards(0))
    choose(g, "rewards", "place ne_home")
    assert GAME.result(g).ended_by == "conquest"


def test_conquest_by_a_conflict() -> None:
    g = table(4)
    own(g, 0, "ne_gate")
    fight(g, "border_war", "ne_home-ne_gate", "ne_gate")
    fill(g, "border_war.red")
    run(g, TakeRewards(0))
    choose(g, "rewards", "take border_war.red")
    while topics(g) == {0: "steal"}:
        choose(g, "steal", offered(g)[0])
    answer(g, "claim", True)
    assert GAME.result(g).ended_by == "conquest"
    assert happened(g, GameEnded) == [GameEnded("conquest", (0,))]


def test_r25_both_are_held_at_the_same_time() -> None:
    g = table(4)
    lose_system(g, 0, "nw_home")
    lose_system(g, 1, "ne_home")
    own(g, 0, "ne_gate")
    build(g, 0, "humans.base")
    route(g, 0, "ne_home-ne_gate", "ne_gate")
    run(g, TakeRewards(0))
    choose(g, "rewards", "place ne_home")
    assert not is_over(g)


@pytest.mark.parametrize(("active", "winner"), [(0, 1), (1, 1), (2, 2), (3, 1)])
def test_r24_if_one_change_satisfies_several_the_active_player_or_the_next_one_wins(
    active: int, winner: int
) -> None:
    g = table(4)
    implement(g, 1, "quantum_foundry", "warp_physics", "deep_archive", "brokers")
    implement(g, 2, "star_fairs", "freight_combine", "colony_arks", "neural_commons")
    assert max(g.track[1]) == max(g.track[2]) == 5
    g.seat = active
    with pytest.raises(GameWonError):
        watch(g)
    assert (g.winner, g.ended_by) == (winner, "domination")


def test_a_symbol_gained_in_the_turn_of_another_wins_as_well() -> None:
    """Seat 0 has four economic symbols; seat 1 clears its own side of a conflict, and seat 0 leads."""
    g = table(4)
    implement(g, 0, "space_exchange", "credit_syndicate", "embassy_quarter", "terraforming_corps")
    own(g, 0, "nw_core")
    own(g, 1, "ne_core")
    fight(g, "trade_war", "ne_core-nw_core", "nw_core")
    fill(g, "trade_war.red", 1)
    fill(g, "trade_war.blue", 1)
    assert g.track[0][1] == 4
    draw_hand(g, "black", seat=1)
    answer(g, "allocate", ("cancel trade_war.blue",), 1)
    assert GAME.result(g).winners == (0,)


def test_a_draw_is_offered_once_the_game_stands_still_or_has_gone_on_long() -> None:
    g = table(3)
    assert not may_offer_draw(g)
    g.quiet = 8
    assert not may_offer_draw(g)
    g.quiet = 9
    assert may_offer_draw(g)
    g.quiet, g.turn = 0, 301
    assert may_offer_draw(g)


def test_a_draw_needs_the_consent_of_all_and_is_offered_once_a_turn() -> None:
    g = table(3)
    g.quiet = 9
    run(g, UseCards(0))
    choose(g, "cards", "draw")
    assert topics(g) == {1: "draw_offer", 2: "draw_offer"}
    answer(g, "draw_offer", True, 1)
    answer(g, "draw_offer", False, 2)
    assert topics(g) == {0: "cards"}
    assert "draw" not in offered(g)
    g.offered = []
    run(g, UseCards(0))
    choose(g, "cards", "draw")
    answer(g, "draw_offer", True, 2)
    answer(g, "draw_offer", True, 1)
    assert GAME.result(g).ended_by == "draw"
    assert GAME.result(g).winners == (0, 1, 2)


def test_turns_in_which_nobody_places_a_cube_are_counted() -> None:
    g = table()
    run(g, BeginTurn(0))
    answer(g, "allocate", ())
    choose(g, "cards", "end")
    assert g.quiet == 1
    answer(g, "allocate", (), 1)
    assert g.quiet == 2
    choose(g, "cards", "end", 1)
    answer(g, "allocate", (moves(g)[0],))
    assert g.quiet == 0


def four_and_a_conflict(g: MasterState) -> None:
    """Four diplomatic symbols of seat 0, one of them of its conflict for nw_core; a base there brings one."""
    own(g, 0, "nw_cross")
    own(g, 0, "ne_core")
    implement(g, 0, "free_ports", "guardians_guild", "star_gates")
    fight(g, "ultimatum", "nw_cross-nw_core", "nw_cross")
    fill(g, "ultimatum.red", 1)
    assert g.track[0][SYMBOLS.index("diplomatic")] == 4


def test_the_symbol_of_a_conflict_ends_with_the_claim_that_cancels_it_and_helps_nobody_to_win() -> None:
    g = table(4)
    four_and_a_conflict(g)
    run(g, PlaceFrom(0, "nw_core", ("supply",)))
    assert g.conflicts == {}
    assert g.track[0][SYMBOLS.index("diplomatic")] == 4
    assert topics(g) == {0: "draw"}


def test_the_symbol_of_a_conflict_ends_with_the_loss_of_its_system_and_helps_nobody_to_win() -> None:
    """Who held both ends of a red arrow gains its symbol, but loses that of the conflict."""
    g = table(4)
    own(g, 1, "nw_cross")
    own(g, 1, "nw_core")
    own(g, 2, "ne_core")
    implement(g, 1, "quantum_foundry", "time_dilation")
    fight(g, "spy_scandal", "ne_core-nw_core", "nw_core", attacker=2)
    fill(g, "spy_scandal.red", 1)
    assert g.track[1][SYMBOLS.index("scientific")] == 4
    lose_system(g, 1, "nw_core")
    assert g.ended_by == ""
    assert g.track[1][SYMBOLS.index("scientific")] == 4
