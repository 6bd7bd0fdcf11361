"""Bounds of what comes from outside, and text from outside on one line."""

from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any, Literal

import pytest

from galaxy_desktop.engine.bounds import AtMost, Between, DataError, OneOf, OnlyFields, Readable
from galaxy_desktop.engine.codec import decode
from galaxy_desktop.engine.events import Seat
from galaxy_desktop.engine.oneline import LONGEST, LONGEST_NAME, LONGEST_PATH, one_line, path_words, shown
from tests.each import each


@dataclass(frozen=True, slots=True)
class Thing:
    count: Annotated[int, Between(0, 9)]
    name: Annotated[str, AtMost(5), Readable()]
    kinds: Annotated[tuple[Literal["a", "b"], ...], AtMost(2)]
    seats: dict[Seat, int]
    big: Annotated[int, Between(0, 1 << 64)] | None
    free: Any
    usual: int = 0


SOUND: dict[str, Any] = {
    "count": 9,
    "name": "abcde",
    "kinds": ["a", "b"],
    "seats": {"0": 1_000_000, "-1": 0},
    "big": 1 << 63,
    "free": ["x", [1, True, None]],
    "usual": -1_000_000,
}


def test_what_is_within_its_bounds_is_read() -> None:
    thing = decode(Thing, SOUND, {})
    seats = {0: 1_000_000, -1: 0}
    assert thing == Thing(9, "abcde", ("a", "b"), seats, 1 << 63, ("x", (1, True, None)), -1_000_000)


@each(
    [
        ("count", 10),
        ("count", -1),
        ("count", "9"),
        ("count", True),
        ("name", "abcdef"),
        ("name", "a\nb"),
        ("name", 7),
        ("kinds", ["a", "a", "a"]),
        ("kinds", ["c"]),
        ("seats", {"8": 0}),
        ("seats", {"01": 0}),
        ("seats", {"\N{FULLWIDTH DIGIT ONE}": 0}),
        ("seats", {" 1": 0}),
        ("seats", {"1_0": 0}),
        ("seats", {"9" * 5000: 0}),
        ("seats", {"0": 1_000_001}),
        ("big", (1 << 64) + 1),
        ("big", -1),
        ("free", {"a": 1}),
        ("free", [[["x" * 201]]]),
        ("free", ["x"] * 20_001),
        ("free", 10**300),
        ("usual", 1_000_001),
    ]
)
def test_what_is_beyond_is_refused_in_a_short_line(field: str, value: Any) -> None:
    with pytest.raises(DataError) as error:
        decode(Thing, {**SOUND, field: value}, {})
    assert field in str(error.value)
    assert len(str(error.value)) < LONGEST


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("plain", "plain"),
        (" two\nlines\t", "two lines"),
        ("a\x00b\u202ec\udcffd", "a?b?c?d"),
        ("", ""),
    ],
)
def test_text_from_outside_is_shown_on_one_line(text: str, line: str) -> None:
    assert one_line(text) == line


def test_a_long_text_is_cut_and_says_so() -> None:
    assert one_line("x" * LONGEST) == "x" * LONGEST
    assert one_line("x" * 10**6) == "x" * (LONGEST - 1) + "…"
    assert one_line("\n" * 10**6) == "…"
    assert len(shown("x" * 10**6)) == LONGEST_NAME + 2


def test_of_a_long_path_the_end_is_shown() -> None:
    long, short = Path("/", *["folder"] * 30, "saves"), Path("/home/ada/saves")
    assert path_words(short) == str(short)
    assert path_words(long) == "…" + str(long)[1 - LONGEST_PATH :]
    assert len(path_words(long)) == LONGEST_PATH
    assert path_words(Path("/a\nb\x1b")) == "/a b?"


NARROW = OnlyFields(
    ("code",), ("of", "cards"), {"code": OneOf("draw", "sell"), "of": OnlyFields((), ("kind",))}
)


@pytest.mark.parametrize(
    ("record", "line"),
    [
        ({"cards": 1}, "it is missing the field “code”."),
        ({"code": "draw", "wings": 1}, "it has the unknown field “wings”."),
        ({"code": "fly"}, "it, code is “fly”; choose from draw, sell."),
        ({"code": "draw", "of": {"type": "world"}}, "it, of has the unknown field “type”."),
    ],
)
def test_a_form_says_which_fields_a_record_has_and_narrows_single_ones(
    record: dict[str, Any], line: str
) -> None:
    NARROW.check({"code": "sell", "of": {"kind": "gem"}}, "it")
    with pytest.raises(DataError) as caught:
        NARROW.check(record, "it")
    assert str(caught.value) == line
