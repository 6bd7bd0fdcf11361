"""Giving up leads to the score, from any moment, and what is kept of it leads there again."""

from itertools import cycle
from pathlib import Path
from typing import Any

import pytest

from galaxy_desktop.engine.game import Game
from galaxy_desktop.games import find_games
from tests.faults.resigning import try_resigning
from tests.sweep import some

pytestmark = pytest.mark.slow
FIRST, MIDDLE, LAST = 0, 50, 100
MOMENTS = some(list(zip(find_games().values(), cycle((MIDDLE, FIRST, LAST)), strict=False)), 3)
"""Some games, each with a moment to give it up that is another from game to game."""


def named(value: Any) -> str:
    return str(getattr(value, "id", value))


@pytest.mark.parametrize(("game", "part"), MOMENTS, ids=named)
def test_a_lone_person_who_gives_up_sees_the_score(tmp_path: Path, game: Game[Any], part: int) -> None:
    seats = game.seats[0]
    tally = try_resigning(game, seats, 1, [part], tmp_path)
    assert tally.failures == []
    assert tally.scores == tally.loaded == tally.recovered == 1


@pytest.mark.parametrize(("game", "part"), some(MOMENTS[::-1], 1), ids=named)
def test_a_bot_takes_over_for_one_of_two_and_the_last_to_give_up_sees_the_score(
    tmp_path: Path, game: Game[Any], part: int
) -> None:
    tally = try_resigning(game, game.seats[1], 2, [part], tmp_path)
    assert tally.failures == []
    assert tally.taken_over == tally.scores == 1
