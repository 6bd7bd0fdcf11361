"""What may be placed together, and what it takes."""

from galaxy_desktop.games.jumpdrive.builder import Builder
from galaxy_desktop.games.jumpdrive.plans import Plan
from tests.each import each
from tests.games.jumpdrive.tables import others


def plan(empire: list[str], *chosen: str, hand: int = 10) -> Plan | None:
    """The plan that places the chosen cards from a hand of that size."""
    team = "" if "survey_team" in empire else "survey_team"
    mine = [card.removesuffix("|pay") for card in chosen if card != "survey_team"]
    return Builder((*mine, *others(hand - len(mine), mine)), tuple(empire), team).plan(chosen)


def ways(found: Plan | None) -> list[tuple[str, int]]:
    assert found is not None
    return [(placed.way, placed.cost) for placed in found.placements]


@each(
    [
        ([], ("drop_ships", "imperium_blaster_factory"), [("pay", 4), ("conquer", 0)]),
        ([], ("survey_team",), [("pay", 0)]),
        ([], ("survey_team", "spice_world"), [("pay", 1), ("pay", 2)]),
        ([], ("spice_world",), [("pay", 2)]),
        (["investment_credits"], ("survey_team",), [("pay", 0)]),
        (["investment_credits"], ("survey_team", "spice_world"), [("pay", 0), ("pay", 2)]),
        (["investment_credits"], ("galactic_advertisers",), [("pay", 1)]),
        (["mining_robots", "mining_conglomerate"], ("destroyed_world",), [("pay", 0)]),
        (["contact_specialist"], ("malevolent_lifeforms",), [("pay_military", 3)]),
        (["contact_specialist", "replicant_robots"], ("malevolent_lifeforms",), [("pay_military", 1)]),
        (
            ["mining_robots", "mining_conglomerate", "contact_specialist"],
            ("rebel_miners",),
            [("pay_military", 0)],
        ),
        (["contact_specialist", "space_marines"], ("rebel_underground",), [("pay_military", 2)]),
        (["drop_ships", "alien_rosetta_stone_world"], ("lost_alien_warship",), [("conquer", 0)]),
    ]
)
def test_what_cards_cost(empire: list[str], chosen: tuple[str, ...], expected: list[tuple[str, int]]) -> None:
    assert ways(plan(empire, *chosen)) == expected


@each(
    [
        ([], ("rebel_miners",)),
        (["contact_specialist"], ("lost_alien_warship",)),
        (["drop_ships", "alien_rosetta_stone_world"], ("rebel_outpost",)),
        ([], ("spice_world", "plague_world")),
        ([], ("space_marines", "drop_ships")),
        (["colony_convoy"], ("spice_world", "plague_world", "artist_colony")),
        (["survey_team"], ("trade_pact",)),
    ]
)
def test_what_is_not_legal(empire: list[str], chosen: tuple[str, ...]) -> None:
    assert plan(empire, *chosen) is None


def test_the_total_has_to_be_paid_with_the_cards_left_in_hand() -> None:
    assert plan([], "drop_ships", "comet_zone", hand=9) is None
    assert ways(plan([], "drop_ships", "comet_zone", hand=10)) == [("pay", 4), ("pay", 4)]
    assert plan([], "survey_team", "spice_world", hand=3) is None
    assert plan([], "survey_team", "spice_world", hand=4) is not None


def test_a_development_helps_the_world_beside_it_but_no_card_helps_itself() -> None:
    assert ways(plan([], "mining_robots", "comet_zone")) == [("pay", 1), ("pay", 3)]
    assert ways(plan([], "galactic_federation", hand=10)) == [("pay", 8)]
    assert ways(plan([], "asteroid_belt")) == [("pay", 2)]
    assert plan([], "rebel_outpost") is None


def test_a_surplus_of_discounts_helps_no_other_card() -> None:
    found = plan(["replicant_robots", "mining_robots"], "space_marines", "destroyed_world")
    assert ways(found) == [("pay", 2), ("pay", 0)]


def test_discounts_of_developments_do_not_serve_the_survey_team_more_than_others() -> None:
    assert ways(plan(["galactic_federation", "investment_credits"], "survey_team")) == [("pay", 0)]


# place_if and place_limit


def test_trade_pact_needs_no_military_or_a_contact_specialist() -> None:
    assert plan([], "trade_pact") is not None
    assert plan(["alien_rosetta_stone_world"], "trade_pact") is not None
    assert plan(["survey_team"], "trade_pact") is None
    assert plan(["uplift_mercenary_force"], "trade_pact") is None
    assert plan(["survey_team", "contact_specialist"], "trade_pact") is not None


def test_nobody_places_a_second_trade_pact() -> None:
    assert plan(["trade_pact"], "trade_pact:2") is None
    assert plan(["trade_pact", "contact_specialist"], "trade_pact:2") is None


# second_world: Colony Convoy


