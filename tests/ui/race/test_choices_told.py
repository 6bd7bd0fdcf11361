"""Foot of an opponent in Race: the choice of now and those of earlier rounds are told apart."""

import pytest

from galaxy_desktop.games.race.table.opponents import LAST_CHOICES, choices_told
from tests.games.race.laid import player

PAST = [("settle",), ("produce",), ("consume_trade",), ("develop",)]
NEWEST = PAST[::-1][:LAST_CHOICES]


@pytest.mark.parametrize(
    ("now", "told"),
    [
        (True, [("Now", NEWEST[:1]), ("Before", NEWEST[1:])]),
        (False, [("Before", NEWEST)]),
    ],
)
def test_only_the_choice_of_this_round_is_told_as_of_now(
    now: bool, told: list[tuple[str, list[tuple[str, ...]]]]
) -> None:
    one = player([])
    one.past = list(PAST)
    one.actions = PAST[-1] if now else ()
    assert choices_told(one) == told


def test_nothing_is_told_of_a_first_round() -> None:
    assert choices_told(player([])) == []
