"""Phase 2 (page 8): where a drawn cube may go, one after the other."""

import pytest

from galaxy_desktop.engine.decisions import Compose
from galaxy_desktop.engine.flow import IllegalAnswerError, give, open_asks
from galaxy_desktop.games.master import allocation
from galaxy_desktop.games.master.allocation import Allocation
from galaxy_desktop.games.master.events import CubePlaced, HandReturned
from galaxy_desktop.games.master.invariants import all_cubes
from galaxy_desktop.games.master.state import MasterState
from tests.games.master.laid import (
    allocate,
    answer,
    draw_hand,
    fight,
    fill,
    hold,
    implement,
    moves,
    own,
    route,
    table,
    topics,
)


def targets(g: MasterState, colour: str) -> set[str]:
    """The places that a cube of a colour may go to, without the numbers of slots."""
    return {move.split(" ")[2].rpartition(":")[0] for move in moves(g) if move.startswith(f"place {colour} ")}


def test_a_cube_goes_into_any_empty_slot_of_its_colour_on_own_cards() -> None:
    g = table()
    draw_hand(g, "yellow")
    assert targets(g, "yellow") == {
        "humans.base",
        "humans.receive",
        "humans.agenda",
        "nw_home",
        "nw_home-nw_march",
    }


def test_cards_of_rivals_and_conflict_cards_in_the_row_take_no_cubes() -> None:
    g = table()
    hold(g, 0, "border_war")
    draw_hand(g, "red")
    assert not {place for place in targets(g, "red") if place.startswith(("rocs", "border_war"))}


def test_any_plain_cube_settles_a_planet_where_a_base_stands() -> None:
    g = table()
    draw_hand(g, "white", "black")
    assert {"place white nw_home:0", "place white nw_home:1", "place white nw_home:2"} <= set(moves(g))
    assert "nw_home" not in targets(g, "black")
    assert "se_home" not in targets(g, "white")


def test_e3_a_settled_planet_is_settled_for_good() -> None:
    g = table()
    allocate(g, ["red"], "place red nw_home:0")
    draw_hand(g, "red", "black")
    assert "place red nw_home:0" not in moves(g)
    assert "cancel nw_home" not in moves(g)


