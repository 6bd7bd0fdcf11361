"""III: Settle, and the ways to place a world."""

import pytest

from galaxy_desktop.games.race.events import NothingPlaced, PlacementPaid
from galaxy_desktop.games.race.powers import total_military
from galaxy_desktop.games.race.round import BeginPhase, EndRound
from galaxy_desktop.games.race.scoring import table_points
from galaxy_desktop.games.race.state import RaceState
from galaxy_desktop.games.race.ways import means, world_ways
from tests.games.race.laid import answer, asked, begin, lay, player, run, told

FILLERS = ["pilgrimage_world", "expanding_colony", "gambling_world", "galactic_engineers", "tourist_world"]
"""Cards of no use, to pay with."""


def ways(g: RaceState, world: str) -> dict[str, int]:
    """Every way a world of the hand could be placed, and its price."""
    return {way.id: way.cost for way in world_ways(means(g, 0, "settle"), world)}


def test_example_4_colony_ship_works_in_settle_of_the_round_it_was_built_in() -> None:
    g = lay(player(hand=["colony_ship", "lost_species_ark_world", "gem_world", "spice_world"]))
    begin(g, "develop")
    answer(g, (0, ("colony_ship",)), (1, ()), (0, ("pay", ("gem_world", "spice_world"))))
    begin(g, "settle")
    assert asked(g).offered == ("lost_species_ark_world",)
    answer(g, (0, ("lost_species_ark_world",)), (1, ()))
    assert [way.id for way in asked(g).ways] == ["pay|colony_ship"]
    answer(g, (0, ("pay|colony_ship", ())))
    assert g.players[0].tableau == ["lost_species_ark_world"]
    assert g.discards[-1][0] == "colony_ship"


def test_who_places_no_world_is_told() -> None:
    g = begin(lay(player(hand=["gem_world", "spice_world"]), player(hand=["comet_zone"])), "settle")
    answer(g, (0, ()), (1, ()))
    assert told(g, NothingPlaced) == [NothingPlaced(0, "settle"), NothingPlaced(1, "settle")]


@pytest.mark.parametrize(
    ("world", "legal"), [("alien_rosetta_stone_world", True), ("deserted_alien_outpost", False)]
)
def test_example_4_colony_ship_places_no_alien_world_but_a_gray_one(world: str, legal: bool) -> None:
    g = begin(lay(player(["colony_ship"], [world])), "settle")
    assert (world in asked(g).offered) == legal


@pytest.mark.parametrize(
    ("world", "cost"),
    [("star_nomad_lair", 0), ("rebel_miners", 0), ("rebel_outpost", 2), ("rebel_homeworld", 4)],
)
def test_example_5_military_worlds_that_are_paid_for(world: str, cost: int) -> None:
    robots = ["contact_specialist", "replicant_robots", "mining_robots"]
    g = lay(player(robots, [*FILLERS, world]), phase="settle")
    assert ways(g, world) == {"pay_military": cost}
    assert total_military(g, 0) == -1


def test_example_5_alien_military_worlds_cannot_be_paid_for() -> None:
    g = lay(
        player(["contact_specialist", "replicant_robots"], [*FILLERS, "lost_alien_warship"]), phase="settle"
    )
    assert ways(g, "lost_alien_warship") == {}


def test_example_5_colony_ship_makes_a_military_world_free() -> None:
    cards = ["contact_specialist", "replicant_robots", "mining_robots", "colony_ship"]
    g = lay(player(cards, [*FILLERS, "rebel_homeworld"]), phase="settle")
    assert ways(g, "rebel_homeworld") == {"pay_military": 4, "pay_military|colony_ship": 0}


def test_example_6_specialized_and_temporary_military() -> None:
    cards = ["new_sparta", "galactic_imperium", "contact_specialist", "new_military_tactics"]
    g = lay(player(cards, [*FILLERS, "rebel_base", "alien_robot_scout_ship"]), phase="settle")
    assert total_military(g, 0) == 1
    tactics = "new_military_tactics"
    assert ways(g, "rebel_base") == {f"conquer|{tactics}": 0, "pay_military": 5, f"pay_military|{tactics}": 5}
    assert ways(g, "alien_robot_scout_ship") == {f"conquer|{tactics}": 0}
    g.players[0].tableau.append("new_galactic_order")
    assert table_points(g, 0, g.cards["new_galactic_order"]) == 3
    g.players[0].tableau.remove(tactics)
    assert table_points(g, 0, g.cards["new_galactic_order"]) == 3


@pytest.mark.parametrize(
    ("way", "size", "ended_by"), [("conquer", 12, "tableau"), ("conquer|new_military_tactics", 11, "")]
)
def test_example_7_a_tableau_that_falls_back_below_12_does_not_end_the_game(
    way: str, size: int, ended_by: str
) -> None:
    others = ["gem_world", "comet_zone", "spice_world", "artist_colony", "space_port", "mining_world"]
    others += ["new_earth", "plague_world", "prosperous_world"]
    g = lay(player(["outlaw_world", *others, "new_military_tactics"], ["rebel_fuel_cache"]))
    assert len(g.players[0].tableau) == 11
    run(g, BeginPhase("settle"), EndRound())
    answer(g, (0, ("rebel_fuel_cache",)), (1, ()))
    assert len(g.players[0].tableau) == 12
    answer(g, (0, (way, ())))
    assert len(g.players[0].tableau) == size
    assert g.ended_by == ended_by


