"""Space bases and routes (pages 9 to 11)."""

from dataclasses import replace

import pytest

from galaxy_desktop.engine.flow import Answers
from galaxy_desktop.games.master.allocate import allocation
from galaxy_desktop.games.master.bases import lose_system, open_systems, place_base
from galaxy_desktop.games.master.events import CubesLeft, ProjectDone
from galaxy_desktop.games.master.projects import due
from galaxy_desktop.games.master.rewards import TakeRewards
from galaxy_desktop.games.master.state import MasterState
from galaxy_desktop.games.master.steps import MasterStep
from tests.games.master.laid import (
    allocate,
    answer,
    build,
    choose,
    draw_hand,
    fight,
    fill,
    happened,
    hold,
    implement,
    keep_first,
    offered,
    own,
    route,
    run,
    table,
    topics,
)


def place(g: MasterState, seat: int, system: str) -> None:
    """A base of the supply into a system."""
    run(g)
    place_base(g, seat, system, "supply")
    run(g)
    keep_first(g)


def is_paid(g: MasterState, track: str) -> bool:
    """Whether a route counts as completed."""
    return g.routes[track].paid


def test_a_neutral_system_needs_a_complete_route_to_it() -> None:
    g = table()
    build(g, 0, "humans.base")
    route(g, 0, "nw_home-nw_gate", "nw_home", 2)
    assert open_systems(g, 0) == ()
    route(g, 0, "nw_home-nw_march", "nw_home")
    assert open_systems(g, 0) == ("nw_march", "nw_home")


def test_nothing_can_be_placed_without_a_constructed_base() -> None:
    g = table()
    route(g, 0, "nw_home-nw_gate", "nw_home")
    assert open_systems(g, 0) == ()


def test_who_has_no_system_may_place_anywhere_neutral() -> None:
    g = table()
    build(g, 0, "humans.base")
    lose_system(g, 0, "nw_home")
    assert "se_cross" in open_systems(g, 0)
    assert "nw_home" in open_systems(g, 0)
    assert "ne_home" not in open_systems(g, 0), "it is dark"


@pytest.mark.parametrize(("there", "deck"), [(0, "leader"), (1, "conflict"), (2, "government")])
def test_e6_first_second_and_third_base_bring_leader_conflict_and_government(there: int, deck: str) -> None:
    g = table()
    if there:
        own(g, 0, "nw_core", there)
    expected = g.decks[deck][0]
    run(g)
    place_base(g, 0, "nw_core", "supply")
    run(g)
    assert topics(g) == {0: "draw"}
    assert g.looked[0] == expected


def test_e6_a_system_holds_as_many_bases_as_planets_settled_or_not() -> None:
    g = table()
    build(g, 0, "humans.base")
    own(g, 0, "nw_gate", 2)
    route(g, 0, "nw_home-nw_gate", "nw_home")
    assert open_systems(g, 0) == ("nw_home",)
    own(g, 0, "nw_home", 3)
    assert open_systems(g, 0) == ()


def test_r11_reinforcing_needs_a_complete_route_to_any_own_or_neutral_system() -> None:
    g = table()
    build(g, 0, "humans.base")
    own(g, 0, "nw_gate")
    assert open_systems(g, 0) == ()
    route(g, 0, "nw_home-nw_march", "nw_home", 2)
    assert open_systems(g, 0) == ()
    g.routes.clear()
    g.reserve["red"] += 2
    route(g, 0, "nw_home-nw_march", "nw_home")
    assert open_systems(g, 0) == ("nw_march", "nw_home")


def test_e6_frontier_pact_and_outpost_charters_drop_the_route() -> None:
    g = table()
    build(g, 0, "humans.base")
    hold(g, 0, "frontier_pact")
    assert open_systems(g, 0) == ("nw_home",)
    other = table()
    build(other, 0, "humans.base")
    implement(other, 0, "outpost_charters")
    assert open_systems(other, 0) == ("nw_home",)


def test_the_first_base_keeps_its_route_and_all_others_go_home() -> None:
    g = table(4)
    own(g, 0, "nw_gate")
    own(g, 1, "ne_strait")
    build(g, 0, "humans.base")
    route(g, 0, "nw_gate-nw_strait", "nw_gate")
    route(g, 1, "ne_strait-nw_strait", "ne_strait")
    white = g.players[1].bag["white"]
    run(g, TakeRewards(0))
    choose(g, "rewards", "place nw_strait")
    assert set(g.routes) == {"nw_gate-nw_strait"}
    assert g.players[1].bag["white"] == white + 2


def test_a_partial_route_to_a_system_claimed_another_way_stays_and_can_be_finished() -> None:
    g = table()
    own(g, 0, "nw_gate")
    own(g, 0, "nw_core")
    build(g, 0, "humans.base")
    route(g, 0, "nw_gate-nw_strait", "nw_gate")
    route(g, 0, "nw_strait-nw_core", "nw_core", 1)
    run(g, TakeRewards(0))
    choose(g, "rewards", "place nw_strait")
    keep_first(g)
    assert g.routes["nw_strait-nw_core"].cubes == 1
    allocate(g, ["white"], "place white nw_strait-nw_core:0")
    assert g.routes["nw_strait-nw_core"].cubes == 2


