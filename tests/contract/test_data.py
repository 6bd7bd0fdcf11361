"""The data of every game agree with its box, and a data pack can correct them, but not spoil them."""

from collections.abc import Iterator
from copy import copy, deepcopy
from importlib import import_module
from typing import Any

import pytest

from galaxy_desktop.engine.bounds import DataError
from galaxy_desktop.engine.content import Pack, PackId
from tests.contract.walk import GAMES

DATA = {name: game.data for name, game in GAMES.items() if game.data is not None}


def entries(game: str) -> Iterator[tuple[str, dict[str, Any]]]:
    data = DATA[game]
    for table, rows in data.entries(data.own()).items():
        for row in rows:
            yield table, row


def first(game: str, kind: type) -> tuple[str, dict[str, Any], str]:
    """The first entry that has a value of this type, beside its id and name."""
    return next(
        (table, row, field)
        for table, row in entries(game)
        for field, value in row.items()
        if type(value) is kind and field not in ("id", "name")
    )


def refusal(game: str, changes: Any) -> str:
    try:
        DATA[game].check(Pack(game, PackId("My box", ""), changes))
    except DataError as error:
        line = str(error)
    else:
        line = ""
    assert len(line.splitlines()) <= 1
    return line


def changed(game: str, kind: type, value: Any) -> str:
    table, row, field = first(game, kind)
    return refusal(game, {table: [{"id": row["id"], field: value}]})


@pytest.mark.parametrize("game", DATA)
def test_our_own_data_hold_what_a_pack_is_held_to(game: str) -> None:
    data = DATA[game]
    assert list(data.faults(data.own())) == []
    every: dict[str, Any] = {}
    for table, row in entries(game):
        every.setdefault(table, []).append(row)
    assert refusal(game, every) == ""


@pytest.mark.parametrize("game", DATA)
def test_every_number_of_the_distribution_is_counted(game: str) -> None:
    data = DATA[game]
    tables, expected = data.own(), 0
    for wrong in tables.get("distribution", ()):
        key = "cards" if "cards" in wrong else "entries"
        numbers = wrong[key]
        wrong[key] = [number + 1 for number in numbers] if isinstance(numbers, list) else numbers + 1
        expected += len(numbers) if isinstance(numbers, list) else 1
    assert len(list(data.faults(tables))) == expected


@pytest.mark.parametrize("game", DATA)
def test_a_sound_pack_gives_an_entry_another_name(game: str) -> None:
    table, row = next(entries(game))
    changes = {table: [{"id": row["id"], "name": "Another Name"}]}
    assert refusal(game, changes) == ""
    theirs = copy(DATA[game])
    vars(theirs).pop("box", None)
    theirs.put_in_force(Pack(game, PackId("My box", ""), changes))
    changed, *others = getattr(theirs.box, table)
    assert changed.name == "Another Name" != row["name"]
    assert [entry.name for entry in others] == [entry.name for entry in getattr(DATA[game].box, table)[1:]]


@pytest.mark.parametrize("game", DATA)
def test_a_pack_with_what_is_unknown_is_left_out(game: str) -> None:
    table, row = next(entries(game))
    assert "Unknown table" in refusal(game, {"moons": []})
    assert "has no entry" in refusal(game, {table: [{"id": "no_such_entry"}]})
    assert "has no entry" in refusal(game, {table: [{"name": "Nobody"}]})
    assert "appears twice" in refusal(game, {table: [{"id": row["id"]}] * 2})
    assert "has the unknown field" in refusal(game, {table: [{"id": row["id"], "wings": 2}]})
    assert "double brackets" in refusal(game, {table: {"id": row["id"]}})


@pytest.mark.parametrize("game", DATA)
def test_a_pack_with_values_that_cannot_be_is_left_out(game: str) -> None:
    assert "must be a whole number" in changed(game, int, "three")
    assert "it must be from" in changed(game, int, 1000)
    assert "it must be from" in changed(game, int, -1000)
    assert "choose from" in changed(game, str, "no such word")
    assert "must be a list" in changed(game, list, 7)
    table, row = next(entries(game))
    assert "can't be removed" in refusal(game, {table: [{"id": row["id"], "without": ["name"]}]})
    assert "can't be displayed" in refusal(game, {table: [{"id": row["id"], "name": "\n"}]})


def records(value: Any) -> list[dict[str, Any]]:
    """Every record with a code in a value, at any depth."""
    if isinstance(value, dict):
        found = [value] if "code" in value else []
        return [*found, *(record for part in value.values() for record in records(part))]
    return [record for part in value for record in records(part)] if isinstance(value, list) else []


@pytest.mark.parametrize("game", DATA)
def test_a_pack_with_an_unknown_code_is_left_out(game: str) -> None:
    table, row, field = next(
        (table, row, field) for table, row in entries(game) for field, value in row.items() if records(value)
    )
    value = deepcopy(row[field])
    records(value)[0]["code"] = "no_such_code"
    assert "unknown code" in refusal(game, {table: [{"id": row["id"], field: value}]})


@pytest.mark.parametrize("game", [game for game in DATA if DATA[game].own().get("distribution")])
def test_a_pack_that_breaks_the_distribution_is_left_out(game: str) -> None:
    """Some entry has a value that cannot be changed by one without another that changes back."""
    lines = (
        refusal(game, {table: [{"id": row["id"], field: value + step}]})
        for table in dict(entries(game))
        for row in [row for name, row in entries(game) if name == table][:3]
        for field, value in row.items()
        if type(value) is int
        for step in (-1, 1)
    )
    assert any("the box has" in line for line in lines)


@pytest.mark.parametrize("game", DATA)
def test_every_game_keeps_its_data_in_the_same_rooms(game: str) -> None:
    schema, box, invariants = (
        import_module(f"galaxy_desktop.games.{game}.{room}") for room in ("schema", "box", "invariants")
    )
    assert box.DATA is DATA[game]
    assert type(DATA[game].box) is schema.Box
    assert invariants.invariants(GAMES[game].new(2, {}, 1)) == []
