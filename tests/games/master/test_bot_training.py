"""What the network of Master learns from."""

from dataclasses import replace
from functools import cache

import pytest

from galaxy_desktop.ai.subject import TrainingTable
from training.positions import Position, learned_games, positions

LEARNED = learned_games()["master"]
PLAYERS = 2


@cache
def taken(every: int = LEARNED.subject.every, strays: int = 0) -> list[Position]:
    """The positions taken from one game, in which some answers may stray."""
    table = TrainingTable(PLAYERS, {}, 1, odd=10**9, strays=strays)
    learned = replace(LEARNED, subject=replace(LEARNED.subject, every=every))
    return list(positions(learned, table, range(7, 8)))


@pytest.mark.slow
def test_each_turn_of_a_game_may_be_a_position_with_its_winner() -> None:
    known, half = taken(every=1), taken(strays=0)
    assert len(known) > 10 * PLAYERS
    assert 0.3 * len(known) < len(half) < 0.9 * len(known)
    assert all(len(one.tableaus) == len(one.seats) == PLAYERS for one in known)
    assert all(sum(one.wins) == 1 and one.scores == known[0].scores for one in known)


@pytest.mark.slow
def test_strays_lead_a_game_elsewhere() -> None:
    straight, astray = ([one.tableaus for one in taken(strays=strays)] for strays in (0, 2))
    assert straight != astray
