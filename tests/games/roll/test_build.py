"""II and III: Develop and Settle (pages 5 and 9), immediate effects, discounts."""

import pytest

from galaxy_desktop.engine.flow import open_asks
from galaxy_desktop.games.roll.box import sides
from galaxy_desktop.games.roll.dice import type_of
from galaxy_desktop.games.roll.powers import need
from galaxy_desktop.games.roll.state import Player
from tests.each import each
from tests.games.roll.laid import answer, kinds, offered, own, run_phase, table, topics


def of_type(dice: list[str], *types: str) -> tuple[str, ...]:
    """Dice of these types, in this order."""
    left = list(dice)
    found = []
    for kind in types:
        die = next(die for die in left if type_of(die) == kind)
        left.remove(die)
        found.append(die)
    return tuple(found)


def test_a_tile_with_enough_workers_moves_to_the_tableau_and_they_to_the_citizenry() -> None:
    g = table()
    player = own(g, developments=["space_docks"], workers={"develop": ["home", "military"]})
    run_phase(g, "develop")
    assert (player.tableau, player.developments, player.developers) == (["space_docks"], [], [])
    assert kinds(player.citizenry) == ["home", "military"]


def test_too_few_workers_stay_on_the_stack() -> None:
    g = table()
    player = own(g, worlds=["mining_world"], workers={"settle": ["home", "home"]})
    run_phase(g, "settle")
    assert (kinds(player.settlers), player.tableau) == (["home", "home"], [])


def test_several_tiles_can_be_completed_in_a_phase() -> None:
    g = table()
    player = own(
        g, developments=["public_works", "space_docks", "nanotechnology"], workers={"develop": ["home"] * 4}
    )
    run_phase(g, "develop")
    assert player.tableau == ["public_works", "space_docks"]
    assert len(player.developers) == 1


def test_workers_left_over_on_an_empty_stack_go_to_the_cup() -> None:
    g = table()
    player = own(
        g, developments=["public_works"], workers={"develop": ["home"] * 3}, worlds=[], settlers=["genes"]
    )
    run_phase(g, "develop")
    assert kinds(player.cup) == ["home", "home"]
    run_phase(g, "settle")
    assert kinds(player.cup) == ["genes", "home", "home"]


def test_the_order_of_placing_is_asked_only_where_it_matters() -> None:
    g = table()
    player = own(g, developments=["nanotechnology"], workers={"develop": ["home", "genes"]})
    run_phase(g, "develop")
    assert not open_asks(g)
    assert len(player.developers) == 2
    player = own(g, 1, worlds=["gem_world"], workers={"settle": ["home", "genes", "military"]})
    run_phase(g, "settle")
    assert topics(g) == {1: "builder"}
    assert sorted(map(type_of, offered(g, 1))) == ["genes", "home", "military"]
    answer(g, "builder", of_type(player.column("settle"), "military"), seat=1)
    answer(g, "builder", of_type(player.column("settle"), "genes"), seat=1)
    assert kinds(player.citizenry) == ["genes", "military"]
    assert kinds(player.cup) == ["home", "novelty"]


def test_a_tile_completed_by_a_new_top_tile_waits_for_its_phase() -> None:
    """Example 5: Public Works on top of Nanotechnology with three developers."""
    g = table()
    player = own(g, developments=["public_works", "nanotechnology"], developers=["home", "home", "rare"])
    run_phase(g, "develop")
    answer(g, "working", of_type(player.developers, "home"))
    assert player.tableau == ["public_works"]
    assert kinds(player.citizenry) == ["home"]
    assert kinds(player.developers) == ["home", "rare"]
    assert player.credits == 0


def test_discounts_and_income_work_in_mid_phase() -> None:
    """Example 6: Investment Credits and Merchant Guild by six developers, with Public Works."""
    g = table()
    player = own(
        g,
        tableau=["public_works"],
        credits_=1,
        developments=["investment_credits", "merchant_guild"],
        workers={"develop": ["home"] * 6},
    )
    run_phase(g, "develop")
    assert player.tableau == ["public_works", "investment_credits", "merchant_guild"]
    assert (player.credits, len(player.citizenry)) == (3, 6)
    run_phase(g, "produce")
    assert player.credits == 5


