"""Produce (page 7)."""

import pytest

from galaxy_desktop.engine.flow import give
from galaxy_desktop.games.frontiers.events import (
    CreditsGained,
    GoodProduced,
    GoodsShort,
    KindSet,
    ProductionPaid,
)
from tests.games.frontiers.laid import answer, offered, own, run_action, table, told, topics, why


def test_every_production_colony_without_a_good_gets_one_and_gray_ones_never() -> None:
    g = table(2)
    player = own(g, colonies=["old_earth", "comet_zone", "gem_world", "rebel_base"], goods=["gem_world"])
    run_action(g, "produce", 1)
    assert player.goods == {"gem_world": "novelty", "comet_zone": "rare"}


def test_the_selector_takes_the_credits_on_the_tile() -> None:
    g = table(2)
    g.produce_credits = 3
    events = run_action(g, "produce", 1)
    assert told(events, CreditsGained) == [CreditsGained(1, 3, "produce")]
    assert (g.players[1].credits, g.produce_credits) == (3, 0)


def test_the_selector_alone_produces_on_a_windfall_colony_and_must_where_it_can() -> None:
    g = table(2)
    own(
        g,
        colonies=["asteroid_belt", "destroyed_world", "comet_zone", "rebel_base"],
        goods=["destroyed_world"],
    )
    own(g, 1, colonies=["galactic_resort"])
    run_action(g, "produce")
    assert offered(g) == ("asteroid_belt",)
    assert why(g, "destroyed_world")[0] == "has_good"
    assert why(g, "comet_zone")[0] == "no_windfall"
    assert why(g, "rebel_base")[0] == "no_windfall"
    answer(g, "windfall", "asteroid_belt")
    assert g.players[0].goods["asteroid_belt"] == "rare"
    assert g.players[1].goods == {}


@pytest.mark.parametrize("asteroid_full", [False, True])
def test_x11_credits_goods_bonus_and_the_most_rare_goods(asteroid_full: bool) -> None:
    g = table(3)
    g.produce_credits = 2
    first = own(
        g,
        colonies=["volcanic_world", "comet_zone", "asteroid_belt"],
        developments=["mining_industries"],
        goods=["comet_zone", "asteroid_belt"][: 1 + asteroid_full],
    )
    second = own(g, 1, colonies=["rebel_miners"], developments=["mining_industries"])
    run_action(g, "produce")
    if not asteroid_full:
        answer(g, "windfall", "asteroid_belt")
    assert set(first.goods) == {"volcanic_world", "comet_zone", "asteroid_belt"}
    assert second.goods == {"rebel_miners": "rare"}
    assert first.credits == (2 if asteroid_full else 4)  # at one each nobody has the most
    assert second.credits == 0


def test_r5_most_is_more_than_everybody_else_and_at_least_one() -> None:
    g = table(2)
    own(g, developments=["mining_industries"])
    run_action(g, "produce")
    assert g.players[0].credits == 0
    own(g, colonies=["volcanic_world"])
    run_action(g, "produce", 1)
    assert g.players[0].credits == 2


def test_a_colony_pays_for_its_good_only_when_it_gets_one() -> None:
    for full in (False, True):
        g = table(2)
        player = own(g, colonies=["comet_zone"], goods=["comet_zone"] * full)
        run_action(g, "produce")
        assert player.credits == (0 if full else 1)


def test_windfall_powers_serve_their_kind_and_those_for_any_come_last() -> None:
    g = table(2)
    player = own(
        g,
        1,
        colonies=["asteroid_belt", "pre_sentient_race", "galactic_resort"],
        developments=["terraforming_specialists", "genetics_labs"],
    )
    run_action(g, "produce")
    assert offered(g, 1) == ("pre_sentient_race",)
    assert why(g, "asteroid_belt", 1) == (
        "wrong_kind",
        {"tile": "asteroid_belt", "kind": "rare", "needs": "genes"},
    )
    answer(g, "windfall", "pre_sentient_race", seat=1)
    assert offered(g, 1) == ("asteroid_belt", "galactic_resort")
    answer(g, "windfall", "galactic_resort", seat=1)
    assert player.goods == {"pre_sentient_race": "genes", "galactic_resort": "novelty"}


def test_a_production_colony_with_a_price_produces_only_if_it_is_paid() -> None:
    for paid in (True, False):
        g = table(2)
        player = own(g, colonies=["damaged_alien_factory"], credits_=1)
        run_action(g, "produce")
        assert topics(g) == {0: "pay_production"}
        give(g, 0, paid)
        assert player.goods == ({"damaged_alien_factory": "alien"} if paid else {})
        assert player.credits == (0 if paid else 1)
        assert told(g.events, ProductionPaid) == [ProductionPaid(0, "damaged_alien_factory", 1)] * paid


