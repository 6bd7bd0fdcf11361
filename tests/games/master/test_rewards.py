"""The end of phase 2 (pages 8 to 13): rewards, in an order of the player's choice."""

import pytest

from galaxy_desktop.games.master import GAME
from galaxy_desktop.games.master.allocate import allocation
from galaxy_desktop.games.master.card_events import Implemented
from galaxy_desktop.games.master.events import BaseConstructed, CubesGained, CubesLeft, ProjectDone
from galaxy_desktop.games.master.rewards import TakeRewards
from tests.games.master.laid import (
    allocate,
    answer,
    build,
    choose,
    counts,
    draw_hand,
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
    top,
    topics,
)


def test_e3_settling_brings_three_cubes_of_the_systems_colour_or_two_of_another() -> None:
    g = table()
    bag = sum(g.players[0].bag.values())
    allocate(
        g,
        ["red", "blue", "white"],
        "place red nw_home:0",
        "place blue nw_home:1",
        "place white nw_home:2",
    )
    assert g.reserve == {"red": 32, "blue": 33, "yellow": 35, "white": 33, "black": 10}
    assert sum(g.players[0].bag.values()) == bag - 3 + 7 == 29
    assert g.planets["nw_home"] == ("red", "blue", "white")


def test_e3_a_short_reserve_gives_what_it_has() -> None:
    g = table()
    g.players[1].bag["red"] += 34
    g.reserve["red"] = 1
    allocate(g, ["red"], "place red nw_home:0")
    assert CubesGained(0, ("red",), 2, "nw_home") in g.events


def test_e3_credit_syndicate_brings_one_cube_more_each() -> None:
    g = table()
    implement(g, 0, "credit_syndicate")
    before = dict(g.reserve)
    allocate(
        g,
        ["red", "blue", "white"],
        "place red nw_home:0",
        "place blue nw_home:1",
        "place white nw_home:2",
    )
    gained = {colour: before[colour] - g.reserve[colour] for colour in ("red", "blue", "white")}
    assert gained == {"red": 4, "blue": 3, "white": 3}


def test_a_receive_project_gives_its_cubes_back_and_draws_from_its_deck() -> None:
    g = table()
    fill(g, "humans.receive", 1)
    allocate(g, ["yellow"], "place yellow humans.receive:1")
    choose(g, "rewards", "take humans.receive")
    assert g.cubes == {}
    assert topics(g) == {0: "draw"}
    choose(g, "draw", g.looked[0])
    assert len(g.players[0].row) == 2


def test_a_receive_project_with_two_cards_makes_two_draws() -> None:
    g = table(4)
    fill(g, "shabazi.receive3")
    run(g, TakeRewards(3))
    choose(g, "rewards", "take shabazi.receive3", 3)
    choose(g, "draw", g.looked[0], 3)
    choose(g, "deck", "progress", 3)
    choose(g, "draw", g.looked[0], 3)
    assert [len(g.players[3].row), topics(g)] == [3, {}]


def test_a_base_project_constructs_a_base_and_gives_its_cubes_back() -> None:
    g = table()
    fill(g, "humans.base")
    run(g, TakeRewards(0))
    choose(g, "rewards", "take humans.base")
    assert (g.players[0].built, g.players[0].unused) == (["humans.base"], 7)
    assert g.cubes == {}
    assert BaseConstructed(0, "humans.base", True) in g.events


def test_e5_project_first_and_nothing_is_built_while_a_base_stands_there() -> None:
    g = table()
    build(g, 0, "humans.base")
    fill(g, "humans.base")
    route(g, 0, "nw_home-nw_gate", "nw_home")
    run(g, TakeRewards(0))
    choose(g, "rewards", "take humans.base")
    assert BaseConstructed(0, "humans.base", False) in g.events
    assert (g.players[0].built, g.players[0].unused) == (["humans.base"], 7)


