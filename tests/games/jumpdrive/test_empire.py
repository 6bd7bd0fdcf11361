"""What the cards of an empire add up to: one test for each power that is read there."""

import pytest

from galaxy_desktop.games.jumpdrive.box import cards, design_id, designs
from galaxy_desktop.games.jumpdrive.empire import (
    discount,
    empire_of,
    military_against,
    price,
    world_kinds,
)
from tests.each import each

DISCOUNTS: list[tuple[tuple[str, ...], str, int]] = [
    (("investment_credits",), "space_marines", 1),
    (("investment_credits",), "spice_world", 0),
    (("investment_credits", "galactic_federation", "space_port"), "uplift_code", 3),
    (("merchant_world",), "drop_ships", 1),
    (("mining_robots", "mining_conglomerate"), "comet_zone", 2),
    (("asteroid_belt",), "rebel_miners", 1),
    (("mining_robots",), "spice_world", 0),
    (("replicant_robots",), "spice_world", 2),
    (("replicant_robots",), "drop_ships", 0),
    (("galactic_advertisers", "galactic_advertisers:2"), "galactic_trendsetters", 2),
    (("galactic_advertisers",), "galactic_salon", 0),
    (("alien_technology_institute", "alien_rosetta_stone_world"), "alien_toy_shop", 4),
    (("deserted_alien_world",), "alien_toy_shop", 1),
    (("distant_world",), "plague_world", 1),
]
SPECIALISED: list[tuple[tuple[str, ...], str, int]] = [
    (("drop_ships", "alien_rosetta_stone_world"), "lost_alien_warship", 5),
    (("drop_ships", "alien_rosetta_stone_world"), "rebel_outpost", 3),
    (("alien_technology_institute",), "alien_robot_sentry", 2),
    (("imperium_blaster_factory",), "rebel_miners", 2),
    (("imperium_blaster_factory",), "pirate_world", 1),
    (("galactic_imperium", "imperium_blaster_factory"), "rebel_base", 5),
    (("uplift_code",), "malevolent_lifeforms", 2),
    (("empath_world",), "avian_uplift_race", 1),
    (("empath_world",), "outlaw_world", 0),
]


@each(DISCOUNTS)
def test_discounts_of_matching_cards_add_up(empire: tuple[str, ...], card: str, less: int) -> None:
    assert discount(empire_of(empire), cards()[card]) == less


def test_a_price_is_never_below_none() -> None:
    assert price(empire_of(("replicant_robots",)), cards()["artist_colony"]) == 0


@each(
    [
        ((), 0),
        (("survey_team",), 1),
        (("drop_ships", "military_convoy"), 4),
        (("lost_alien_battle_fleet", "new_galactic_order"), 5),
        (("alien_rosetta_stone_world",), 0),
        (("uplift_mercenary_force",), 1),
        (("uplift_mercenary_force", "pre_sentient_race", "uplift_researchers"), 3),
        (("uplift_mercenary_force", "uplift_code"), 3),
    ]
)
def test_general_military_counts_icons_and_chromosomes_for_mercenaries(
    empire: tuple[str, ...], military: int
) -> None:
    assert empire_of(empire).military == military
    assert empire_of(empire).icons("military") == military


@each(SPECIALISED)
def test_specialised_military_counts_against_matching_worlds_only(
    empire: tuple[str, ...], world: str, military: int
) -> None:
    assert military_against(empire_of(empire), cards()[world]) == military


@each(
    [
        ((), "malevolent_lifeforms", None),
        (("contact_specialist",), "malevolent_lifeforms", 3),
        (("contact_specialist", "contact_specialist:2"), "malevolent_lifeforms", 3),
        (("contact_specialist", "replicant_robots"), "malevolent_lifeforms", 1),
        (("contact_specialist",), "lost_alien_warship", None),
        (("contact_specialist", "mining_robots", "mining_conglomerate"), "rebel_miners", 0),
        (("contact_specialist",), "spice_world", 2),
    ]
)
def test_contact_specialist_pays_for_military_worlds_but_alien_ones(
    empire: tuple[str, ...], world: str, due: int | None
) -> None:
    assert price(empire_of(empire), cards()[world]) == due


def test_explore_icons_and_chromosomes_are_counted() -> None:
    empire = empire_of(("survey_team", "galactic_survey_seti", "uplift_code", "aquatic_uplift_race"))
    assert (empire.explore, empire.chromosomes) == (6, 3)
    assert (empire.icons("explore"), empire.icons("chromosome")) == (6, 3)


def test_gray_is_no_kind_and_a_development_is_no_world() -> None:
    assert world_kinds(("spice_world", "gem_world", "comet_zone", "outlaw_world", "drop_ships")) == 2


@pytest.mark.parametrize(("code", "rows"), [("discount", DISCOUNTS), ("military_vs", SPECIALISED)])
def test_every_card_with_such_a_power_has_a_row(
    code: str, rows: list[tuple[tuple[str, ...], str, int]]
) -> None:
    with_power = {card.id for card in designs().values() if any(power.code == code for power in card.powers)}
    assert with_power <= {design_id(card) for empire, _, _ in rows for card in empire}
