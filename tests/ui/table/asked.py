"""States of games by chance at which the first seat is asked."""

from collections.abc import Iterator
from typing import Any

from galaxy_desktop.engine.flow import give, open_asks
from galaxy_desktop.engine.game import Game
from galaxy_desktop.engine.rng import Dice


def asking_first(game: Game[Any], seats: int, most: int, **options: str) -> Iterator[Any]:
    """Each such state of a game, of which so many answers are given at most."""
    g, dice = game.new(seats, options, 3), Dice(3)
    for _number in range(most):
        asks = open_asks(g)
        if not asks:
            return
        seat, decision = next(iter(asks.items()))
        if seat == 0:
            yield g.clone()
        give(g, seat, decision.sample(dice))
