"""The priority track and the tiles that change it (pages 3, 8 and 11)."""

from galaxy_desktop.engine.flow import give, open_asks
from galaxy_desktop.games.frontiers.events import ActionDone, ActionSelected, DiskMoved
from galaxy_desktop.games.frontiers.round import SelectAction
from galaxy_desktop.games.frontiers.state import FrontiersState
from galaxy_desktop.games.frontiers.track import spaces_of, to_select
from tests.games.frontiers.laid import answer, offered, own, run, table, told, topics, why


def select(g: FrontiersState, action: str) -> None:
    """The next disk selects an action, and all do it in the laziest way."""
    if topics(g) == {}:
        run(g, SelectAction())
    ((seat, _),) = topics(g).items()
    answer(g, "action", action, seat=seat)
    while topics(g) and "action" not in topics(g).values():
        seat, decision = next(iter(open_asks(g).items()))
        give(g, seat, decision.only())


def test_every_disk_selects_once_in_the_order_of_the_track() -> None:
    g = table(3)
    g.disks = [2, 0, 1]
    run(g, SelectAction())
    for seat, action in ((2, "develop"), (0, "produce"), (1, "retreat_into_isolation")):
        assert topics(g) == {seat: "action"}
        select(g, action)
    assert (g.round, g.turn, g.selected) == (2, 0, [])
    assert topics(g) == {2: "action"}


def test_an_action_is_selected_once_in_a_round() -> None:
    g = table(3)
    run(g, SelectAction())
    select(g, "retreat_into_isolation")
    assert "retreat_into_isolation" not in offered(g, 1)
    assert why(g, "retreat_into_isolation", 1) == (
        "tile_taken",
        {"action": "retreat_into_isolation", "seat": 0},
    )


def test_an_action_is_done_from_its_selector_on_wrapping_round_the_track() -> None:
    g = table(4)
    g.turn, g.action = 2, "develop"
    assert g.order() == [2, 3, 0, 1]


def test_with_two_disks_each_does_an_action_once() -> None:
    g = table(2)
    g.turn = 1
    assert g.order() == [1, 0]


def test_x2_envoys_with_four_players_bring_the_selector_to_the_front_at_once() -> None:
    g = table(4)
    run(g, SelectAction())
    select(g, "retreat_into_isolation")
    g.events = []
    select(g, "send_diplomatic_envoys")
    assert (g.disks, g.players[1].chips) == ([1, 0, 2, 3], 1)
    assert topics(g) == {2: "action"}
    answer(g, "action", "settle", seat=2)
    assert g.order() == [2, 3, 1, 0]


def test_x2_envoys_with_two_players_can_make_one_of_them_select_twice_running() -> None:
    g = table(2)
    run(g, SelectAction())
    select(g, "explore")
    select(g, "send_diplomatic_envoys")
    assert g.disks == [1, 0, 0, 1]
    assert topics(g) == {0: "action"}
    select(g, "retreat_into_isolation")
    assert topics(g) == {1: "action"}
    select(g, "produce")
    assert topics(g) == {1: "action"}
    select(g, "develop")
    assert topics(g) == {0: "action"}


def test_x2_charting_moves_a_disk_one_space() -> None:
    g = table(3, goals=[])
    g.goal_stack = [(goal, -1) for goal in ("conscription", "diversification", "exploration")]
    g.turn, g.selected, g.selectors = 2, ["develop", "explore"], [0, 1]
    run(g, SelectAction())
    answer(g, "action", "chart_galactic_goals", seat=2)
    assert (g.disks, g.players[2].credits) == ([0, 2, 1], 1)
    assert offered(g, 2) == ("exploration", "diversification", "conscription")


def test_x2_charting_from_the_front_changes_no_order() -> None:
    g = table(3, goals=[])
    g.goal_stack = [("conscription", -1), ("diversification", -1)]
    run(g, SelectAction())
    answer(g, "action", "chart_galactic_goals")
    assert (g.disks, g.players[0].credits) == ([0, 1, 2], 1)
    assert told(g.events, DiskMoved) == []
    answer(g, "keep_goal", "diversification")
    assert g.players[0].looking[1:] == ["conscription"]
    answer(g, "goals_back", "conscription")
    assert (g.goal_stack, g.players[0].goal) == ([("conscription", 0)], "diversification")


def test_with_two_players_charting_may_pass_the_own_other_disk() -> None:
    g = table(2, goals=[])
    g.disks = [1, 0, 0, 1]
    g.turn, g.selected, g.selectors = 2, ["develop", "explore"], [1, 0]
    run(g, SelectAction())
    answer(g, "action", "chart_galactic_goals")
    assert g.disks == [1, 0, 0, 1]


def test_every_move_of_a_disk_and_a_tile_is_told_by_its_space() -> None:
    g = table(3)
    g.turn, g.selected, g.selectors = 2, ["develop", "explore"], [0, 1]
    run(g, SelectAction())
    answer(g, "action", "send_diplomatic_envoys", seat=2)
    assert told(g.events, ActionSelected) == [ActionSelected(2, "send_diplomatic_envoys", 2)]
    cause = "send_diplomatic_envoys"
    assert told(g.events, DiskMoved) == [DiskMoved(2, 2, 0, (2, 0, 1), cause)]
    assert told(g.events, ActionDone) == [ActionDone(2, cause, 2)]


def test_the_track_can_be_asked_for_the_spaces_of_a_seat_and_who_comes_next() -> None:
    g = table(2)
    g.disks, g.turn = [1, 0, 0, 1], 1
    assert spaces_of(g, 1) == (0, 3)
    assert to_select(g) == (0, 0, 1)
    g.action = "develop"
    assert to_select(g) == (0, 1)


def test_a_credit_is_added_to_produce_after_each_round_without_it() -> None:
    g = table(2)
    run(g, SelectAction())
    for number in range(1, 4):
        for action in ("retreat_into_isolation", "develop", "trade_consume", "explore"):
            select(g, action)
        assert g.produce_credits == number
    own(g, 0, credits_=-g.players[0].credits)
    for action in ("produce", "develop", "trade_consume", "explore"):
        select(g, action)
    assert (g.players[0].credits, g.produce_credits) == (3, 0)


def test_retreat_into_isolation_gives_two_credits_and_nothing_to_others() -> None:
    g = table(2)
    run(g, SelectAction())
    select(g, "retreat_into_isolation")
    assert [(player.credits, player.chips) for player in g.players] == [(2, 0), (0, 0)]
