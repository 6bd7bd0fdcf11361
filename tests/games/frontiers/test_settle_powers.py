"""What powers do in Settle (pages 6 and 7): second worlds, replaced homes, kinds that are set."""

import pytest

from galaxy_desktop.games.frontiers import ways
from galaxy_desktop.games.frontiers.events import (
    WorldsDrawn,
    WorldSettled,
)
from galaxy_desktop.games.frontiers.powers import military_for
from galaxy_desktop.games.frontiers.schema import ANY, Power
from galaxy_desktop.games.frontiers.ways import most_military, ways_to_settle
from tests.games.frontiers.laid import answer, offered, own, rest, run_action, table, told, topics, why


def test_x7_improved_logistics_settles_a_second_world_without_the_powers_of_the_first() -> None:
    g = table(2, faces=["improved_logistics"])
    player = own(
        g,
        developments=["improved_logistics", "terraforming_robots", "space_marines"],
        explored=["rebel_mutineers", "pirate_world"],
        colonists=1,
    )
    g.bag = ["rebel_miners"]
    run_action(g, "settle")
    answer(g, "settle", "rebel_mutineers")
    answer(g, "way", "conquer")
    assert told(g.events, WorldsDrawn) == [WorldsDrawn(0, ("rebel_miners",), 0, "terraforming_robots")]
    assert topics(g) == {0: "settle_second"}
    assert military_for(g.players[0], "pirate_world", "novelty") == 2
    assert why(g, "pirate_world")[0] == "military_short"
    assert offered(g) == ("rebel_miners",)
    answer(g, "settle_second", "rebel_miners")
    answer(g, "way", "conquer")
    assert len(told(g.events, WorldsDrawn)) == 1
    assert player.colonies == ["rebel_mutineers", "rebel_miners"]


def test_x7_two_worlds_in_one_settle_reach_nine_colonies_and_end_the_game() -> None:
    g = table(2, faces=["improved_logistics"])
    seven = [
        "old_earth",
        "comet_zone",
        "gem_world",
        "space_port",
        "spice_world",
        "new_vinland",
        "volcanic_world",
    ]
    player = own(
        g,
        colonies=seven,
        developments=["improved_logistics", "replicant_robots"],
        explored=["asteroid_belt", "destroyed_world"],
        colonists=1,
    )
    run_action(g, "settle")
    answer(g, "settle", "asteroid_belt")
    answer(g, "way", "pay")
    answer(g, "settle_second", "destroyed_world")
    answer(g, "way", "pay")
    rest(g)
    assert (len(player.colonies), g.ended) == (9, ["colonies"])


def test_r2_colonists_first_and_a_world_second_is_no_choice() -> None:
    g = table(2, faces=["improved_logistics"])
    own(g, developments=["improved_logistics"], explored=["artist_settlement"], credits_=9, colonists=1)
    run_action(g, "settle")
    answer(g, "settle", "colonists")
    assert topics(g) == {1: "settle"}


def test_temporary_military_still_counts_for_the_second_world() -> None:
    g = table(2, faces=["improved_logistics"])
    player = own(
        g,
        colonies=["imperium_fuel_depot"],
        developments=["improved_logistics"],
        explored=["rebel_miners", "rebel_mutineers", "rebel_warrior_race"],
        goods=["imperium_fuel_depot"],
        colonists=2,
    )
    run_action(g, "settle")
    answer(g, "settle", "rebel_miners")
    answer(g, "way", "conquer|imperium_fuel_depot:imperium_fuel_depot")
    assert offered(g) == ("rebel_mutineers",)
    answer(g, "settle_second", "rebel_mutineers")
    assert offered(g) == ("conquer",)
    answer(g, "way", "conquer")
    assert player.colonies[1:] == ["rebel_miners", "rebel_mutineers"]


def test_every_good_goes_to_the_power_that_makes_most_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """None of ours removes a good of any kind, but a data pack may have a colony that does."""
    found = [("any", _removal(ANY, 1)), ("rare", _removal("rare", 3)), ("more", _removal("rare", 2))]
    monkeypatch.setattr(ways, "powers", lambda _player, _action, _code: found)
    player = own(table(), explored=["rebel_miners"])
    for kinds, most in ((["rare"], 3), (["rare", "genes"], 4), (["rare", "rare"], 5)):
        player.goods = {f"colony {n}": kind for n, kind in enumerate(kinds)}
        assert most_military(player, "rebel_miners") == most


def _removal(kind: str, amount: int) -> Power:
    return Power("settle", "temporary_military", amount=amount, kind=kind)


def test_r20_the_windfall_good_of_the_first_world_may_be_removed_for_the_second() -> None:
    g = table(2, faces=["improved_logistics"])
    player = own(
        g,
        colonies=["imperium_fuel_depot"],
        developments=["improved_logistics"],
        explored=["asteroid_belt", "rebel_miners"],
        credits_=2,
        colonists=2,
    )
    run_action(g, "settle")
    assert offered(g) == ("colonists", "asteroid_belt")
    answer(g, "settle", "asteroid_belt")
    answer(g, "way", "pay")
    answer(g, "settle_second", "rebel_miners")
    answer(g, "way", "conquer|imperium_fuel_depot:asteroid_belt")
    assert player.goods == {}


