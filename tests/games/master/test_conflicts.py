"""Conflicts on the board (pages 14 to 16): placing them, their cubes, and how they end without a winner."""

import pytest

from galaxy_desktop.games.master.bases import place_base
from galaxy_desktop.games.master.card_events import ConflictCancelled
from galaxy_desktop.games.master.conflicts import cancel, place_conflict, placements
from galaxy_desktop.games.master.events import CubeStolen
from galaxy_desktop.games.master.moves import PlaceConflict
from galaxy_desktop.games.master.rewards import TakeRewards
from galaxy_desktop.games.master.use_cards import UseCards
from tests.games.master.fights import e13
from tests.games.master.laid import (
    answer,
    build,
    choose,
    counts,
    draw_hand,
    fight,
    fill,
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


def test_a_conflict_is_placed_between_an_own_system_and_a_neutral_or_a_rivals_one() -> None:
    g = table(4)
    hold(g, 0, "border_war")
    own(g, 0, "nw_core")
    own(g, 1, "ne_core")
    own(g, 0, "nw_cross")
    tracks = {move.track for move in placements(g, 0)}
    assert "ne_core-nw_core" in tracks
    assert "nw_strait-nw_core" in tracks
    assert "nw_cross-nw_core" not in tracks, "both ends are one's own"
    assert {move.facing for move in placements(g, 0)} == {"red", "blue"}


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
    place_conflict(g, 0, PlaceConflict("trade_war", "nw_home-nw_gate", "red"))
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
    tracks = {move.track for move in placements(g, 0)}
    assert "ne_home-ne_gate" not in tracks
    cancel(g, "trade_war", "truce")
    assert PlaceConflict("border_war", "ne_home-ne_gate", "red") in placements(g, 0)


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