def test_e5_place_first_then_construct_then_place_again() -> None:
    g = table()
    build(g, 0, "humans.base")
    fill(g, "humans.base")
    route(g, 0, "nw_home-nw_gate", "nw_home")
    run(g, TakeRewards(0))
    assert "place nw_gate" in offered(g)
    choose(g, "rewards", "place nw_gate")
    keep_first(g)
    choose(g, "rewards", "take humans.base")
    choose(g, "rewards", "place nw_gate")
    assert g.bases["nw_gate"] == 2
    assert topics(g) == {0: "draw"}
    assert g.looked[0] in {"border_war", "planetary_invasion"}


def test_no_base_is_constructed_where_none_is_left() -> None:
    g = table()
    g.players[0].unused = 0
    for system, bases in (("nw_home", 3), ("nw_gate", 2), ("nw_cross", 2), ("nw_march", 1)):
        g.owners[system], g.bases[system] = 0, bases
    hold(g, 0, "federation")
    g.players[0].built.append("federation.base")
    fill(g, "humans.base")
    run(g, TakeRewards(0))
    choose(g, "rewards", "take humans.base")
    told = BaseConstructed(0, "humans.base", False, none_left=True)
    assert told in g.events
    assert GAME.words.event(told, ("Ada", "Vega"), 0) == "You have no base left to construct."
    assert GAME.words.event(told, ("Ada", "Vega"), 1) == "Ada has no base left to construct."


def test_e9_an_agenda_gives_its_symbols_at_the_reward_and_loses_all_with_one_cube() -> None:
    g = table()
    fill(g, "humans.agenda", 4)
    draw_hand(g, "red", "black")
    answer(g, "allocate", ("place red humans.agenda:4",))
    assert counts(g) == {"military": 1}
    choose(g, "rewards", "take humans.agenda")
    assert counts(g) == {"military": 1, "cultural": 1, "economic": 1, "diplomatic": 1}
    assert topics(g) == {0: "cards"}, "no politics card for an agenda"
    g.players[0].bag["white"] += 1
    g.cubes["humans.agenda"] = ("yellow", "", "white", "blue", "red")
    g.active.remove("humans.agenda")
    assert counts(g) == {"military": 1}


def test_e7_a_broken_development_is_implemented_anew_with_a_card_by_the_number_then() -> None:
    g = table()
    top(g, "marshal", "envoy")
    implement(g, 0, "space_exchange")
    g.cubes["space_exchange.implement"] = ("yellow", "yellow", "yellow", "", "white")
    g.active.clear()
    g.reserve["blue"] += 1
    hold(g, 0, "star_fairs")
    fill(g, "star_fairs.implement")
    run(g, TakeRewards(0))
    choose(g, "rewards", "take star_fairs.implement")
    assert Implemented(0, "star_fairs", 1) in g.events
    assert g.looked[0] == "marshal"
    choose(g, "draw", "marshal")
    allocate(g, ["blue"], "place blue space_exchange.implement:3")
    choose(g, "rewards", "take space_exchange.implement")
    assert Implemented(0, "space_exchange", 2) in g.events
    assert g.looked[0] == "border_war"


@pytest.mark.parametrize(("there", "deck"), [(0, "leader"), (1, "conflict"), (2, "government")])
def test_the_politics_card_goes_by_the_number_of_its_type(there: int, deck: str) -> None:
    g = table()
    implement(g, 0, *("space_exchange", "free_ports")[:there])
    hold(g, 0, "star_fairs")
    fill(g, "star_fairs.implement")
    expected = g.decks[deck][0]
    run(g, TakeRewards(0))
    choose(g, "rewards", "take star_fairs.implement")
    assert g.looked[0] == expected


def test_r6_a_fourth_of_a_type_is_not_implemented_until_another_is_lost() -> None:
    g = table()
    implement(g, 0, "space_exchange", "free_ports", "star_fairs")
    hold(g, 0, "freight_combine")
    fill(g, "freight_combine.implement")
    run(g, TakeRewards(0))
    assert topics(g) == {}
    assert "freight_combine.implement" not in g.active
    g.phase = "rewards"
    draw_hand(g, "black")
    answer(g, "allocate", ("cancel star_fairs.implement",))
    choose(g, "rewards", "take freight_combine.implement")
    assert "freight_combine.implement" in g.active


