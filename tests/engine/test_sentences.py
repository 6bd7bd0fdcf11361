"""Sentences that several games share: who is addressed, and numbers that fit their nouns."""

import pytest

from galaxy_desktop.engine.events import Event, GameEnded, Reshuffled, RoundBegan, Seat
from galaxy_desktop.engine.reasons import because
from galaxy_desktop.engine.sentences import (
    CARDS_SHORT,
    MILITARY_SHORT,
    RESHUFFLED,
    ROUND_BEGAN,
    capitalized,
    cards_text,
    either,
    game_ended,
    listed,
    minus,
    vp,
)
from galaxy_desktop.engine.wording import Reader, Row, Wording, event_line, reason_line
from galaxy_desktop.language import series

NAMES = ("Ann", "Bo", "Cy")
LINES: Wording[Row] = Wording(
    {
        RoundBegan: ROUND_BEGAN,
        Reshuffled: RESHUFFLED,
        GameEnded: game_ended({"cards": "9 cards"}.__getitem__),
    }
)
REASONS: Wording[Row] = Wording(
    {"cards_short": CARDS_SHORT, "military_short": MILITARY_SHORT}, formats={"card": str.capitalize}
)


def line(event: Event, viewer: Seat | None = None) -> str:
    return event_line(LINES, event, NAMES, viewer)


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
    assert "**1** discard is " in line(Reshuffled(1))
    assert "**7** discards are " in line(Reshuffled(7))
    assert line(RoundBegan(3)) == "**Round 3**"


@pytest.mark.parametrize(
    ("viewer", "winners", "third", "sentence"),
    [
        (0, (0,), 30, "Game end: 9 cards. You win with **31** VP."),
        (1, (0,), 30, "Game end: 9 cards. Ann wins with **31** VP."),
        (0, (0,), 31, "Game end: 9 cards. You win the tiebreaker with **31** VP."),
        (1, (0,), 31, "Game end: 9 cards. Ann wins the tiebreaker with **31** VP."),
        (2, (0, 2), 31, "Game end: 9 cards. Shared victory with **31** VP: Ann and you."),
    ],
)
def test_who_has_won_is_said_to_each_reader(
    viewer: int, winners: tuple[int, ...], third: int, sentence: str
) -> None:
    assert line(GameEnded("cards", winners, (31, 20, third)), viewer) == sentence


def test_what_is_short_is_the_difference() -> None:
    cards = because("cards_short", card="gem", needs=5, has=2)
    assert reason_line(REASONS, cards) == (
        "Gem costs **5** cards; you have **2** other cards in hand. You need **3** more."
    )
    negative = because("military_short", card="gem", needs=1, has=-1)
    assert "against it is **−1**. You need **2** more." in reason_line(REASONS, negative)
    military = because("military_short", card="gem", needs=4, has=2)
    assert "{military:4}" in reason_line(REASONS, military)
    assert "You need **2** more." in reason_line(REASONS, military)


def test_fewer_than_none_has_a_true_minus_sign() -> None:
    assert (minus(-1), minus(2)) == ("−1", "2")
    assert "is **−1**." in reason_line(REASONS, because("military_short", card="gem", needs=4, has=-1))
    assert vp(-1) == "**−1** VP"


@pytest.mark.parametrize(
    ("words", "title"),
    [("blue", "Blue"), ("VP chips", "VP chips"), ("écran", "Écran"), ("2 wins", "2 wins"), ("", "")],
)
def test_only_the_first_letter_becomes_a_capital(words: str, title: str) -> None:
    assert capitalized(words) == title
