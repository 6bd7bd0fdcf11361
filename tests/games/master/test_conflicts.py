"""Conflicts (pages 14 to 16)."""

import pytest

from galaxy_desktop.games.master.bases import place_base
from galaxy_desktop.games.master.card_events import ConflictCancelled, ConflictWon
from galaxy_desktop.games.master.conflicts import cancel, place_conflict, placements
from galaxy_desktop.games.master.events import CubeStolen, SystemLost
from galaxy_desktop.games.master.rewards import TakeRewards
from galaxy_desktop.games.master.state import MasterState
from galaxy_desktop.games.master.use_cards import UseCards

from .laid import (
    allocate,
    answer,
    build,
    choose,
    counts,
    draw_hand,
    fight,
    fill,
    happened,
    hold,
    implement,
    keep_first,
    moves,
    offered,
    own,
    route,
    run,
    table,
    topics,
)


def e12() -> MasterState:
    """Example 12: seat 0 (P) holds ne_core, seat 1 (Q) nw_core with two bases and a route to it."""
    g = table(4)
    own(g, 0, "ne_core")
    own(g, 1, "nw_cross")
    own(g, 1, "nw_core", 2)
    route(g, 1, "nw_cross-nw_core", "nw_cross")
    fight(g, "planetary_invasion", "ne_core-nw_core", "ne_core")
    fill(g, "planetary_invasion.red")
    g.cubes["planetary_invasion.blue"] = ("red", "", "", "", "red")
    g.reserve["red"] -= 2
    g.phase = "rewards"
    return g


def win(g: MasterState, side: str = "planetary_invasion.red", seat: int = 0) -> None:
    """Take the reward of a complete side."""
    g.seat = seat
    run(g, TakeRewards(seat))
    choose(g, "rewards", f"take {side}", seat)


def test_a_conflict_is_placed_between_an_own_system_and_a_neutral_or_a_rivals_one() -> None:
    g = table(4)
    hold(g, 0, "border_war")
    own(g, 0, "nw_core")
    own(g, 1, "ne_core")
    own(g, 0, "nw_cross")
    tracks = {option.split(" ")[2] for option in placements(g, 0)}
    assert "ne_core-nw_core" in tracks
    assert "nw_strait-nw_core" in tracks
    assert "nw_cross-nw_core" not in tracks, "both ends are one's own"
    assert {option.split(" ")[3] for option in placements(g, 0)} == {"red", "blue"}


@pytest.mark.parametrize(("facing", "red", "blue"), [("red", 0, 1), ("blue", 1, 0)])
def test_the_attacker_chooses_which_side_is_the_own_one(facing: str, red: int, blue: int) -> None:
    g = table(4)
    hold(g, 0, "border_war")
    own(g, 0, "nw_core")
    own(g, 1, "ne_core")
    run(g, UseCards(0))
    choose(g, "cards", f"conflict border_war ne_core-nw_core {facing}")
    conflict = g.conflicts["border_war"]
    assert (conflict.red, conflict.blue, conflict.attacker) == (red, blue, 0)
    assert g.players[0].row == ["humans"]


def test_r10_cubes_of_the_attacker_on_that_track_go_home_finished_or_not() -> None:
    g = table()
    hold(g, 0, "trade_war")
    route(g, 0, "nw_home-nw_gate", "nw_home")
    route(g, 0, "nw_home-nw_march", "nw_home", 1)
    red = g.players[0].bag["red"]
    run(g)
    place_conflict(g, 0, "trade_war", "nw_home-nw_gate", "red")
    assert g.players[0].bag["red"] == red + 3
    assert set(g.routes) == {"nw_home-nw_march"}


def test_r16_one_conflict_per_track_and_a_neutral_corner_can_be_attacked() -> None:
    g = table(4)
    g.owners.pop("ne_home")
    g.bases.pop("ne_home")
    g.players[1].unused += 1
    own(g, 0, "ne_gate")
    hold(g, 0, "border_war", "crusade")
    fight(g, "trade_war", "ne_home-ne_gate", "ne_gate")
    tracks = {option.split(" ")[2] for option in placements(g, 0)}
    assert "ne_home-ne_gate" not in tracks
    cancel(g, "trade_war", "truce")
    assert "conflict border_war ne_home-ne_gate red" in placements(g, 0)


