"""Every option of every question can be chosen with the mouse and with the keyboard, in every game.

A sample; `python -m tests.faults --game GAME --reach 20` walks through more games, in more windows.
"""

from itertools import cycle

import pytest

from tests.contract.hands import LARGE_TEXT, SMALL, Window
from tests.contract.reach import Tally, Walk, try_reach
from tests.contract.walk import GAMES, Table

SEED, EACH, MOST = 1, 1, 1
IN_TURN = ((LARGE_TEXT, -1), (SMALL, 0), (LARGE_TEXT, 0), (SMALL, -1))
"""Windows, each with the fewest and with the most players."""
RARE = [
    ("roll", 3, 10, 0, (3, 4), "recall"),  # dice on a stack whose last tile is gone, to be recalled
    ("jumpdrive", 3, 3, 1, (6,), "build"),  # payments that take all that is left
]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("id", "window", "seats"),
    [
        (game.id, window, game.seats[place])
        for game, (window, place) in zip(GAMES.values(), cycle(IN_TURN), strict=False)
    ],
    ids=str,
)
def test_every_answer_is_reached_by_mouse_and_by_keyboard(id: str, window: Window, seats: int) -> None:
    tally = try_reach(GAMES[id], [window], [SEED], EACH, MOST, [seats])
    assert tally.faults == []
    assert tally.options > tally.questions >= 2


@pytest.mark.slow
@pytest.mark.parametrize(("id", "seats", "seed", "person", "steps", "topic"), RARE)
def test_rare_moments_are_reached_too(
    id: str, seats: int, seed: int, person: int, steps: tuple[int, ...], topic: str
) -> None:
    tally = Tally()
    Walk(Table(GAMES[id], seats, {}, seed), person, SMALL, steps, MOST, topic).go(tally)
    assert tally.questions == len(steps)
    assert tally.faults == []
