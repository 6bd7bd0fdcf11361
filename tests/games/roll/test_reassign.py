"""Assign (page 3): what each Reassign power moves, one test for each rule."""

import pytest

from galaxy_desktop.games.roll.assign import assignment
from galaxy_desktop.games.roll.reasons import why_no_move
from tests.each import each
from tests.games.roll.assigned import PLAIN, dealt, legal, reached
from tests.games.roll.laid import behind_screen, own, table

MOVES = [
    ("colonial_affinity", {("home", "settle"), ("military", "settle"), ("novelty", "settle")}),
    ("technology_affinity", {("home", "develop"), ("novelty", "develop")}),
    ("shipping_affinity", {("home", "ship"), ("military", "ship"), ("novelty", "ship")}),
    (
        "operations_affinity",
        {
            ("home", "produce"),
            ("military", "explore"),
            ("military", "produce"),
            ("novelty", "explore"),
        },
    ),
    ("diversification", {("home", "develop"), ("home", "settle"), ("home", "produce"), ("home", "ship")}),
    ("local_subsidies", {("home", "develop"), ("home", "settle"), ("home", "produce"), ("home", "ship")}),
    (
        "hydroponics_guild",
        {("novelty", "explore"), ("novelty", "develop"), ("novelty", "settle"), ("novelty", "ship")},
    ),
    (
        "space_mercenaries",
        {("military", "explore"), ("military", "settle"), ("military", "produce"), ("military", "ship")},
    ),
    ("homeworld_patriotism", {("home", "ship")}),
    ("propaganda_campaign", {("home", "ship"), ("military", "ship"), ("novelty", "ship")}),
    ("isolation_policy", {("home", "develop"), ("home", "settle"), ("home", "produce"), ("home", "ship")}),
]


@each(MOVES)
def test_each_reassign_power_moves_these_workers_to_these_columns(
    power: str, moves: set[tuple[str, str]]
) -> None:
    a, dice = dealt([power])
    assert reached(a, [f"select {dice['genes']} ship"], power) == moves


@each(
    [
        ("galactic_influence", 1),
        ("nanotechnology", 2),
        ("propaganda_campaign", 2),
        ("homeworld_patriotism", 2),
        ("isolation_policy", 2),
        ("system_diversification", 2),
        ("colonial_affinity", 1),
    ]
)
def test_a_power_moves_no_more_workers_than_it_says(power: str, most: int) -> None:
    kind = "military" if power == "system_diversification" else "home"
    a, _ = dealt([power], [(kind, "explore")] * 3 + [("genes", "settle")])
    home = a.dice[:3]
    to = "settle" if power == "colonial_affinity" else "ship"
    made = [f"select {a.dice[3]} ship"]
    for die in home[:most]:
        made.append(f"reassign {power} {die} {to}")
        assert legal(a, made)
    assert not legal(a, [*made, f"reassign {power} {home[most]} {to}"])


def test_two_workers_moved_by_one_power_may_go_to_different_columns() -> None:
    a, dice = dealt(["nanotechnology"])
    made = [
        f"select {dice['genes']} ship",
        f"reassign nanotechnology {dice['home']} settle",
        f"reassign nanotechnology {dice['military']} produce",
    ]
    assert legal(a, made)


def test_one_use_moves_all_its_workers_at_once() -> None:
    """Isolation Policy cannot move an explorer, wait for another power to bring one, and move that too."""
    a, dice = dealt(["isolation_policy", "galactic_influence"])
    made = [
        f"select {dice['genes']} ship",
        f"reassign isolation_policy {dice['home']} ship",
        f"reassign galactic_influence {dice['military']} explore",
    ]
    assert legal(a, made)
    assert not legal(a, [*made, f"reassign isolation_policy {dice['military']} ship"])
    assert legal(a, [made[0], made[2], made[1], f"reassign isolation_policy {dice['military']} ship"])


