"""Saves from before there were orders to turn up a goal, or before they were given on the own turns."""

from pathlib import Path

from galaxy_desktop.engine.decisions import Pick
from galaxy_desktop.engine.flow import give, open_asks
from galaxy_desktop.games.frontiers import GAME
from galaxy_desktop.games.frontiers.chart import OrderTurningUp
from galaxy_desktop.games.frontiers.round import SelectAction
from galaxy_desktop.play.savefile import load
from tests.games.frontiers.laid import answer, run, table, topics

SAMPLE = Path(__file__).parents[3] / "saves" / "older" / "frontiers-rules-1.json"


def test_a_table_without_orders_is_saved_as_it_always_was() -> None:
    g = table(2, goals=[])
    data = GAME.encode(g)
    assert all("turn_up" not in player for player in data["players"])
    assert GAME.decode(data) == g


def test_orders_are_saved() -> None:
    g = table(2, goals=[])
    g.players[1].goal, g.players[1].turn_up = "exploration", ["explore", "settle"]
    assert GAME.decode(GAME.encode(g)) == g


def test_a_table_that_asks_is_saved() -> None:
    g = table(2, goals=[])
    g.asks_holders, g.players[1].goal = True, "exploration"
    run(g, SelectAction())
    answer(g, "action", "explore")
    revived = GAME.decode(GAME.encode(g))
    assert GAME.encode(revived) == GAME.encode(g)
    assert topics(revived) == {1: "turn_up_now"}


def test_a_save_of_rules_version_1_that_waits_for_orders_still_asks_for_them() -> None:
    revived = load(SAMPLE, {"frontiers": GAME}).running.history.now
    assert revived.waiting[-1] == OrderTurningUp(0)
    decision = open_asks(revived)[0]
    assert isinstance(decision, Pick)
    assert (decision.topic, decision.preset) == ("turn_up_goal", ("settle",))
    g = revived.clone()
    give(g, 0, ("settle",))
    assert g.goals == ["exploration"]


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
