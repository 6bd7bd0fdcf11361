"""`saves/FORMAT.md` tells of every field of a save, and of every value of those that have a few."""

import re
from dataclasses import fields
from pathlib import Path
from typing import get_args

from galaxy_desktop.play.document import FORMAT, Summary, to_data
from galaxy_desktop.play.origin import Origin
from galaxy_desktop.play.records import By, Given
from galaxy_desktop.play.seats import Table
from tests.play.tables import new_bus

PAGE = (Path(__file__).parents[2] / "saves" / "FORMAT.md").read_text(encoding="utf-8")
ROWS = dict(re.findall(r"^\| `(\w+)` \| (.*?) \|$", PAGE, re.MULTILINE))
"""Each field of a save with what the page says of it."""


def named(field: str) -> set[str]:
    return set(re.findall(r"\w+", ROWS[field]))


def test_the_page_has_a_row_for_each_field_of_a_save() -> None:
    assert ROWS.keys() == to_data(new_bus().game_so_far()).keys()


def test_a_row_names_the_fields_of_what_it_holds() -> None:
    held = {"table": Table, "answers": Given, "summary": Summary, "origin": Origin}
    assert {
        row: missing
        for row, kind in held.items()
        if (missing := {one.name for one in fields(kind)} - named(row))
    } == {}


def test_the_page_names_the_format_and_every_origin_of_an_answer() -> None:
    assert str(FORMAT) in named("format")
    assert set(get_args(By)) - named("answers") == set()