def test_e12_both_sides_are_cleared_with_starred_cubes_to_the_reserve() -> None:
    g = e12()
    p, q, reserve = (dict(store) for store in (g.players[0].bag, g.players[1].bag, g.reserve))
    win(g)
    assert g.players[0].bag["red"] == p["red"] + 2
    assert g.players[0].bag["white"] == p["white"] + 1
    assert g.players[1].bag["red"] == q["red"] + 1
    assert g.reserve["red"] == reserve["red"] + 3
    assert "planetary_invasion" in g.players[0].row


def test_e12_spoils_then_the_system_falls_and_the_winner_may_place_a_base() -> None:
    g = e12()
    fill(g, "rocs.base", 2)
    win(g)
    assert set(offered(g)) == {"rocs.base:0", "rocs.base:1", "nw_cross-nw_core:2"}
    choose(g, "steal", "nw_cross-nw_core:2")
    assert set(offered(g)) == {"rocs.base:0", "rocs.base:1", "nw_cross-nw_core:1"}
    choose(g, "steal", "rocs.base:0")
    choose(g, "steal", "rocs.base:1")
    assert topics(g) == {0: "claim"}
    assert SystemLost(1, "nw_core", 2) in g.events
    assert g.routes == {}
    answer(g, "claim", True)
    assert g.owners["nw_core"] == 0
    assert counts(g)["diplomatic"] == 1, "both cores of the north"
    assert topics(g) == {0: "draw"}


def test_e12_the_winner_may_leave_the_system_neutral() -> None:
    g = e12()
    win(g)
    while topics(g) == {0: "steal"}:
        choose(g, "steal", offered(g)[0])
    answer(g, "claim", False)
    assert "nw_core" not in g.owners
    assert topics(g) == {}


def test_e12_had_the_blue_side_won_a_leader_would_be_destroyed() -> None:
    g = table(4)
    own(g, 0, "ne_core")
    own(g, 1, "nw_core")
    hold(g, 0, "marshal", "envoy")
    fight(g, "planetary_invasion", "ne_core-nw_core", "ne_core")
    fill(g, "planetary_invasion.blue")
    win(g, "planetary_invasion.blue", seat=1)
    assert offered(g, 1) == ("marshal", "envoy")
    choose(g, "card", "envoy", 1)
    assert g.players[0].row == ["humans", "marshal"]
    assert g.decks["leader"][-1] == "envoy"
    assert g.owners["ne_core"] == 0


def test_r17_spoils_are_never_black_nor_guarded_nor_from_conflicts_or_planets() -> None:
    g = e12()
    implement(g, 1, "guardians_guild")
    fill(g, "wanderers.base", 0)
    g.planets["nw_core"] = ("red", "", "")
    g.reserve["red"] -= 1
    own(g, 2, "se_core")
    fight(g, "trade_war", "se_core-ne_core", "se_core", attacker=2)
    win(g)
    assert set(offered(g)) == {"nw_cross-nw_core:2"}


def test_capture_needs_neither_a_route_nor_a_constructed_base_but_some_base() -> None:
    g = e12()
    g.players[0].unused = 0
    g.players[0].built = []
    own(g, 0, "nw_home", 1)
    for system, bases in (("nw_gate", 2), ("ne_core", 3), ("sw_core", 3)):
        g.owners[system], g.bases[system] = 0, bases
    g.players[0].unused = 0
    g.bases["sw_core"] = 2
    build(g, 0, "humans.base")
    g.players[0].unused = 0
    win(g)
    while topics(g) == {0: "steal"}:
        choose(g, "steal", offered(g)[0])
    answer(g, "claim", True)
    assert g.players[0].built == [], "a constructed one where none is unused"


def e13() -> MasterState:
    """Example 13: P holds nw_gate and nw_core; nw_strait is neutral, one cube on its way there."""
    g = table()
    own(g, 0, "nw_gate")
    own(g, 0, "nw_core")
    route(g, 0, "nw_strait-nw_core", "nw_core", 1)
    hold(g, 0, "trade_war")
    run(g, UseCards(0))
    choose(g, "cards", "conflict trade_war nw_gate-nw_strait red")
    choose(g, "cards", "end")
    g.turn += 2
    return g


def test_e13_a_neutral_system_is_won_with_a_base_the_card_and_cubes_of_the_reserve() -> None:
    g = e13()
    fill(g, "trade_war.red", 4)
    reserve = dict(g.reserve)
    allocate(g, ["yellow"], "place yellow trade_war.red:4")
    choose(g, "rewards", "take trade_war.red")
    assert g.reserve["yellow"] == reserve["yellow"] + 1
    assert "trade_war" in g.players[0].row
    answer(g, "claim", True)
    keep_first(g)
    answer(g, "colours", ("red", "red", "blue", "white"))
    assert g.owners["nw_strait"] == 0
    assert g.routes["nw_strait-nw_core"].cubes == 1
    assert topics(g) == {0: "cards"}


