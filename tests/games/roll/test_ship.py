"""V: Ship (page 7)."""

import pytest

from galaxy_desktop.engine.flow import open_asks
from galaxy_desktop.games.roll import powers as of_tableau
from galaxy_desktop.games.roll import ship
from galaxy_desktop.games.roll.powers import consume_credits, consume_vp, trade_credits
from galaxy_desktop.games.roll.schema import Power
from tests.each import each
from tests.games.roll.laid import answer, kinds, offered, own, run_phase, table, topics

EXAMPLE_10 = ["space_refineries", "galactic_renaissance", "mining_industry", "trade_levies", "new_economy"]


@pytest.mark.parametrize(
    ("world", "price"), [("gem_world", 3), ("mining_world", 4), ("plague_world", 5), ("alien_sentinels", 6)]
)
def test_a_trade_brings_credits_by_the_color_of_the_world_whatever_the_dice(world: str, price: int) -> None:
    g = table()
    player = own(g, tableau=[world], workers={"ship": ["home"]}, goods={world: ["military"]})
    run_phase(g, "ship")
    answer(g, "ship", (offered(g)[0],))
    assert (player.credits, player.chips, g.pool) == (price, 0, 24)


def test_both_dice_go_to_the_citizenry() -> None:
    g = table()
    player = own(g, tableau=["gem_world"], workers={"ship": ["home"]}, goods={"gem_world": ["novelty"]})
    run_phase(g, "ship")
    answer(g, "ship", (offered(g)[1],))
    assert kinds(player.citizenry) == ["home", "novelty"]
    assert (player.goods, player.workers) == ({}, {})


@each(
    [
        ("home", "home", 1),
        ("rare", "home", 2),
        ("home", "rare", 2),
        ("novelty", "novelty", 1),
        ("rare", "rare", 3),
        ("consumption", "home", 2),
        ("consumption", "rare", 3),
        ("consumption", "consumption", 3),
        ("military", "genes", 1),
        ("alien", "home", 1),
    ]
)
def test_a_consume_brings_a_point_and_one_more_for_each_die_that_matches(
    good: str, shipper: str, vp: int
) -> None:
    """Example 10, on Mining World."""
    assert consume_vp([], "mining_world", f"{good}:1", f"{shipper}:2") == vp


@pytest.mark.parametrize("world", ["gem_world", "mining_world", "plague_world", "alien_sentinels"])
def test_a_consumption_die_matches_every_color(world: str) -> None:
    assert consume_vp([], world, "consumption:1", "consumption:2") == 3


def test_powers_add_to_trade_and_consume() -> None:
    assert consume_vp(EXAMPLE_10, "mining_world", "rare:1", "rare:2") == 5
    assert consume_credits(EXAMPLE_10, "mining_world") == 4
    assert trade_credits(EXAMPLE_10, "mining_world") == 4
    assert trade_credits(["export_duties", "galactic_demand"], "gem_world") == 6
    assert trade_credits(["jumpdrive_research"], "mining_world") == 5
    assert trade_credits(["jumpdrive_research"], "gem_world") == 3
    assert consume_vp(["minor_research_labs"], "plague_world", "home:1", "home:2") == 2
    assert consume_vp(["minor_research_labs"], "gem_world", "home:1", "home:2") == 1


def test_a_good_may_be_mismatched_on_purpose() -> None:
    g = table()
    own(
        g,
        tableau=["gem_world", "mining_world"],
        workers={"ship": ["rare"]},
        goods={"gem_world": ["home"], "mining_world": ["rare"]},
    )
    run_phase(g, "ship")
    assert len(offered(g)) == 4


def test_all_shippers_ship_while_there_are_goods_and_the_rest_go_to_the_cup() -> None:
    g = table()
    player = own(
        g, tableau=["gem_world"], workers={"ship": ["home", "home", "rare"]}, goods={"gem_world": ["novelty"]}
    )
    run_phase(g, "ship")
    answer(g, "ship", (offered(g)[0],))
    assert not open_asks(g)
    assert (len(player.citizenry), len(player.cup)) == (2, 2)


def test_tasks_are_decided_one_after_the_other() -> None:
    g = table()
    player = own(
        g,
        tableau=["gem_world", "mining_world"],
        workers={"ship": ["home", "home"]},
        goods={"gem_world": ["novelty"], "mining_world": ["rare"]},
    )
    run_phase(g, "ship")
    answer(g, "ship", (next(o for o in offered(g) if o.startswith("trade") and "rare" in o),))
    answer(g, "ship", (next(o for o in offered(g) if o.startswith("consume")),))
    assert (player.credits, player.chips) == (4, 2)


