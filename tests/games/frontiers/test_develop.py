"""Develop (page 4)."""

from galaxy_desktop.games.frontiers.events import (
    CreditsGained,
    DevelopmentBought,
    EndTriggered,
    NothingBought,
)
from galaxy_desktop.games.frontiers.powers import price, spaces
from tests.games.frontiers.laid import answer, offered, own, rest, run_action, table, told, topics, why

SMALL_ONES = [
    "contact_specialist",
    "space_marines",
    "homesteading_pioneers",
    "genetics_labs",
    "mining_industries",
    "replicant_robots",
    "consumer_markets",
    "prosperous_economy",
    "survey_team",
]


def test_everyone_in_order_may_buy_one_development_or_none() -> None:
    g = table(3)
    for seat in range(3):
        own(g, seat, credits_=3)
    run_action(g, "develop", 1)
    answer(g, "develop", "genetics_labs", seat=1)
    answer(g, "develop", seat=2)
    answer(g, "develop", "space_marines")
    assert [player.developments for player in g.players] == [["space_marines"], ["genetics_labs"], []]
    assert told(g.events, DevelopmentBought) == [DevelopmentBought(0, "space_marines", 2, 1)]
    assert g.stock["genetics_labs"] == 1


def test_who_can_buy_nothing_is_not_asked() -> None:
    g = table(2)
    del g.stock["contact_specialist"], g.stock["investment_credits"]
    assert told(run_action(g, "develop"), NothingBought) == [NothingBought(0), NothingBought(1)]
    assert topics(g) == {}


def test_x3_the_selector_pays_one_less_and_powers_add_up_but_no_cost_falls_below_nothing() -> None:
    g = table(2)
    own(g, 0, developments=["investment_credits"], credits_=7)
    own(g, 1, developments=["galactic_federation"], credits_=7)
    run_action(g, "develop")
    assert price(g, 0, "contact_specialist") == 0
    assert price(g, 0, "mining_league") == 7
    assert price(g, 1, "contact_specialist") == 0
    assert price(g, 1, "mining_league") == 7
    answer(g, "develop", "mining_league")
    assert g.players[0].credits == 0


def test_x3_credits_for_a_purchase_come_after_it() -> None:
    g = table(2, faces=["technology_investors"])
    buyer = own(g, 1, developments=["technology_investors"], credits_=1)
    run_action(g, "develop")
    answer(g, "develop")
    assert why(g, "space_marines", 1) == (
        "credits_short",
        {"tile": "space_marines", "needs": 2, "has": 1, "short": 1},
    )
    buyer.credits, g.asking = 2, None
    answer(g, "develop", "space_marines", seat=1)
    assert buyer.credits == 2
    assert told(g.events, CreditsGained) == [CreditsGained(1, 2, "technology_investors")]


def test_x3_a_development_gives_nothing_for_its_own_purchase() -> None:
    g = table(2, faces=["technology_investors"])
    buyer = own(g, 1, credits_=5)
    run_action(g, "develop")
    answer(g, "develop")
    answer(g, "develop", "technology_investors", seat=1)
    assert buyer.credits == 0


def test_credits_at_the_start_of_a_turn_can_be_spent_in_it() -> None:
    g = table(2)
    player = own(g, 1, colonies=["galactic_developers"], credits_=1)
    run_action(g, "develop")
    answer(g, "develop")
    answer(g, "develop", "space_marines", seat=1)
    assert player.credits == 0


def test_without_a_purchase_nothing_is_paid_for_one() -> None:
    g = table(2, faces=["technology_investors"])
    player = own(g, 0, developments=["technology_investors"], credits_=5)
    run_action(g, "develop")
    answer(g, "develop")
    assert player.credits == 5


def test_nobody_buys_a_second_tile_of_a_name_or_one_that_is_gone() -> None:
    g = table(2)
    own(g, 0, developments=["space_marines"], credits_=9)
    g.stock["survey_team"] = 0
    run_action(g, "develop")
    assert {"space_marines", "survey_team"}.isdisjoint(offered(g))
    assert why(g, "space_marines") == ("already_owned", {"tile": "space_marines"})
    assert why(g, "survey_team") == ("none_left", {"tile": "survey_team"})


def test_x3_ten_covered_spaces_do_not_end_the_game() -> None:
    g = table(2)
    player = own(g, 0, developments=[*SMALL_ONES[:7], "mining_league"], credits_=7)
    run_action(g, "develop")
    answer(g, "develop", "prosperous_economy")
    assert spaces(player) == 10
    rest(g)
    assert g.ended == []


def test_x3_from_nine_spaces_a_large_one_covers_eleven_and_ends_the_game() -> None:
    g = table(3)
    own(g, 0, developments=[*SMALL_ONES[:7], "mining_league"], credits_=8)
    own(g, 1, credits_=9)
    run_action(g, "develop")
    answer(g, "develop", "galactic_imperium")
    assert topics(g) == {1: "develop"}
    answer(g, "develop", "consumer_markets", seat=1)
    assert g.ended == ["developments"]
    assert told(g.events, EndTriggered) == [EndTriggered("developments", 0)]


def test_x3_from_ten_spaces_a_large_one_covers_twelve() -> None:
    g = table(2)
    player = own(g, 0, developments=[*SMALL_ONES[:8], "mining_league"], credits_=8)
    run_action(g, "develop")
    answer(g, "develop", "galactic_imperium")
    assert (spaces(player), g.ended) == (12, ["developments"])
