"""I: Explore (pages 4, 9 and 10)."""

from galaxy_desktop.engine.flow import open_asks
from galaxy_desktop.games.roll.box import sides, tiles
from galaxy_desktop.games.roll.dice import extra_worker, is_extra
from galaxy_desktop.games.roll.scout import can_scout
from galaxy_desktop.games.roll.state import RollState
from tests.games.roll.laid import answer, kinds, offered, own, run_phase, table, topics

BAG = [tile for tile in tiles() if tile not in {"public_works", "space_docks", "alien_research_ship"}]


def task(g: RollState, name: str) -> str:
    """The first task of a sort that is offered: "stock", or "scout alien" for one by such a worker."""
    return next(option for option in offered(g) if option.startswith(name))


def scout(g: RollState, abandoned: tuple[str, ...] = ()) -> None:
    """Scout and place every tile drawn as a development."""
    answer(g, "explore", (task(g, "scout"),))
    if topics(g).get(0) == "abandon":
        answer(g, "abandon", abandoned)
    answer(g, "place_tiles", tuple(g.players[0].drawn))


def test_stock_brings_2_credits_and_the_explorer_goes_to_the_citizenry() -> None:
    g = table()
    player = own(g, workers={"explore": ["home"]})
    run_phase(g, "explore")
    answer(g, "explore", (task(g, "stock"),))
    assert (player.credits, kinds(player.citizenry), player.workers) == (2, ["home"], {})


def test_no_more_than_10_credits_are_kept() -> None:
    g = table()
    player = own(g, credits_=9, workers={"explore": ["home"]})
    run_phase(g, "explore")
    answer(g, "explore", (task(g, "stock"),))
    assert player.credits == 10


def test_every_explorer_does_a_task_decided_one_after_the_other() -> None:
    g = table(bag=BAG)
    player = own(g, workers={"explore": ["home", "military", "genes"]})
    run_phase(g, "explore")
    scout(g)
    answer(g, "explore", (task(g, "stock"),))
    scout(g)
    assert (player.credits, len(player.developments), len(player.citizenry)) == (2, 2, 3)
    assert not open_asks(g)


def test_a_scout_draws_one_tile_more_than_it_gives_up() -> None:
    g = table(bag=BAG)
    player = own(g, developments=["public_works", "space_docks"], workers={"explore": ["home"]})
    run_phase(g, "explore")
    answer(g, "explore", (task(g, "scout"),))
    answer(g, "abandon", ("public_works", "space_docks"))
    assert len(player.drawn) == 3
    assert [tile for tile, _ in g.abandoned] == ["public_works", "space_docks"]


def test_tiles_are_put_under_the_stack_of_the_side_that_is_up() -> None:
    g = table(bag=["mining_league", "nanotechnology"])
    player = own(
        g, developments=["public_works"], worlds=["spice_world"], workers={"explore": ["home", "home"]}
    )
    run_phase(g, "explore")
    answer(g, "explore", (task(g, "scout"),))
    answer(g, "abandon", ())
    answer(g, "place_tiles", ("nanotechnology",))
    assert player.developments == ["nanotechnology", "public_works"]
    answer(g, "explore", (task(g, "scout"),))
    answer(g, "abandon", ())
    answer(g, "place_tiles", (sides()["mining_league"].other,))
    assert player.worlds == ["new_survivalists", "spice_world"]


def test_tiles_cannot_go_on_top_without_a_power() -> None:
    g = table(bag=BAG)
    own(g, workers={"explore": ["home"]})
    run_phase(g, "explore")
    answer(g, "explore", (task(g, "scout"),))
    assert not any(move.endswith(" top") for move in offered(g))


def test_improved_reconnaissance_may_put_scouted_tiles_on_top() -> None:
    g = table(bag=["space_docks", "public_works"])
    player = own(
        g,
        tableau=["improved_reconnaissance"],
        developments=["nanotechnology"],
        workers={"explore": ["home", "home"]},
    )
    run_phase(g, "explore")
    answer(g, "explore", (task(g, "scout"),))
    answer(g, "abandon", ())
    answer(g, "place_tiles", ("public_works top",))
    answer(g, "explore", (task(g, "scout"),))
    answer(g, "abandon", ())
    answer(g, "place_tiles", ("space_docks",))
    assert player.developments == ["space_docks", "nanotechnology", "public_works"]