def test_a_worker_moved_into_explore_can_then_be_moved_as_an_explorer() -> None:
    a, dice = dealt(["isolation_policy", "galactic_influence"])
    made = [
        f"select {dice['genes']} ship",
        f"reassign galactic_influence {dice['military']} explore",
        f"reassign isolation_policy {dice['military']} ship",
    ]
    assert legal(a, made)


def test_no_use_of_a_power_moves_a_worker_twice() -> None:
    a, dice = dealt(["nanotechnology"])
    made = [f"select {dice['genes']} ship", f"reassign nanotechnology {dice['home']} settle"]
    assert not legal(a, [*made, f"reassign nanotechnology {dice['home']} ship"])


def test_wild_dice_can_be_reassigned_like_others() -> None:
    a, dice = dealt(["space_mercenaries"], [("military", "wild"), ("home", "ship"), ("genes", "settle")])
    made = [f"place {dice['military']} settle", f"select {dice['genes']} ship"]
    assert legal(a, [*made, f"reassign space_mercenaries {dice['military']} explore"])


def test_a_die_may_be_assigned_to_a_phase_that_is_on_none_of_its_faces() -> None:
    a, dice = dealt(["galactic_influence"], [("alien", "develop"), ("home", "ship")])
    made = [f"select {dice['home']} ship", f"reassign galactic_influence {dice['alien']} explore"]
    assert legal(a, made)


def test_consumption_dice_are_of_no_other_type_for_powers() -> None:
    a, dice = dealt(["hydroponics_guild", "space_mercenaries"], [("consumption", "ship"), ("home", "ship")])
    made = [f"select {dice['home']} ship"]
    assert reached(a, made, "hydroponics_guild") == set()
    assert reached(a, made, "space_mercenaries") == set()


def test_system_diversification_moves_all_types_but_home() -> None:
    a, dice = dealt(["system_diversification"])
    kinds = {kind for kind, _ in reached(a, [f"select {dice['genes']} ship"], "system_diversification")}
    assert kinds == {"military", "novelty"}


def test_executive_power_moves_exactly_two_workers_of_one_column() -> None:
    rolled = [("home", "explore"), ("military", "explore"), ("novelty", "produce"), ("genes", "settle")]
    a, dice = dealt(["executive_power"], rolled)
    made = [f"select {dice['genes']} ship"]
    assert reached(a, made, "executive_power") == {("home", "ship"), ("military", "ship")}
    made.append(f"reassign executive_power {dice['home']} ship")
    assert not a.complete(tuple(made))
    assert a.moves(tuple(made)) == (f"reassign executive_power {dice['military']} ship",)
    assert legal(a, [*made, f"reassign executive_power {dice['military']} ship"])


def test_executive_power_does_not_take_from_the_selected_phase() -> None:
    rolled = [("home", "ship"), ("consumption", "ship"), ("novelty", "produce"), ("genes", "settle")]
    a, dice = dealt(["executive_power"], rolled)
    made = (f"select {dice['genes']} ship",)
    assert reached(a, made, "executive_power") == set()
    reason = why_no_move(a, made, "executive_power")
    assert reason is not None
    assert (reason.code, reason["needs"]) == ("power_finds_no_group", 2)


@pytest.mark.parametrize(
    ("own_worlds", "other_worlds", "most"),
    [
        (["gem_world", "spice_world"], ["new_vinland"], 2),
        (["gem_world"], ["new_vinland"], 1),
        ([], [], 1),
        ([], ["new_vinland"], 0),
    ],
)
def test_mad_scientists_looks_at_the_novelty_worlds_of_all(
    own_worlds: list[str], other_worlds: list[str], most: int
) -> None:
    g = table()
    own(g, tableau=["mad_scientists", *own_worlds])
    own(g, 1, tableau=other_worlds)
    behind_screen(g, 0, PLAIN)
    assert [power.most for power in assignment(g, 0).powers] == ([most] if most else [])
