"""Own construction stacks of Roll: how many tiles each has can be read in every window."""

import pygame
import pytest

from galaxy_desktop.games.roll import GAME
from galaxy_desktop.games.roll.schema import STACKS
from galaxy_desktop.games.roll.table import stores
from galaxy_desktop.games.roll.table.painter import RollPainter
from tests.ui.kits import fresh_kit
from tests.ui.roll_rig import moment, played


@pytest.mark.parametrize(("window", "step"), [((1280, 720), 1.0), ((1280, 720), 2.0), ((1920, 1080), 1.0)])
def test_the_number_of_tiles_is_told(
    window: tuple[int, int], step: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    numbers, counts, looked = list[int](), list[str](), 0
    monkeypatch.setattr(stores, "draw_number", lambda *_given, number, **_more: numbers.append(number))
    monkeypatch.setattr(stores, "_count", lambda *_given, side, **_more: counts.append(side))
    kit = fresh_kit(window, step)
    for count, (g, seat, _decision) in enumerate(played(2, 3)):
        stacks = [g.players[seat].stack(side) for side in STACKS]
        if count % 20 or not any(len(stack) > 1 for stack in stacks):
            continue
        painter = RollPainter(kit, GAME)
        numbers.clear()
        counts.clear()
        painter.show(moment(g.clone(), seat, 0))
        painter.draw(pygame.Surface(window))
        looked += 1
        assert counts or numbers == [len(stack) for stack in stacks if len(stack) > 1]
    assert looked > 2