def test_lent_shippers_vanish_and_their_goods_go_to_the_citizenry() -> None:
    """Example 11: Organic Shipyards; both goods must be shipped."""
    g = table()
    player = own(
        g,
        tableau=["organic_shipyards", "plague_world", "spice_world"],
        goods={"plague_world": ["military"], "spice_world": ["novelty"]},
    )
    run_phase(g, "ship")
    answer(g, "ship", (next(o for o in offered(g) if o.startswith("consume genes:extra military")),))
    answer(g, "ship", (next(o for o in offered(g) if o.startswith("trade home:extra")),))
    assert (player.chips, player.credits) == (2, 3)
    assert kinds(player.citizenry) == ["military", "novelty"]
    assert player.extras == []


def test_a_genes_shipper_that_is_lent_matches_genes_worlds() -> None:
    assert consume_vp([], "plague_world", "genes:1", "genes:extra") == 3


def test_with_a_single_good_one_of_two_lent_shippers_works() -> None:
    g = table()
    player = own(g, tableau=["organic_shipyards", "plague_world"], goods={"plague_world": ["military"]})
    run_phase(g, "ship")
    assert {option.split(" ")[1] for option in offered(g)} == {"home:extra", "genes:extra"}
    answer(g, "ship", (offered(g)[0],))
    assert (topics(g), player.extras) == ({}, [])


def test_each_of_two_goods_on_a_world_takes_its_own_shipper() -> None:
    g = table()
    player = own(
        g,
        tableau=["galactic_reserves", "gem_world"],
        workers={"ship": ["home"]},
        goods={"gem_world": ["novelty", "novelty"]},
    )
    run_phase(g, "ship")
    answer(g, "ship", (offered(g)[0],))
    assert len(player.goods) == 1


def test_galactic_bankers_turns_a_credit_into_a_point_after_each_trade() -> None:
    """Example 10: two Trades of a Genes world at $8."""
    g = table()
    player = own(
        g,
        tableau=["galactic_bankers", "plague_world", "jungle_world"],
        credits_=8,
        workers={"ship": ["home", "home"]},
        goods={"plague_world": ["genes"], "jungle_world": ["genes"]},
    )
    run_phase(g, "ship")
    answer(g, "ship", (offered(g)[0],))
    assert player.credits == 10
    answer(g, "buy_points", True)
    assert (player.credits, player.chips) == (9, 1)
    answer(g, "ship", (offered(g)[0],))
    assert player.credits == 10
    answer(g, "buy_points", True)
    assert (player.credits, player.chips, g.pool) == (9, 2, 22)


def test_of_two_powers_that_sell_points_the_one_that_is_asked_about_is_paid(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """As a data pack may have it: the first one costs more than there is."""
    dear, cheap = (Power("ship", "trade_buy_vp", credits=price, vp=1, may=True) for price in (9, 2))

    def powers(_tableau: object, _phase: str, code: str) -> list[tuple[str, Power]]:
        return [("dear", dear), ("cheap", cheap)] if code == "trade_buy_vp" else []

    for module in (ship, of_tableau):
        monkeypatch.setattr(module, "powers", powers, raising=False)
    g = table()
    player = own(g, tableau=["gem_world"], workers={"ship": ["home"]}, goods={"gem_world": ["novelty"]})
    run_phase(g, "ship")
    answer(g, "ship", (offered(g)[0],))
    assert player.credits == 3
    assert open_asks(g)[0].about == "cheap"
    answer(g, "buy_points", True)
    assert (player.credits, player.chips) == (1, 1)


def test_galactic_bankers_may_be_declined_and_do_not_work_after_a_consume() -> None:
    g = table()
    player = own(
        g,
        tableau=["galactic_bankers", "plague_world", "jungle_world"],
        workers={"ship": ["home", "home"]},
        goods={"plague_world": ["genes"], "jungle_world": ["genes"]},
    )
    run_phase(g, "ship")
    answer(g, "ship", (offered(g)[0],))
    answer(g, "buy_points", False)
    assert (player.credits, player.chips) == (5, 0)
    answer(g, "ship", (offered(g)[1],))
    assert (topics(g), player.chips) == ({}, 2)


def test_points_go_on_from_the_reserve_where_the_pool_is_empty() -> None:
    g = table()
    g.pool = 1
    player = own(g, tableau=["mining_world"], workers={"ship": ["rare"]}, goods={"mining_world": ["rare"]})
    run_phase(g, "ship")
    answer(g, "ship", (offered(g)[1],))
    assert (player.chips, g.pool) == (3, -2)


def test_what_cannot_be_shipped_from_says_why() -> None:
    g = table()
    own(
        g,
        tableau=["old_earth", "gem_world", "mining_world"],
        workers={"ship": ["home"]},
        goods={"gem_world": ["novelty"]},
    )
    run_phase(g, "ship")
    codes = {}
    for world in ("old_earth", "mining_world"):
        reason = open_asks(g)[0].why_not(world)
        codes[world] = reason.code if reason else ""
    assert codes == {"old_earth": "gray_world", "mining_world": "no_good_there"}