def test_tiles_of_an_earlier_scout_may_be_given_up_and_all_go_back_after_the_phase() -> None:
    g = table(bag=BAG)
    own(g, workers={"explore": ["home", "home"]})
    run_phase(g, "explore")
    scout(g)
    (first,) = g.players[0].developments
    scout(g, (first,))
    assert g.abandoned == []
    assert first in g.bag
    assert len(g.players[0].developments) == 2


def test_dice_stay_on_a_stack_that_scouting_has_emptied() -> None:
    """Example 3: the second tile scouted for the empty stack has the settler on it."""
    g = table(bag=["executive_power", *BAG[:2]])
    player = own(
        g,
        developments=["public_works", "space_docks"],
        worlds=["spice_world"],
        settlers=["home"],
        workers={"explore": ["home", "home"]},
    )
    run_phase(g, "explore")
    answer(g, "explore", (task(g, "scout"),))
    answer(g, "abandon", ("spice_world",))
    answer(g, "place_tiles", tuple(player.drawn))
    assert (len(player.developments), player.worlds, len(player.settlers)) == (4, [], 1)
    assert g.abandoned == [("alien_research_ship", 0)]
    answer(g, "explore", (task(g, "scout"),))
    answer(g, "abandon", ())
    answer(g, "place_tiles", ("trading_world",))
    assert (player.worlds, len(player.settlers)) == (["trading_world"], 1)
    assert "alien_research_ship" in g.bag


def test_nothing_is_completed_in_explore() -> None:
    g = table(bag=["public_works"])
    player = own(g, developers=["home"], workers={"explore": ["home"]})
    run_phase(g, "explore")
    scout(g)
    assert (player.developments, len(player.developers), player.tableau) == (["public_works"], 1, [])


def test_alien_archaeology_makes_a_stock_by_an_alien_explorer_bring_4_in_all() -> None:
    g = table(bag=BAG)
    player = own(g, tableau=["alien_archaeology"], workers={"explore": ["alien", "home"]})
    run_phase(g, "explore")
    assert len([option for option in offered(g) if option.startswith("stock")]) == 2
    answer(g, "explore", (task(g, "stock alien"),))
    assert player.credits == 4
    answer(g, "explore", (task(g, "stock home"),))
    assert player.credits == 6


def test_types_of_explorers_are_offered_only_where_they_matter() -> None:
    g = table(bag=BAG)
    own(g, workers={"explore": ["home", "alien", "genes"]})
    run_phase(g, "explore")
    assert len(offered(g)) == 2


def test_major_research_labs_lend_an_explorer_who_vanishes_after_use() -> None:
    g = table(bag=BAG)
    player = own(g, tableau=["major_research_labs"])
    run_phase(g, "explore")
    assert player.extras == [extra_worker("home")]
    answer(g, "explore", (task(g, "stock"),))
    assert (player.credits, player.extras, player.citizenry) == (2, [], [])


def research(*choices: str) -> tuple[int, int]:
    """Example 11: what Home and Alien explorers of Alien Research Ship bring; credits and tiles."""
    g = table(bag=BAG)
    player = own(g, tableau=["alien_archaeology", "alien_research_ship", "alien_research_team"])
    run_phase(g, "explore")
    assert all(is_extra(worker) for worker in player.extras)
    for choice in choices:
        answer(g, "explore", (task(g, choice),))
        if topics(g).get(0) == "abandon":
            answer(g, "abandon", ())
        if topics(g).get(0) == "place_tiles":
            answer(g, "place_tiles", tuple(player.drawn))
    while topics(g).get(0) == "place_tiles":
        answer(g, "place_tiles", tuple(player.drawn))
    return player.credits, len(player.developments)


def test_alien_research_team_pays_and_draws_as_worked_out() -> None:
    assert research("stock home", "scout alien") == (3, 2)
    assert research("stock alien", "scout home") == (4, 2)
    assert research("stock home", "stock alien") == (6, 1)
    assert research("scout alien", "scout home") == (1, 3)


def test_the_tile_of_alien_research_team_is_drawn_after_all_have_explored_and_goes_under_a_stack() -> None:
    g = table(bag=BAG)
    own(g, tableau=["alien_research_team", "improved_reconnaissance"])
    own(g, 1, workers={"explore": ["home"]})
    run_phase(g, "explore")
    assert topics(g) == {1: "explore"}
    answer(g, "explore", (f"stock {g.players[1].column('explore')[0]}",), seat=1)
    assert topics(g) == {0: "place_tiles"}
    assert not any(move.endswith(" top") for move in offered(g))


