"""Goals and stockpile mats (page 11)."""

from galaxy_desktop.engine.flow import give, open_asks
from galaxy_desktop.games.frontiers.events import (
    CreditsStocked,
    GoalKept,
    GoalsLookedAt,
    GoalTurnedUp,
    GoodsStocked,
    WorldStocked,
)
from galaxy_desktop.games.frontiers.round import SelectAction
from galaxy_desktop.games.frontiers.state import FrontiersState
from tests.games.frontiers.laid import answer, offered, own, run, run_action, table, told, topics

FOUR = ["conscription", "diversification", "exploration", "citizen_services"]


def stacked() -> FrontiersState:
    """A table with goals, four of them in the stack, Citizen Services on top."""
    g = table(2, goals=[])
    g.goal_stack = [(goal, -1) for goal in FOUR]
    return g


def test_charting_looks_at_three_goals_keeps_one_and_returns_two_in_any_order() -> None:
    g = stacked()
    looked = told(run_action(g, "chart_galactic_goals"), GoalsLookedAt)
    assert looked == [GoalsLookedAt(0, ("citizen_services", "exploration", "diversification"))]
    answer(g, "keep_goal", "exploration")
    answer(g, "turn_up_goal")
    answer(g, "goals_back", "diversification", "citizen_services")
    assert g.players[0].goal == "exploration"
    assert [goal for goal, _ in g.goal_stack] == ["diversification", "citizen_services", "conscription"]
    assert told(g.events, GoalKept) == [GoalKept(0, ("exploration",))]


def test_a_goal_that_lay_face_down_is_turned_up_whoever_holds_it() -> None:
    for holder in (0, 1):
        g = stacked()
        g.players[holder].goal = "tax_on_trade"
        run_action(g, "chart_galactic_goals")
        answer(g, "keep_goal", "exploration")
        answer(g, "turn_up_goal")
        assert g.goals == []
        answer(g, "goals_back", "diversification", "citizen_services")
        assert g.goals == ["tax_on_trade"]
        assert told(g.events, GoalTurnedUp) == [GoalTurnedUp(holder, "tax_on_trade")]
        assert [player.goal for player in g.players] == ["exploration", ""]


def test_r7_it_is_turned_up_even_where_no_goal_is_left_to_keep() -> None:
    g = table(2, goals=[])
    g.players[1].goal = "tax_on_trade"
    run_action(g, "chart_galactic_goals")
    assert (g.goals, g.players[0].credits, topics(g)) == (["tax_on_trade"], 1, {})


def test_with_one_goal_left_it_is_kept_and_nothing_returned() -> None:
    g = table(2, goals=[])
    g.goal_stack = [("conscription", -1)]
    run_action(g, "chart_galactic_goals")
    assert open_asks(g)[0].forced()
    answer(g, "keep_goal", "conscription")
    assert (g.players[0].goal, g.goal_stack, topics(g)) == ("conscription", [], {})


def test_who_charts_new_goals_gives_no_orders_about_the_old_one_that_charting_turns_up() -> None:
    g = stacked()
    g.players[0].goal, g.players[0].turn_up = "tax_on_trade", ["trade_consume"]
    run(g, SelectAction())
    answer(g, "action", "chart_galactic_goals")
    answer(g, "keep_goal", "citizen_services")
    answer(g, "goals_back", "diversification", "exploration")
    assert (g.goals, g.players[0].goal, g.players[0].turn_up) == (["tax_on_trade"], "citizen_services", [])
    assert topics(g) == {1: "action"}


def test_goods_are_stockpiled_after_produce_up_to_six_and_leave_the_supply() -> None:
    g = table(2, goals=["stockpile_resources"])
    player = own(g, colonies=["comet_zone", "gem_world"])
    player.stocked_goods = ["rare"] * 5
    run_action(g, "produce")
    decision = open_asks(g)[0]
    assert decision.allows(())
    assert not decision.allows(("comet_zone", "gem_world"))
    answer(g, "stock_goods", "gem_world")
    assert (player.stocked_goods[-1], player.goods) == ("novelty", {"comet_zone": "rare"})
    assert told(g.events, GoodsStocked) == [GoodsStocked(0, ("gem_world",), ("novelty",), 6)]
    assert g.goods["novelty"] == 18


