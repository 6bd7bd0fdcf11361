"""The data against the rulebook's own tables (pages 1, 2 and 10 to 12)."""

from collections import Counter
from copy import deepcopy
from typing import Any

import pytest

from galaxy_desktop.games.frontiers.box import (
    DATA,
    actions,
    figures,
    goals,
    mats,
    stacks,
    tiles,
    tiles_in_play,
    worlds,
)
from galaxy_desktop.games.frontiers.schema import ANY, DEVELOPMENT, HOME, KINDS, LARGE, SMALL, WORLD, Tile
from tests.each import each

KINDS_SHORT = [{"each": "kinds", "table": [0, 1]}]
FEEDS = {"action": "consume", "code": "consume", "goods": 1, "kind": "any", "vp": 1}
NOTHING = {**FEEDS, "goods": 0}
LATE = {"action": "develop", "code": "credits", "amount": 2, "when": "settled"}
END = {"action": "produce", "code": "credits", "amount": 1, "when": "end"}
OF_NONE = {**END, "per": "good_produced"}
TRADES = {"action": "trade", "code": "bonus", "amount": 1}
PAYS = {"action": "produce", "code": "paid_production", "cost": 1, "optional": True}
GONE = {"action": "settle", "code": "replace_self", "optional": True}
WORLDS = [tiles()[world] for world in worlds()]


def of(sort: str) -> list[Tile]:
    return [tile for tile in tiles().values() if tile.sort == sort]


def test_the_data_are_as_the_rulebook_distributes_them_and_as_the_rules_need_them() -> None:
    assert list(DATA.faults(DATA.own())) == []


@pytest.mark.parametrize(
    ("table", "id_", "field", "value", "line"),
    [
        ("world", "rebel_base", "defense", 5, "These values give 3 of world with settle = military, "),
        ("world", "gem_world", "cost", 3, "These values give 11 of world with settle = non_military, "),
        ("world", "gem_world", "kind", "gray", "“gem_world”: a gray world can't have goods"),
        ("world", "gem_world", "defense", 2, "“gem_world”: a military world must have a defense"),
        (
            "world",
            "rebel_resistance",
            "vp",
            1,
            "“rebel_resistance”: a tile with a bonus must have 0 printed VP.",
        ),
        (
            "development",
            "space_marines",
            "face",
            "black",
            "stack or mat “F2” has the sides black; it needs white and black, or one fixed side.",
        ),
        (
            "development",
            "mining_league",
            "size",
            "small",
            "“mining_league”: each large development must have a",
        ),
        (
            "home",
            "new_sparta",
            "kind",
            "genes",
            "there can be 14 genes colonies, but only 13 goods of that kind.",
        ),
        (
            "home",
            "earths_lost_colony",
            "kind",
            "any",
            "“earths_lost_colony”: a home colony must have a fixed kind.",
        ),
        (
            "development",
            "pan_galactic_hologrid",
            "bonus",
            KINDS_SHORT,
            "“pan_galactic_hologrid”: a bonus for",
        ),
        (
            "home",
            "old_earth",
            "powers",
            [NOTHING],
            "“old_earth”: a power that consumes goods must consume at least 1.",
        ),
        (
            "home",
            "old_earth",
            "powers",
            [FEEDS, FEEDS],
            "“old_earth”: it has two powers that consume goods; the limit is one.",
        ),
        (
            "development",
            "trade_league",
            "powers",
            [LATE],
            "“trade_league”: the power credits in develop can't",
        ),
        (
            "development",
            "trade_league",
            "powers",
            [END],
            "“trade_league”: credits at the end of Produce must",
        ),
        (
            "development",
            "trade_league",
            "powers",
            [OF_NONE],
            "“trade_league”: credits for goods produced need",
        ),
        (
            "development",
            "trade_league",
            "powers",
            [TRADES],
            "“trade_league”: a Trade power must be for one kind",
        ),
        (
            "development",
            "trade_league",
            "powers",
            [PAYS],
            "“trade_league”: only a production colony can produce",
        ),
        (
            "world",
            "rebel_base",
            "powers",
            [PAYS],
            "“rebel_base”: only a production colony can produce for a cost.",
        ),
        (
            "development",
            "trade_league",
            "powers",
            [GONE],
            "“trade_league”: a development can't have a power",
        ),
    ],
)
def test_what_is_wrong_is_said_in_a_line(table: str, id_: str, field: str, value: Any, line: str) -> None:
    tables = deepcopy(DATA.own())
    (row,) = [row for row in tables[table] if row["id"] == id_]
    row[field] = value
    assert any(fault.startswith(line) for fault in DATA.faults(tables)), [*DATA.faults(tables)]


def test_the_points_of_worlds_are_within_the_printed_ranges() -> None:
    for military, highest in ((True, 9), (False, 6)):
        points = [world.vp for world in WORLDS if world.is_military == military]
        assert (min(points), max(points)) == (0, highest)


