"""The data against the rulebook's own tables (pages 1, 2 and 10 to 12)."""

from collections import Counter
from collections.abc import Callable

import pytest

from galaxy_desktop.games.frontiers.figures import actions, figures, goals, tiles_in_play
from galaxy_desktop.games.frontiers.tiles import (
    ANY,
    DEVELOPMENT,
    GRAY,
    HOME,
    KINDS,
    LARGE,
    PRODUCTION,
    SMALL,
    WINDFALL,
    WORLD,
    Tile,
    mats,
    stacks,
    tiles,
    worlds,
)

WORLDS = [tiles()[world] for world in worlds()]
MILITARY = [world for world in WORLDS if world.is_military]
OTHERS = [world for world in WORLDS if not world.is_military]


def of(sort: str) -> list[Tile]:
    return [tile for tile in tiles().values() if tile.sort == sort]


def test_the_bag_has_26_military_and_34_other_worlds() -> None:
    assert (len(MILITARY), len(OTHERS), len(set(worlds()))) == (26, 34, 60)


def test_the_defenses_are_those_of_the_table() -> None:
    counts = Counter(world.defense for world in MILITARY)
    assert [counts[defense] for defense in range(1, 10)] == [5, 6, 3, 3, 2, 2, 1, 2, 2]


def test_the_costs_are_those_of_the_table() -> None:
    counts = Counter(world.cost for world in OTHERS)
    assert [counts[cost] for cost in range(8)] == [1, 3, 12, 5, 4, 6, 2, 1]


@pytest.mark.parametrize(
    ("worlds_", "colonists", "goods", "kinds", "keywords", "bonuses", "vp"),
    [
        (MILITARY, [18, 8], [12, 6, 8], [3, 4, 6, 5, 0], [3, 11, 6], {"rebel", "uplift"}, (0, 9)),
        (OTHERS, [21, 13], [11, 20, 3], [12, 9, 5, 4, 1], [4, 0, 4], {"imperium", "uplift"}, (0, 6)),
    ],
    ids=["military", "non-military"],
)
def test_the_types_of_worlds_are_those_of_the_table(
    worlds_: list[Tile],
    colonists: list[int],
    goods: list[int],
    kinds: list[int],
    keywords: list[int],
    bonuses: set[str],
    vp: tuple[int, int],
) -> None:
    def count(of: Callable[[Tile], object]) -> Counter[object]:
        return Counter(of(world) for world in worlds_)

    assert [count(lambda w: w.colonists)[number] for number in (1, 2)] == colonists
    assert [count(lambda w: w.goods)[sort] for sort in (WINDFALL, PRODUCTION, "none")] == goods
    assert [count(lambda w: w.kind)[kind] for kind in (*KINDS, ANY)] == kinds
    assert [sum(word in w.keywords for w in worlds_) for word in ("imperium", "rebel", "uplift")] == keywords
    assert {line.where.keyword for w in worlds_ for line in w.bonus if line.where} == bonuses
    assert (min(w.vp for w in worlds_), max(w.vp for w in worlds_)) == vp


def test_one_gray_world_is_alien_and_one_rebel_world_uplift() -> None:
    assert sum(w.kind == GRAY and "alien" in w.keywords for w in OTHERS) == 1
    assert sum({"rebel", "uplift"} <= set(w.keywords) for w in MILITARY) == 1


def test_gray_worlds_and_only_they_never_have_goods() -> None:
    for tile in (*WORLDS, *of(HOME)):
        assert (tile.kind == GRAY) == (not tile.holds_goods), tile.id


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


@pytest.mark.parametrize(
    ("goal", "points"),
    [
        ("citizen_services", [0, 0, 2, 2, 5, 5, 8, 8]),
        ("faction_tolerance", [0, 0, 0, 2, 5, 8]),
        ("skilled_workforce", [0, 0, 0, 0, 2, 5, 8]),
        ("diversification", [0, 0, 0, 3, 8]),
        ("stockpile_resources", [0, 0, 2, 2, 5, 5, 8]),
        ("exploration", [0, 2, 5, 5, 8]),
        ("tax_on_trade", [0, 0, 0, 2, 2, 5, 5, 8]),
        ("conscription", [0, 0, 0, 2, 2, 5, 5, 8, 8]),
    ],
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
