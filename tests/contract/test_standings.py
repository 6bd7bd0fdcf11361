"""Points of each seat as the others know them, in every game with every option."""

from typing import Any

import pytest

from galaxy_desktop.engine.game import Game, Standing
from galaxy_desktop.engine.rng import Dice
from tests.contract.walk import Table, every_option_once, steps

EVERY = 16
"""Of so many moments one is looked at."""


@pytest.mark.parametrize("table", every_option_once(), ids=str)
def test_the_true_points_lie_between_the_least_and_the_most(table: Table) -> None:
    g, game = table.deal(), table.game
    for number, _ in enumerate(steps(g, 21)):
        if number % EVERY == 0:
            true = [score.total for score in game.scores(g)]
            assert [game.standing(g, seat) for seat in range(table.seats)] == [
                Standing(points, points, points) for points in true
            ], "where nothing is hidden they are the public points"
            for viewer in range(table.seats):
                check(game, game.view(g, viewer), true)


def check(game: Game[Any], view: Any, true: list[int]) -> None:
    """Hold what a view tells of points to the true ones, and to those of a state that may be behind it."""
    guessed = [score.total for score in game.scores(game.guess(view, Dice(true[0])))]
    for seat, public in enumerate(game.scores(view)):
        known = game.standing(view, seat)
        assert known.certain == public.total
        assert known.least <= min(true[seat], guessed[seat])
        assert known.most >= max(true[seat], guessed[seat])