def test_worlds_with_a_bonus_count_the_printed_words() -> None:
    counted = {
        (world.is_military, line.where.keyword) for world in WORLDS for line in world.bonus if line.where
    }
    assert counted == {(True, "rebel"), (True, "uplift"), (False, "imperium"), (False, "uplift")}


def test_one_rebel_world_is_an_uplift_world_too() -> None:
    assert sum({"rebel", "uplift"} <= set(world.keywords) for world in WORLDS) == 1


def test_there_are_56_development_tiles_of_up_to_two_faces() -> None:
    faces = of(DEVELOPMENT)
    small = [stack for stack in stacks().values() if tiles()[next(iter(stack.values()))].size == SMALL]
    large = [stack for stack in stacks().values() if tiles()[next(iter(stack.values()))].size == LARGE]
    assert (len(faces), len(small), len(large)) == (40, 16, 8)
    assert len(small) * figures().small_in_play[5] + len(large) * figures().large_in_play == 56
    assert all(set(stack) in ({"fixed"}, {"white", "black"}) for stack in stacks().values())
    assert sum(set(stack) == {"fixed"} for stack in stacks().values()) == 8


def test_each_development_has_a_place_of_its_own_on_its_mat() -> None:
    places = Counter(
        (tiles()[next(iter(s.values()))].size, tiles()[next(iter(s.values()))].slot)
        for s in stacks().values()
    )
    assert max(places.values()) == 1
    for stack in stacks().values():
        assert len({(tiles()[face].size, tiles()[face].slot) for face in stack.values()}) == 1


def test_large_developments_cost_9_and_score_by_their_bonus_alone() -> None:
    for tile in of(DEVELOPMENT):
        assert (tile.size == LARGE) == (tile.cost == 9) == bool(tile.bonus), tile.id
        assert not tile.bonus or tile.vp == 0
        assert 1 <= tile.cost <= 9


def test_there_are_eight_mats_with_a_home_colony_on_each_side() -> None:
    assert sorted(mats()) == [*range(1, 9)]
    assert all(set(sides) == {"white", "black"} for sides in mats().values())
    assert all(tile.colonists == 1 for tile in of(HOME))


def test_there_are_goods_for_every_colony_that_can_be_in_play() -> None:
    for kind in KINDS:
        homes = sum(any(tiles()[home].kind == kind for home in sides.values()) for sides in mats().values())
        on_worlds = sum(world.kind in (kind, ANY) for world in WORLDS)
        assert figures().cubes[kind] == on_worlds + homes


def test_seven_action_tiles_lie_out_with_goals_and_without() -> None:
    with_goals, without = tiles_in_play(goals=True), tiles_in_play(goals=False)
    assert (len(with_goals), len(without), len(actions())) == (7, 7, 8)
    assert set(with_goals) ^ set(without) == {"chart_galactic_goals", "retreat_into_isolation"}


def test_goods_sell_for_1_to_4_credits() -> None:
    assert [figures().prices[kind] for kind in KINDS] == [1, 2, 3, 4]


@each(
    [
        ("citizen_services", [0, 0, 2, 2, 5, 5, 8, 8]),
        ("faction_tolerance", [0, 0, 0, 2, 5, 8]),
        ("skilled_workforce", [0, 0, 0, 0, 2, 5, 8]),
        ("diversification", [0, 0, 0, 3, 8]),
        ("stockpile_resources", [0, 0, 2, 2, 5, 5, 8]),
        ("exploration", [0, 2, 5, 5, 8]),
        ("tax_on_trade", [0, 0, 0, 2, 2, 5, 5, 8]),
        ("conscription", [0, 0, 0, 2, 2, 5, 5, 8, 8]),
    ]
)
def test_each_goal_has_its_printed_steps(goal: str, points: list[int]) -> None:
    assert [goals()[goal].points(count) for count in range(len(points))] == points


def test_there_are_eight_goals_three_of_them_for_stockpiles() -> None:
    assert len(goals()) == 8
    assert {goal.id: goal.max for goal in goals().values() if goal.type == "stockpile"} == {
        "stockpile_resources": 6,
        "exploration": 4,
        "tax_on_trade": 7,
    }


def test_every_tile_says_whether_it_is_published_or_our_design() -> None:
    assert Counter((tile.sort, tile.source) for tile in tiles().values()) == {
        (DEVELOPMENT, "published"): 4,
        (DEVELOPMENT, "designed"): 36,
        (WORLD, "published"): 4,
        (WORLD, "designed"): 56,
        (HOME, "designed"): 16,
    }


def test_a_tile_has_at_most_one_power_that_takes_goods_when_consuming() -> None:
    for tile in tiles().values():
        assert sum(power.code == "consume" for power in tile.powers) <= 1, tile.id
