"""Every moment of the vocabulary at which an ability works, and its conditions."""

import pytest

from galaxy_desktop.games.master.bases import place_base
from galaxy_desktop.games.master.card_events import AbilityUsed
from galaxy_desktop.games.master.conflicts import place_conflict
from galaxy_desktop.games.master.draw import gain_card
from galaxy_desktop.games.master.moves import PlaceConflict
from galaxy_desktop.games.master.rewards import TakeRewards
from galaxy_desktop.games.master.schema import MOMENTS, Condition
from galaxy_desktop.games.master.state import MasterState
from galaxy_desktop.games.master.taking import StealCube
from galaxy_desktop.games.master.triggers import Fire, TriggerDetails, waiting_abilities
from galaxy_desktop.games.master.turn import BeginTurn
from tests.games.master.laid import (
    allocate,
    answer,
    choose,
    fight,
    fill,
    happened,
    hold,
    implement,
    keep_first,
    offered,
    own,
    route,
    run,
    table,
    topics,
)

TESTED = {
    *("passive", "discard", "turn_start", "turn_end", "settled", "route_done", "base_placed"),
    *("card_gained", "implemented", "covert_done", "conflict_begun", "conflict_won", "robbed"),
}


def used(g: MasterState) -> list[str]:
    """The cards whose abilities have worked since the last answer."""
    return [event.card for event in happened(g, AbilityUsed)]


def test_the_thirteen_moments_are_those_tested_here() -> None:
    assert set(MOMENTS) == TESTED


def test_turn_start_comes_before_the_cubes_are_drawn() -> None:
    g = table()
    hold(g, 0, "group_mind")
    run(g, BeginTurn(0))
    assert used(g) == ["group_mind"]
    assert len(g.hand) == 4


@pytest.mark.parametrize(("cubes", "works"), [(12, True), (13, False)])
def test_turn_start_with_few_cubes_in_the_bag(cubes: int, works: bool) -> None:
    g = table()
    hold(g, 0, "plutocracy")
    g.reserve["white"] += 5
    g.players[0].bag["white"] = 0
    g.reserve["red"] += 5
    g.players[0].bag["red"] = 0
    g.reserve["blue"] += 15 - cubes
    g.players[0].bag["blue"] -= 15 - cubes
    run(g, BeginTurn(0))
    assert used(g) == (["plutocracy"] if works else [])


def test_turn_end_can_be_declined_where_the_card_says_may() -> None:
    g = table()
    implement(g, 0, "space_exchange")
    run(g, Fire(0, "turn_end"))
    answer(g, "may", False)
    assert topics(g) == {}


def test_settled_once_per_planet_if_the_colour_matches_its_condition() -> None:
    g = table()
    implement(g, 0, "terraforming_corps")
    white = g.reserve["white"]
    allocate(g, ["red", "blue"], "place red nw_home:0", "place blue nw_home:1")
    assert used(g) == ["terraforming_corps"]
    assert g.reserve["white"] == white - 2


def test_a_completed_route_pays_for_an_ability_of_that_moment() -> None:
    g = table()
    implement(g, 0, "free_ports")
    route(g, 0, "nw_home-nw_gate", "nw_home", 2)
    allocate(g, ["red"], "place red nw_home-nw_gate:2")
    assert topics(g) == {0: "colours"}


@pytest.mark.parametrize(("there", "card"), [(0, "patrol_beacons"), (1, "outpost_charters")])
def test_base_placed_by_the_number_of_bases_there(there: int, card: str) -> None:
    g = table()
    implement(g, 0, "patrol_beacons", "outpost_charters")
    if there:
        own(g, 0, "nw_gate", there)
    run(g)
    place_base(g, 0, "nw_gate", "supply")
    run(g)
    keep_first(g)
    assert used(g) == [card]
    assert topics(g) == {0: "colours"}