def test_r18_no_card_is_taken_whatever_the_stake_and_the_winner_may_decline() -> None:
    g = e13()
    implement(g, 1, "space_exchange")
    fill(g, "trade_war.red")
    win(g, "trade_war.red")
    answer(g, "claim", False)
    answer(g, "colours", ("red", "red", "blue", "white"))
    assert "nw_strait" not in g.owners
    assert "space_exchange" in g.players[1].row


def test_e13_a_rival_who_comes_first_ends_the_conflict_and_the_card_goes_under_its_deck() -> None:
    g = e13()
    fill(g, "trade_war.red", 3)
    yellow = g.players[0].bag["yellow"]
    white = g.players[0].bag["white"]
    place_base(g, 1, "nw_strait", "supply")
    assert ConflictCancelled("trade_war", "claimed") in g.events
    assert g.decks["conflict"][-1] == "trade_war"
    assert g.players[0].bag["yellow"] == yellow + 3
    assert g.players[0].bag["white"] == white + 1, "the cube of the route"
    assert g.routes == {}


def test_e13_between_players_the_card_goes_to_the_red_side_whoever_placed_it() -> None:
    g = table(4)
    own(g, 0, "nw_core")
    own(g, 1, "ne_core")
    fight(g, "trade_war", "ne_core-nw_core", "ne_core", attacker=0)
    cancel(g, "trade_war", "envoy")
    assert "trade_war" in g.players[1].row


def test_claiming_the_system_over_another_track_cancels_the_own_conflict() -> None:
    g = e13()
    g.routes.clear()
    g.reserve["white"] += 1
    route(g, 0, "nw_strait-nw_core", "nw_core")
    build(g, 0, "humans.base")
    g.phase = "rewards"
    run(g, TakeRewards(0))
    choose(g, "rewards", "place nw_strait")
    assert g.conflicts == {}
    assert "nw_strait-nw_core" in g.routes


def test_r31_no_cube_goes_into_a_conflict_in_the_turn_in_which_it_was_placed() -> None:
    g = table()
    implement(g, 0, "elder_ruins", "citadels", "forceshields")
    hold(g, 0, "siege_mother", "border_war")
    run(g, UseCards(0))
    choose(g, "cards", "conflict border_war nw_home-nw_gate red")
    choose(g, "cards", "discard siege_mother")
    assert topics(g) == {0: "cards"}, "nothing to add"
    g.turn += 2
    hold(g, 0, "siege_mother")
    run(g, UseCards(0))
    choose(g, "cards", "discard siege_mother")
    assert topics(g) == {0: "add"}


def test_r20_a_truce_is_offered_once_per_turn_and_ends_the_conflict_if_agreed() -> None:
    g = table(4)
    own(g, 0, "nw_core")
    own(g, 1, "ne_core")
    fight(g, "border_war", "ne_core-nw_core", "nw_core")
    fill(g, "border_war.red", 1)
    run(g, UseCards(0))
    choose(g, "cards", "truce border_war")
    assert topics(g) == {1: "truce"}
    answer(g, "truce", False, 1)
    assert "truce border_war" not in offered(g)
    g.offered = []
    run(g, UseCards(0))
    choose(g, "cards", "truce border_war")
    red = g.players[0].bag["red"]
    answer(g, "truce", True, 1)
    assert g.conflicts == {}
    assert "border_war" in g.players[0].row
    assert g.players[0].bag["red"] == red + 1


def test_no_truce_with_nobody_and_none_in_conflicts_of_others() -> None:
    g = table(4)
    own(g, 2, "se_core")
    own(g, 1, "ne_core")
    fight(g, "border_war", "se_core-ne_core", "se_core", attacker=2)
    fight(g, "trade_war", "nw_home-nw_gate", "nw_home")
    run(g, UseCards(0))
    assert not [option for option in offered(g) if option.startswith("truce")]


def test_r21_of_two_complete_conflicts_the_first_can_cancel_the_second() -> None:
    g = table(4)
    own(g, 0, "ne_core")
    own(g, 0, "nw_cross")
    own(g, 1, "nw_core")
    fight(g, "planetary_invasion", "ne_core-nw_core", "ne_core")
    fight(g, "border_war", "nw_cross-nw_core", "nw_cross")
    fill(g, "planetary_invasion.red")
    fill(g, "border_war.red")
    win(g)
    answer(g, "claim", True)
    keep_first(g)
    assert g.conflicts == {}
    assert not happened(g, ConflictWon)
    assert "border_war" in g.players[0].row, "cancelled: it goes to its red side"
    assert topics(g) == {}, "nothing more is due"