def test_a_route_between_systems_that_a_pack_has_given_one_colour_is_begun_by_one_move(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(allocation, "colours", lambda track: ("red", "red"))
    monkeypatch.setattr(allocation, "first_moves", allocation.first_moves.__wrapped__)
    g = table()
    draw_hand(g, "red", "blue")
    on_track = [move for move in moves(g) if "nw_home-nw_cross" in move]
    assert on_track == ["place red nw_home-nw_cross:0"]


def test_e4_a_route_is_begun_next_to_home_in_one_of_two_colours() -> None:
    g = table()
    draw_hand(g, "red", "blue", "yellow", "white")
    on_track = {move for move in moves(g) if "nw_home-nw_cross" in move}
    assert on_track == {"place red nw_home-nw_cross:0", "place blue nw_home-nw_cross:0"}


def test_e4_the_first_cube_settles_the_colour_and_slots_are_filled_in_order() -> None:
    g = table()
    draw_hand(g, "red", "blue", "red")
    decision = open_asks(g)[0]
    assert isinstance(decision, Compose)
    after = decision.composer.moves(("place red nw_home-nw_cross:0",))
    assert [move for move in after if "nw_home-nw_cross" in move] == ["place red nw_home-nw_cross:1"]


def test_e4_after_a_cancellation_the_colour_is_free_again() -> None:
    g = table()
    route(g, 0, "nw_home-nw_cross", "nw_home", 2)
    red = g.players[0].bag["red"]
    draw_hand(g, "black", "blue")
    answer(g, "allocate", ("cancel nw_home-nw_cross", "place blue nw_home-nw_cross:0"))
    assert g.players[0].bag["red"] == red + 2
    assert (g.routes["nw_home-nw_cross"].colour, g.routes["nw_home-nw_cross"].cubes) == ("blue", 1)


def test_between_two_own_systems_the_first_slot_names_the_departure() -> None:
    g = table()
    own(g, 0, "nw_gate")
    draw_hand(g, "red", "white")
    ends = {"place red nw_home-nw_gate:0", "place red nw_home-nw_gate:2"}
    assert ends <= set(moves(g))
    answer(g, "allocate", ("place white nw_home-nw_gate:2",))
    assert g.routes["nw_home-nw_gate"].departure == "nw_gate"


def test_no_route_leads_to_a_rival_to_the_dark_or_over_a_conflict() -> None:
    g = table(4)
    own(g, 0, "nw_core")
    own(g, 1, "ne_core")
    fight(g, "border_war", "nw_home-nw_gate", "nw_home")
    g.dark.append("nw_strait")
    g.holes -= 1
    draw_hand(g, "red", "yellow", "white")
    tracks = {move.split(" ")[2].rpartition(":")[0] for move in moves(g)}
    assert not tracks & {"ne_core-nw_core", "nw_strait-nw_core", "nw_home-nw_gate"}
    assert "nw_home-nw_march" in tracks


def test_r29_a_route_to_a_system_one_fights_for_neither_starts_nor_grows() -> None:
    g = table()
    own(g, 0, "nw_gate")
    own(g, 0, "nw_core")
    route(g, 0, "nw_strait-nw_core", "nw_core", 1)
    fight(g, "trade_war", "nw_gate-nw_strait", "nw_gate")
    draw_hand(g, "white", "black")
    assert "place white nw_strait-nw_core:0" not in moves(g)
    assert "cancel nw_strait-nw_core" in moves(g)
    assert g.routes["nw_strait-nw_core"].cubes == 1


def test_only_the_own_side_of_a_conflict_can_be_filled() -> None:
    g = table(4)
    own(g, 0, "nw_core")
    own(g, 1, "ne_core")
    fight(g, "border_war", "ne_core-nw_core", "nw_core")
    draw_hand(g, "red")
    assert "border_war.red" in targets(g, "red")
    assert "border_war.blue" not in targets(g, "red")


def test_e8_a_black_cube_cancels_a_project_done_or_not_and_starred_cubes_are_lost() -> None:
    g = table()
    implement(g, 0, "credit_syndicate")
    before, reserve = dict(g.players[0].bag), dict(g.reserve)
    allocate(g, ["black"], "cancel credit_syndicate.implement")
    after = g.players[0].bag
    gained = {colour: after[colour] - before[colour] for colour in after}
    assert gained == {"red": 0, "blue": 0, "yellow": 2, "white": 2, "black": 0}
    assert g.reserve["yellow"] == reserve["yellow"] + 1
    assert g.active == []


def test_a_black_cube_goes_into_a_black_slot_as_well() -> None:
    g = table()
    hold(g, 0, "marshal")
    allocate(g, ["black"], "place black marshal.covert:1")
    assert g.cubes["marshal.covert"] == ("", "black")


def test_only_black_cubes_cancel_and_nothing_without_cubes_is_cancelled() -> None:
    g = table()
    fill(g, "humans.base", 1)
    draw_hand(g, "red")
    assert not any(move.startswith("cancel") for move in moves(g))
    draw = table()
    draw_hand(draw, "black")
    assert moves(draw) == ()


def test_cubes_that_are_not_placed_go_back_to_the_bag() -> None:
    g = table()
    events = allocate(g, ["red", "blue"], "place red humans.base:3")
    assert HandReturned(0, ("blue",)) in events
    assert g.players[0].bag["blue"] == 5
    assert CubePlaced(0, "red", "humans.base:3") in events


def test_returned_cubes_of_a_cancelled_project_are_not_used_again_this_turn() -> None:
    g = table()
    fill(g, "humans.base", 2)
    draw_hand(g, "black")
    decision = open_asks(g)[0]
    assert isinstance(decision, Compose)
    assert decision.composer.moves(("cancel humans.base",)) == ()


def test_the_allocation_is_shown_as_it_would_be_before_it_is_given() -> None:
    g = table()
    fill(g, "humans.receive", 1)
    draw_hand(g, "yellow", "red")
    decision = open_asks(g)[0]
    assert isinstance(decision, Compose)
    composer = decision.composer
    assert isinstance(composer, Allocation)
    made = ("place yellow humans.receive:1", "place red nw_home:0")
    assert composer.ready(()) == ()
    assert composer.ready(made) == ("nw_home:0", "humans.receive")
    assert composer.complete(())


def test_a_substitute_works_until_the_card_that_gives_it_is_cancelled() -> None:
    g = table()
    implement(g, 0, "black_market")
    draw_hand(g, "black", "black")
    assert "place black humans.base:0" in moves(g)
    with pytest.raises(IllegalAnswerError):
        give(g, 0, ("cancel black_market.implement", "place black humans.base:0"))
    answer(g, "allocate", ("place black humans.base:0", "cancel black_market.implement"))
    assert g.cubes["humans.base"][0] == "black"


def test_a_cube_in_a_conflict_can_power_the_leader_who_lends_a_substitute() -> None:
    g = table(4)
    own(g, 0, "nw_core")
    own(g, 1, "ne_core")
    hold(g, 0, "smuggler")
    implement(g, 0, "credit_syndicate")
    fight(g, "trade_war", "ne_core-nw_core", "nw_core")
    draw_hand(g, "yellow", "black")
    substitute = "place black humans.receive:0"
    assert substitute not in moves(g)
    decision = open_asks(g)[0]
    assert isinstance(decision, Compose)
    assert substitute in decision.composer.moves(("place yellow trade_war.red:0",))
    answer(g, "allocate", ("place yellow trade_war.red:0", substitute))
    assert g.cubes["humans.receive"][0] == "black"


def test_cubes_are_conserved() -> None:
    g = table()
    before = all_cubes(g)
    allocate(g, ["red", "blue", "white"], "place red nw_home:0", "place blue nw_home-nw_cross:0")
    assert all_cubes(g) == before
    assert topics(g) == {0: "cards"}
