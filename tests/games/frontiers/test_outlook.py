"""What an action would give a seat."""

import pytest

from galaxy_desktop.games.frontiers.outlook import Outlook, outlook
from tests.games.frontiers.laid import answer, own, run_action, table


def test_bonuses_go_to_whoever_selects() -> None:
    g = table(2)
    assert outlook(g, 0, "retreat_into_isolation", selects=True) == Outlook(credits=2)
    assert outlook(g, 0, "retreat_into_isolation", selects=False) == Outlook()
    assert outlook(g, 0, "send_diplomatic_envoys", selects=True) == Outlook(vp=1)
    assert outlook(g, 0, "chart_galactic_goals", selects=True) == Outlook(credits=1)


def test_explore_counts_picks_draws_and_what_comes_first() -> None:
    g = table(2)
    own(g, developments=["survey_team", "homesteading_pioneers"])
    assert outlook(g, 0, "explore", selects=True) == Outlook(credits=1, colonists=1, worlds=3)
    assert outlook(g, 0, "explore", selects=False).worlds == 2


def test_develop_names_what_can_be_bought_with_the_credits_that_come_first() -> None:
    g = table(2)
    own(g, colonies=["galactic_developers"], credits_=1)
    assert "mining_robots" in outlook(g, 0, "develop", selects=False).tiles
    assert "genetics_labs" not in outlook(g, 0, "develop", selects=False).tiles
    assert "genetics_labs" in outlook(g, 0, "develop", selects=True).tiles


def test_settle_names_what_can_be_settled_with_the_colonist_of_the_bonus() -> None:
    g = table(2)
    own(g, explored=["artist_settlement"], credits_=1)
    assert outlook(g, 0, "settle", selects=True) == Outlook(colonists=1, tiles=("artist_settlement",))
    assert outlook(g, 0, "settle", selects=False) == Outlook()


@pytest.mark.parametrize("selects", [True, False])
def test_produce_names_goods_and_credits_as_the_action_then_gives_them(selects: bool) -> None:
    g = table(2)
    g.produce_credits = 3
    player = own(
        g,
        colonies=["comet_zone", "gem_world", "asteroid_belt", "pre_sentient_race", "rebel_underground"],
        developments=["genetics_labs", "pan_galactic_league"],
        goods=["gem_world"],
    )
    seen = outlook(g, 0, "produce", selects=selects)
    before = set(player.goods)
    run_action(g, "produce", 0 if selects else 1)
    answer(g, "windfall", "pre_sentient_race")
    if selects:
        answer(g, "windfall", "asteroid_belt")
    assert sorted(seen.goods) == sorted(kind for c, kind in player.goods.items() if c not in before)
    assert seen.credits == player.credits


def test_trade_names_the_best_sale_and_the_powers_that_can_be_fed() -> None:
    g = table(2, faces=["galactic_salon"])
    own(
        g,
        colonies=["spice_world", "new_vinland", "comet_zone", "old_earth"],
        developments=["galactic_salon"],
        goods=["spice_world", "comet_zone"],
    )
    seen = outlook(g, 0, "trade_consume", selects=True)
    assert seen == Outlook(credits=4, vp=2, tiles=("new_vinland", "old_earth"))


@pytest.mark.parametrize(
    ("developments", "vp"),
    [(["prosperous_economy"], 0), (["galactic_salon"], 1), (["prosperous_economy", "galactic_salon"], 2)],
)
def test_a_companion_gives_its_vp_without_goods(developments: list[str], vp: int) -> None:
    g = table(2)
    own(g, developments=developments)
    assert outlook(g, 0, "trade_consume", selects=False).vp == vp
