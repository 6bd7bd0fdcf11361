"""Four games, four goals, one checked off after each."""

import json
from typing import Any

import pytest

from galaxy_desktop.engine.bounds import DataError
from galaxy_desktop.engine.content import Pack, PackId
from galaxy_desktop.games.jumpdrive.box import DATA
from galaxy_desktop.games.jumpdrive.campaign import (
    Campaign,
    CampaignError,
    PlayedGame,
    check_off,
    from_json,
    goals,
    goals_to_check,
    is_met,
    measured,
    missing,
    open_goals,
    to_json,
)
from galaxy_desktop.games.jumpdrive.state import Player
from galaxy_desktop.games.jumpdrive.words.campaign import measure_text, nearest_text, standing
from galaxy_desktop.games.jumpdrive.words.terms import goal_name
from tests.each import each
from tests.games.jumpdrive.tables import finished, table

IDS = ("golden_age", "grand_fleet", "deep_survey", "many_peoples")
FLEET = ["drop_ships", "space_marines"]
SURVEY = ["galactic_survey_seti", "survey_team", "galactic_salon"]
PEOPLES = ["spice_world", "comet_zone", "plague_world", "alien_toy_shop"]


def met(vp: int, *empire: str, campaign: Campaign | None = None) -> list[str]:
    return [goal.id for goal in goals_to_check(campaign or Campaign(), finished(vp, *empire))]


def test_there_are_four_goals() -> None:
    assert tuple(goal.id for goal in goals()) == IDS


@each(
    [
        (60, [], ["golden_age"]),
        (59, [], []),
        (50, FLEET, ["grand_fleet"]),
        (49, FLEET, []),
        (50, ["drop_ships"], []),
        (50, ["drop_ships", "alien_rosetta_stone_world"], []),
        (50, SURVEY, ["deep_survey"]),
        (50, SURVEY[:2], []),
        (50, PEOPLES, ["many_peoples"]),
        (50, [*PEOPLES[:3], "outlaw_world"], []),
        (60, [*FLEET, *SURVEY, *PEOPLES], list(IDS)),
    ]
)
def test_what_meets_which_goal(vp: int, empire: list[str], expected: list[str]) -> None:
    assert met(vp, *empire) == expected


def test_one_goal_is_checked_off_after_each_game_until_all_are() -> None:
    everything = finished(60, *FLEET, *SURVEY, *PEOPLES)
    campaign = Campaign()
    for number, goal in enumerate(reversed(IDS), start=1):
        assert (campaign.game_number, campaign.won, campaign.lost) == (number, False, False)
        campaign = check_off(campaign, everything, goal)
    assert campaign.won
    assert campaign.checked == tuple(reversed(IDS))
    assert campaign.game_number == 4
    assert open_goals(campaign) == ()


def test_a_game_that_meets_no_open_goal_loses_the_campaign() -> None:
    campaign = check_off(Campaign(), finished(60), "golden_age")
    campaign = check_off(campaign, finished(70), "")
    assert campaign.lost
    assert campaign.played == (PlayedGame(60, "golden_age"), PlayedGame(70, ""))
    with pytest.raises(CampaignError, match="over"):
        check_off(campaign, finished(50, *FLEET), "grand_fleet")


def test_a_goal_is_checked_off_once_and_only_where_it_is_met() -> None:
    campaign = check_off(Campaign(), finished(60), "golden_age")
    for goal in ("golden_age", "grand_fleet", "no_such_goal"):
        with pytest.raises(CampaignError, match="can't be checked off"):
            check_off(campaign, finished(60), goal)
    with pytest.raises(CampaignError, match="grand_fleet"):
        check_off(campaign, finished(60, *FLEET), "")


def test_only_a_finished_solitaire_game_counts() -> None:
    running = finished(60)
    running.ended_by = ""
    for g in (running, table(Player(), Player())):
        with pytest.raises(CampaignError, match="solitaire"):
            check_off(Campaign(), g, "golden_age")


def test_how_far_a_game_is_from_a_goal() -> None:
    reached = measured(finished(47, *SURVEY[:2]))
    fleet = goals()[1]
    assert missing(fleet, reached) == 3 + 4
    assert not is_met(fleet, reached)
    assert missing(goals()[0], measured(finished(60))) == 0


def test_a_campaign_is_saved_and_loaded() -> None:
    campaign = check_off(Campaign(), finished(60), "golden_age")
    assert from_json(json.loads(json.dumps(to_json(campaign)))) == campaign
    assert from_json(to_json(Campaign())) == Campaign()


GOOD: dict[str, Any] = {"format": 1, "campaign": "first_wave", "played": [{"vp": 60, "goal": "golden_age"}]}


@each(
    [
        None,
        [],
        {},
        {**GOOD, "format": 2},
        {**GOOD, "campaign": "second_wave"},
        {**GOOD, "played": None},
        {**GOOD, "played": [{"vp": "60", "goal": "golden_age"}]},
        {**GOOD, "played": [{"vp": 60}]},
        {**GOOD, "played": [{"vp": 60, "goal": "no_such_goal"}]},
        {**GOOD, "played": [{"vp": 60, "goal": "golden_age"}] * 2},
        {**GOOD, "played": [{"vp": 10, "goal": ""}, {"vp": 60, "goal": "golden_age"}]},
        {**GOOD, "played": [{"vp": -1, "goal": "golden_age"}]},
    ]
)
def test_what_is_no_campaign_is_refused_in_one_line(data: Any) -> None:
    with pytest.raises(CampaignError) as error:
        from_json(data)
    assert "\n" not in str(error.value)


def test_the_words_of_a_campaign() -> None:
    fleet = goals()[1]
    assert goal_name(fleet) == "Grand Fleet"
    assert measure_text(fleet.measures[1], 3) == "{military} Military: **3** of **5**"
    assert "Game **1** of **4**" in standing(Campaign())
    assert "won" in standing(Campaign(tuple(PlayedGame(60, goal) for goal in IDS)))
    assert "lost" in standing(Campaign((PlayedGame(10, ""),)))
    text = nearest_text(Campaign(), finished(57))
    assert text == "Closest goal: Golden Age ({points} VP: **57** of **60**)."


def test_no_pack_asks_for_nothing() -> None:
    changes = {"goal": [{"id": "golden_age", "all": [{"measure": "vp_total", "min": 0}]}]}
    with pytest.raises(DataError, match="must be from 1 to 60"):
        DATA.check(Pack("jumpdrive", PackId("My box", ""), changes))