def test_nobody_is_asked_to_pay_without_credits_or_with_a_good_there() -> None:
    for credits_, goods in ((0, []), (1, ["damaged_alien_factory"])):
        g = table(2)
        own(g, colonies=["damaged_alien_factory"], credits_=credits_, goods=goods)
        run_action(g, "produce")
        assert topics(g) == {}


@pytest.mark.parametrize(
    ("tile", "colonies", "credits_"),
    [
        ("pan_galactic_league", ["pre_sentient_race", "aquatic_uplift_race", "volcanic_world"], 2),
        ("imperium_lords", ["rebel_base", "rebel_miners", "old_earth"], 2),
        ("rebel_cantina", ["rebel_base", "rebel_cantina", "old_earth"], 2),
        ("rebel_resistance", ["rebel_base", "rebel_resistance", "rebel_cantina"], 2 + 3),
        ("imperium_war_profiteers", ["volcanic_world", "rebel_miners", "artist_settlement"], 2),
        ("diversified_economy", ["volcanic_world", "rebel_miners", "artist_settlement"], 2),
    ],
)
def test_credits_once_all_have_produced(tile: str, colonies: list[str], credits_: int) -> None:
    development = [tile] if tile not in colonies else []
    g = table(2, faces=development)
    player = own(g, colonies=colonies, developments=development)
    run_action(g, "produce", 1)
    assert player.credits == credits_


def test_r4_the_comparison_waits_for_the_last_player() -> None:
    g = table(3)
    own(g, colonies=["volcanic_world"], developments=["mining_industries"])
    own(g, 2, colonies=["rebel_miners", "imperium_fuel_depot"])
    run_action(g, "produce")
    assert g.players[0].credits == 0


def test_credits_at_the_start_of_produce() -> None:
    g = table(2)
    player = own(g, colonies=["rebel_underground", "imperium_fifth_column"])
    run_action(g, "produce", 1)
    assert player.credits == 2


def test_shortage_the_player_chooses_which_colonies_produce_and_later_ones_go_without() -> None:
    g = table(2)
    g.goods["rare"] = 1
    player = own(g, colonies=["volcanic_world", "new_earth"])
    own(g, 1, colonies=["rebel_miners"])
    run_action(g, "produce")
    assert (topics(g), offered(g)) == ({0: "produce_short"}, ("volcanic_world", "new_earth"))
    answer(g, "produce_short", "new_earth")
    assert (player.goods, g.players[1].goods) == ({"new_earth": "rare"}, {})
    assert told(g.events, GoodsShort) == [GoodsShort(0, "rare", 1), GoodsShort(1, "rare", 1)]


def test_the_bonus_good_comes_before_the_next_player() -> None:
    g = table(2)
    g.goods["rare"] = 1
    own(g, colonies=["asteroid_belt"])
    own(g, 1, colonies=["rebel_miners"])
    run_action(g, "produce")
    answer(g, "windfall", "asteroid_belt")
    assert [event.colony for event in told(g.events, GoodProduced)] == ["asteroid_belt"]
    assert g.players[1].goods == {}


def test_x14_the_oort_cloud_is_asked_for_its_kind_where_it_matters() -> None:
    g = table(2)
    player = own(g, 1, colonies=["alien_oort_cloud_factory"], developments=["genetics_labs"])
    player.kind = "rare"
    run_action(g, "produce")
    assert topics(g) == {1: "kind"}
    answer(g, "kind", "genes", seat=1)
    answer(g, "windfall", "alien_oort_cloud_factory", seat=1)
    assert player.goods == {"alien_oort_cloud_factory": "genes"}


def test_x14_a_good_on_the_oort_cloud_keeps_its_colour_and_its_place() -> None:
    g = table(2)
    player = own(
        g,
        colonies=["alien_oort_cloud_factory"],
        developments=["genetics_labs"],
        goods={"alien_oort_cloud_factory": "rare"},
    )
    player.kind = "rare"
    run_action(g, "produce")
    assert topics(g) == {}
    assert player.goods == {"alien_oort_cloud_factory": "rare"}


def test_the_kind_counts_for_powers_that_count_kinds() -> None:
    g = table(2)
    player = own(
        g,
        colonies=["alien_oort_cloud_factory"],
        developments=["pan_galactic_league"],
        goods={"alien_oort_cloud_factory": "rare"},
    )
    player.kind = "rare"
    events = run_action(g, "produce", 1)
    assert topics(g) == {}  # one kind pays more than the others, and nothing else depends on it
    assert (player.kind, player.credits) == ("genes", 1)
    assert told(events, KindSet) == [KindSet(0, "alien_oort_cloud_factory", "genes")]


def test_the_kind_is_not_asked_for_where_nothing_depends_on_it() -> None:
    g = table(2)
    own(g, 1, colonies=["alien_oort_cloud_factory"]).kind = "rare"
    run_action(g, "produce")
    assert topics(g) == {}
