"""A game's data: what a data pack may change in them, and what it may not."""

import tomllib
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from galaxy_desktop.engine.bounds import DataError
from galaxy_desktop.engine.distribution import fits
from tests.box import Face, box, pack_of
from tests.each import each


def refusal(table: str, *rows: Any) -> str:
    """Why a pack with these rows is left out; empty where it is sound."""
    try:
        box().check(pack_of({table: list(rows)}))
    except DataError as error:
        line = str(error)
    else:
        line = ""
    assert len(line.splitlines()) <= 1
    return line


def farm(**values: Any) -> str:
    return refusal("card", {"id": "farm", **values})


def castle(**values: Any) -> str:
    return refusal("card", {"id": "castle", **values})


def test_all_files_of_the_folder_are_read_as_one() -> None:
    assert list(box().own()) == ["card", "die", "distribution"]


def test_a_pack_changes_the_values_it_names_and_no_others() -> None:
    data = box()
    data.put_in_force(pack_of({"card": [{"id": "castle", "cost": 8, "without": ["note", "tags"]}]}))
    farm, castle = box().box.card
    assert data.box.card == (farm, replace(castle, cost=8, note="", tags=()))


def broken_file(monkeypatch: pytest.MonkeyPatch, change: Callable[[dict[str, Any]], None]) -> str:
    """What is said where the files of the program themselves are wrong."""
    read = tomllib.loads

    def loads(text: str) -> dict[str, Any]:
        tables = read(text)
        change(tables)
        return tables

    monkeypatch.setattr(tomllib, "loads", loads)
    with pytest.raises(DataError) as caught:
        assert box().box
    return str(caught.value)


