"""Saves from before there were orders to turn up a goal."""

from galaxy_desktop.engine.flow import open_asks
from galaxy_desktop.games.frontiers import GAME
from galaxy_desktop.games.frontiers.round import SelectAction
from tests.games.frontiers.laid import answer, run, table, topics


def test_a_table_without_orders_is_saved_as_it_always_was() -> None:
    g = table(2, goals=[])
    data = GAME.encode(g)
    assert all("turn_up" not in player for player in data["players"])
    assert GAME.decode(data) == g


def test_orders_are_saved() -> None:
    g = table(2, goals=[])
    g.players[1].goal, g.players[1].turn_up = "exploration", ["explore", "settle"]
    assert GAME.decode(GAME.encode(g)) == g


def test_an_older_save_that_waits_for_a_goal_to_be_turned_up_goes_on_with_the_action() -> None:
    g = table(2, goals=[])
    g.players[1].goal = "exploration"
    run(g, SelectAction())
    answer(g, "action", "explore")
    data = GAME.encode(g)
    data["waiting"] = [{"step": "EndAction"}, {"step": "BeginExplore"}, {"step": "TurnUpGoal"}]
    data["offer"], data["bag"], data["rng"] = [], [*data["bag"], *data["offer"]], 1
    revived = GAME.decode(data)
    assert topics(revived) == {0: "explore"}
    assert len(open_asks(revived)[0].options()) == 7
