"""Every option of every question can be chosen with the mouse and with the keyboard, in every game.

A sample; `python -m tests.faults --game GAME --reach 20` walks through more games, in more windows.
"""

from itertools import cycle

import pytest

from tests.contract.hands import LARGE_TEXT, SMALL, Window
from tests.contract.reach import Tally, Walk, try_reach
from tests.contract.walk import GAMES, Table, fewest_and_most

SEED, EACH, MOST = 1, 1, 1
RARE = [
    ("roll", 3, 10, 0, (3, 4), "recall"),  # dice on a stack whose last tile is gone, to be recalled
]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("id", "window"), list(zip(GAMES, cycle([LARGE_TEXT, SMALL]), strict=False)), ids=str
)
def test_every_answer_is_reached_by_mouse_and_by_keyboard(id: str, window: Window) -> None:
    counts = fewest_and_most(GAMES[id])
    tally = try_reach(GAMES[id], [window], [SEED], EACH, MOST, counts)
    assert tally.faults == []
    assert tally.options > tally.questions >= 2 * len(counts)


@pytest.mark.slow
@pytest.mark.parametrize(("id", "seats", "seed", "person", "steps", "topic"), RARE)
def test_rare_moments_are_reached_too(
    id: str, seats: int, seed: int, person: int, steps: tuple[int, ...], topic: str
) -> None:
    tally = Tally()
    Walk(Table(GAMES[id], seats, {}, seed), person, SMALL, steps, MOST, topic).go(tally)
    assert tally.questions == len(steps)
    assert tally.faults == []