def test_r32_a_conflict_on_the_board_is_a_card_of_the_loser_and_may_be_destroyed() -> None:
    g = table(4)
    own(g, 0, "nw_core")
    own(g, 1, "ne_core")
    own(g, 2, "se_core")
    fight(g, "pirate_raids", "ne_core-nw_core", "ne_core", attacker=0)
    fight(g, "border_war", "se_core-ne_core", "se_core", attacker=2)
    fill(g, "pirate_raids.blue")
    fill(g, "border_war.red", 1)
    red = g.players[2].bag["red"]
    win(g, "pirate_raids.blue")
    assert offered(g) == ("border_war",)
    choose(g, "card", "border_war")
    assert g.conflicts == {}
    assert "border_war" in g.decks["conflict"], "destroyed, not given to the red side"
    assert g.players[2].bag["red"] == red + 1


def test_a_conflict_taken_as_an_objective_goes_to_the_winner() -> None:
    g = table(4)
    own(g, 0, "nw_core")
    own(g, 1, "ne_core")
    own(g, 2, "se_core")
    fight(g, "spy_scandal", "ne_core-nw_core", "ne_core", attacker=0)
    fight(g, "border_war", "se_core-ne_core", "se_core", attacker=2)
    fill(g, "spy_scandal.blue")
    win(g, "spy_scandal.blue")
    choose(g, "card", "border_war")
    assert "border_war" in g.players[0].row


def test_a_taken_development_arrives_empty_and_its_cubes_go_to_the_old_owner() -> None:
    g = table(4)
    own(g, 0, "nw_core")
    own(g, 1, "ne_core")
    implement(g, 1, "space_exchange")
    fight(g, "trade_war", "ne_core-nw_core", "nw_core")
    fill(g, "trade_war.red")
    win(g, "trade_war.red")
    while topics(g) == {0: "steal"}:
        choose(g, "steal", offered(g)[0])
    choose(g, "card", "space_exchange")
    assert "space_exchange" in g.players[0].row
    assert "space_exchange.implement" not in {*g.cubes, *g.active}


def test_a_base_constructed_on_a_card_that_is_taken_goes_to_the_supply() -> None:
    g = table(4)
    own(g, 0, "nw_core")
    own(g, 1, "ne_core")
    hold(g, 1, "empire")
    build(g, 1, "empire.base")
    fight(g, "ultimatum", "ne_core-nw_core", "ne_core", attacker=0)
    fill(g, "ultimatum.blue")
    unused = g.players[1].unused
    win(g, "ultimatum.blue")
    choose(g, "card", "empire")
    assert (g.players[1].built, g.players[1].unused) == ([], unused + 1)


def test_a_stake_without_a_fitting_card_does_nothing() -> None:
    g = table(4)
    own(g, 0, "nw_core")
    own(g, 1, "ne_core")
    fight(g, "trade_war", "ne_core-nw_core", "nw_core")
    fill(g, "trade_war.red")
    win(g, "trade_war.red")
    assert topics(g) == {}


def test_the_advantage_is_lost_when_the_other_side_has_more() -> None:
    g = table(4)
    own(g, 0, "nw_core")
    own(g, 1, "ne_core")
    fight(g, "trade_war", "ne_core-nw_core", "nw_core")
    fill(g, "trade_war.red", 1)
    assert "economic" in counts(g, 0)
    draw_hand(g, "yellow", "yellow", seat=1)
    assert "place yellow trade_war.blue:0" in moves(g, 1)
    answer(g, "allocate", ("place yellow trade_war.blue:0", "place yellow trade_war.blue:1"), 1)
    assert "economic" not in counts(g, 0)
    assert "economic" in counts(g, 1)


def test_stolen_cubes_come_from_conflicts_too() -> None:
    g = table(4)
    own(g, 0, "nw_core")
    own(g, 1, "ne_core")
    fight(g, "trade_war", "ne_core-nw_core", "nw_core")
    fill(g, "trade_war.blue", 1)
    hold(g, 0, "corsair")
    fill(g, "corsair.covert")
    run(g, TakeRewards(0))
    choose(g, "rewards", "take corsair.covert")
    choose(g, "steal", "trade_war.blue:0")
    assert CubeStolen(0, 1, "yellow", "trade_war.blue:0", "corsair") in g.events