def test_card_gained_however_it_comes_by_its_type() -> None:
    g = table()
    implement(g, 0, "brokers")
    run(g)
    g.decks["commerce"].remove("star_fairs")
    gain_card(g, 0, "star_fairs", "rival")
    run(g)
    assert topics(g) == {0: "colours"}
    answer(g, "colours", ("red",))
    g.decks["leader"].remove("marshal")
    gain_card(g, 0, "marshal", "rival")
    run(g)
    assert topics(g) == {}


def test_implemented_by_its_type_and_also_for_the_card_itself() -> None:
    g = table()
    hold(g, 0, "technocracy", "deep_archive")
    fill(g, "deep_archive.implement")
    blue = g.reserve["blue"]
    run(g, TakeRewards(0))
    choose(g, "rewards", "take deep_archive.implement")
    keep_first(g)
    answer(g, "order", offered(g))
    assert g.reserve["blue"] == blue - 4


def test_covert_done_after_the_operation() -> None:
    g = table()
    implement(g, 0, "cipher_bureau")
    hold(g, 0, "corsair")
    fill(g, "corsair.covert")
    fill(g, "rocs.base", 3)
    run(g, TakeRewards(0))
    choose(g, "rewards", "take corsair.covert")
    assert topics(g) == {0: "steal"}
    assert len(offered(g)) == 3, "of any colour: that is the development's theft"


def test_conflict_begun_for_the_attacker_only_where_the_card_says_so() -> None:
    g = table(4)
    own(g, 0, "nw_core")
    own(g, 1, "ne_core")
    hold(g, 0, "junta", "border_war")
    red = g.players[0].bag["red"]
    run(g)
    place_conflict(g, 0, PlaceConflict("border_war", "ne_core-nw_core", "red"))
    run(g)
    assert g.players[0].bag["red"] == red + 2
    assert waiting_abilities(g, 0, "conflict_begun", TriggerDetails(role="target")) == ()


def test_a_conflict_won_pays_its_spoils_and_an_ability_of_that_moment() -> None:
    g = table()
    hold(g, 0, "empire")
    fight(g, "trade_war", "nw_home-nw_gate", "nw_home")
    fill(g, "trade_war.red")
    run(g, TakeRewards(0))
    choose(g, "rewards", "take trade_war.red")
    answer(g, "claim", False)
    answer(g, "colours", ("red", "red", "red", "red"))
    assert topics(g) == {0: "colours"}
    answer(g, "colours", ("blue", "blue", "blue"))


def test_robbed_once_per_stolen_cube_and_not_for_spoils() -> None:
    g = table()
    hold(g, 1, "theocracy")
    fill(g, "rocs.base", 2)
    run(g, StealCube(0, "any", -1, "corsair"))
    choose(g, "steal", "rocs.base:0")
    assert topics(g) == {1: "colours"}
    answer(g, "colours", ("red", "blue"), 1)
    run(g, StealCube(0, "any", 1, "spoils"))
    choose(g, "steal", "rocs.base:1")
    assert topics(g) == {}


def test_discard_and_passive_are_never_fired() -> None:
    g = table()
    implement(g, 0, "star_fairs", "citadels")
    assert waiting_abilities(g, 0, "turn_start", TriggerDetails()) == ()


def test_several_abilities_of_one_moment_are_ordered_by_their_owner() -> None:
    g = table()
    hold(g, 0, "group_mind", "plutocracy")
    g.reserve["red"] += 5
    g.reserve["white"] += 5
    g.reserve["blue"] += 5
    g.players[0].bag.update(red=0, white=0, blue=0)
    run(g, BeginTurn(0))
    assert offered(g) == ("group_mind:0", "plutocracy:0")
    answer(g, "order", ("plutocracy:0", "group_mind:0"))
    assert used(g) == ["plutocracy", "group_mind"]


def test_conditions_that_name_nothing_always_hold() -> None:
    assert TriggerDetails().meets(Condition())
    assert TriggerDetails(nth=2, deck="progress", match="other", role="target", bag=0).meets(
        Condition((2, 3), ("development",), "other", ("target",), 0)
    )
    assert not TriggerDetails(role="attacker").meets(Condition(role=("target",)))
