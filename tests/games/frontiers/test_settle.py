"""Settle (pages 6 and 7): colonists, payment, Military, and what settling sets off."""

from galaxy_desktop.games.frontiers.events import (
    ColonistsGained,
    CreditsGained,
    MilitaryBought,
    WindfallGained,
    WorldSettled,
)
from galaxy_desktop.games.frontiers.powers import military_for
from galaxy_desktop.games.frontiers.ways import ways_to_settle
from tests.games.frontiers.laid import answer, offered, own, rest, run_action, table, told, topics, why


def test_the_selector_gains_a_colonist_that_settles_at_once() -> None:
    g = table(2)
    player = own(g, explored=["artist_settlement"], credits_=1)
    run_action(g, "settle")
    answer(g, "settle", "artist_settlement")
    answer(g, "way", "pay")
    assert (player.colonies, player.colonists, player.credits) == (["artist_settlement"], 0, 0)
    assert g.colonists == 23


def test_everyone_gains_two_colonists_or_settles_and_nobody_passes() -> None:
    g = table(2)
    own(g, 1, explored=["destroyed_world"], credits_=1)
    run_action(g, "settle")
    answer(g, "settle", "colonists")
    assert g.players[0].colonists == 3
    assert offered(g, 1) == ("colonists",)
    answer(g, "settle", "colonists", seat=1)
    assert g.players[1].colonists == 2


def test_whoever_can_settle_may_gain_colonists() -> None:
    g = table(2)
    player = own(g, explored=["artist_settlement"], credits_=5)
    run_action(g, "settle")
    assert offered(g) == ("colonists", "artist_settlement")
    answer(g, "settle", "colonists")
    assert (player.colonists, player.explored) == (3, ["artist_settlement"])


def test_a_world_needs_all_of_its_colonists() -> None:
    g = table(2)
    own(g, explored=["galactic_studios"], credits_=9)
    run_action(g, "settle")
    assert why(g, "galactic_studios") == (
        "colonists_short",
        {"tile": "galactic_studios", "needs": 2, "has": 1},
    )


def test_a_world_needs_its_cost_in_credits_less_discounts_that_match() -> None:
    g = table(2)
    player = own(g, explored=["comet_zone", "gem_world"], developments=["mining_robots"], credits_=1)
    run_action(g, "settle")
    assert why(g, "comet_zone") == (
        "credits_short",
        {"tile": "comet_zone", "needs": 2, "has": 1, "short": 1},
    )
    assert why(g, "gem_world")[1]["needs"] == 2
    player.credits, g.asking = 2, None
    answer(g, "settle", "comet_zone")
    answer(g, "way", "pay")
    assert player.credits == 0


def test_a_cost_never_falls_below_nothing() -> None:
    g = table(2)
    player = own(g, explored=["destroyed_world"], developments=["replicant_robots"], credits_=3)
    run_action(g, "settle")
    answer(g, "settle", "destroyed_world")
    answer(g, "way", "pay")
    assert player.credits == 3


def test_a_windfall_world_brings_its_good_and_a_production_world_none() -> None:
    g = table(2)
    player = own(g, explored=["asteroid_belt"], credits_=2, colonists=1)
    other = own(g, 1, explored=["volcanic_world"], credits_=2, colonists=1)
    run_action(g, "settle")
    answer(g, "settle", "asteroid_belt")
    answer(g, "way", "pay")
    assert told(g.events, WindfallGained) == [WindfallGained(0, "asteroid_belt", "rare")]
    answer(g, "settle", "volcanic_world", seat=1)
    answer(g, "way", "pay", seat=1)
    assert (player.goods, other.goods) == ({"asteroid_belt": "rare"}, {})
    assert g.goods["rare"] == 16


def test_a_good_that_the_supply_lacks_does_not_come() -> None:
    g = table(2)
    player = own(g, explored=["asteroid_belt"], credits_=2)
    g.goods["rare"] = 0
    run_action(g, "settle")
    answer(g, "settle", "asteroid_belt")
    answer(g, "way", "pay")
    assert player.goods == {}


def test_x5_military_conquers_what_it_equals_or_exceeds() -> None:
    g = table(2)
    own(
        g,
        colonies=["new_sparta", "imperium_fuel_depot", "comet_zone", "volcanic_world"],
        developments=["space_marines"],
        explored=["rebel_warrior_race", "rebel_base", "rebel_homeworld"],
        goods=["comet_zone", "volcanic_world"],
        colonists=2,
    )
    run_action(g, "settle")
    assert offered(g) == ("colonists", "rebel_warrior_race", "rebel_base")
    facts = {"tile": "rebel_homeworld", "needs": 7, "has": 6, "short": 1}
    assert why(g, "rebel_homeworld") == ("military_short", facts)


