"""Trade, Consume (page 8)."""

from collections import Counter

import pytest

from galaxy_desktop.engine.decisions import Decision
from galaxy_desktop.engine.flow import open_asks
from galaxy_desktop.games.frontiers import GAME
from galaxy_desktop.games.frontiers.box import tiles
from galaxy_desktop.games.frontiers.consume import usable
from galaxy_desktop.games.frontiers.events import ChipsGained, GoodsConsumed, GoodSold, NothingSold
from galaxy_desktop.games.frontiers.state import FrontiersState
from galaxy_desktop.games.frontiers.trade import sale
from galaxy_desktop.games.frontiers.words import WORDS
from tests.each import each
from tests.games.frontiers.laid import answer, offered, own, run_action, table, told, topics, why
from tests.games.frontiers.walk import WALKS, busy


@pytest.mark.parametrize(
    ("developments", "colonies", "sold", "paid"),
    [
        (["genetics_labs"], ["pre_sentient_race"], "pre_sentient_race", 4),
        (["export_duties"], ["spice_world", "artist_settlement"], "artist_settlement", 4),
        (["export_duties"], ["spice_world", "pirate_world"], "pirate_world", 7),
        (["export_duties"], ["spice_world", "alien_monolith"], "alien_monolith", 5),
        ([], ["asteroid_belt"], "asteroid_belt", 2),
        (["trade_league"], ["space_port", "rebel_miners"], "rebel_miners", 5),
    ],
)
def test_x12_a_good_sells_for_its_price_and_every_bonus_that_fits(
    developments: list[str], colonies: list[str], sold: str, paid: int
) -> None:
    g = table(2, faces=[tile for tile in developments if tile == "export_duties"])
    player = own(g, 1, colonies=colonies, developments=developments, goods=[sold])
    assert sale(player, sold) == paid
    run_action(g, "trade_consume")
    answer(g, "sell", sold, seat=1)
    assert (player.credits, player.goods) == (paid, {})
    assert sum((event.price + event.bonus) for event in told(g.events, GoodSold)) == paid


def test_x12_bonuses_give_nothing_without_a_sale() -> None:
    g = table(2)
    player = own(g, 1, colonies=["spice_world"], developments=["genetics_labs"], goods=["spice_world"])
    run_action(g, "trade_consume")
    answer(g, "sell", seat=1)
    assert (player.credits, told(g.events, NothingSold)) == (0, [NothingSold(1)])


def test_the_selector_gains_a_chip_before_anything_else() -> None:
    g = table(2)
    events = run_action(g, "trade_consume", 1)
    assert events[0] == ChipsGained(1, 1, 23, "trade_consume")


def test_one_good_at_most_is_sold_and_consuming_comes_after_it_player_by_player() -> None:
    g = table(2)
    own(g, colonies=["gem_world", "comet_zone", "new_vinland"], goods=["gem_world", "comet_zone"])
    own(g, 1, colonies=["space_port"], goods=["space_port"])
    run_action(g, "trade_consume")
    answer(g, "sell", "comet_zone")
    assert topics(g) == {0: "consume"}
    answer(g, "consume", "new_vinland")
    answer(g, "feed", "gem_world")
    assert g.players[0].credits == 4
    assert topics(g) == {1: "sell"}


def test_without_consume_powers_goods_stay() -> None:
    g = table(2)
    player = own(g, 1, colonies=["gem_world"], goods=["gem_world"])
    run_action(g, "trade_consume")
    answer(g, "sell", seat=1)
    assert player.goods == {"gem_world": "novelty"}
    assert topics(g) == {}


def test_x12_powers_are_used_in_any_order_even_where_that_strands_a_good() -> None:
    for first in ("old_earth", "new_vinland"):
        g = table(2)
        colonies = ["old_earth", "new_vinland", "spice_world", "comet_zone"]
        player = own(g, 1, colonies=colonies, goods=["spice_world", "comet_zone"])
        run_action(g, "trade_consume")
        answer(g, "sell", seat=1)
        assert offered(g, 1) == ("old_earth", "new_vinland")
        answer(g, "consume", first, seat=1)
        if first == "old_earth":
            answer(g, "feed", "spice_world", "comet_zone", seat=1)
            assert (player.chips, player.credits, player.goods) == (3, 0, {})
        else:
            answer(g, "feed", "comet_zone", seat=1)
            assert (player.chips, player.credits, player.goods) == (0, 2, {"spice_world": "novelty"})
        assert topics(g) == {}


def test_x12_doing_nothing_is_not_allowed_while_a_power_can_be_fed() -> None:
    g = table(2)
    own(g, 1, colonies=["new_vinland"], goods=["new_vinland"])
    run_action(g, "trade_consume")
    answer(g, "sell", seat=1)
    assert not open_asks(g)[1].allows(())
    assert open_asks(g)[1].forced()