def test_e4_when_a_third_party_claims_the_system_the_whole_route_goes_home() -> None:
    g = table(4)
    own(g, 1, "nw_core")
    build(g, 1, "rocs.base")
    route(g, 0, "nw_home-nw_cross", "nw_home")
    route(g, 1, "nw_cross-nw_core", "nw_core")
    red = g.players[0].bag["red"]
    run(g, TakeRewards(1))
    choose(g, "rewards", "place nw_cross", 1)
    assert g.players[0].bag["red"] == red + 4
    (left,) = happened(g, CubesLeft)
    assert left.cause == "claimed"
    assert left.spots[0] == "nw_home-nw_cross:3", "the far end first"


def test_losing_a_system_sends_home_bases_routes_and_ends_conflicts() -> None:
    g = table(4)
    own(g, 0, "nw_core", 2)
    own(g, 1, "ne_core")
    route(g, 0, "nw_cross-nw_core", "nw_core", 2)
    fight(g, "border_war", "ne_core-nw_core", "nw_core", attacker=1)
    run(g)
    lose_system(g, 0, "nw_core")
    assert g.players[0].unused == 8
    assert g.routes == {}
    assert g.conflicts == {}
    assert "border_war" in g.players[0].row, "to the red side"


def test_r9_routes_of_others_to_a_system_that_was_taken_end() -> None:
    g = table(4)
    own(g, 2, "se_core")
    own(g, 1, "ne_core")
    route(g, 1, "ne_core-nw_core", "ne_core", 2)
    route(g, 2, "se_core-ne_core", "se_core", 1)
    g.routes.pop("se_core-ne_core")
    g.reserve["red"] += 1
    own(g, 0, "nw_cross")
    place(g, 0, "nw_core")
    assert "ne_core-nw_core" not in g.routes


def test_r28_a_discount_completes_a_route_and_losing_it_makes_it_incomplete_again() -> None:
    g = table()
    implement(g, 0, "star_gates")
    build(g, 0, "humans.base")
    route(g, 0, "nw_home-nw_gate", "nw_home", 1)
    allocate(g, ["red"], "place red nw_home-nw_gate:1")
    choose(g, "rewards", "take nw_home-nw_gate")
    assert ProjectDone(0, "nw_home-nw_gate") in g.events
    assert is_paid(g, "nw_home-nw_gate")
    choose(g, "rewards", "done")
    draw_hand(g, "black", "red")
    answer(g, "allocate", ("cancel star_gates.implement",))
    assert not is_paid(g, "nw_home-nw_gate")
    assert open_systems(g, 0) == ()
    draw_hand(g, "red")
    answer(g, "allocate", ("place red nw_home-nw_gate:2",))
    choose(g, "rewards", "take nw_home-nw_gate")
    assert ProjectDone(0, "nw_home-nw_gate") in g.events, "completed anew"


def test_r28_a_route_that_stays_complete_without_a_stolen_cube_brings_nothing_anew() -> None:
    g = table()
    implement(g, 0, "star_gates", "free_ports")
    route(g, 0, "nw_home-nw_gate", "nw_home")
    hold(g, 1, "marshal")
    fill(g, "marshal.covert")
    run(g, TakeRewards(1))
    choose(g, "rewards", "take marshal.covert", 1)
    choose(g, "steal", "nw_home-nw_gate:2", 1)
    assert is_paid(g, "nw_home-nw_gate")
    assert due(g, 0) == ()


def test_a_route_that_lost_a_cube_and_is_filled_again_counts_as_completed_anew() -> None:
    g = table()
    route(g, 0, "nw_home-nw_gate", "nw_home")
    hold(g, 1, "marshal")
    fill(g, "marshal.covert")
    run(g, TakeRewards(1))
    choose(g, "rewards", "take marshal.covert", 1)
    choose(g, "steal", "nw_home-nw_gate:2", 1)
    assert not is_paid(g, "nw_home-nw_gate")
    allocate(g, ["red"], "place red nw_home-nw_gate:2")
    assert ProjectDone(0, "nw_home-nw_gate") in g.events


def test_r28_an_allocation_that_breaks_a_route_and_completes_it_shows_its_reward() -> None:
    g = table()
    implement(g, 0, "star_gates")
    route(g, 0, "nw_home-nw_gate", "nw_home", 2)
    g.routes["nw_home-nw_gate"] = replace(g.routes["nw_home-nw_gate"], paid=True)
    draw_hand(g, "black", "red")
    broken = ("cancel star_gates.implement", "place red nw_home-nw_gate:2")
    assert allocation(g, 0).ready(broken) == ("nw_home-nw_gate",)
    assert allocation(g, 0).ready(tuple(reversed(broken))) == (), "it was complete all the time"
    answer(g, "allocate", broken)
    assert ProjectDone(0, "nw_home-nw_gate") in g.events


def test_r28_a_discount_never_leaves_a_project_without_a_cube() -> None:
    g = table()
    implement(g, 0, "freight_combine")
    hold(g, 0, "technocracy")
    run(g, TakeRewards(0))
    assert topics(g) == {}
    allocate(g, ["blue"], "place blue technocracy.receive:0")
    choose(g, "rewards", "take technocracy.receive")


def test_a_base_from_outside_the_normal_way_is_an_unused_one_first() -> None:
    g = table()
    build(g, 0, "humans.base")
    implement(g, 0, "colony_arks")

    class Discard(MasterStep):
        def act(self, g: MasterState, answers: Answers) -> None:
            from galaxy_desktop.games.master.use_cards import discard

            discard(g, 0, "colony_arks")

    run(g, Discard())
    assert offered(g) == ("place_base:0", "place_base:1")
    choose(g, "choose", "place_base:0")
    choose(g, "system", "nw_gate")
    assert g.players[0].built == ["humans.base"]
    assert g.players[0].unused == 6