def test_example_8_goods_of_windfall_worlds_come_before_any_payment() -> None:
    discards = ["new_earth", "rebel_base", "terraformed_world", "pirate_world", "gem_world", "comet_zone"]
    discards += ["spice_world", "artist_colony"]
    g = lay(
        player(hand=["destroyed_world", "asteroid_belt", *FILLERS[:2]]),
        player(["space_marines"], ["aquatic_uplift_race"]),
        discards=discards,
        supply=1,
    )
    last = g.supply[0]
    begin(g, "settle")
    answer(g, (0, ("asteroid_belt",)), (1, ("aquatic_uplift_race",)))
    assert g.players[0].goods == {"asteroid_belt": last}
    assert len(g.supply) == 7
    assert g.players[1].goods["aquatic_uplift_race"] in discards
    answer(g, (0, ("pay", tuple(FILLERS[:2]))))
    answer(g, (1, ("conquer", ())))
    assert g.discards == [(card, 0) for card in FILLERS[:2]]


def test_discounts_of_a_kind_serve_every_world_of_that_colour_and_no_gray_one() -> None:
    g = lay(player(["alien_rosetta_stone_world", "alpha_centauri"], FILLERS), phase="settle")
    for world, price in (("deserted_alien_colony", 3), ("mining_world", 2), ("blaster_gem_mines", 2)):
        g.players[0].hand = [*FILLERS, world]
        assert ways(g, world) == {"pay": price}
    g.players[0] = player(["alien_tech_institute"], [*FILLERS, "alien_rosetta_stone_world"])
    assert ways(g, "alien_rosetta_stone_world") == {"pay": 3}


def test_the_bonus_and_powers_draw_after_placing_a_world_only() -> None:
    g = lay(
        player(["terraforming_robots"], ["refugee_world"], actions=["settle"]), player(actions=["settle"])
    )
    begin(g, "settle")
    answer(g, (0, ("refugee_world",)), (1, ()))
    answer(g, (0, ("pay", ())))
    assert len(g.players[0].hand) == 2
    assert g.players[1].hand == []


def test_tactics_may_be_discarded_without_need_and_with_a_paid_world() -> None:
    g = lay(
        player(["space_marines", "new_military_tactics"], ["star_nomad_lair", "gem_world", *FILLERS]),
        phase="settle",
    )
    assert ways(g, "star_nomad_lair") == {"conquer": 0, "conquer|new_military_tactics": 0}
    assert ways(g, "gem_world") == {"pay": 2, "pay|new_military_tactics": 2}


def test_ship_and_tactics_may_go_together() -> None:
    g = lay(player(["colony_ship", "new_military_tactics"], ["gem_world"]), phase="settle")
    assert ways(g, "gem_world") == {"pay|colony_ship": 0, "pay|colony_ship|new_military_tactics": 0}


def test_the_second_copy_of_a_card_helps_as_well() -> None:
    g = begin(lay(player(["new_military_tactics:2"], ["pirate_world"])), "settle")
    answer(g, (0, ("pirate_world",)), (1, ()), (0, ("conquer|new_military_tactics:2", ())))
    assert told(g, PlacementPaid) == [
        PlacementPaid(0, (), "pirate_world", "conquer", ("new_military_tactics:2",), 3)
    ]


def test_two_powers_to_pay_for_military_worlds_do_not_add_up() -> None:
    g = lay(
        player(["contact_specialist", "galactic_trade_emissaries"], [*FILLERS, "rebel_outpost"]),
        phase="settle",
    )
    assert ways(g, "rebel_outpost") == {"pay_military": 4}


def test_trade_emissaries_pay_without_losing_military() -> None:
    g = lay(player(["galactic_trade_emissaries"], [*FILLERS, "rebel_miners"]), phase="settle")
    assert ways(g, "rebel_miners") == {"pay_military": 1}
    assert total_military(g, 0) == 0


def test_a_world_placed_in_this_phase_adds_no_military() -> None:
    g = begin(lay(player(["space_marines"], ["former_penal_colony", "gem_world"])), "settle")
    answer(g, (0, ("former_penal_colony",)), (1, ()), (0, ("conquer", ())))
    assert told(g, PlacementPaid)[0].military == 2
    begin(g, "settle_again")
    g.players[0].hand = ["pirate_world"]
    assert ways(g, "pirate_world") == {"conquer": 0}


def test_negative_military_counts() -> None:
    g = lay(player(["refugee_world"], ["outlaw_world"]), phase="settle")
    assert ways(g, "outlaw_world") == {}


def test_unused_start_worlds_are_ordinary_worlds() -> None:
    g = begin(lay(player(["space_marines"], ["new_sparta"])), "settle")
    answer(g, (0, ("new_sparta",)), (1, ()))
    assert [way.id for way in asked(g).ways] == ["conquer"]
