"""Work of random play, in calls of Python functions for each decision: counted and not timed."""

import sys
from types import FrameType
from typing import Any

import pytest

from galaxy_desktop.ai.arena import Match, play_one
from galaxy_desktop.games import find_games, look_up
from tests.sweep import WIDE, many

MOST = {"race": 85, "roll": 117, "frontiers": 92, "jumpdrive": 175, "master": 125}
"""Calls for each decision that no number of players may exceed."""
GAMES = many(1)


def calls(game: str, seats: int) -> float:
    """The calls for each decision of some random games, once what is worked out from the data is known."""
    match = Match(game, ("random",) * seats, GAMES, 1)
    before = sys.getprofile()
    counted = decisions = 0

    def count(_frame: FrameType, event: str, _arg: Any) -> None:
        nonlocal counted
        counted += event == "call"

    play_one(match, look_up, GAMES)
    for number in range(GAMES):
        sys.setprofile(count)
        try:
            played = play_one(match, look_up, number)
        finally:
            sys.setprofile(before)
        decisions += played.decisions
    return counted / decisions


@pytest.mark.slow
@pytest.mark.parametrize("game", find_games())
def test_a_random_decision_takes_few_calls(game: str) -> None:
    seats = find_games()[game].seats
    for number in seats if WIDE else (2, seats[-1]):
        if number > 1:
            assert calls(game, number) <= MOST[game]
