"""The real program in a real window under a virtual display, by mouse alone or by keyboard alone.

A game from the menu by mouse and one that is begun at once by keyboard, until an answer has been given; the
other games in a sweep, and each to its end by one hand: `python -m tests.window mouse|keys GAME`.
"""

import random
from itertools import cycle
from pathlib import Path

import pytest

from galaxy_desktop.games import find_games
from tests.sweep import some
from tests.window.desktop import Desktop, is_drawn, missing
from tests.window.player import answers_given, play, primary_is_ready

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(bool(missing()), reason=f"a real window needs {missing()}"),
]
SIZE = (1280, 720)
GAMES = list(find_games())
HANDS = list(zip(GAMES, cycle(("mouse", "keys")), strict=False))
FROM_MENU, AT_ONCE = some(HANDS[:2], 1), some(HANDS[1:], 1)
FIRST_TILE = (200, 413)


def play_on(desktop: Desktop, hand: str, answers: int) -> None:
    """Play until so many answers have been given."""
    play(desktop, hand, lambda at: answers_given(at) >= answers, random.Random(1))
    assert desktop.running(), desktop.said()
    assert "Traceback" not in desktop.said()


@pytest.mark.parametrize(("game", "hand"), FROM_MENU)
def test_a_game_gets_under_way_from_the_menu(game: str, hand: str, tmp_path: Path) -> None:
    with Desktop(tmp_path, size=SIZE) as desktop:
        desktop.wait(is_drawn, "nothing is drawn")
        if hand == "keys":
            desktop.press(str(GAMES.index(game) + 1))
        else:
            assert game == GAMES[0]
            desktop.click(FIRST_TILE)
        desktop.wait(primary_is_ready, "a new game cannot be begun")
        play_on(desktop, hand, 1)
        (journal,) = (tmp_path / "saves").glob("*.journal")
        assert f'"{game}"'.encode() in journal.read_bytes()


@pytest.mark.parametrize(("game", "hand"), AT_ONCE)
def test_a_game_goes_on(game: str, hand: str, tmp_path: Path) -> None:
    with Desktop(tmp_path, "--game", game, "--seats", "human,easy", "--seed", "5", size=SIZE) as desktop:
        play_on(desktop, hand, 1)
