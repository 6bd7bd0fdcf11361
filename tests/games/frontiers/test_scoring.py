"""Points and winners (pages 9 and 11)."""

import pytest

from galaxy_desktop.engine.events import GameEnded
from galaxy_desktop.engine.game import Standing
from galaxy_desktop.games.frontiers import GAME
from galaxy_desktop.games.frontiers.box import goals, tiles
from galaxy_desktop.games.frontiers.ending import ChooseScoringKind, ScoreGame, may_count_kinds
from galaxy_desktop.games.frontiers.events import KindSet
from galaxy_desktop.games.frontiers.round import EndRound
from galaxy_desktop.games.frontiers.schema import DEVELOPMENT
from galaxy_desktop.games.frontiers.scoring import scores, winners
from tests.games.frontiers.laid import answer, own, run, table, told, topics


def points(source: str, colonies: list[str], developments: list[str] | None = None) -> int:
    """The points of one source for an empire of these tiles."""
    g = table(2)
    own(g, colonies=colonies, developments=developments or [])
    return dict(scores(g)[0].parts)[source]


def test_points_are_chips_and_the_printed_points_of_developments_and_colonies() -> None:
    g = table(2)
    player = own(g, colonies=["old_earth", "alien_monolith"], developments=["space_marines", "trade_league"])
    player.chips = 5
    parts = {"chips": 5, "developments": 4, "colonies": 10, "bonuses": 0}
    assert dict(scores(g)[0].parts) == parts
    assert scores(g)[0].total == 19


def test_the_home_colony_counts_also_below_nothing() -> None:
    assert points("colonies", ["doomed_colony"]) == -1


@pytest.mark.parametrize(
    ("colonies", "developments", "bonus"),
    [
        (
            ["aquatic_uplift_race", "pre_sentient_race", "rebel_base", "new_sparta", "comet_zone"],
            ["pan_galactic_league"],
            2 + 2 + 1 + 1,
        ),
        (["volcanic_world", "asteroid_belt"], ["mining_industries", "mining_league"], 2 + 1 + 2),
        (
            ["alien_oort_cloud_factory", "alien_rosetta_stone_world"],
            ["alien_tech_institute", "alien_monument"],
            8,
        ),
        (["new_sparta", "rebel_uplift_world"], ["space_marines", "new_galactic_order"], 2 + 2 + 2),
        (["gem_world", "asteroid_belt"], ["free_trade_association", "consumer_markets"], 2 + 2),
        (["galactic_resort", "comet_zone"], ["pan_galactic_hologrid"], 2 + 1),
        (["imperium_capital", "asteroid_belt"], ["imperium_war_profiteers"], (2 + 2 + 1) + (2 + 2)),
        (["new_sparta"], ["space_marines", "alien_researchers", "military_industry"], 2 + 2 + 2 + 1),
        (
            ["gem_world", "comet_zone", "pre_sentient_race"],
            ["galactic_exchange", "diversified_economy"],
            6 + 3,
        ),
        (["uplift_coalition", "pre_sentient_race"], ["uplift_gene_hunters"], (1 + 1) + (2 + 2 + 1)),
        (["rebel_base", "new_sparta", "rebel_cantina"], ["galactic_imperium"], 2 + 1),
        (["rebel_base", "imperium_munitions"], ["imperium_lords"], 2 + 1 + 1),
        (["old_earth", "galactic_studios"], ["frontier_settlers"], 1 + 2),
        (["old_earth", "spice_world", "new_sparta"], ["federation_survey", "survey_team"], 2 + 1 + 2 + 2),
        (["old_earth"], ["galactic_federation", "mining_league", "space_marines"], 2 + 2 + 1),
        (["old_earth", "comet_zone"], ["new_economy", "trade_league"], 1 + 2 + 2),
        (["alien_uplift_chamber", "rebel_uplift_world"], [], 2 + 2),
        (["rebel_resistance", "rebel_cantina"], [], 3 + 3),
    ],
)
def test_x15_each_bonus_counts_a_tile_once_for_the_first_line_that_fits(
    colonies: list[str], developments: list[str], bonus: int
) -> None:
    assert points("bonuses", colonies, developments) == bonus


def test_every_tile_with_a_bonus_is_tried_above() -> None:
    mark = test_x15_each_bonus_counts_a_tile_once_for_the_first_line_that_fits.pytestmark[0]  # type: ignore[attr-defined]
    tried = {tile for colonies, developments, _ in mark.args[1] for tile in (*colonies, *developments)}
    assert {tile.id for tile in tiles().values() if tile.bonus} <= tried


