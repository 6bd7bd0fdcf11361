"""The left-handed layout: column, drawer and the buttons of the bar change sides, and nothing is lost."""

from pathlib import Path

import pygame
import pytest

from galaxy_desktop.games import find_games
from galaxy_desktop.ui.settings import Settings
from tests.ui.table_rig import Rig

SIZES = [((1920, 1080), 1.0), ((1280, 720), 1.0), ((1280, 720), 2.0)]


def table(folder: Path, size: tuple[int, int], step: float, *, left: bool) -> Rig:
    settings = Settings(speed="instant", mute=True, text_step=step, left_handed=left)
    return Rig(folder, game="race", games=find_games(), size=size, settings=settings)


@pytest.mark.parametrize(("size", "step"), SIZES)
def test_column_and_buttons_stand_at_the_other_side(
    tmp_path: Path, size: tuple[int, int], step: float
) -> None:
    right, left = (table(tmp_path / str(side), size, step, left=side).scene for side in (False, True))
    for name in ("content", "inspector", "log", "drawer"):
        here, there = getattr(left.view.painter.areas, name), getattr(right.view.painter.areas, name)
        assert here.size == there.size
        if here.width:
            assert here.left == size[0] - there.right
    mirrored = [button.rect.left for button in left.view.widgets.bar.widgets]
    assert mirrored == [size[0] - button.rect.right for button in right.view.widgets.bar.widgets]


@pytest.mark.parametrize(("size", "step"), SIZES)
def test_the_words_of_the_bar_lie_beside_its_buttons(
    tmp_path: Path, size: tuple[int, int], step: float
) -> None:
    rig = table(tmp_path, size, step, left=True)
    bar = rig.scene.view.widgets.bar
    assert bar.rect.contains(bar.words)
    assert not any(bar.words.colliderect(button.rect) for button in bar.widgets)
    rig.key(pygame.K_1)
    rig.key(pygame.K_2)
    primary = rig.scene.view.widgets.bar.primary
    assert primary is not None
    before = rig.bus.lines()
    rig.click(primary.rect.center)
    assert rig.bus.lines() > before
