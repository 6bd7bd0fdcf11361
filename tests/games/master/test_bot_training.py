"""What the network of Master learns from."""

from dataclasses import replace

import pytest

from galaxy_desktop.ai.subject import TrainingTable
from training.positions import learned_games, positions

LEARNED = learned_games()["master"]


@pytest.mark.slow
def test_each_turn_of_a_game_may_be_a_position_with_its_winner() -> None:
    players = 3
    known = list(
        positions(
            replace(LEARNED, subject=replace(LEARNED.subject, every=1)),
            TrainingTable(players, {}, 1),
            range(7, 8),
        )
    )
    half = list(positions(LEARNED, TrainingTable(players, {}, 1), range(7, 8)))
    assert len(known) > 10 * players
    assert 0.3 * len(known) < len(half) < 0.9 * len(known)
    assert all(len(one.tableaus) == len(one.seats) == players for one in known)
    assert all(sum(one.wins) == 1 and one.scores == known[0].scores for one in known)


@pytest.mark.slow
def test_strays_lead_a_game_elsewhere() -> None:
    straight, astray = (
        [
            one.tableaus
            for one in positions(LEARNED, TrainingTable(2, {}, 1, odd=10**9, strays=strays), range(7, 8))
        ]
        for strays in (0, 2)
    )
    assert straight != astray
