"""Where several rules meet: each test is named for the ruling that decides."""

from dataclasses import replace

import pytest

from galaxy_desktop.games.master import powers, triggers
from galaxy_desktop.games.master.actions import steps_of
from galaxy_desktop.games.master.allocate import allocation
from galaxy_desktop.games.master.box import cards
from galaxy_desktop.games.master.conflicts import place_conflict, placements
from galaxy_desktop.games.master.draw import gain_card
from galaxy_desktop.games.master.events import ProjectDone
from galaxy_desktop.games.master.holes import PlaceHole
from galaxy_desktop.games.master.moves import PlaceConflict
from galaxy_desktop.games.master.projects import due
from galaxy_desktop.games.master.schema import ANY, KINDS, SYMBOLS, Ability, Condition, Effect
from galaxy_desktop.games.master.star_map import star_map
from galaxy_desktop.games.master.state import MasterState
from galaxy_desktop.games.master.taking import ReturnCube, ReturnProject
from galaxy_desktop.games.master.triggers import Fire, TriggerDetails
from galaxy_desktop.games.master.turn import BeginTurn, RecallBlack
from galaxy_desktop.games.master.use_cards import UseCards
from galaxy_desktop.games.master.winning import Claim
from tests.games.master.fights import e12, two_fronts, win
from tests.games.master.laid import (
    answer,
    build,
    choose,
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


def military(g: MasterState) -> int:
    """What the supremacy track shows."""
    return g.track[0][SYMBOLS.index("military")]


def test_r4_black_cubes_come_back_from_marked_slots_too() -> None:
    g = table()
    g.players[0].row[0] = "yclopes"
    g.decks["species"] = [*(card for card in g.decks["species"] if card != "yclopes"), "humans"]
    fill(g, "yclopes.receive3")
    bag = dict(g.players[0].bag)
    run(g, RecallBlack(0))
    assert g.players[0].bag == bag | {"black": bag["black"] + 1}
    assert g.cubes["yclopes.receive3"] == ("blue", "blue", "white", "yellow", "red", "")


def test_r4_a_black_cube_that_leaves_a_conflict_takes_the_advantage_along() -> None:
    g = table(4)
    own(g, 0, "nw_core")
    own(g, 1, "ne_core")
    fight(g, "spy_scandal", "ne_core-nw_core", "nw_core")
    g.cubes["spy_scandal.red"] = ("", "", "", "black")
    g.players[0].bag["black"] -= 1
    own(g, 0, "nw_core")
    scientific = SYMBOLS.index("scientific")
    before = g.track[0][scientific]
    run(g, RecallBlack(0))
    assert g.track[0][scientific] == before - 1


def test_r20_a_truce_can_be_offered_anew_in_the_next_turn() -> None:
    g = table(4)
    own(g, 0, "nw_core")
    own(g, 1, "ne_core")
    fight(g, "border_war", "ne_core-nw_core", "nw_core")
    run(g, BeginTurn(0))
    answer(g, "allocate", ())
    choose(g, "cards", "truce border_war")
    answer(g, "truce", False, 1)
    choose(g, "cards", "end")
    answer(g, "allocate", (), 1)
    assert "truce border_war" in offered(g, 1)


def test_no_conflict_is_placed_towards_a_black_hole() -> None:
    g = table()
    hold(g, 0, "border_war")
    assert any(move.track == "nw_home-nw_gate" for move in placements(g, 0))
    g.dark.append("nw_gate")
    assert not any(move.track == "nw_home-nw_gate" for move in placements(g, 0))


def test_r14_an_edge_brings_the_symbol_as_soon_as_the_conflict_is_placed() -> None:
    g = table(4)
    own(g, 0, "nw_core")
    own(g, 1, "ne_core")
    implement(g, 0, "citadels")
    hold(g, 0, "border_war")
    before = military(g)
    run(g)
    place_conflict(g, 0, PlaceConflict("border_war", "ne_core-nw_core", "red"))
    assert military(g) == before + 1


def test_conflict_begun_works_for_the_target_after_the_attacker(monkeypatch: pytest.MonkeyPatch) -> None:
    """None of ours waits for it, but a data pack may have one that does."""
    g = table(4)
    own(g, 0, "nw_core")
    own(g, 1, "ne_core")
    hold(g, 1, "federation")
    hold(g, 0, "border_war")
    effect = Effect("gain_cubes", count=2, colour="red")
    ability = Ability("conflict_begun", (effect,), Condition(role=("target",)))
    monkeypatch.setattr(triggers, "abilities_at", lambda _when: {"federation": ((0, ability),)})
    place_conflict(g, 0, PlaceConflict("border_war", "ne_core-nw_core", "red"))
    attacker, target = reversed(g.waiting)
    assert (attacker, target) == (
        Fire(0, "conflict_begun", TriggerDetails(role="attacker")),
        Fire(1, "conflict_begun", TriggerDetails(role="target")),
    )
    assert triggers.waiting_abilities(g, 1, "conflict_begun", TriggerDetails(role="target")) == (
        "federation:0",
    )


def test_a_species_is_not_gained_as_cards_are() -> None:
    g = table()
    gain_card(g, 0, g.decks["species"].pop(), "draft")
    assert g.waiting == []
    gain_card(g, 0, g.decks["leader"].pop(), "kept")
    assert g.waiting == [Fire(0, "card_gained", TriggerDetails(deck="leader"))]


def test_r29_others_may_build_routes_to_a_system_that_somebody_fights_for() -> None:
    g = table(4)
    own(g, 0, "nw_core")
    own(g, 1, "ne_core")
    fight(g, "border_war", "nw_strait-nw_core", "nw_core", attacker=0)
    own(g, 1, "ne_strait")
    track = next(t for t in star_map().tracks_of["nw_strait"] if "ne_strait" in t.ends)
    draw_hand(g, star_map().systems["ne_strait"].colour, seat=1)
    assert [move for move in moves(g, 1) if f" {track.id}:" in move]


def test_a_winner_without_any_base_is_not_asked_to_place_one() -> None:
    g = table()
    g.players[0].unused = 0
    run(g, Claim(0, "nw_gate"))
    assert topics(g) == {}
    assert "nw_gate" not in g.owners


def test_r32_a_guard_against_objectives_covers_conflicts_on_the_board() -> None:
    g = two_fronts("pirate_raids")
    hold(g, 1, "galactic_council")
    fill(g, "pirate_raids.blue")
    win(g, "pirate_raids.blue")
    assert "card" not in topics(g).values()
    assert "border_war" in g.conflicts


def test_a_stake_is_taken_from_the_loser_and_from_nobody_else() -> None:
    g = two_fronts("crusade")
    hold(g, 1, "marshal")
    hold(g, 2, "envoy")
    fill(g, "crusade.blue")
    win(g, "crusade.blue")
    assert offered(g) == ("marshal",)


def test_r17_spoils_leave_the_loser_his_cubes_in_conflicts() -> None:
    g = e12()
    own(g, 2, "se_core")
    fight(g, "trade_war", "sw_core-nw_core", "nw_core", attacker=1)
    fill(g, "trade_war.red", 2)
    win(g)
    assert set(offered(g)) == {"nw_cross-nw_core:2"}


def test_e8_a_returned_cube_of_a_marked_slot_is_spared_as_well() -> None:
    g = table()
    implement(g, 1, "recycling_swarms", "credit_syndicate")
    yellow, reserve = g.players[1].bag["yellow"], g.reserve["yellow"]
    run(g, ReturnCube(0, "opponent", "yellow", KINDS, "saboteur"))
    choose(g, "return", "credit_syndicate.implement:4")
    assert (g.players[1].bag["yellow"], g.reserve["yellow"]) == (yellow + 1, reserve)


def test_return_cubes_keeps_to_its_scope() -> None:
    g = table()
    fill(g, "humans.base", 1)
    route(g, 0, "nw_home-nw_gate", "nw_home", 1)
    run(g, ReturnCube(0, "own", ANY, ("route",), "saboteur"))
    assert offered(g) == ("nw_home-nw_gate:0",)
    g.waiting = []
    run(g, ReturnProject(0, ("base",), "quartermaster"))
    assert offered(g) == ("humans.base",)


def test_a_cube_added_to_a_conflict_brings_its_symbol_at_once() -> None:
    g = table(4)
    own(g, 0, "nw_core")
    own(g, 1, "ne_core")
    fight(g, "border_war", "ne_core-nw_core", "nw_core")
    before = military(g)
    effect = Effect("add_cubes", count=1, colour=ANY, origin="reserve", scope=("conflict",))
    run(g, *steps_of(0, effect, "siege_mother"))
    choose(g, "add", "border_war.red:0")
    assert military(g) == before + 1


def test_r19_a_black_hole_sends_the_card_to_the_attacker_whichever_side_was_his() -> None:
    g = table()
    own(g, 0, "nw_gate")
    fight(g, "trade_war", "nw_gate-nw_strait", "nw_strait", attacker=0)
    run(g, PlaceHole(1, "void_hermit"))
    choose(g, "darken", "nw_strait", 1)
    assert "trade_war" in g.players[0].row


def test_a_neutral_corner_cannot_be_darkened() -> None:
    g = table(4)
    g.players[0].unused += g.bases.pop("nw_home")
    del g.owners["nw_home"]
    g.holes, g.players[1].skips = 9, 0
    run(g, PlaceHole(1, "void_hermit"))
    assert "nw_home" not in offered(g, 1)
    assert "nw_gate" in offered(g, 1)


def test_r5_a_reward_that_needs_a_lost_discount_is_not_due_any_more() -> None:
    """The development that discounts the base is cancelled in the same turn."""
    g = table()
    implement(g, 0, "orbital_shipyards")
    fill(g, "humans.base", 2)
    draw_hand(g, "blue", "black")
    answer(g, "allocate", ("place blue humans.base:2", "cancel orbital_shipyards.implement"))
    assert topics(g) == {0: "cards"}
    assert g.players[0].built == []
    assert g.cubes["humans.base"] == ("white", "yellow", "blue", "")


def test_r28_a_base_goes_where_a_route_is_complete_only_by_a_discount() -> None:
    g = table()
    implement(g, 0, "star_gates")
    build(g, 0, "humans.base")
    route(g, 0, "nw_home-nw_gate", "nw_home", 2)
    draw_hand(g, "black", "black")
    answer(g, "allocate", ("cancel star_gates.implement",))
    assert topics(g) == {0: "cards"}, "the discount is gone, and with it the way"


def test_a_leader_whose_symbols_go_with_its_ability_still_finishes_it() -> None:
    """Page 17: once triggered, an ability is carried out completely."""
    g = table()
    implement(g, 0, "elder_ruins")
    hold(g, 0, "quartermaster")
    g.phase = "cards"
    run(g, UseCards(0))
    choose(g, "cards", "discard quartermaster")
    choose(g, "project", "elder_ruins.implement")
    assert g.track[0][SYMBOLS.index("cultural")] == 0
    answer(g, "colours", ("red", "red"))
    assert [cards()[card].deck for card in g.players[0].row] == ["species", "progress", "conflict"]


def test_discounts_never_concern_what_stays_nor_conflicts(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever a data pack may say."""
    g = table()
    hold(g, 0, "federation", "marshal")
    fight(g, "border_war", "nw_home-nw_gate", "nw_home")
    discount = Effect("discount", count=1, scope=KINDS)
    found = {"federation": (discount,)}
    monkeypatch.setattr(powers, "bearers", lambda code: found if code == "discount" else {})
    for id_ in ("humans.agenda", "border_war.red"):
        fill(g, id_, 4)
    fill(g, "marshal.covert", 1)
    assert due(g, 0) == ("marshal.covert",)


def test_r28_a_route_that_grows_beyond_what_a_discount_asks_for_is_not_done_twice() -> None:
    g = table()
    implement(g, 0, "star_gates")
    route(g, 0, "nw_home-nw_gate", "nw_home", 2)
    g.routes["nw_home-nw_gate"] = replace(g.routes["nw_home-nw_gate"], paid=True)
    draw_hand(g, "red")
    answer(g, "allocate", ("place red nw_home-nw_gate:2",))
    assert g.routes["nw_home-nw_gate"].cubes == 3
    assert ProjectDone(0, "nw_home-nw_gate") not in g.events


def test_a_substitute_of_a_development_that_is_not_implemented_does_not_work() -> None:
    g = table()
    hold(g, 0, "black_market")
    draw_hand(g, "black")
    assert "place black humans.base:0" not in moves(g)
    implement(g, 0, "black_market")
    draw_hand(g, "black")
    assert "place black humans.base:0" in moves(g)


def powered_by_a_trade_war(rival: str) -> MasterState:
    """Smuggler Pell has one economic symbol and needs two; the other is that of the trade war."""
    g = table(4)
    own(g, 0, "nw_core")
    if rival:
        own(g, 1, rival)
    implement(g, 0, "space_exchange")
    hold(g, 0, "smuggler")
    fight(g, "trade_war", f"{rival or 'nw_strait'}-nw_core", "nw_core")
    return g


def test_r15_the_edge_of_a_rival_counts_for_the_power_of_a_leader_during_the_allocation() -> None:
    g = powered_by_a_trade_war("ne_core")
    draw_hand(g, "yellow", "black")
    lent, first = "place black humans.receive:0", ("place yellow trade_war.red:0",)
    mine = allocation(g, 0)
    assert lent not in mine.moves(())
    assert lent in mine.moves(first)
    implement(g, 1, "citadels")
    assert lent not in allocation(g, 0).moves(first), "one against one"


def test_r14_an_own_edge_alone_powers_no_leader_against_a_neutral_system() -> None:
    g = powered_by_a_trade_war("")
    implement(g, 0, "citadels")
    draw_hand(g, "yellow", "black")
    lent, first = "place black humans.receive:0", ("place yellow trade_war.red:0",)
    assert lent not in allocation(g, 0).moves(())
    assert lent in allocation(g, 0).moves(first)


@pytest.mark.parametrize("lost", ["space_exchange", "citadels"])
def test_r15_what_is_cancelled_powers_no_leader_any_more(lost: str) -> None:
    """Neither by its symbol nor by its edge in a conflict."""
    g = powered_by_a_trade_war("ne_core")
    implement(g, 0, "citadels")
    draw_hand(g, "black", "black")
    lent = "place black humans.receive:0"
    assert lent in allocation(g, 0).moves(())
    assert lent not in allocation(g, 0).moves((f"cancel {lost}.implement",))