def test_settling_sets_off_powers_owned_before_each_time_and_where_they_match() -> None:
    g = table(2, faces=["improved_logistics", "pan_galactic_hologrid"])
    player = own(
        g,
        colonies=["galactic_scavengers", "star_nomad_raiders"],
        developments=["improved_logistics", "pan_galactic_hologrid"],
        explored=["artist_settlement", "new_survivalists"],
        credits_=1,
        colonists=2,
    )
    run_action(g, "settle")
    answer(g, "settle", "artist_settlement")
    answer(g, "way", "pay")
    assert player.credits == 2
    answer(g, "settle_second", "new_survivalists")
    answer(g, "way", "conquer")
    assert player.credits == 5


def test_gaining_colonists_sets_off_nothing() -> None:
    g = table(2, faces=["pan_galactic_hologrid"])
    player = own(g, developments=["pan_galactic_hologrid", "terraforming_robots"])
    run_action(g, "settle")
    answer(g, "settle", "colonists")
    assert (player.credits, player.explored) == (0, [])


def test_frontier_settlers_gain_a_colonist_at_the_start_of_their_turn() -> None:
    g = table(2)
    player = own(g, 1, developments=["frontier_settlers"], explored=["artist_settlement"], credits_=1)
    run_action(g, "settle")
    answer(g, "settle", "colonists")
    assert offered(g, 1) == ("colonists", "artist_settlement")
    assert player.colonists == 1


def test_x8_doomed_colony_is_replaced_for_no_credits() -> None:
    g = table(2)
    player = own(g, colonies=["doomed_colony"], explored=["alien_data_repository"], colonists=1)
    run_action(g, "settle", 1)
    answer(g, "settle", "colonists", seat=1)
    answer(g, "settle", "alien_data_repository")
    answer(g, "way", "replace|doomed_colony")
    assert (player.colonies, player.colonists, player.credits) == (["alien_data_repository"], 0, 0)
    event = WorldSettled(0, "alien_data_repository", "replace", "doomed_colony", 0, 0, 1)
    assert told(g.events, WorldSettled) == [event]
    assert (g.returning, "doomed_colony" in g.bag) == ([], False)


def test_x8_doomed_colony_needs_the_second_colonist_of_a_world_for_two() -> None:
    g = table(2)
    own(g, colonies=["doomed_colony"], explored=["alien_data_repository", "destroyed_world"])
    run_action(g, "settle", 1)
    answer(g, "settle", "colonists", seat=1)
    assert offered(g) == ("colonists", "destroyed_world")
    assert why(g, "alien_data_repository") == (
        "colonists_short",
        {"tile": "alien_data_repository", "needs": 1, "has": 0},
    )


def test_r1_doomed_colony_settles_with_windfall_and_triggers_and_may_be_second() -> None:
    g = table(2, faces=["improved_logistics", "pan_galactic_hologrid"])
    player = own(
        g,
        colonies=["doomed_colony"],
        developments=["improved_logistics", "pan_galactic_hologrid"],
        explored=["artist_settlement", "deserted_alien_outpost"],
        credits_=1,
        colonists=1,
    )
    run_action(g, "settle")
    answer(g, "settle", "artist_settlement")
    answer(g, "way", "pay")
    answer(g, "settle_second", "deserted_alien_outpost")
    answer(g, "way", "replace|doomed_colony")
    assert player.colonies == ["deserted_alien_outpost", "artist_settlement"]
    assert player.goods == {"deserted_alien_outpost": "alien"}
    assert (player.credits, player.colonists) == (2, 0)


def test_a_military_world_cannot_replace_doomed_colony() -> None:
    g = table(2)
    own(g, colonies=["doomed_colony"], explored=["rebel_miners"], colonists=2)
    assert ways_to_settle(g, 0, "rebel_miners") == ()


@pytest.mark.parametrize(("kind", "price"), [("rare", 1), ("genes", 2), ("novelty", 2), ("alien", 2)])
def test_x14_the_kind_set_for_the_oort_cloud_decides_its_cost_and_its_good(kind: str, price: int) -> None:
    g = table(2)
    player = own(g, developments=["mining_robots"], explored=["alien_oort_cloud_factory"], credits_=2)
    run_action(g, "settle")
    answer(g, "settle", "alien_oort_cloud_factory")
    answer(g, "way", f"pay|{kind}")
    assert player.credits == 2 - price
    assert (player.goods, player.kind) == ({"alien_oort_cloud_factory": kind}, kind)


def test_r18_settling_the_oort_cloud_always_asks_for_its_kind() -> None:
    g = table(2)
    own(g, colonies=["doomed_colony"], explored=["alien_oort_cloud_factory"], credits_=2, colonists=1)
    run_action(g, "settle")
    answer(g, "settle", "alien_oort_cloud_factory")
    kinds = ("novelty", "rare", "genes", "alien")
    assert sorted(offered(g)) == sorted(
        [*(f"pay|{kind}" for kind in kinds), *(f"replace|doomed_colony|{kind}" for kind in kinds)]
    )