@pytest.mark.parametrize(
    ("tableau", "needed"),
    [
        ([], [1, 2, 3, 4, 5, 6]),
        (["free_trade_zone"], [1, 2, 2, 2, 3, 4]),
        (["replicant_robots", "free_trade_zone"], [1, 1, 1, 1, 2, 3]),
        (["replicant_robots"], [1, 1, 2, 3, 4, 5]),
    ],
)
def test_gray_worlds_need_fewer_settlers(tableau: list[str], needed: list[int]) -> None:
    gray = {side.cost: side.id for side in sides().values() if side.color == "none" and side.other}
    assert [need(tableau, gray[cost]) for cost in range(1, 7)] == needed


@each(
    [
        (["alien_uplift_blueprints", "replicant_robots"], "malevolent_lifeforms", 2),
        (["alien_uplift_blueprints", "replicant_robots"], "plague_world", 1),
        (["alien_uplift_blueprints"], "mining_world", 3),
        (["biological_adaptation"], "nanotechnology", 4),
        (["biological_adaptation"], "public_works", 1),
        (["biological_adaptation"], "merchant_guild", 3),
        (["investment_credits"], "merchant_guild", 2),
        (["investment_credits"], "public_works", 1),
    ]
)
def test_discounts_apply_to_what_they_name_and_never_below_one(
    tableau: list[str], tile: str, needed: int
) -> None:
    assert need(tableau, tile) == needed


@pytest.mark.parametrize(
    ("tableau", "tile", "credits_"),
    [
        (["galactic_recycling", "terraforming_robots"], "comet_zone", 3),
        (["galactic_recycling", "terraforming_robots"], "gem_world", 2),
        (["galactic_recycling"], "public_works", 1),
        (["terraforming_robots"], "public_works", 0),
        (["public_works"], "gem_world", 0),
        ([], "galactic_recycling", 0),
    ],
)
def test_powers_pay_for_tiles_completed_after_them(tableau: list[str], tile: str, credits_: int) -> None:
    g = table()
    side = sides()[tile]
    stack = {"worlds" if side.is_world else "developments": [tile]}
    phase = "settle" if side.is_world else "develop"
    player = own(g, tableau=tableau, workers={phase: ["home"] * side.cost}, **stack)  # type: ignore[arg-type]
    run_phase(g, phase)
    assert (player.tableau[-1], player.credits) == (tile, credits_)


def test_public_works_pays_for_two_more_developments_in_the_phase_it_is_built() -> None:
    g = table()
    player = own(
        g,
        developments=["public_works", "space_docks", "export_duties"],
        workers={"develop": ["home"] * 5},
    )
    run_phase(g, "develop")
    assert (len(player.tableau), player.credits) == (3, 2)


def test_galactic_investors_pays_at_the_end_of_the_phase_in_which_it_is_built() -> None:
    g = table()
    player = own(g, developments=["galactic_investors"], workers={"develop": ["home"] * 5})
    run_phase(g, "develop")
    assert player.credits == 2


@each(
    [
        ("gem_world", ["novelty"], [], [], 0),
        ("artist_colony", [], ["novelty"], [], 0),
        ("mining_world", [], [], ["rare"], 0),
        ("alien_sentinels", ["alien"], [], [], 3),
        ("blaster_gem_mines", [], ["military", "rare"], [], 0),
        ("galactic_trendsetters", [], ["consumption", "consumption"], [], 2),
        ("silicon_world", [], [], ["rare"], 1),
    ]
)
def test_a_world_brings_its_dice_and_credits_once(
    tile: str, cup: list[str], citizenry: list[str], goods: list[str], credits_: int
) -> None:
    g = table()
    cost = sides()[tile].cost
    player = own(g, worlds=[tile], workers={"settle": ["home"] * cost})
    run_phase(g, "settle")
    assert kinds(player.cup) == cup
    assert kinds(player.citizenry) == sorted([*citizenry, *["home"] * cost])
    assert kinds(list(player.goods)) == goods
    assert set(player.goods.values()) <= {tile}
    assert player.credits == credits_


def tourist_world(*tableau: str) -> Player:
    """Example 7: Tourist World completed by two Military, Home and Genes; the owner picks Home and Genes."""
    g = table()
    player = own(
        g, tableau=tableau, worlds=["tourist_world"], workers={"settle": ["military"] * 2 + ["home", "genes"]}
    )
    run_phase(g, "settle")
    if topics(g):
        assert not open_asks(g)[0].allows(())
        answer(g, "return_to_cup", of_type(list(offered(g)), "home", "genes"))
    assert player.credits == 1
    return player


def test_new_galactic_order_sends_military_settlers_to_the_cup() -> None:
    player = tourist_world("new_galactic_order")
    assert kinds(player.cup) == ["military", "military"]
    assert kinds(player.citizenry) == ["consumption", "genes", "home"]


