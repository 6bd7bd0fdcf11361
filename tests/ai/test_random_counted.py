"""Work of random play, in calls of Python functions for each decision: counted and not timed."""

import pytest

from galaxy_desktop.ai.arena import ArenaGame, Match, play_match, play_one
from galaxy_desktop.bench.calls import calls_of
from galaxy_desktop.games import find_games, look_up
from tests.sweep import WIDE, many

MOST = {"race": (2, 85), "roll": (2, 117), "frontiers": (5, 92), "jumpdrive": (2, 175), "master": (4, 125)}
"""How many play where it is counted, and the calls for each decision that no number of players may exceed."""
GAMES = many(1)


def calls(game: str, seats: int) -> float:
    """The calls for each decision of some random games."""
    match = Match(game, ("random",) * seats, GAMES, 1)
    played: list[ArenaGame] = []
    counted = calls_of(lambda: played.extend(play_match(match, look_up)))
    return counted / sum(one.decisions for one in played)


@pytest.mark.slow
@pytest.mark.parametrize("game", find_games())
def test_a_random_decision_takes_few_calls(game: str) -> None:
    players, most = MOST[game]
    play_one(Match(game, ("random",) * players, 1, 2), look_up, 0)  # works out what follows from the data
    for seats in find_games()[game].seats if WIDE else (players,):
        if seats > 1:
            assert calls(game, seats) <= most