def test_r6_an_allocation_shows_the_reward_of_a_fourth_of_a_type_once_another_is_cancelled() -> None:
    g = table()
    implement(g, 0, "space_exchange", "free_ports", "star_fairs")
    hold(g, 0, "freight_combine")
    fill(g, "freight_combine.implement")
    fill(g, "humans.agenda", 1)
    draw_hand(g, "black", "blue")
    mine = allocation(g, 0)
    assert mine.ready(()) == ()
    assert mine.ready(("cancel humans.agenda",)) == ()
    assert mine.ready(("cancel star_fairs.implement",)) == ("freight_combine.implement",)
    assert mine.ready(("cancel freight_combine.implement",)) == ()


def test_a_covert_operation_gives_its_cubes_back_and_then_takes_one_of_its_colour() -> None:
    g = table()
    hold(g, 0, "corsair")
    fill(g, "corsair.covert")
    fill(g, "rocs.agenda")
    run(g, TakeRewards(0))
    red = g.players[0].bag["red"]
    choose(g, "rewards", "take corsair.covert")
    assert g.players[0].bag["red"] == red + 1
    assert offered(g) == ("rocs.agenda:4",)
    choose(g, "steal", "rocs.agenda:4")
    assert g.players[0].bag["yellow"] == 7


def test_a_covert_operation_without_a_target_takes_nothing() -> None:
    g = table()
    hold(g, 0, "corsair")
    fill(g, "corsair.covert")
    run(g, TakeRewards(0))
    choose(g, "rewards", "take corsair.covert")
    assert topics(g) == {}


def test_rewards_cannot_be_left_out_but_bases_can() -> None:
    g = table()
    build(g, 0, "humans.base")
    route(g, 0, "nw_home-nw_gate", "nw_home")
    fill(g, "humans.receive")
    run(g, TakeRewards(0))
    assert set(offered(g)) == {"take humans.receive", "place nw_gate", "place nw_home"}
    choose(g, "rewards", "take humans.receive")
    keep_first(g)
    assert set(offered(g)) == {"place nw_gate", "place nw_home", "done"}
    choose(g, "rewards", "done")
    assert g.players[0].built == ["humans.base"]


def test_r5_an_entry_that_is_no_longer_full_gives_nothing() -> None:
    """A discount that makes the route complete is lost with the card, so nothing is due for it."""
    g = table()
    implement(g, 0, "star_gates")
    route(g, 0, "nw_home-nw_cross", "nw_home", 3, paid=False)
    draw_hand(g, "black")
    answer(g, "allocate", ("cancel star_gates.implement",))
    assert not happened(g, ProjectDone)


def test_planets_and_routes_are_rewarded_without_asking_where_order_cannot_matter() -> None:
    g = table()
    route(g, 0, "nw_home-nw_gate", "nw_home", 2)
    allocate(g, ["red", "red"], "place red nw_home-nw_gate:2", "place red nw_home:0")
    assert topics(g) == {0: "cards"}
    assert ProjectDone(0, "nw_home-nw_gate") in g.events


def test_two_constructed_bases_and_the_player_says_which_one_goes() -> None:
    g = table()
    hold(g, 0, "empire")
    build(g, 0, "humans.base")
    build(g, 0, "empire.base")
    route(g, 0, "nw_home-nw_gate", "nw_home")
    run(g, TakeRewards(0))
    choose(g, "rewards", "place nw_gate")
    choose(g, "base_from", "empire.base")
    assert g.players[0].built == ["humans.base"]


def test_starred_cubes_of_a_project_that_is_done_go_to_the_reserve() -> None:
    g = table(2)
    g.players[1].row = ["wanderers"]
    g.decks["species"] = [c for c in g.decks["species"] if c != "wanderers"] + ["rocs"]
    fill(g, "wanderers.base")
    red = g.reserve["red"]
    run(g, TakeRewards(1))
    choose(g, "rewards", "take wanderers.base", 1)
    assert g.reserve["red"] == red + 1
    left = happened(g, CubesLeft)[0]
    assert left.targets == ("bag", "bag", "reserve", "bag")


def test_own_systems_only() -> None:
    g = table()
    own(g, 0, "nw_gate")
    draw_hand(g, "white")
    answer(g, "allocate", ("place white nw_gate:1",))
    assert g.planets["nw_gate"] == ("", "white")
