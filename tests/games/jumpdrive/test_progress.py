"""What is kept of a campaign: how it goes on after each game, and what a file may hold."""

import json
from dataclasses import replace
from typing import Any

import pytest

from galaxy_desktop.engine.flow import give, open_asks
from galaxy_desktop.engine.rng import Dice
from galaxy_desktop.games.jumpdrive import GAME
from galaxy_desktop.games.jumpdrive.box import designs
from galaxy_desktop.games.jumpdrive.campaign import CampaignError, goals
from galaxy_desktop.games.jumpdrive.progress import begun, from_json
from galaxy_desktop.games.jumpdrive.state import JumpState, Turn
from tests.each import each


def finished(vp: int, empire: tuple[str, ...] = ()) -> JumpState:
    """A finished solitaire game that scored so much and holds these cards."""
    g, dice = GAME.new(1, {}, 3), Dice(3)
    while asks := open_asks(g):
        give(g, 0, asks[0].sample(dice))
    player = g.players[0]
    player.empire = list(empire)
    player.turns = [Turn((), 0, 0, 0, 0) for _round in range(6)] + [Turn((), vp, 0, 0, 0)]
    return g


def peoples() -> tuple[str, ...]:
    """A world of each kind that a goal asks for."""
    kinds = {card.kind: card.id for card in designs().values() if card.is_world and card.kind != "gray"}
    return tuple(kinds.values())


def test_after_a_game_that_meets_goals_one_is_chosen_of_them() -> None:
    after = begun(5).finished(finished(62, peoples()))
    assert after.choosing
    assert [goal.id for goal in after.met] == ["golden_age", "many_peoples"]
    then = after.checked("many_peoples", 6)
    assert (then.seed, then.choosing, then.campaign.checked) == (6, False, ("many_peoples",))
    assert then.last is not None


def test_a_goal_that_is_not_met_cannot_be_checked_off() -> None:
    after = begun(5).finished(finished(62))
    with pytest.raises(CampaignError):
        after.checked("grand_fleet", 6)
    with pytest.raises(CampaignError):
        begun(5).checked("golden_age", 6)


def test_a_game_without_an_open_goal_loses_the_campaign() -> None:
    after = begun(5).finished(finished(49, peoples()))
    assert after.campaign.lost
    assert after.over
    assert not after.choosing


def test_only_the_first_end_of_a_game_counts() -> None:
    after = begun(5).finished(finished(62))
    assert after.finished(finished(90, peoples())) == after


def test_four_games_in_a_row_win_the_campaign() -> None:
    progress = begun(5)
    military = tuple(card.id for card in designs().values() if card.military >= 2)
    explorers = tuple(card.id for card in designs().values() if card.explore)
    for goal, empire in zip(goals(), ((), military, explorers, peoples()), strict=True):
        progress = progress.finished(finished(60, empire)).checked(goal.id, 8)
    assert progress.campaign.won
    assert progress.over


def test_progress_is_the_same_after_keeping_and_reading_it() -> None:
    start = begun(5)
    for progress in (start, start.finished(finished(62)), start.finished(finished(10))):
        again = from_json(json.loads(json.dumps(progress.to_json())))
        assert again.to_json() == progress.to_json()
        assert again.met == progress.met
    assert from_json(start.to_json()) == start


@each(
    [
        {"seed": -1},
        {"seed": "5"},
        {"seed": None},
        {"choosing": 1},
        {"choosing": True},
        {"last": {}},
        {"last": "a game"},
        {"format": 99},
        {"campaign": "another"},
        {"played": [{"vp": 50, "goal": "golden_age"}, {"vp": 50, "goal": "golden_age"}]},
    ]
)
def test_a_file_that_play_cannot_lead_to_is_refused_in_one_line(change: dict[str, Any]) -> None:
    with pytest.raises(CampaignError) as refusal:
        from_json({**begun(5).to_json(), **change})
    assert "\n" not in str(refusal.value)


def test_a_game_that_is_not_over_or_not_solitaire_is_no_last_game() -> None:
    for other in (GAME.new(1, {}, 1), GAME.new(2, {}, 1)):
        with pytest.raises(CampaignError):
            from_json({**begun(5).to_json(), "last": GAME.encode(other)})
    with pytest.raises(CampaignError):
        from_json({**replace(begun(5), last=finished(62)).to_json(), "choosing": 0})


@pytest.mark.parametrize("data", [None, [], 3, "x", {}], ids=str)
def test_what_is_no_campaign_is_refused(data: Any) -> None:
    with pytest.raises(CampaignError):
        from_json(data)
