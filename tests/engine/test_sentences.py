"""Sentences that several games share: who is addressed, and numbers that fit their nouns."""

import pytest

from galaxy_desktop.engine.events import Reshuffled
from galaxy_desktop.engine.sentences import (
    cards_short_text,
    cards_text,
    either,
    listed,
    military_short_text,
    reshuffled_line,
    won_text,
)
from galaxy_desktop.engine.wording import Reader
from galaxy_desktop.language import series

NAMES = ("Ann", "Bo", "Cy")


@pytest.mark.parametrize(
    ("names", "all_of_them", "one_of_them"),
    [
        ((), "", ""),
        (("a",), "a", "a"),
        (("a", "b"), "a and b", "a or b"),
        (("a", "b", "c"), "a, b and c", "a, b or c"),
    ],
)
def test_things_are_listed_with_a_word_before_the_last(
    names: tuple[str, ...], all_of_them: str, one_of_them: str
) -> None:
    assert listed(names) == all_of_them
    assert either(names) == one_of_them


@pytest.mark.parametrize(
    ("names", "line"), [((), ""), (("a",), "a"), (("a", "b"), "a, b"), (("a", "{b}", "c"), "a, {b}, c")]
)
def test_things_stand_in_a_series_without_a_word(names: tuple[str, ...], line: str) -> None:
    assert series(iter(names)) == line


def test_the_reader_is_addressed_and_others_are_named() -> None:
    reader = Reader(NAMES, 1)
    assert reader.says(1, "You draw {n}.", "{name} draws {n}.", n=2) == "You draw 2."
    assert reader.says(0, "You draw {n}.", "{name} draws {n}.", n=2) == "Ann draws 2."
    assert [reader.called(seat) for seat in range(3)] == ["Ann", "you", "Cy"]


def test_a_watcher_reads_names_only() -> None:
    assert [Reader(NAMES, None).called(seat) for seat in range(3)] == list(NAMES)


def test_numbers_fit_their_nouns() -> None:
    assert cards_text(1) == "**1** card"
    assert cards_text(2) == "**2** cards"
    reader = Reader(NAMES, None)
    assert "**1** discard is " in reshuffled_line(Reshuffled(1), reader)
    assert "**7** discards are " in reshuffled_line(Reshuffled(7), reader)


@pytest.mark.parametrize(
    ("viewer", "winners", "sentence"),
    [
        (0, (0,), "You win with **31** VP."),
        (1, (0,), "Ann wins with **31** VP."),
        (2, (0, 2), "Shared victory with **31** VP: Ann and you."),
    ],
)
def test_who_has_won_is_said_to_each_reader(viewer: int, winners: tuple[int, ...], sentence: str) -> None:
    assert won_text(Reader(NAMES, viewer), winners, 31) == sentence


def test_what_is_short_is_the_difference() -> None:
    assert "**3 short.**" in cards_short_text("Card", 5, 2)
    assert "**2 short**" in military_short_text("World", 4, 2)
