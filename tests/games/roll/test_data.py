"""The data against the rulebook's own tables, and its vocabulary against its readers."""

import tomllib
from collections import Counter
from importlib.resources import files

import pytest

from galaxy_desktop.games.roll.dice import PHASES, all_dice, die_types
from galaxy_desktop.games.roll.tiles import (
    DEVELOPMENT,
    STACKS,
    WORLD,
    Gain,
    factions,
    figures,
    home_worlds,
    sides,
    tile_of,
    tiles,
    turned,
)

GAME = tomllib.loads((files("galaxy_desktop.games.roll") / "data" / "game.toml").read_text(encoding="utf-8"))


def test_there_are_111_dice_of_seven_types() -> None:
    counts = {kind.id: kind.count for kind in die_types().values()}
    assert counts == {
        "home": 25,
        "military": 22,
        "consumption": 9,
        "novelty": 20,
        "rare": 14,
        "genes": 12,
        "alien": 9,
    }
    assert len(set(all_dice())) == len(all_dice()) == 111


@pytest.mark.parametrize(
    ("kind", "face", "times"),
    [
        ("home", "explore", 2),
        ("military", "develop", 2),
        ("military", "settle", 2),
        ("consumption", "ship", 3),
        ("novelty", "produce", 2),
        ("novelty", "ship", 2),
        ("rare", "develop", 2),
        ("genes", "settle", 2),
        ("genes", "wild", 2),
        ("alien", "wild", 3),
    ],
)
def test_each_type_of_dice_has_the_printed_specialties(kind: str, face: str, times: int) -> None:
    faces = die_types()[kind].faces
    assert len(faces) == 6
    assert faces.count(face) == times
    assert set(faces) <= {*PHASES, "wild"}


def test_there_are_55_tiles_9_factions_and_9_home_worlds() -> None:
    assert (len(tiles()), len(factions()), len(home_worlds()), len(sides())) == (55, 9, 9, 137)
    assert Counter(side.side for side in sides().values()) == {WORLD: 74, DEVELOPMENT: 63}
    assert sorted(faction.number for faction in factions().values()) == list(range(1, 10))
    assert all(len(faction.squares) == 2 for faction in factions().values())


@pytest.mark.parametrize("row", GAME["distribution"], ids=lambda row: row.get("color") or row.get("kind"))
def test_the_tiles_are_distributed_as_the_rulebook_prints(row: dict[str, object]) -> None:
    up = [sides()[turned(tile, str(row["side"]))] for tile in tiles()]
    costs = Counter(
        side.cost for side in up if side.color == row.get("color", "") and side.kind == row.get("kind", "")
    )
    assert [costs[cost] for cost in range(1, 7)] == row["counts"]


def test_a_tile_is_known_by_either_side() -> None:
    for tile in tiles():
        for side in STACKS:
            up = turned(tile, side)
            assert sides()[up].side == side
            assert tile_of(up) == tile


def test_the_supply_can_never_run_out() -> None:
    granted: Counter[str] = Counter()
    for side in sides().values():
        granted.update({gain.die: gain.count for gain in side.gains if gain.code == "die"})
    for gain in figures().start_dice:
        granted[gain.die] += 5 * gain.count
    assert all(granted[kind.id] <= kind.count for kind in die_types().values())
    assert granted["novelty"] == 19


def test_every_world_has_a_gain_and_every_cost_6_development_a_bonus() -> None:
    for side in sides().values():
        assert bool(side.gains) == (side.is_world or side.kind == "immediate")
        if side.other and not side.is_world:
            assert (side.bonus is not None) == (side.cost == 6 and not side.is_world)
    assert sum(side.bonus is not None for side in sides().values()) == 10


def test_reassign_developments_are_those_with_a_power_in_assign() -> None:
    for side in sides().values():
        if not side.is_world:
            assert (side.kind == "reassign") == any(power.phase == "assign" for power in side.powers)
            assert (side.kind == "immediate") == bool(side.gains)


def test_no_development_has_two_reassign_powers() -> None:
    for side in sides().values():
        assert sum(power.code == "reassign" for power in side.powers) <= 1


def test_only_the_first_of_the_gains_of_a_side_gives_up_a_die() -> None:
    for side in sides().values():
        assert Gain("remove_die", count=1) not in side.gains[1:]


def test_the_numbers_of_the_rules() -> None:
    numbers = figures()
    assert (numbers.start_credits, numbers.most_credits, numbers.credits_after_recruit) == (1, 10, 1)
    assert (numbers.squares, numbers.chips_per_player, numbers.stock) == (12, 12, 2)
    assert dict(numbers.trade) == {"novelty": 3, "rare": 4, "genes": 5, "alien": 6}