def test_colony_convoy_pays_for_a_second_world_two_cheaper() -> None:
    found = plan(["colony_convoy"], "spice_world", "prosperous_world", hand=5)
    assert ways(found) == [("pay", 2), ("pay", 1)]
    assert found is not None
    assert found.convoy == "colony_convoy"


def test_the_first_worlds_discount_helps_the_second() -> None:
    assert ways(plan(["colony_convoy"], "distant_world", "universal_symbionts")) == [("pay", 4), ("pay", 0)]


def test_colony_convoy_works_in_the_round_it_is_placed() -> None:
    found = plan([], "colony_convoy", "spice_world", "plague_world")
    assert ways(found) == [("pay", 1), ("pay", 2), ("pay", 0)]
    assert found is not None
    assert found.convoy == "colony_convoy"


def test_two_colony_convoys_give_one_world_and_one_discount_and_one_is_discarded() -> None:
    empire = ["colony_convoy", "colony_convoy:2"]
    found = plan(empire, "spice_world", "prosperous_world")
    assert ways(found) == [("pay", 2), ("pay", 1)]
    assert found is not None
    assert found.leads_to(empire) == ("colony_convoy:2", "spice_world", "prosperous_world")
    assert plan(empire, "spice_world", "prosperous_world", "plague_world") is None


def test_colony_convoy_goes_with_contact_specialist_for_either_world() -> None:
    both = ["colony_convoy", "contact_specialist"]
    assert ways(plan(both, "rebel_miners", "galactic_resort")) == [("pay_military", 1), ("pay", 2)]
    assert ways(plan(both, "galactic_resort", "rebel_miners")) == [("pay", 4), ("pay_military", 0)]


def test_with_colony_convoy_a_conquered_world_has_no_second_one() -> None:
    assert plan(["colony_convoy", "drop_ships"], "rebel_miners", "galactic_resort") is None
    assert plan(["colony_convoy", "drop_ships"], "rebel_miners", "pirate_world") is None


def test_a_world_that_could_be_conquered_is_paid_for_where_the_second_one_asks_for_it() -> None:
    found = plan(["colony_convoy", "contact_specialist", "drop_ships"], "rebel_miners", "galactic_resort")
    assert ways(found) == [("pay_military", 1), ("pay", 2)]


# second_world: Military Convoy


def test_the_second_conquest_has_what_the_first_left_over() -> None:
    empire = ["drop_ships", "military_convoy"]
    assert ways(plan(empire, "pirate_world", "runaway_robots")) == [("conquer", 0), ("conquer", 0)]
    assert plan(empire, "pirate_world", "rebel_miners") is None


def test_what_the_first_world_brings_helps_the_second() -> None:
    empire = ["drop_ships", "military_convoy"]
    assert plan(empire, "imperium_blaster_factory", "rebel_convict_mines") is not None
    assert plan(empire, "rebel_convict_mines", "imperium_blaster_factory") is None


def test_the_order_of_two_conquests_can_decide() -> None:
    empire = ["space_marines", "military_convoy", "alien_rosetta_stone_world"]
    assert plan(empire, "rebel_underground", "alien_robot_sentry") is None
    assert plan(empire, "alien_robot_sentry", "rebel_underground") is not None


def test_special_military_against_both_worlds_is_used_up_once() -> None:
    empire = ["military_convoy", "drop_ships", "alien_rosetta_stone_world"]
    assert plan(empire, "alien_robot_sentry", "alien_robot_scout_ship") is not None  # 4 + 2 + 1 for 3 + 4
    assert plan(empire, "alien_robot_scout_ship", "alien_robot_sentry") is None  # 4 + 2 for 4 + 3


def test_each_world_has_to_be_conquered_with_what_fits_it() -> None:
    assert plan(["military_convoy", "galactic_imperium"], "rebel_miners", "pirate_world") is None


def test_military_convoy_stays_and_does_not_go_with_contact_specialist() -> None:
    found = plan(["drop_ships", "military_convoy"], "pirate_world", "runaway_robots")
    assert found is not None
    assert found.convoy == ""
    assert plan(["drop_ships", "military_convoy", "contact_specialist"], "pirate_world", "rebel_base") is None


def test_military_convoy_works_in_the_round_it_is_placed() -> None:
    assert plan(["drop_ships"], "military_convoy", "pirate_world", "runaway_robots") is not None


# pay instead of conquest


def test_a_world_that_can_be_conquered_may_be_paid_for() -> None:
    empire = ["contact_specialist", "drop_ships"]
    assert ways(plan(empire, "rebel_miners")) == [("conquer", 0)]
    assert ways(plan(empire, "rebel_miners|pay")) == [("pay_military", 1)]
    assert plan(["drop_ships"], "rebel_miners|pay") is None


def test_military_and_payment_are_never_mixed() -> None:
    assert plan(["contact_specialist", "space_marines"], "rebel_base", hand=5) is None
    assert ways(plan(["contact_specialist", "space_marines"], "rebel_base", hand=6)) == [("pay_military", 5)]