def test_r19_end_credits_of_produce_come_before_stockpiling() -> None:
    g = table(2, goals=["stockpile_resources"])
    player = own(g, colonies=["volcanic_world"], developments=["mining_industries"])
    run_action(g, "produce")
    assert (player.credits, topics(g)) == (2, {0: "stock_goods"})


def test_no_stockpile_without_its_goal_face_up() -> None:
    g = table(2, goals=["conscription"])
    player = own(g, colonies=["comet_zone"])
    player.goal = "stockpile_resources"
    run_action(g, "produce")
    assert topics(g) == {}


def test_r9_credits_of_a_sale_with_its_bonuses_may_be_stockpiled() -> None:
    g = table(2, goals=["tax_on_trade"])
    player = own(
        g, 1, colonies=["spice_world", "new_vinland"], goods=["spice_world", "new_vinland"], credits_=9
    )
    player.stocked_credits = 2
    run_action(g, "trade_consume")
    answer(g, "sell", "spice_world", seat=1)
    assert offered(g, 1) == ("0", "1", "2", "3")
    give(g, 1, 3)
    assert (player.credits, player.stocked_credits) == (9, 5)
    assert told(g.events, CreditsStocked) == [CreditsStocked(1, 3, 5)]
    answer(g, "consume", "new_vinland", seat=1)  # its credits do not qualify
    answer(g, "feed", "new_vinland", seat=1)
    assert player.credits == 11


def test_seven_credits_at_most_are_stockpiled() -> None:
    g = table(2, goals=["tax_on_trade"])
    player = own(g, 1, colonies=["alien_monolith"], goods=["alien_monolith"])
    player.stocked_credits = 5
    run_action(g, "trade_consume")
    answer(g, "sell", "alien_monolith", seat=1)
    assert offered(g, 1) == ("0", "1", "2")


def test_r8_one_world_over_the_nine_may_be_stockpiled_after_explore() -> None:
    g = table(2, goals=["exploration"])
    explored = [
        "comet_zone",
        "gem_world",
        "rebel_base",
        "new_earth",
        "space_port",
        "new_vinland",
        "rebel_miners",
    ]
    player = own(g, colonies=["old_earth"], explored=[*explored, "spice_world"])
    run_action(g, "explore", 0)
    for seat in (0, 1, 0):
        answer(g, "explore", offered(g, seat)[0], seat=seat)
    answer(g, "discard", "comet_zone", "gem_world")
    assert offered(g) == ("comet_zone", "gem_world")
    answer(g, "stock_world", "gem_world")
    assert player.stocked_worlds == ["gem_world"]
    assert told(g.events, WorldStocked) == [WorldStocked(0, "gem_world", 1)]
    assert "comet_zone" in g.bag
    assert "gem_world" not in g.bag


def test_nobody_within_the_limit_stockpiles_a_world_and_nobody_a_fifth() -> None:
    g = table(2, goals=["exploration"])
    explored = [
        "comet_zone",
        "gem_world",
        "rebel_base",
        "new_earth",
        "space_port",
        "new_vinland",
        "rebel_miners",
    ]
    player = own(g, colonies=["old_earth"], explored=[*explored, "spice_world"])
    player.stocked_worlds = ["pirate_world", "alien_monolith", "asteroid_belt", "rebel_outpost"]
    run_action(g, "explore", 1)
    for seat in (1, 0, 1):
        answer(g, "explore", offered(g, seat)[0], seat=seat)
    answer(g, "discard", "comet_zone")
    assert topics(g) == {}


def test_a_tenth_world_drawn_in_settle_may_be_stockpiled() -> None:
    g = table(2, goals=["exploration"])
    explored = [
        "asteroid_belt",
        "gem_world",
        "rebel_base",
        "new_earth",
        "space_port",
        "new_vinland",
        "rebel_miners",
    ]
    player = own(
        g,
        colonies=["old_earth"],
        developments=["terraforming_robots"],
        explored=[*explored, "spice_world"],
        credits_=2,
    )
    run_action(g, "settle")
    answer(g, "settle", "asteroid_belt")
    answer(g, "way", "pay")
    answer(g, "settle", "colonists", seat=1)
    answer(g, "discard", "rebel_miners")
    answer(g, "stock_world", "rebel_miners")
    assert player.stocked_worlds == ["rebel_miners"]