def test_advanced_logistics_rearranges_before_between_and_after_the_own_tasks() -> None:
    g = table(bag=BAG)
    player = own(
        g,
        tableau=["advanced_logistics"],
        developments=["public_works", "space_docks"],
        worlds=["spice_world"],
        workers={"explore": ["home"]},
    )
    run_phase(g, "explore")
    answer(g, "explore", ("rearrange",))
    answer(g, "rearrange", ("space_docks", "alien_research_ship", "lost_alien_warship"))
    assert player.developments == ["alien_research_ship", "space_docks"]
    assert player.worlds == ["lost_alien_warship"]
    assert "rearrange" not in offered(g)
    answer(g, "explore", (task(g, "stock"),))
    answer(g, "explore", ("rearrange",))
    answer(g, "rearrange", ("spice_world", "armaments_world", "lost_alien_warship"))
    assert player.worlds == ["lost_alien_warship", "armaments_world", "spice_world"]
    assert player.developments == []
    assert not open_asks(g)


def test_advanced_logistics_works_without_an_explorer_and_may_be_declined() -> None:
    g = table(bag=BAG)
    player = own(g, tableau=["advanced_logistics"], developments=["public_works"])
    run_phase(g, "explore")
    assert offered(g) == ("rearrange", "done")
    answer(g, "explore", ("done",))
    assert player.developments == ["public_works"]


def test_a_short_bag_is_refilled_with_the_abandoned_tiles() -> None:
    """Example 4a: bag 1, pile 2, three given up, four wanted."""
    g = table(bag=["mining_league"])
    player = own(
        g, developments=["public_works", "space_docks", "trade_levies"], workers={"explore": ["home"]}
    )
    run_phase(g, "explore")
    g.abandoned = [("export_duties", 1), ("nanotechnology", 1)]
    answer(g, "explore", (task(g, "scout"),))
    answer(g, "abandon", ("public_works", "space_docks", "trade_levies"))
    assert len(player.drawn) == 4
    assert "mining_league" in player.drawn
    assert (len(g.bag), g.abandoned) == (2, [])


def test_where_that_is_not_enough_all_with_three_tiles_or_more_give_one_up() -> None:
    """Example 4b."""
    g = table(3)
    a = own(
        g,
        developments=["public_works", "space_docks", "trade_levies", "mining_league"],
        workers={"explore": ["home"]},
    )
    b = own(g, 1, developments=["export_duties", "nanotechnology", "new_economy"])
    c = own(g, 2, developments=["galactic_salon", "robot_surveyors"])
    run_phase(g, "explore")
    answer(g, "explore", (task(g, "scout"),))
    answer(g, "abandon", ("public_works",))
    assert a.drawn == ["public_works"]
    answer(g, "place_tiles", ("public_works",))
    answer(g, "give_up_tile", ("trade_levies",))
    answer(g, "give_up_tile", ("new_economy",), seat=1)
    assert len(a.drawn) == 1
    answer(g, "place_tiles", tuple(a.drawn))
    assert [len(player.zone()) for player in (a, b, c)] == [4, 2, 2]
    assert (len(g.bag), g.abandoned) == (1, [])


def test_a_scout_ends_with_fewer_tiles_where_nobody_can_give_any_up() -> None:
    g = table()
    player = own(g, developments=["public_works"], workers={"explore": ["home"]})
    run_phase(g, "explore")
    answer(g, "explore", (task(g, "scout"),))
    answer(g, "abandon", ("public_works",))
    answer(g, "place_tiles", ("public_works",))
    assert player.zone() == ("public_works",)
    assert not open_asks(g)


def test_scouting_is_offered_only_where_a_tile_can_be_drawn() -> None:
    g = table()
    own(g, workers={"explore": ["home"]})
    assert not can_scout(g, 0)
    run_phase(g, "explore")
    assert [option.partition(" ")[0] for option in offered(g)] == ["stock"]
    reason = open_asks(g)[0].why_not("scout")
    assert reason is not None
    assert reason.code == "no_tile_to_draw"
    g.players[1].developments = ["public_works", "space_docks", "trade_levies"]
    assert can_scout(g, 0)


def test_all_explore_in_player_order() -> None:
    g = table(3, bag=BAG)
    g.first = 1
    for seat in range(3):
        own(g, seat, workers={"explore": ["home"]})
    run_phase(g, "explore")
    asked = []
    while asks := topics(g):
        (seat,) = asks
        asked.append(seat)
        answer(g, "explore", (f"stock {g.players[seat].column('explore')[0]}",), seat)
    assert asked == [1, 2, 0]
