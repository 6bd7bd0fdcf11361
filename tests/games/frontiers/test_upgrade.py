"""Terraforming Engineers (page 7): replacing a colony by a world of its kind."""

import pytest

from galaxy_desktop.games.frontiers.events import ColonyReplaced, CreditsGained, WorldsReturned
from galaxy_desktop.games.frontiers.state import FrontiersState
from galaxy_desktop.games.frontiers.upgrade import upgrades
from tests.games.frontiers.laid import answer, offered, own, rest, run_action, table, told, topics, why

ENGINEERS = "terraforming_engineers"


def gained(g: FrontiersState) -> None:
    """The seat to act has taken its colonists."""
    run_action(g, "settle")
    answer(g, "settle", "colonists")


def test_x9_what_can_replace_a_novelty_home_of_printed_cost_2() -> None:
    g = table(2, faces=[ENGINEERS, "pan_galactic_hologrid"])
    player = own(
        g,
        colonies=["earths_lost_colony"],
        developments=[ENGINEERS, "replicant_robots", "pan_galactic_hologrid"],
        explored=[
            "galactic_news_hub",
            "galactic_studios",
            "artist_settlement",
            "asteroid_belt",
            "new_survivalists",
            "spice_world",
        ],
        goods=["earths_lost_colony"],
        colonists=1,
    )
    gained(g)
    assert offered(g) == ("galactic_news_hub", "galactic_studios", "spice_world")
    assert why(g, "artist_settlement")[0] == "cost_apart"
    assert why(g, "asteroid_belt")[0] == "none_of_kind"
    assert why(g, "new_survivalists")[0] == "military_world"
    answer(g, "upgrade", "galactic_news_hub")
    answer(g, "replaced", "earths_lost_colony")
    replaced = ColonyReplaced(0, "earths_lost_colony", "galactic_news_hub", "novelty", 1, ENGINEERS)
    assert told(g.events, ColonyReplaced) == [replaced]
    assert (player.colonies, player.goods) == (["galactic_news_hub"], {"galactic_news_hub": "novelty"})
    assert (player.colonists, player.credits) == (3, 0)
    assert told(g.events, CreditsGained) == []
    rest(g)
    assert "earths_lost_colony" not in g.bag


def test_x9_a_production_world_brings_no_good_and_the_old_one_is_lost() -> None:
    g = table(2, faces=[ENGINEERS])
    player = own(
        g,
        colonies=["earths_lost_colony"],
        developments=[ENGINEERS],
        explored=["galactic_studios"],
        goods=["earths_lost_colony"],
        colonists=1,
    )
    gained(g)
    answer(g, "upgrade", "galactic_studios")
    answer(g, "replaced", "earths_lost_colony")
    assert (player.goods, g.goods["novelty"]) == ({}, 19)


def test_a_replaced_world_goes_to_the_bag_at_the_end_of_settle() -> None:
    g = table(2, faces=[ENGINEERS])
    player = own(g, colonies=["spice_world"], developments=[ENGINEERS], explored=["gem_world"])
    gained(g)
    answer(g, "upgrade", "gem_world")
    answer(g, "replaced", "spice_world")
    assert (g.returning, "spice_world" in g.bag) == (["spice_world"], False)
    answer(g, "settle", "colonists", seat=1)
    assert told(g.events, WorldsReturned) == [WorldsReturned(("spice_world",))]
    assert (g.returning, "spice_world" in g.bag, player.colonies) == ([], True, ["gem_world"])


def test_surplus_colonists_come_back_and_missing_ones_come_from_the_mat() -> None:
    assert upgrades(own(table(2), colonies=["comet_zone"], explored=["new_earth"])) == {}
    g = table(2, faces=[ENGINEERS])
    player = own(g, colonies=["comet_zone"], developments=[ENGINEERS], explored=["new_earth"])
    assert upgrades(player) == {}
    player.colonists = 1
    assert upgrades(player) == {"new_earth": ("comet_zone",)}