def test_x5_one_good_removed_gives_military_for_the_action_a_second_adds_nothing() -> None:
    g = table(2)
    player = own(
        g,
        colonies=["new_sparta", "imperium_fuel_depot", "comet_zone", "volcanic_world"],
        developments=["space_marines"],
        explored=["rebel_base"],
        goods=["comet_zone", "volcanic_world"],
        colonists=2,
    )
    run_action(g, "settle")
    answer(g, "settle", "rebel_base")
    assert offered(g) == (
        "conquer|imperium_fuel_depot:comet_zone",
        "conquer|imperium_fuel_depot:volcanic_world",
    )
    answer(g, "way", "conquer|imperium_fuel_depot:volcanic_world")
    assert player.goods == {"comet_zone": "rare"}
    bought = MilitaryBought(0, "volcanic_world", "rare", 2, "imperium_fuel_depot")
    assert told(g.events, MilitaryBought) == [bought]
    assert told(g.events, WorldSettled) == [WorldSettled(0, "rebel_base", "conquer", "", 0, 6, 2)]
    assert (player.temporary, player.used) == (2, ["imperium_fuel_depot"])


def test_x5_specialised_military_counts_against_its_worlds_only() -> None:
    g = table(2)
    own(
        g,
        colonies=["new_sparta"],
        developments=["space_marines", "alien_researchers"],
        explored=["lost_alien_battle_fleet", "rebel_base"],
        colonists=2,
    )
    run_action(g, "settle")
    assert military_for(g.players[0], "lost_alien_battle_fleet", "alien") == 6
    assert military_for(g.players[0], "rebel_base", "gray") == 4
    assert offered(g) == ("colonists", "lost_alien_battle_fleet")


def test_r13_only_goods_that_are_needed_are_removed() -> None:
    g = table(2)
    own(
        g,
        colonies=["imperium_fuel_depot", "self_repairing_alien_artillery"],
        explored=["rebel_warrior_race", "rebel_outpost", "rebel_miners"],
        goods=["imperium_fuel_depot", "self_repairing_alien_artillery"],
        colonists=2,
    )
    rare, alien = "imperium_fuel_depot:imperium_fuel_depot", "self_repairing_alien_artillery"
    alien = f"{alien}:{alien}"
    assert [way.option for way in ways_to_settle(g, 0, "rebel_miners")] == [
        f"conquer|{rare}",
        f"conquer|{alien}",
    ]
    assert [way.option for way in ways_to_settle(g, 0, "rebel_warrior_race")] == [f"conquer|{alien}"]
    assert [way.option for way in ways_to_settle(g, 0, "rebel_outpost")] == [f"conquer|{rare}|{alien}"]


def test_military_and_payment_are_never_combined() -> None:
    g = table(2)
    own(g, developments=["space_marines"], explored=["imperium_blaster_gem_depot"], credits_=9, colonists=1)
    run_action(g, "settle")
    assert offered(g) == ("colonists",)


def test_x6_contact_specialist_pays_for_a_military_world_with_other_discounts() -> None:
    g = table(2)
    player = own(
        g,
        developments=["contact_specialist", "mining_robots", "replicant_robots", "space_marines"],
        explored=["imperium_blaster_gem_depot", "alien_robot_sentry"],
        credits_=1,
        colonists=1,
    )
    run_action(g, "settle")
    (way,) = ways_to_settle(g, 0, "imperium_blaster_gem_depot")
    assert (way.how, way.price, way.colonists, way.by) == ("pay_for_military", 1, 1, "contact_specialist")
    assert {way.how for way in ways_to_settle(g, 0, "alien_robot_sentry")} == {"conquer"}
    answer(g, "settle", "imperium_blaster_gem_depot")
    answer(g, "way", "pay_for_military|contact_specialist")
    assert (player.credits, player.goods) == (0, {"imperium_blaster_gem_depot": "rare"})


def test_discounts_above_the_price_of_a_military_world_make_it_free() -> None:
    g = table(2)
    player = own(
        g,
        developments=["contact_specialist", "mining_robots", "replicant_robots"],
        explored=["rebel_miners"],
        credits_=0,
        colonists=1,
    )
    run_action(g, "settle")
    (way,) = ways_to_settle(g, 0, "rebel_miners")
    assert (way.how, way.price) == ("pay_for_military", 0)
    answer(g, "settle", "rebel_miners")
    answer(g, "way", "pay_for_military|contact_specialist")
    assert player.credits == 0
    assert "rebel_miners" in player.colonies