def test_what_is_wrong_in_our_own_files_is_named_by_file_entry_and_key(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    line = broken_file(monkeypatch, lambda tables: tables["card"][1].update(cost=13))
    assert line == "cards.toml: card “castle”, cost is 13; it must be from 0 to 12."


def test_in_our_own_files_is_each_table_and_no_other(monkeypatch: pytest.MonkeyPatch) -> None:
    assert broken_file(monkeypatch, lambda tables: tables.pop("die")) == "The table “die” is missing."
    monkeypatch.undo()
    line = broken_file(monkeypatch, lambda tables: tables.update(moon=[]))
    assert line == "Unknown table “moon”."


def test_entries_are_found_at_the_end_of_their_path() -> None:
    data = box()
    data.put_in_force(pack_of({"face": [{"id": "two", "pips": 5}]}))
    assert data.box.die[0].faces == (Face("one", 1), Face("two", 5))


def test_once_the_data_are_read_no_pack_can_change_them() -> None:
    data = box()
    assert data.box.card[0].cost == 1
    with pytest.raises(RuntimeError):
        data.put_in_force(pack_of({"card": [{"id": "farm", "cost": 2}]}))


def test_the_pack_in_force_may_be_named_again() -> None:
    data = box()
    for _ in range(2):
        data.put_in_force(pack_of({"card": [{"id": "farm", "cost": 2}]}))
        assert data.box.card[0].cost == 2


@each(
    [
        {"cost": 0},
        {"cost": 9},
        {"name": "Great Farm"},
        {"note": "Anything may stand here."},
        {"rare": True},
        {"tags": ["stone"]},
        {"upgrades": {"card": "castle"}},
        {"powers": [{"phase": "build", "code": "discount", "amount": -2}]},
    ]
)
def test_what_the_data_show_somewhere_may_stand_anywhere(values: dict[str, Any]) -> None:
    assert farm(**values) == ""


@each(
    [
        ({"price": 3}, "card “farm” has the unknown field “price”."),
        ({"cost": "3"}, "card “farm”, cost must be a whole number."),
        ({"cost": True}, "card “farm”, cost must be a whole number."),
        ({"cost": 1.5}, "card “farm”, cost must be a whole number."),
        ({"cost": -1}, "card “farm”, cost is -1; it must be from 0 to 12."),
        ({"cost": 13}, "card “farm”, cost is 13; it must be from 0 to 12."),
        ({"rare": 1}, "card “farm”, rare must be true or false."),
        ({"kind": "moon"}, "card “farm”, kind is “moon”; choose from work, world."),
        ({"tags": "stone"}, "card “farm”, tags must be a list."),
        ({"tags": ["wood"]}, "card “farm”, tags 1 is “wood”; choose from stone."),
        ({"tags": ["stone"] * 5}, "card “farm”, tags has too many entries: 5 (limit 4)."),
        (
            {"upgrades": {"card": "tower"}},
            "card “farm”, upgrades, card is “tower”; choose from castle, farm.",
        ),
        ({"upgrades": {}}, "card “farm”, upgrades is missing the field “card”."),
        ({"name": ""}, "card “farm”, name can't be displayed as text."),
        ({"name": 5}, "card “farm”, name must be text."),
        ({"name": "two\nlines"}, "card “farm”, name can't be displayed as text."),
        (
            {"name": "{rare}"},
            "card “farm”, name is longer than 200 characters or contains one of * [ \\ ] { | }.",
        ),
        ({"powers": [{"code": "fly"}]}, "card “farm”, powers 1 has the unknown code “fly”."),
        (
            {"powers": [{"phase": "sell", "code": "discount", "amount": 1}]},
            "card “farm”, powers 1 has the unknown code “discount”.",
        ),
        (
            {"powers": [{"phase": "sell", "code": "draw", "amount": 1}]},
            "card “farm”, powers 1 has the unknown field “amount”.",
        ),
        (
            {"powers": [{"phase": "sell", "code": "draw", "cards": 10}]},
            "card “farm”, powers 1, cards is 10; it must be from 0 to 9.",
        ),
        (
            {"powers": [{"phase": "sell", "code": "draw"}]},
            "card “farm”, powers 1 is missing the field “cards”.",
        ),
        ({"powers": [{"phase": "sell"}]}, "card “farm”, powers 1 has the unknown code “”."),
        ({"without": ["cost"]}, "card “farm” needs its field “cost”; it can't be removed."),
        ({"without": ["wings"]}, "card “farm” needs its field “wings”; it can't be removed."),
        ({"without": "note"}, "card “farm”: “without” must be a list of field names."),
        ({"copies": 3}, "These values give 4 of card; the box has 3."),
        ({"cost": 12}, "The first two cards cost the same."),
    ]
)
def test_a_value_that_cannot_be_is_named_in_one_line(values: dict[str, Any], line: str) -> None:
    assert farm(**values) == line


def test_a_distribution_that_does_not_come_out_is_named() -> None:
    line = "These values give 1 of card with powers (code = discount, no on), kind = work; the box has 0."
    assert castle(powers=[{"phase": "build", "code": "discount", "amount": 1}]) == line


@each(
    [
        ({}, "It doesn't change any value."),
        ({"cards": []}, "Unknown table “cards”; choose from card, face."),
        ({"card": {"id": "farm"}}, "Write the table “card” in double brackets: [[card]]."),
        ({"card": ["farm"]}, "Write the table “card” in double brackets: [[card]]."),
        ({"card": [{"cost": 1}]}, "card has no entry “None”."),
        ({"card": [{"id": "moon"}]}, "card has no entry “moon”."),
        ({"card": [{"id": ["farm"]}]}, "card has no entry “['farm']”."),
        ({"card": [{"id": "farm"}, {"id": "farm"}]}, "card “farm” appears twice."),
        ({"face": [{"id": "farm"}]}, "face has no entry “farm”."),
    ]
)
def test_a_row_names_an_entry_of_a_table_once(changes: Any, line: str) -> None:
    with pytest.raises(DataError) as caught:
        box().check(pack_of(changes))
    assert str(caught.value) == line


@each(
    [
        ({}, True),
        ({"cost": 1}, True),
        ({"cost": 2}, False),
        ({"cost": [1, 2]}, True),
        ({"cost": "*"}, True),
        ({"cost": ""}, False),
        ({"good": "*"}, False),
        ({"good": ""}, True),
        ({"tags": "b"}, True),
        ({"tags": ["c", "b"]}, True),
        ({"tags": "c"}, False),
        ({"powers": {"code": "x", "amount": 2}}, False),
        ({"powers": {"code": "y", "amount": 2}}, True),
        ({"powers": {"code": "x", "amount": ""}}, True),
        ({"cost": {"code": "x"}}, False),
        ({"cost": 1, "tags": "c"}, False),
    ]
)
def test_conditions_of_a_distribution(where: dict[str, Any], holds: bool) -> None:
    entry = {"cost": 1, "tags": ["a", "b"], "powers": [{"code": "x"}, {"code": "y", "amount": 2}]}
    assert fits(entry, where) is holds
