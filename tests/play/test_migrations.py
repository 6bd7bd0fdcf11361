"""Older formats are carried over step by step."""

from typing import Any

import pytest

from galaxy_desktop.play.migrations import migrate
from galaxy_desktop.play.refusals import SaveError


def rename_chips(data: dict[str, Any]) -> dict[str, Any]:
    data["points"] = data.pop("chips")
    return data


def add_mark(data: dict[str, Any]) -> dict[str, Any]:
    return {**data, "took_back": False}


def test_each_step_leads_to_the_next_format() -> None:
    old = {"format": 1, "chips": 5}
    new = migrate(old, {1: rename_chips, 2: add_mark}, current=3)
    assert new == {"format": 3, "points": 5, "took_back": False}
    assert old == {"format": 1, "chips": 5}


def test_a_chain_is_entered_at_the_format_of_the_file() -> None:
    new = migrate({"format": 2, "points": 5}, {1: rename_chips, 2: add_mark}, current=3)
    assert new == {"format": 3, "points": 5, "took_back": False}


def test_an_older_file_without_its_fields_is_refused() -> None:
    with pytest.raises(SaveError):
        migrate({"format": 1}, {1: rename_chips}, current=2)


def test_a_gap_in_the_chain_is_refused() -> None:
    with pytest.raises(SaveError):
        migrate({"format": 1, "chips": 5}, {}, current=2)
