"""The real program in a real window under a virtual display, by mouse alone and by keyboard alone."""

import random
import time
from pathlib import Path

import pytest

from tests.window.desktop import Desktop, missing
from tests.window.player import answers_given, play, primary_is_ready

pytestmark = pytest.mark.skipif(bool(missing()), reason=f"a real window needs {missing()}")
ENOUGH = 16


def wait_for(desktop: Desktop, colours: int = 500) -> None:
    """Until something is drawn."""
    for _try in range(100):
        picture = desktop.look()
        if len(picture.resize((480, 270)).getcolors(1 << 20) or []) > colours:
            return
        assert desktop.running(), desktop.said()
        time.sleep(0.2)
    raise AssertionError("nothing is drawn")


@pytest.mark.parametrize("hand", ["mouse", "keys"])
def test_a_game_gets_under_way_from_the_menu(hand: str, tmp_path: Path) -> None:
    with Desktop(tmp_path) as desktop:
        wait_for(desktop)
        if hand == "keys":
            desktop.press("1")
        else:
            desktop.click((300, 480))
        for _try in range(50):
            if primary_is_ready(desktop.look()):
                break
            time.sleep(0.2)
        play(desktop, hand, lambda at: answers_given(at) >= ENOUGH, random.Random(3))
        assert desktop.running(), desktop.said()
        assert "Traceback" not in desktop.said()
