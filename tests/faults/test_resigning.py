"""Giving up leads to the score, from any moment, and what is kept of it leads there again."""

from pathlib import Path
from typing import Any

import pytest

from galaxy_desktop.engine.game import Game
from galaxy_desktop.games import find_games
from tests.faults.resigning import try_resigning

pytestmark = pytest.mark.slow
TABLES = [(game, seats) for game in find_games().values() for seats in game.seats[::2]]
SHARED = [(game, seats) for game in find_games().values() for seats in game.seats[1::2]]
FIRST, MIDDLE, LAST = 0, 50, 100


@pytest.mark.parametrize(("game", "seats"), TABLES, ids=lambda value: getattr(value, "id", value))
def test_a_lone_person_who_gives_up_sees_the_score(tmp_path: Path, game: Game[Any], seats: int) -> None:
    part = (FIRST, MIDDLE, LAST)[seats % 3]
    tally = try_resigning(game, seats, 1, [part], tmp_path)
    assert tally.failures == []
    assert tally.scores == tally.loaded == tally.recovered == 1


@pytest.mark.parametrize(
    ("game", "seats"),
    SHARED,
    ids=lambda value: getattr(value, "id", value),
)
def test_a_bot_takes_over_for_one_of_two_and_the_last_to_give_up_sees_the_score(
    tmp_path: Path, game: Game[Any], seats: int
) -> None:
    part = (FIRST, MIDDLE, LAST)[seats % 3]
    tally = try_resigning(game, seats, 2, [part], tmp_path)
    assert tally.failures == []
    assert tally.taken_over == tally.scores == 1