@pytest.mark.parametrize(("there", "taken"), [(4, 3), (2, 2), (1, 1)])
def test_x12_up_to_goes_on_until_the_power_is_full_or_no_good_fits(there: int, taken: int) -> None:
    novelty = ["spice_world", "space_port", "gem_world", "artist_settlement"][:there]
    g = table(2)
    player = own(g, 1, colonies=novelty, developments=["consumer_markets"], goods=novelty)
    run_action(g, "trade_consume")
    answer(g, "sell", seat=1)
    answer(g, "consume", "consumer_markets", seat=1)
    answer(g, "feed", *novelty[:taken], seat=1)
    assert (player.chips, player.credits, len(player.goods)) == (taken, taken, there - taken)


def test_a_power_is_used_once_and_says_so() -> None:
    g = table(2)
    goods = ["spice_world", "comet_zone", "gem_world"]
    own(g, 1, colonies=["new_vinland", "prosperous_world", *goods], goods=goods)
    run_action(g, "trade_consume")
    answer(g, "sell", seat=1)
    answer(g, "consume", "new_vinland", seat=1)
    answer(g, "feed", "gem_world", seat=1)
    assert offered(g, 1) == ("prosperous_world",)
    assert why(g, "new_vinland", 1) == ("used_already", {"tile": "new_vinland"})


def test_r6_a_power_for_two_goods_cannot_be_fed_with_one() -> None:
    g = table(2)
    player = own(g, 1, colonies=["old_earth", "comet_zone"], goods=["comet_zone"])
    run_action(g, "trade_consume")
    answer(g, "sell", seat=1)
    assert topics(g) == {}
    assert player.goods == {"comet_zone": "rare"}


def test_different_goods_are_all_of_different_kinds() -> None:
    g = table(2, faces=["galactic_exchange"])
    goods = ["spice_world", "gem_world", "comet_zone", "pre_sentient_race"]
    player = own(g, 1, colonies=goods, developments=["galactic_exchange"], goods=goods)
    run_action(g, "trade_consume")
    answer(g, "sell", seat=1)
    answer(g, "consume", "galactic_exchange", seat=1)
    assert not open_asks(g)[1].allows(("spice_world", "gem_world", "comet_zone"))
    answer(g, "feed", "gem_world", "comet_zone", "pre_sentient_race", seat=1)
    assert (player.chips, player.credits) == (3, 3)


def test_a_power_for_three_different_goods_needs_three_kinds() -> None:
    g = table(2, faces=["diversified_economy"])
    goods = ["spice_world", "gem_world", "comet_zone"]
    own(g, 1, colonies=goods, developments=["diversified_economy"], goods=goods)
    run_action(g, "trade_consume")
    answer(g, "sell", seat=1)
    assert topics(g) == {}


def test_powers_that_take_no_good_pay_even_without_any() -> None:
    g = table(2, faces=["galactic_salon", "new_economy"])
    player = own(g, 1, developments=["galactic_salon", "new_economy"])
    run_action(g, "trade_consume")
    assert (player.chips, player.credits) == (1, 1)


def test_x13_prosperous_economy_counts_every_good_consumed_and_its_companion() -> None:
    g = table(2, faces=["galactic_salon"])
    goods = ["spice_world", "comet_zone", "gem_world"]
    player = own(
        g,
        1,
        colonies=["old_earth", "new_vinland", *goods],
        developments=["prosperous_economy", "galactic_salon"],
        goods=goods,
    )
    run_action(g, "trade_consume")
    answer(g, "sell", seat=1)
    answer(g, "consume", "new_vinland", seat=1)
    answer(g, "feed", "gem_world", seat=1)
    answer(g, "consume", "old_earth", seat=1)
    answer(g, "feed", "spice_world", "comet_zone", seat=1)
    assert (player.credits, player.chips) == (2, 8)


def test_x13_prosperous_economy_pays_for_its_companion_without_any_good() -> None:
    g = table(2, faces=["galactic_salon"])
    player = own(g, 0, developments=["prosperous_economy", "galactic_salon"])
    run_action(g, "trade_consume")
    assert player.chips == 3  # one of them for selecting


def test_r6_sold_goods_do_not_count_as_consumed() -> None:
    g = table(2)
    player = own(g, 1, colonies=["gem_world"], developments=["prosperous_economy"], goods=["gem_world"])
    run_action(g, "trade_consume")
    answer(g, "sell", "gem_world", seat=1)
    assert player.chips == 0


def test_r17_a_power_that_pays_the_price_of_a_good_consumes_it() -> None:
    g = table(2)
    player = own(
        g,
        1,
        colonies=["alien_oort_cloud_factory", "spice_world"],
        developments=["trade_league", "prosperous_economy"],
        goods={"alien_oort_cloud_factory": "novelty"},
    )
    player.kind = "alien"
    run_action(g, "trade_consume")
    assert topics(g) == {1: "consume"}  # the good cannot be sold
    answer(g, "consume", "trade_league", seat=1)
    answer(g, "feed", "alien_oort_cloud_factory", seat=1)
    assert (player.credits, player.chips) == (1, 1)


