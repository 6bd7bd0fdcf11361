"""Winning a conflict (page 14): the card, the spoils, the stake, and neutral systems."""

from galaxy_desktop.games.master.card_events import ConflictWon
from galaxy_desktop.games.master.events import SystemLost
from tests.games.master.fights import e12, e13, two_fronts, win
from tests.games.master.laid import (
    allocate,
    answer,
    build,
    choose,
    counts,
    fight,
    fill,
    happened,
    hold,
    implement,
    keep_first,
    offered,
    own,
    table,
    topics,
)


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
    g = two_fronts("pirate_raids")
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
    g = two_fronts("spy_scandal")
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
