"""The real program in a real window under a virtual display, by mouse alone and by keyboard alone."""

import random
from pathlib import Path

import pytest

from tests.window.desktop import Desktop, is_drawn, missing
from tests.window.player import answers_given, play, primary_is_ready

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(bool(missing()), reason=f"a real window needs {missing()}"),
]
ENOUGH = 1


@pytest.mark.parametrize("hand", ["mouse", "keys"])
def test_a_game_gets_under_way_from_the_menu(hand: str, tmp_path: Path) -> None:
    with Desktop(tmp_path) as desktop:
        desktop.wait(is_drawn, "nothing is drawn")
        if hand == "keys":
            desktop.press("1")
        else:
            desktop.click((300, 620))
        desktop.wait(primary_is_ready, "a new game cannot be begun")
        play(desktop, hand, lambda at: answers_given(at) >= ENOUGH, random.Random(3))
        assert desktop.running(), desktop.said()
        assert "Traceback" not in desktop.said()