def test_it_is_offered_after_gaining_colonists_and_after_settling_and_may_be_declined() -> None:
    for first in ("colonists", "destroyed_world"):
        g = table(2, faces=[ENGINEERS])
        own(
            g,
            colonies=["volcanic_world"],
            developments=[ENGINEERS],
            explored=["destroyed_world", "comet_zone"],
            credits_=1,
        )
        run_action(g, "settle")
        answer(g, "settle", first)
        if first != "colonists":
            answer(g, "way", "pay")
        assert offered(g) == ("comet_zone",)
        answer(g, "upgrade")
        assert topics(g) == {1: "settle"}


def test_a_colony_settled_in_this_action_is_not_replaced() -> None:
    g = table(2, faces=[ENGINEERS])
    player = own(
        g, developments=[ENGINEERS], explored=["asteroid_belt", "comet_zone"], credits_=2, colonists=1
    )
    run_action(g, "settle")
    answer(g, "settle", "asteroid_belt")
    answer(g, "way", "pay")
    assert topics(g) == {1: "settle"}
    assert player.explored == ["comet_zone"]


def test_gray_may_replace_gray() -> None:
    g = table(2, faces=[ENGINEERS])
    player = own(
        g, colonies=["rebel_cantina"], developments=[ENGINEERS], explored=["alien_rosetta_stone_world"]
    )
    assert upgrades(player) == {"alien_rosetta_stone_world": ("rebel_cantina",)}


def test_r10_a_home_with_a_defense_is_military_and_cannot_be_replaced() -> None:
    g = table(2, faces=[ENGINEERS])
    player = own(
        g,
        colonies=["damaged_alien_factory"],
        developments=[ENGINEERS],
        explored=["alien_robotic_factory"],
        colonists=2,
    )
    assert upgrades(player) == {}


def test_r3_the_world_that_replaces_is_one_of_the_own_explored_worlds() -> None:
    g = table(2, faces=[ENGINEERS])
    player = own(g, colonies=["spice_world"], developments=[ENGINEERS])
    own(g, 1, explored=["gem_world"])
    assert upgrades(player) == {}


@pytest.mark.parametrize(("colony", "kind"), [("asteroid_belt", "rare"), ("pre_sentient_race", "genes")])
def test_x14_the_oort_cloud_takes_the_kind_of_the_colony_it_replaces(colony: str, kind: str) -> None:
    g = table(2, faces=[ENGINEERS])
    player = own(
        g,
        colonies=["asteroid_belt", "pre_sentient_race", "old_earth"],
        developments=[ENGINEERS],
        explored=["alien_oort_cloud_factory"],
    )
    gained(g)
    answer(g, "upgrade", "alien_oort_cloud_factory")
    assert offered(g) == ("asteroid_belt", "pre_sentient_race")
    answer(g, "replaced", colony)
    assert (player.kind, player.goods) == (kind, {"alien_oort_cloud_factory": kind})


def test_the_oort_cloud_is_replaced_by_any_kind_but_gray() -> None:
    g = table(2, faces=[ENGINEERS])
    player = own(
        g,
        colonies=["alien_oort_cloud_factory"],
        developments=[ENGINEERS],
        explored=["comet_zone", "gem_world", "alien_rosetta_stone_world"],
    )
    player.kind = "alien"
    assert set(upgrades(player)) == {"comet_zone", "gem_world"}


def test_powers_of_the_new_world_wait_for_the_next_action() -> None:
    g = table(2, faces=[ENGINEERS])
    player = own(
        g, colonies=["comet_zone"], developments=[ENGINEERS], explored=["imperium_munitions"], colonists=1
    )
    gained(g)
    answer(g, "upgrade", "imperium_munitions")
    answer(g, "replaced", "comet_zone")
    assert player.new == ["imperium_munitions"]
