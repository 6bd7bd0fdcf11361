"""IV: Produce (page 6)."""

import pytest

from galaxy_desktop.engine.flow import open_asks
from galaxy_desktop.games.roll.dice import type_of
from galaxy_desktop.games.roll.powers import capacity
from tests.games.roll.laid import answer, kinds, offered, own, run_phase, table, topics


def test_a_producer_of_any_type_becomes_a_good_on_a_world_that_is_not_gray() -> None:
    g = table()
    player = own(g, tableau=["old_earth", "mining_world"], workers={"produce": ["military"]})
    run_phase(g, "produce")
    assert list(player.goods.values()) == ["mining_world"]
    assert kinds(list(player.goods)) == ["military"]


def test_producers_without_room_go_to_the_cup() -> None:
    """Example 9: Information Hub already holds its good."""
    g = table()
    player = own(
        g, tableau=["information_hub"], workers={"produce": ["home"]}, goods={"information_hub": ["novelty"]}
    )
    run_phase(g, "produce")
    assert (kinds(player.cup), len(player.goods)) == (["home"], 1)


def test_where_there_is_room_for_all_all_must_produce_and_the_owner_says_where() -> None:
    g = table()
    player = own(g, tableau=["gem_world", "mining_world", "plague_world"], workers={"produce": ["genes"]})
    run_phase(g, "produce")
    assert len(offered(g)) == 3
    answer(g, "produce", (f"{player.column('produce')[0]} plague_world",))
    assert list(player.goods.values()) == ["plague_world"]


@pytest.mark.parametrize(("kept", "credits_"), [("genes", 2), ("home", 0)])
def test_where_there_is_not_the_owner_says_who_produces(kept: str, credits_: int) -> None:
    """Example 12: The Last of the Gnarssh is empty, Mining World is full."""
    g = table()
    player = own(
        g,
        tableau=["genetics_lab", "the_last_of_the_gnarssh", "mining_world"],
        workers={"produce": ["genes", "genes", "home"]},
        goods={"mining_world": ["rare"]},
    )
    run_phase(g, "produce")
    assert len(offered(g)) == 2
    answer(g, "produce", (next(option for option in offered(g) if type_of(option) == kept),))
    assert not open_asks(g)
    assert (len(player.goods), len(player.cup), player.credits) == (2, 2, credits_)


def test_galactic_reserves_lets_each_world_hold_two_goods_of_any_types() -> None:
    g = table()
    tableau = [
        "genetics_lab",
        "the_last_of_the_gnarssh",
        "mining_world",
        "galactic_reserves",
        "mining_league",
    ]
    player = own(
        g,
        tableau=tableau,
        workers={"produce": ["genes", "genes", "home"]},
        goods={"mining_world": ["rare"]},
    )
    assert capacity(tableau) == 2
    run_phase(g, "produce")
    while topics(g):
        answer(g, "produce", offered(g)[-1:])
    assert (len(player.goods), player.cup, player.credits) == (4, [], 4 + 2)


def test_genetics_lab_counts_genes_dice_on_worlds_of_any_color() -> None:
    g = table()
    player = own(
        g,
        tableau=["genetics_lab", "plague_world", "gem_world"],
        goods={"plague_world": ["home"], "gem_world": ["genes"]},
    )
    run_phase(g, "produce")
    assert player.credits == 2


def test_credits_for_goods_go_by_the_color_of_the_world() -> None:
    g = table()
    player = own(
        g,
        tableau=["consumer_markets", "space_mall", "gem_world", "mining_world"],
        goods={"space_mall": ["home"], "gem_world": ["novelty"], "mining_world": ["novelty"]},
    )
    run_phase(g, "produce")
    assert player.credits == 2


def test_nobody_is_asked_where_dice_alike_fill_every_place() -> None:
    g = table()
    player = own(g, tableau=["gem_world", "plague_world"], workers={"produce": ["home"] * 3})
    run_phase(g, "produce")
    assert not open_asks(g)
    assert (sorted(player.goods.values()), len(player.cup)) == (["gem_world", "plague_world"], 1)


def test_a_world_that_takes_no_good_says_why() -> None:
    g = table()
    own(
        g,
        tableau=["old_earth", "gem_world", "plague_world", "mining_world"],
        workers={"produce": ["home"]},
        goods={"gem_world": ["novelty"]},
    )
    run_phase(g, "produce")
    codes = {}
    for world in ("old_earth", "gem_world"):
        reason = open_asks(g)[0].why_not(world)
        codes[world] = reason.code if reason else ""
    assert codes == {"old_earth": "gray_world", "gem_world": "world_full"}


def test_a_world_with_room_says_that_a_producer_comes_first() -> None:
    g = table()
    own(
        g,
        tableau=["gem_world", "plague_world", "mining_world"],
        workers={"produce": ["home", "genes"]},
        goods={"gem_world": ["novelty"]},
    )
    run_phase(g, "produce")
    found = {world: open_asks(g)[0].why_not(world) for world in ("gem_world", "plague_world")}
    assert {world: why and why.code for world, why in found.items()} == {
        "gem_world": "world_full",
        "plague_world": "producer_first",
    }