def test_a_power_that_may_can_be_declined() -> None:
    g = table(2)
    player = own(g, 1, colonies=["gem_world"], developments=["trade_league"], goods=["gem_world"])
    run_action(g, "trade_consume")
    answer(g, "sell", seat=1)
    answer(g, "consume", seat=1)
    assert player.goods == {"gem_world": "novelty"}
    assert topics(g) == {}


def test_x14_the_good_of_the_oort_cloud_cannot_be_sold_but_feeds_powers_of_its_colour() -> None:
    g = table(2)
    player = own(
        g,
        1,
        colonies=["alien_oort_cloud_factory", "gem_world"],
        developments=["mining_industries", "consumer_markets"],
        goods={"alien_oort_cloud_factory": "rare", "gem_world": "novelty"},
    )
    player.kind = "novelty"
    run_action(g, "trade_consume")
    assert offered(g, 1) == ("gem_world",)
    assert why(g, "alien_oort_cloud_factory", 1)[0] == "no_sale"
    answer(g, "sell", "gem_world", seat=1)
    assert offered(g, 1) == ("mining_industries",)
    answer(g, "consume", "mining_industries", seat=1)
    answer(g, "feed", "alien_oort_cloud_factory", seat=1)
    assert player.chips == 1


def test_x13_chips_beyond_the_pool_are_paid_and_end_the_game() -> None:
    g = table(2)
    g.pool = 3
    goods = ["spice_world", "comet_zone", "galactic_news_hub"]
    player = own(g, colonies=["old_earth", *goods], goods=goods)
    other = own(g, 1, colonies=["prosperous_world"], goods=["prosperous_world"])
    run_action(g, "trade_consume")
    answer(g, "sell")
    answer(g, "consume", "galactic_news_hub")
    answer(g, "feed", "galactic_news_hub")
    assert g.ended == ["chips"]
    answer(g, "consume", "old_earth")
    answer(g, "feed", "spice_world", "comet_zone")
    assert (player.chips, g.pool) == (6, -3)
    answer(g, "sell", seat=1)
    answer(g, "consume", "prosperous_world", seat=1)
    answer(g, "feed", "prosperous_world", seat=1)
    assert (other.chips, g.pool) == (1, -4)
    assert told(g.events, GoodsConsumed)[0].pool == -4


@each(
    [
        ("epsilon_eridani", {"comet_zone": "rare"}, 1, 1),
        ("industrial_robots", {"comet_zone": "rare"}, 0, 1),
        ("alien_monument", {"alien_monolith": "alien"}, 3, 0),
        ("mining_league", {"comet_zone": "rare", "volcanic_world": "rare"}, 3, 0),
        ("imperium_arms_factories", {"comet_zone": "rare"}, 1, 1),
        ("terraforming_robots", {"comet_zone": "rare"}, 1, 1),
        ("interstellar_trade_port", {"comet_zone": "rare", "gem_world": "novelty"}, 2, 2),
        ("galactic_news_hub", {"gem_world": "novelty"}, 2, 0),
    ]
)
def test_what_each_sort_of_consume_power_pays(
    tile: str, goods: dict[str, str], vp: int, credits_: int
) -> None:
    g = table(2, faces=[tile] if tiles()[tile].stack else [])
    is_development = bool(tiles()[tile].stack)
    player = own(
        g,
        1,
        colonies=[*goods, *([] if is_development else [tile])],
        developments=[tile] if is_development else [],
        goods=goods,
    )
    run_action(g, "trade_consume")
    answer(g, "sell", seat=1)
    answer(g, "consume", tile, seat=1)
    answer(g, "feed", *goods, seat=1)
    assert (player.chips, player.credits) == (vp, credits_)


@pytest.mark.slow
def test_what_is_said_of_consume_powers_agrees_with_what_may_be_left_out() -> None:
    asked = Counter[bool]()
    for seats, goals, seed in WALKS:
        for g, seat, decision in busy(seats, goals, seed):
            if decision.topic == "consume":
                asked[decision.allows(())] += 1
                _agrees(WORDS.ask(GAME.view(g, seat), decision, ()).line, g, seat, decision)
    assert asked[True]
    assert asked[False]


def _agrees(line: str, g: FrontiersState, seat: int, decision: Decision) -> None:
    powers = usable(g.players[seat])
    optional = [tiles()[tile].name for tile, power in powers.items() if power.optional]
    if decision.allows(()):
        assert "are optional" in line
    else:
        assert ("Except for" in line) == bool(optional)
        assert all(name in line for name in optional)