def test_galactic_exchange_sends_one_or_two_settlers_to_the_cup_but_not_none() -> None:
    player = tourist_world("galactic_exchange")
    assert kinds(player.cup) == ["genes", "home"]
    assert kinds(player.citizenry) == ["consumption", "military", "military"]


def test_both_of_them_apply_together() -> None:
    player = tourist_world("galactic_exchange", "new_galactic_order")
    assert kinds(player.cup) == ["genes", "home", "military", "military"]
    assert kinds(player.citizenry) == ["consumption"]


def test_a_single_settler_goes_to_the_cup_without_a_choice() -> None:
    g = table()
    player = own(g, tableau=["galactic_exchange"], worlds=["artist_colony"], workers={"settle": ["home"]})
    run_phase(g, "settle")
    assert open_asks(g)[0].forced()
    answer(g, "return_to_cup", open_asks(g)[0].only())
    assert kinds(player.cup) == ["home"]


def test_galactic_federation_sends_developers_to_the_cup_but_not_its_own() -> None:
    g = table()
    player = own(
        g,
        developments=["galactic_federation", "public_works"],
        workers={"develop": ["home"] * 7},
    )
    run_phase(g, "develop")
    assert (len(player.citizenry), player.cup) == (7, [])
    answer(g, "return_to_cup", offered(g))
    assert (len(player.citizenry), len(player.cup)) == (6, 1)


def test_any_own_die_may_be_given_up_also_one_that_has_just_worked() -> None:
    """Example 8: Rebel Miners."""
    g = table()
    player = own(
        g,
        tableau=["mining_world"],
        worlds=["rebel_miners"],
        workers={"settle": ["home", "home"], "ship": ["consumption"]},
        cup=["novelty"],
        developers=["alien"],
        goods={"mining_world": ["genes"]},
    )
    g.occurring = ("settle", "ship")
    before = len(player.dice())
    run_phase(g, "settle")
    assert sorted(map(type_of, offered(g))) == ["alien", "consumption", "genes", "home", "novelty"]
    answer(g, "give_up_die", of_type(list(offered(g)), "home"))
    assert kinds(player.citizenry) == ["home", "military", "military"]
    assert len(player.dice()) == before + 1


def test_the_selector_may_be_given_up_and_its_phase_still_happens() -> None:
    g = table()
    player = own(g, developments=["conscription"], workers={"develop": ["home"] * 4, "ship": ["genes"]})
    player.selected, player.selector = "ship", player.column("ship")[0]
    run_phase(g, "develop")
    answer(g, "give_up_die", (player.selector,))
    assert (player.selected, player.column("ship")) == ("ship", [])
    assert kinds(player.cup) == ["military", "military"]


@pytest.mark.parametrize(
    ("tile", "cup", "citizenry", "credits_"),
    [
        ("former_penal_colony", ["military"], [], 0),
        ("rebel_warrior_race", [], ["genes", "military"], 0),
        ("information_tech", ["novelty", "novelty"], [], 0),
        ("space_marines", ["military"], [], 1),
        ("conscription", ["military", "military"], [], 0),
    ],
)
def test_a_die_is_given_up_for_what_follows(
    tile: str, cup: list[str], citizenry: list[str], credits_: int
) -> None:
    g = table()
    side = sides()[tile]
    stack = {"worlds" if side.is_world else "developments": [tile]}
    phase = "settle" if side.is_world else "develop"
    player = own(g, workers={phase: ["home"] * side.cost}, **stack)  # type: ignore[arg-type]
    run_phase(g, phase)
    answer(g, "give_up_die", offered(g)[:1])
    assert kinds(player.cup) == cup
    assert kinds(player.citizenry) == sorted([*citizenry, *["home"] * (side.cost - 1)])
    assert player.credits == credits_


def test_a_good_given_up_is_just_gone() -> None:
    g = table()
    player = own(
        g,
        tableau=["mining_world"],
        developments=["conscription"],
        workers={"develop": ["home"] * 4},
        goods={"mining_world": ["rare"]},
    )
    run_phase(g, "develop")
    answer(g, "give_up_die", tuple(player.goods))
    assert player.goods == {}


def test_more_than_twelve_squares_can_be_built() -> None:
    g = table()
    player = own(g, tableau=["old_earth"] * 12, worlds=["artist_colony"], workers={"settle": ["home"]})
    run_phase(g, "settle")
    assert len(player.tableau) == 13
