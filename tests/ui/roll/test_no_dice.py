"""A Citizenry or a cup without dice says 0: an empty place could also be one that is not shown."""

import pygame
import pytest

from galaxy_desktop.games.roll.table import board
from tests.games.roll.laid import own, run_phase, table
from tests.sweep import some
from tests.ui.painter_rig import WINDOWS, heard
from tests.ui.roll.test_painter import painter_at
from tests.ui.roll_rig import moment


def noughts(patch: pytest.MonkeyPatch, window: tuple[int, int], step: float, *, dice: bool) -> int:
    """How many places say 0 while the first player has a cup and a Citizenry, or neither has dice."""
    g = table(2)
    some_dice = ["home"] if dice else []
    for seat in (0, 1):
        own(g, seat, tableau=["old_earth"], workers={"explore": ["home"]}, cup=some_dice, citizenry=some_dice)
    run_phase(g, "explore")
    written: list[str] = []
    patch.setattr(board, "write", lambda *given: written.append(given[3]))
    heard(painter_at(window, step, moment(g, 0, 0)))
    return written.count("0")


@pytest.mark.parametrize(("window", "step"), some(WINDOWS, 3), ids=str)
def test_an_empty_cup_and_an_empty_citizenry_say_so(
    screen: pygame.Surface, monkeypatch: pytest.MonkeyPatch, window: tuple[int, int], step: float
) -> None:
    assert noughts(monkeypatch, window, step, dice=False) == 4
    assert noughts(monkeypatch, window, step, dice=True) == 0
