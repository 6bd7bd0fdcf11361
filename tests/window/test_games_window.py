"""Every game in a real window, by mouse alone or by keyboard alone, until some answers have been given.

Each in the other way, and to its end: `python -m tests.window mouse|keys GAME`.
"""

import random
from itertools import cycle
from pathlib import Path

import pytest

from galaxy_desktop.games import find_games
from tests.window.desktop import Desktop, missing
from tests.window.player import answers_given, play

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(bool(missing()), reason=f"a real window needs {missing()}"),
]
ENOUGH = 2
SIZE = (1280, 720)


@pytest.mark.parametrize(("game", "hand"), list(zip(find_games(), cycle(("mouse", "keys")), strict=False)))
def test_a_game_goes_on(game: str, hand: str, tmp_path: Path) -> None:
    with Desktop(tmp_path, "--game", game, "--seats", "human,easy", "--seed", "5", size=SIZE) as desktop:
        play(desktop, hand, lambda at: answers_given(at) >= ENOUGH, random.Random(3))
        assert "Traceback" not in desktop.said()