def goal_points(goal: str, colonies: list[str], developments: list[str], **more: int) -> int:
    g = table(2, goals=[goal])
    player = own(g, colonies=colonies, developments=developments, colonists=more.get("colonists", 0))
    player.stocked_credits = more.get("credits_", 0)
    player.stocked_goods = ["rare"] * more.get("goods", 0)
    player.stocked_worlds = ["comet_zone"] * more.get("worlds", 0)
    return dict(scores(g)[0].parts)["goals"]


def test_x15_a_goal_gives_the_points_of_the_last_step_reached() -> None:
    skilled = ["survey_team", "investment_credits", "space_marines", "genetics_labs"]
    assert goal_points("skilled_workforce", ["separatist_colony"], skilled[:3]) == 0
    assert goal_points("skilled_workforce", ["gem_world"], skilled[:3]) == 2
    assert goal_points("skilled_workforce", [], skilled) == 5
    assert goal_points("skilled_workforce", ["new_vinland"], skilled) == 8
    assert goal_points("conscription", [], [], colonists=6) == 5
    consuming = ["old_earth", "new_vinland"]
    assert goal_points("citizen_services", consuming, ["trade_league", "consumer_markets"]) == 5
    assert goal_points("exploration", [], [], worlds=3) == 5
    assert goal_points("diversification", ["comet_zone", "gem_world", "old_earth"], []) == 0
    assert goal_points("diversification", ["comet_zone", "gem_world", "pre_sentient_race"], []) == 3
    assert goal_points("stockpile_resources", [], [], goods=6) == 8
    assert goal_points("tax_on_trade", [], [], credits_=4) == 2
    keywords = ["rebel_uplift_world", "imperium_munitions", "alien_monolith"]
    assert goal_points("faction_tolerance", keywords, []) == 5
    assert goal_points("faction_tolerance", keywords, ["terraforming_robots"]) == 8


def test_r10_powers_without_goods_count_and_a_production_colony_as_such_has_no_power() -> None:
    free = ["galactic_salon", "prosperous_economy", "new_economy"]
    assert goal_points("citizen_services", [], free[:2]) == 2
    assert goal_points("skilled_workforce", ["volcanic_world"], ["survey_team", "investment_credits"]) == 0
    paid = goal_points(
        "skilled_workforce", ["damaged_alien_factory"], ["survey_team", "investment_credits", "space_marines"]
    )
    assert paid == 2


def test_every_goal_kept_counts_for_everybody_and_none_of_the_stack() -> None:
    g = table(2, goals=["conscription"])
    g.players[1].goal = "diversification"
    g.goal_stack = [("exploration", -1)]
    for seat in range(2):
        own(g, seat, colonies=["comet_zone", "gem_world", "pre_sentient_race"][:3], colonists=3)
        g.players[seat].stocked_worlds = ["spice_world"]
    assert [dict(score.parts)["goals"] for score in scores(g)] == [5, 5]


def test_without_goals_there_is_no_such_source() -> None:
    assert "goals" not in dict(scores(table(2))[0].parts)
    assert "goals" in dict(scores(table(2, goals=[]))[0].parts)


def test_x15_a_tie_goes_to_credits_and_goods_in_the_empire_without_stockpiles() -> None:
    g = table(2)
    first = own(g, colonies=["comet_zone", "gem_world"], goods=["comet_zone", "gem_world"], credits_=3)
    second = own(g, 1, colonies=["volcanic_world"], goods=["volcanic_world"], credits_=4)
    first.chips, second.chips = 42, 44
    second.stocked_credits = 6
    assert [score.total for score in scores(g)] == [45, 45]
    assert winners(g) == (0, 1)
    second.credits = 5
    assert winners(g) == (1,)


def test_x14_the_oort_cloud_is_set_to_the_kind_that_is_worth_most() -> None:
    g = table(2, faces=["pan_galactic_hologrid"], goals=["diversification"])
    player = own(
        g,
        colonies=["alien_oort_cloud_factory", "comet_zone", "gem_world"],
        developments=["pan_galactic_hologrid"],
    )
    player.kind = "rare"
    g.ended = ["chips"]
    run(g, ChooseScoringKind(0), ScoreGame())
    assert player.kind == "genes"  # 3 for a third kind, against 2 for a Novelty colony
    assert told(g.events, KindSet) == [KindSet(0, "alien_oort_cloud_factory", "genes")]


def test_the_present_kind_stays_where_no_other_is_worth_more() -> None:
    g = table(2)
    own(g, colonies=["alien_oort_cloud_factory"]).kind = "alien"
    g.ended = ["chips"]
    run(g, ChooseScoringKind(0), ScoreGame())
    assert g.players[0].kind == "alien"


