"""Roll in a real window: dice are picked up and put down until rounds have gone by."""

import random
from pathlib import Path

import pytest

from tests.window.desktop import Desktop, missing
from tests.window.player import answers_given, play

pytestmark = pytest.mark.skipif(bool(missing()), reason=f"a real window needs {missing()}")
ENOUGH = 12
TABLE = ("--game", "roll", "--seats", "human,easy", "--seed", "5")


@pytest.mark.parametrize(("hand", "number"), [("mouse", 193), ("keys", 194)])
def test_rounds_of_roll_are_played(hand: str, number: int, tmp_path: Path) -> None:
    with Desktop(tmp_path, *TABLE, number=number) as desktop:
        play(desktop, hand, lambda at: answers_given(at) >= ENOUGH, random.Random(3))
        assert "Traceback" not in desktop.said()
