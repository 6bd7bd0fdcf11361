"""Points and winners (page 8)."""

import pytest

from galaxy_desktop.games.roll.box import sides
from galaxy_desktop.games.roll.scoring import bonus_points, score, scores, triangle, winners
from galaxy_desktop.games.roll.state import RollState
from tests.each import each
from tests.games.roll.laid import own, table


def bonus(g: RollState, tile: str) -> int:
    known = sides()[tile].bonus
    assert known is not None
    return bonus_points(g.players[0], known)


def test_the_scoring_example_of_the_rulebook() -> None:
    """Developments of 13, a world of 3, Galactic Federation and New Galactic Order, four Military dice."""
    g = table()
    player = own(
        g,
        tableau=["galactic_federation", "new_galactic_order", "public_works", "mining_world"],
        cup=["military"] * 4,
    )
    assert dict(score(player).parts) == {"chips": 0, "developments": 13, "worlds": 3, "bonuses": 9}
    assert score(player).total == 25


def test_example_15_scores_as_the_rulebook_says() -> None:
    g = table()
    player = own(
        g,
        tableau=[
            "genetics_lab",
            "the_last_of_the_gnarssh",
            "alpha_centauri",
            "system_diversification",
            "nanotechnology",
            "galactic_influence",
            "public_works",
            "new_economy",
            "galactic_renaissance",
            "galactic_bankers",
            "mining_world",
            "spice_world",
        ],
    )
    player.chips = 11
    assert [bonus(g, t) for t in ("system_diversification", "new_economy")] == [7, 5]
    assert [bonus(g, t) for t in ("galactic_renaissance", "galactic_bankers")] == [4, 8]
    assert [points for _, points in score(player).parts] == [11, 35, 6, 24]
    assert score(player).total == 76


@each([(0, 0), (1, 1), (2, 1), (3, 2), (14, 4), (15, 5), (21, 6)])
def test_galactic_renaissance_counts_by_triangles(chips: int, vp: int) -> None:
    assert triangle(chips) == vp


def test_free_trade_association_counts_the_cost_of_novelty_worlds_by_halves_rounded_up() -> None:
    g = table()
    own(g, tableau=["free_trade_association", "information_hub", "gem_world", "mining_world"])
    assert bonus(g, "free_trade_association") == 3


def test_galactic_exchange_counts_the_types_of_dice_wherever_they_are() -> None:
    g = table()
    own(
        g,
        tableau=["gem_world"],
        cup=["home", "home"],
        developers=["rare"],
        goods={"gem_world": ["consumption"]},
    )
    assert bonus(g, "galactic_exchange") == 3


def test_galactic_reserves_counts_goods() -> None:
    g = table()
    own(g, tableau=["gem_world"], goods={"gem_world": ["home", "novelty"]})
    assert bonus(g, "galactic_reserves") == 2


def test_mining_league_counts_rare_worlds_twice() -> None:
    g = table()
    own(g, tableau=["mining_league", "mining_world", "alpha_centauri", "gem_world"])
    assert bonus(g, "mining_league") == 4


def test_new_economy_counts_itself_and_all_developments_without_a_reassign_power() -> None:
    g = table()
    own(g, tableau=["new_economy", "biological_adaptation", "conscription", "nanotechnology", "gem_world"])
    assert bonus(g, "new_economy") == 3


@pytest.mark.parametrize(("military", "vp"), [(0, 0), (1, 2), (3, 2), (4, 4)])
def test_new_galactic_order_counts_started_sets_of_three_military_dice(military: int, vp: int) -> None:
    g = table()
    own(g, citizenry=["military"] * military)
    assert bonus(g, "new_galactic_order") == vp


def test_tiles_of_the_construction_zone_score_nothing() -> None:
    g = table()
    player = own(g, tableau=["galactic_bankers"], developments=["nanotechnology"], worlds=["alien_sentinels"])
    assert score(player).total == 6 + 1


def test_discounts_do_not_change_points() -> None:
    g = table()
    player = own(g, tableau=["investment_credits", "nanotechnology"])
    assert dict(score(player).parts)["developments"] == 9


def test_a_tie_goes_to_dice_in_the_cup_and_credits_together_then_it_is_shared() -> None:
    """Example 14: 40 and 40 with 6 each; 39 with far more dice does not win."""
    g = table(3)
    for seat, (chips, dice, credits_) in enumerate([(40, 5, 1), (40, 3, 3), (39, 10, 0)]):
        own(g, seat, cup=["home"] * dice, credits_=credits_, developers=["military"] * seat)
        g.players[seat].chips = chips
    assert winners(g) == (0, 1)
    g.players[1].credits += 1
    assert winners(g) == (1,)
    assert [s.tie_break for s in scores(g)] == [6, 7, 10]
