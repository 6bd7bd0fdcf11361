"""Explore (page 5), and the limit of nine."""

from galaxy_desktop.games.frontiers.events import OfferReturned, WorldsDiscarded, WorldsDrawn, WorldsOffered
from galaxy_desktop.games.frontiers.state import FrontiersState
from tests.games.frontiers.laid import answer, offered, own, run_action, table, told, topics

EIGHT = [
    "comet_zone",
    "gem_world",
    "rebel_base",
    "new_earth",
    "space_port",
    "new_vinland",
    "rebel_miners",
    "pirate_world",
]
EIGHT_OTHERS = [
    "spice_world",
    "distant_world",
    "alien_monolith",
    "galactic_resort",
    "asteroid_belt",
    "volcanic_world",
    "rebel_outpost",
    "expanding_colony",
]


def pick(g: FrontiersState, seat: int = 0) -> str:
    """Pick the first world of the center."""
    world = offered(g, seat)[0]
    answer(g, "explore", world, seat=seat)
    return world


def test_x4_everyone_picks_one_of_seven_and_the_selector_a_second_after_all() -> None:
    g = table(4)
    (seven,) = told(run_action(g, "explore", 1), WorldsOffered)
    assert len(seven.worlds) == 7
    assert len(g.bag) == 53
    for seat in (1, 2, 3, 0, 1):
        pick(g, seat)
    assert [len(player.explored) for player in g.players] == [1, 2, 1, 1]
    assert len(told(g.events, OfferReturned)[0].worlds) == 2
    assert (g.offer, len(g.bag)) == ([], 55)


def test_x4_survey_team_pays_first_and_draws_after_the_second_pick_then_nine_stay() -> None:
    g = table(4)
    player = own(
        g,
        colonies=["old_earth", "comet_zone", "gem_world"],
        developments=["survey_team"],
        explored=["spice_world", "space_port", "new_earth", "rebel_base", "asteroid_belt"],
    )
    run_action(g, "explore")
    assert player.credits == 2  # Survey Team and Old Earth
    pick(g)
    assert len(player.explored) == 6
    for seat in (1, 2, 3):
        pick(g, seat)
    pick(g)
    (drawn,) = told(g.events, WorldsDrawn)
    assert (drawn.seat, len(drawn.worlds), drawn.cause) == (0, 1, "survey_team")
    assert (len(player.explored), topics(g)) == (8, {0: "discard"})
    answer(g, "discard", "spice_world", drawn.worlds[0])
    assert len(player.explored) == 6
    assert told(g.events, WorldsDiscarded)[0].worlds == ("spice_world", drawn.worlds[0])
    assert {"spice_world", drawn.worlds[0]} <= set(g.bag)


def test_others_draw_at_once_after_their_only_pick() -> None:
    g = table(3)
    own(g, 1, colonies=["separatist_colony"])
    run_action(g, "explore")
    pick(g)
    pick(g, 1)
    assert [event.seat for event in told(g.events, WorldsDrawn)] == [1]
    assert (len(g.players[1].explored), topics(g)) == (2, {2: "explore"})


def test_r14_draws_are_compulsory() -> None:
    g = table(2)
    player = own(g, 1, colonies=["imperium_survey_hq", "doomed_colony"])
    run_action(g, "explore")
    pick(g)
    pick(g, 1)
    assert len(player.explored) == 3
    assert topics(g) == {0: "explore"}


def test_r15_the_offer_is_out_of_the_bag_until_it_is_returned() -> None:
    g = table(2)
    own(g, 1, colonies=["separatist_colony", "imperium_survey_hq"])
    g.bag = g.bag[:8]
    run_action(g, "explore")
    assert len(g.bag) == 1
    pick(g)
    pick(g, 1)
    short = [event.short for event in told(g.events, WorldsDrawn)]
    assert (len(g.players[1].explored), short) == (2, [0, 1])
    pick(g)
    assert len(g.bag) == 4


def test_with_few_worlds_in_the_bag_late_players_find_nothing() -> None:
    g = table(3)
    g.bag = ["comet_zone", "gem_world"]
    run_action(g, "explore")
    pick(g)
    pick(g, 1)
    assert [len(player.explored) for player in g.players] == [1, 1, 0]
    assert topics(g) == {}


def test_colonists_and_credits_come_at_the_start_of_the_own_turn() -> None:
    g = table(2)
    first = own(g, 0, developments=["homesteading_pioneers"])
    second = own(g, 1, colonies=["imperium_warlord"])
    run_action(g, "explore")
    assert (first.colonists, second.credits) == (1, 0)
    pick(g)
    assert second.credits == 1


def test_everyone_over_nine_gives_worlds_up_in_the_order_of_the_action() -> None:
    g = table(2)
    own(g, 0, colonies=["old_earth"], explored=EIGHT)
    own(g, 1, colonies=["new_sparta"], explored=EIGHT_OTHERS)
    run_action(g, "explore", 1)
    for seat in (1, 0, 1):
        pick(g, seat)
    assert topics(g) == {1: "discard"}
    answer(g, "discard", *EIGHT_OTHERS[:2], seat=1)
    assert topics(g) == {0: "discard"}


def test_the_home_colony_counts_towards_nine() -> None:
    g = table(2)
    player = own(
        g,
        colonies=["old_earth"],
        explored=EIGHT[:7],
    )
    run_action(g, "explore")
    pick(g)
    pick(g, 1)
    pick(g)
    assert topics(g) == {0: "discard"}
    answer(g, "discard", "comet_zone")
    assert len(player.explored) + len(player.colonies) == 9
