"""What the network of Jump Drive learns from."""

import pytest

from galaxy_desktop.ai.subject import TrainingTable
from training.positions import learned_games, positions

LEARNED = learned_games()["jumpdrive"]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_round_of_a_game_is_a_position_with_its_winner(players: int) -> None:
    known = list(positions(LEARNED, TrainingTable(players, {}, 1), range(7, 8)))
    assert 4 <= len(known) <= 12
    assert all(len(one.tableaus) == len(one.seats) == players for one in known)
    assert all(sum(one.wins) == 1 and one.scores == known[0].scores for one in known)


def test_two_lone_players_are_compared_as_if_they_had_raced() -> None:
    known = list(positions(LEARNED, TrainingTable(1, {}, 1), range(4)))
    assert len(known) == 14
    for one in known:
        assert len(one.tableaus) == len(one.seats) == len(one.scores) == 2
        assert one.wins[one.scores.index(max(one.scores))] >= 0.5
        assert sum(one.wins) == 1
    assert known[0].scores != known[-1].scores