def test_its_owner_is_asked_before_the_goal_of_another_is_turned_up_and_the_kind_then_stays() -> None:
    g = table(2, goals=[])
    colonies = ["alien_oort_cloud_factory", "comet_zone", "gem_world"]
    player = own(g, colonies=colonies, developments=["pan_galactic_hologrid"])
    player.kind, g.players[1].goal, g.ended = "rare", "diversification", ["chips"]
    g.turn = len(g.disks)
    run(g, EndRound())
    assert topics(g) == {0: "scoring_kind"}
    assert GAME.moment(g).phase == "over"
    answer(g, "scoring_kind", "novelty")
    assert (g.over, g.goals, player.kind) == (True, ["diversification"], "novelty")
    assert dict(scores(g)[0].parts)["goals"] == 0  # a third kind would have been worth 3


def test_its_owner_is_not_asked_where_one_kind_is_best_whatever_the_goal_of_another_is() -> None:
    g = table(2, goals=[])
    player = own(g, colonies=["alien_oort_cloud_factory", "comet_zone", "gem_world"])
    player.kind, g.players[1].goal, g.ended = "rare", "diversification", ["chips"]
    run(g, EndRound())
    assert (g.over, player.kind, dict(scores(g)[0].parts)["goals"]) == (True, "genes", 3)


def test_a_goal_face_down_may_count_kinds_until_the_one_that_does_is_seen() -> None:
    g = table(2, goals=[])
    assert not may_count_kinds(g, 0)
    g.players[1].goal = "conscription"
    assert may_count_kinds(g, 0)
    assert not may_count_kinds(g, 1), "its owner knows it"
    g.goals = ["diversification"]
    assert not may_count_kinds(g, 0)


def test_its_owner_is_not_asked_where_the_goal_that_counts_kinds_is_known() -> None:
    g = table(2, goals=["diversification"])
    own(g, colonies=["alien_oort_cloud_factory"]).kind = "rare"
    g.players[1].goal, g.ended = "conscription", ["chips"]
    run(g, EndRound())
    assert (g.over, topics(g)) == (True, {})


def test_its_owner_is_not_asked_about_a_goal_that_only_the_owner_keeps() -> None:
    g = table(2, goals=[])
    player = own(g, colonies=["alien_oort_cloud_factory", "comet_zone", "gem_world"])
    player.kind, player.goal, g.ended = "rare", "diversification", ["chips"]
    run(g, EndRound())
    assert (g.over, player.kind, dict(scores(g)[0].parts)["goals"]) == (True, "genes", 3)


def test_before_scoring_explored_worlds_go_and_the_goal_face_down_is_turned_up() -> None:
    g = table(2, goals=[])
    player = own(g, explored=["comet_zone"])
    player.goal, g.ended = "conscription", ["developments", "chips"]
    run(g, ScoreGame())
    assert (player.explored, player.goal, g.goals) == ([], "", ["conscription"])
    assert told(g.events, GameEnded) == [GameEnded("developments", (0, 1), (0, 0))]
    assert GAME.result(g).ended_by == "developments"


def test_explored_worlds_are_worth_nothing() -> None:
    g = table(2)
    own(g, explored=["alien_monolith"])
    assert scores(g)[0].total == 0


def test_every_goal_counts_something() -> None:
    assert {goal.counts for goal in goals().values()} == {
        "consume_powers",
        "keywords",
        "power_actions",
        "colony_kinds",
        "goods",
        "worlds",
        "credits",
        "free_colonists",
    }


def test_printed_points_of_a_development_with_a_bonus_are_nothing() -> None:
    assert all(not tile.vp for tile in tiles().values() if tile.bonus and tile.sort == DEVELOPMENT)


def test_a_goal_face_down_gives_all_others_a_least_and_a_most() -> None:
    g = table(3, goals=["citizen_services"])
    g.players[1].goal = "conscription"
    own(g, 0, colonists=7)
    own(g, 2, colonists=3)
    seen = GAME.view(g, 2)
    assert [GAME.standing(seen, seat) for seat in range(3)] == [
        Standing(0, 0, 8),
        Standing(0, 0, 0),
        Standing(0, 0, 2),
    ]
    assert GAME.standing(GAME.view(g, 1), 0) == Standing(8, 8, 8)


def test_a_goal_that_was_put_back_is_not_the_one_face_down() -> None:
    g = table(2, goals=[])
    g.players[1].goal, g.goal_stack = "diversification", [("conscription", 0)]
    own(g, 0, colonists=7)
    assert GAME.standing(GAME.view(g, 0), 0) == Standing(0, 0, 0)


def test_the_kind_set_for_scoring_serves_the_goal_face_down_too() -> None:
    g = table(2, goals=[])
    g.players[1].goal = "diversification"
    own(g, 0, colonies=["alien_oort_cloud_factory", "spice_world", "destroyed_world"])
    certain = scores(GAME.view(g, 0))[0].total
    assert GAME.standing(GAME.view(g, 0), 0) == Standing(certain, certain, certain + 3)
