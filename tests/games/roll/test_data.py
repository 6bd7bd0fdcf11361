"""The data against the rulebook's own tables, and its vocabulary against its readers."""

from collections import Counter
from typing import Any

import pytest

from galaxy_desktop.games.roll.box import (
    DATA,
    die_types,
    factions,
    figures,
    home_worlds,
    sides,
    tile_of,
    tiles,
    turned,
)
from galaxy_desktop.games.roll.dice import all_dice
from galaxy_desktop.games.roll.schema import DEVELOPMENT, PHASES, STACKS, WORLD
from tests.each import each


@each(
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
    ]
)
def test_each_type_of_dice_has_the_printed_specialties(kind: str, face: str, times: int) -> None:
    faces = die_types()[kind].faces
    assert faces.count(face) == times
    assert set(faces) <= {*PHASES, "wild"}


def test_there_are_55_tiles_9_factions_and_9_home_worlds() -> None:
    assert (len(tiles()), len(factions()), len(home_worlds()), len(sides())) == (55, 9, 9, 137)
    assert Counter(side.side for side in sides().values()) == {WORLD: 74, DEVELOPMENT: 63}
    assert sorted(faction.number for faction in factions().values()) == list(range(1, 10))
    assert all(len(faction.squares) == 2 for faction in factions().values())


def test_a_tile_is_known_by_either_side() -> None:
    for tile in tiles():
        for side in STACKS:
            up = turned(tile, side)
            assert sides()[up].side == side
            assert tile_of(up) == tile


def test_the_numbers_of_the_rules() -> None:
    numbers = figures()
    assert (numbers.start_credits, numbers.most_credits, numbers.credits_after_recruit) == (1, 10, 1)
    assert (numbers.squares, numbers.chips_per_player, numbers.stock) == (12, 12, 2)
    assert dict(numbers.trade) == {"novelty": 3, "rare": 4, "genes": 5, "alien": 6}


def test_there_are_111_dice() -> None:
    assert len(set(all_dice())) == len(all_dice()) == 111


def broken(table: str, number: int, **values: object) -> list[str]:
    tables = DATA.own()
    DATA.entries(tables)[table][number] |= values
    return list(DATA.faults(tables))


def test_the_supply_can_never_run_out() -> None:
    gains = [{"code": "die", "die": "novelty", "count": 3, "to": "good"}]
    (fault,) = broken("home_world", 0, gains=gains)
    assert fault == "die “novelty”: the tiles give 22, but only 20 exist."


@pytest.mark.parametrize(
    ("table", "values", "fault"),
    [
        ("home_world", {"gains": []}, "a world needs an immediate effect"),
        ("faction", {"side": "world"}, "a world needs a color, a development needs a kind"),
        ("faction", {"color": "genes"}, "a world needs a color, a development needs a kind"),
        (
            "development",
            {"kind": "immediate"},
            'only a development of kind "immediate" has immediate effects',
        ),
        ("development", {"kind": "reassign"}, 'only a development of kind "reassign" has a power for Assign'),
        ("home_world", {"gains": [{"code": "remove_die", "count": 1}] * 2}, "a die must be returned before"),
    ],
)
def test_each_sort_of_tile_has_what_the_rules_expect(table: str, values: Any, fault: str) -> None:
    assert any(fault in line for line in broken(table, 0, **values))


def test_a_development_has_at_most_one_power_that_reassigns() -> None:
    entries = DATA.entries(DATA.own())["development"]
    number = next(at for at, row in enumerate(entries) if "reassign" in str(row.get("powers")))
    power = {"phase": "assign", "code": "reassign", "may": True, "least": 1, "most": 1, "to": ["any"]}
    (fault,) = broken("development", number, powers=[power, power])
    assert "it has more than one Reassign power" in fault


def test_a_die_has_six_faces() -> None:
    assert broken("die", 0, faces=["explore"]) == ["die “home”, faces has too few entries: 1 (at least 6)."]
    assert broken("die", 0, faces=["explore"] * 7) == ["die “home”, faces has too many entries: 7 (limit 6)."]