def test_x6_an_alien_world_cannot_be_bought() -> None:
    g = table(2)
    own(g, developments=["contact_specialist"], explored=["alien_robot_sentry"], credits_=9, colonists=1)
    run_action(g, "settle")
    assert why(g, "alien_robot_sentry")[0] == "military_short"


def test_r12_one_power_pays_for_a_military_world_the_cheapest_one() -> None:
    g = table(2)
    own(
        g,
        colonies=["rebel_cantina"],
        developments=["contact_specialist", "mining_robots", "replicant_robots"],
        explored=["imperium_blaster_gem_depot"],
        credits_=9,
        colonists=1,
    )
    ways = ways_to_settle(g, 0, "imperium_blaster_gem_depot")
    assert [(way.by, way.price) for way in ways] == [("rebel_cantina", 1)]  # through the other it is the same


def test_r11_a_bought_military_world_is_a_military_colony() -> None:
    g = table(2, faces=["military_industry"])
    player = own(
        g,
        developments=["contact_specialist", "military_industry"],
        explored=["rebel_miners"],
        credits_=1,
        colonists=1,
    )
    run_action(g, "settle")
    answer(g, "settle", "rebel_miners")
    answer(g, "way", "pay_for_military|contact_specialist")
    assert told(g.events, CreditsGained) == [CreditsGained(0, 1, "military_industry")]
    assert player.credits == 1


def test_x10_colonists_run_short_for_late_players() -> None:
    g = table(3)
    g.colonists = 6
    run_action(g, "settle")
    for seat in range(3):
        answer(g, "settle", "colonists", seat=seat)
    assert [player.colonists for player in g.players] == [3, 2, 1]
    assert told(g.events, ColonistsGained) == [ColonistsGained(2, 1, 1, 0, "settle")]
    assert g.ended == ["colonists"]


def test_x10_gaining_colonists_is_possible_from_an_empty_supply() -> None:
    g = table(2)
    g.colonists = 0
    run_action(g, "settle")
    answer(g, "settle", "colonists")
    assert g.players[0].colonists == 0


def test_x10_five_colonists_left_do_not_end_the_game_and_only_settle_looks() -> None:
    g = table(2)
    own(g, 0, explored=["artist_settlement"], developments=["homesteading_pioneers"], credits_=1)
    own(g, 1, explored=["gem_world"], credits_=2, colonists=1)
    g.colonists = 6
    run_action(g, "settle")
    answer(g, "settle", "artist_settlement")
    answer(g, "way", "pay")
    answer(g, "settle", "gem_world", seat=1)
    answer(g, "way", "pay", seat=1)
    assert (g.colonists, g.ended) == (5, [])
    run_action(g, "explore")
    rest(g)
    assert (g.colonists, g.ended) == (4, [])
    run_action(g, "settle", 1)
    assert g.colonists == 3
    rest(g)
    assert g.ended == ["colonists"]


def test_r21_more_than_seven_colonies_end_the_game_and_it_stays_so() -> None:
    g = table(2)
    seven = [
        "old_earth",
        "comet_zone",
        "gem_world",
        "space_port",
        "spice_world",
        "new_vinland",
        "volcanic_world",
    ]
    own(g, colonies=seven, explored=["artist_settlement"], credits_=1)
    run_action(g, "settle")
    answer(g, "settle", "artist_settlement")
    answer(g, "way", "pay")
    rest(g)
    assert g.ended == ["colonies"]
    g.colonists = 3
    run_action(g, "settle", 1)
    rest(g)
    assert g.ended == ["colonies", "colonists"]


def test_worlds_drawn_over_the_limit_are_given_up_at_the_end_of_settle() -> None:
    g = table(2)
    player = own(
        g,
        colonies=["old_earth"],
        developments=["terraforming_robots"],
        explored=[
            "asteroid_belt",
            "gem_world",
            "comet_zone",
            "space_port",
            "new_earth",
            "rebel_base",
            "spice_world",
            "rebel_miners",
        ],
        credits_=2,
    )
    run_action(g, "settle")
    answer(g, "settle", "asteroid_belt")
    answer(g, "way", "pay")
    answer(g, "settle", "colonists", seat=1)
    assert topics(g) == {0: "discard"}
    answer(g, "discard", "rebel_base")
    assert len(player.explored) + len(player.colonies) == 9
