"""V: Produce."""

import pytest

from galaxy_desktop.engine.decisions import Pay, Way
from galaxy_desktop.games.race.events import CardsDiscarded, CardsDrawn
from tests.each import each
from tests.games.race.laid import answer, asked, begin, lay, player, told

EXAMPLE_14 = [
    "gem_world",
    "comet_zone",
    "runaway_robots",
    "empath_world",
    "mining_robots",
    "diversified_economy",
]
EXAMPLE_14 += ["mining_conglomerate"]


@pytest.mark.parametrize(("others", "cards"), [(["mining_world"], 6), (["mining_world", "rebel_miners"], 4)])
def test_example_14_everything_in_one_produce_phase(others: list[str], cards: int) -> None:
    g = lay(player(EXAMPLE_14, goods=["gem_world"], actions=["produce"]), player(others))
    begin(g, "produce")
    assert asked(g).about == "mining_robots/1"
    answer(g, (0, ("runaway_robots",)))
    assert asked(g).offered == ("empath_world",)
    answer(g, (0, ("empath_world",)))
    assert sorted(g.players[0].goods) == ["comet_zone", "empath_world", "gem_world", "runaway_robots"]
    assert len(g.players[0].hand) == cards


def test_a_power_without_a_fitting_empty_world_is_lost() -> None:
    g = begin(lay(player(["genetics_lab", "runaway_robots"])), "produce")
    assert not g.waiting
    assert g.players[0].goods == {}


def test_the_player_chooses_among_fitting_windfall_worlds() -> None:
    worlds = ["destroyed_world", "runaway_robots", "asteroid_belt", "empath_world"]
    g = begin(lay(player(["mining_league", *worlds], goods=["asteroid_belt"])), "produce")
    assert asked(g).offered == ("destroyed_world", "runaway_robots")
    assert asked(g).why_not("asteroid_belt").code == "good_there_already"
    assert asked(g).why_not("empath_world").code == "wrong_kind"
    assert asked(g).why_not("mining_league").code == "holds_no_good"
    answer(g, (0, ("runaway_robots",)))
    assert list(g.players[0].goods) == ["asteroid_belt", "runaway_robots"]
    assert len(g.players[0].hand) == 1


def test_powers_bound_to_a_kind_come_before_the_bonus_and_those_for_any_kind() -> None:
    worlds = ["destroyed_world", "empath_world", "refugee_world"]
    g = begin(lay(player(["galactic_engineers", *worlds, "mining_robots"], actions=["produce"])), "produce")
    assert asked(g).about == "mining_robots/1"
    answer(g, (0, ("destroyed_world",)))
    assert asked(g).about == "produce/0"
    answer(g, (0, ("empath_world",)))
    assert asked(g).about == "galactic_engineers/1"
    answer(g, (0, ("refugee_world",)))
    assert len(g.players[0].goods) == 3


def test_windfall_worlds_never_produce_on_their_own() -> None:
    g = begin(lay(player(["destroyed_world", "runaway_robots"])), "produce")
    assert g.players[0].goods == {}
    assert g.players[0].hand == []


@each(
    [
        (["merchant_guild"], 2),
        (["rebel_underground"], 1),
        (["industrial_robots"], 1),
        (["pan_galactic_league", "empath_world", "plague_world", "aquatic_uplift_race"], 3),
        (["consumer_markets", "artist_colony", "new_vinland", "plague_world"], 2),
        (["research_labs", "alien_robotic_factory", "artist_colony"], 1),
        (["diversified_economy", "artist_colony", "new_vinland", "rebel_miners"], 2),
        (["lost_species_ark_world"], 2),
        (["new_earth"], 0),
    ]
)
def test_draws_in_produce(tableau: list[str], cards: int) -> None:
    g = begin(lay(player(tableau)), "produce")
    assert len(g.players[0].hand) == cards


def test_a_world_with_a_good_produces_and_draws_nothing() -> None:
    g = begin(lay(player(["gem_world"], goods=["gem_world"])), "produce")
    assert g.players[0].hand == []


def test_alien_windfall_worlds_are_served_by_the_rosetta_stone() -> None:
    worlds = ["alien_rosetta_stone_world", "deserted_alien_library", "destroyed_world"]
    g = begin(lay(player(worlds)), "produce")
    assert asked(g).offered == ("deserted_alien_library",)


@pytest.mark.parametrize(
    ("mine", "theirs", "cards"),
    [
        (["mining_conglomerate"], [], 0),
        (["mining_conglomerate", "rebel_miners"], [], 2),
        (["mining_conglomerate", "rebel_miners"], ["new_earth"], 0),
    ],
)
def test_most_means_more_than_every_other(mine: list[str], theirs: list[str], cards: int) -> None:
    g = begin(lay(player(mine), player(theirs)), "produce")
    assert len(g.players[0].hand) == cards


def test_most_is_compared_after_everybody_has_produced() -> None:
    g = begin(lay(player(["mining_conglomerate", "rebel_miners"]), player(["comet_zone"])), "produce")
    assert [event.seat for event in told(g, CardsDrawn)] == [1]


COLONISTS = "terraforming_colonists"


def test_colonists_discard_a_card_for_a_good_on_a_world_of_choice_or_decline() -> None:
    g = begin(
        lay(player([COLONISTS, "empath_world", "destroyed_world"], ["rebel_base", "new_earth"])), "produce"
    )
    hand = ("rebel_base", "new_earth")
    assert asked(g) == Pay(
        "windfall_for_card",
        (Way("empath_world", 1, hand), Way("destroyed_world", 1, hand), Way("decline")),
        about=f"{COLONISTS}/1",
    )
    other = g.clone()
    answer(g, (0, ("destroyed_world", ("new_earth",))))
    assert list(g.players[0].goods) == ["destroyed_world"]
    assert g.discards == [("new_earth", 0)]
    assert told(g, CardsDiscarded) == [CardsDiscarded(0, ("new_earth",), COLONISTS)]
    answer(other, (0, ("decline", ())))
    assert other.players[0].goods == {}
    assert other.players[0].hand == list(hand)


def test_colonists_may_discard_a_card_drawn_in_this_phase() -> None:
    g = begin(
        lay(player(["destroyed_world", COLONISTS, "gem_world"]), top=["new_earth", "rebel_base"]), "produce"
    )
    assert asked(g).ways[0].pool == ("rebel_base",)


def test_colonists_may_wait_for_the_draws_for_goods_produced() -> None:
    g = lay(player(["destroyed_world", COLONISTS, "artist_colony", "consumer_markets"]))
    begin(g, "produce")
    drawn = tuple(g.players[0].hand)
    assert len(drawn) == 1
    answer(g, (0, ("destroyed_world", drawn)))
    assert not g.waiting
    assert sorted(g.players[0].goods) == ["artist_colony", "destroyed_world"]


def test_colonists_work_once_and_need_a_card_and_an_empty_windfall_world() -> None:
    tableau = ["destroyed_world", "empath_world", COLONISTS, "artist_colony", "consumer_markets"]
    g = begin(lay(player(tableau, ["new_earth"])), "produce")
    answer(g, (0, ("destroyed_world", ("new_earth",))))
    assert not g.waiting
    assert not begin(lay(player(["destroyed_world", COLONISTS])), "produce").waiting
    assert not begin(lay(player(["gem_world", COLONISTS], ["new_earth"])), "produce").waiting


def test_without_any_card_no_good_is_produced() -> None:
    g = begin(lay(player(["gem_world"]), supply=0), "produce")
    assert g.players[0].goods == {}
    assert g.players[0].hand == []
