"""A small sample of `python -m tests.faults`, for every game."""

from pathlib import Path

import pytest

from tests.faults.damaged import try_damaged
from tests.faults.games import all_games
from tests.faults.kills import try_kills

GAMES = all_games()


@pytest.mark.parametrize("id", GAMES)
def test_a_damaged_save_is_refused_or_is_a_sound_game(tmp_path: Path, id: str) -> None:
    tally = try_damaged(GAMES, GAMES[id], 150, 5, tmp_path)
    assert tally.failures == []
    assert tally.tried == 150
    assert tally.refused


def test_a_killed_writer_leaves_a_loadable_save_and_its_journal(tmp_path: Path) -> None:
    tally = try_kills(GAMES, "toy", 3, 5, tmp_path)
    assert tally.failures == []
    assert tally.answers_written >= 3
