"""Every widget of every screen is reached with Tab and arrows, and nothing is changed on the way."""

from collections.abc import Iterator
from itertools import cycle
from pathlib import Path
from typing import Any

import pygame
import pytest

from galaxy_desktop.games import find_games
from galaxy_desktop.ui.focus import ARROWS, Focus
from galaxy_desktop.ui.scenes.screen import Screen
from galaxy_desktop.ui.settings import Settings
from galaxy_desktop.ui.widgets.form import Form
from galaxy_desktop.ui.widgets.widget import Widget
from tests.ui.acts import key
from tests.ui.scene_rig import SceneRig
from tests.ui.test_scenes_fit import SCREENS

UP_AND_DOWN = (pygame.K_UP, pygame.K_DOWN)
SMALL, OTHERS = ((1280, 720), 1.0), (((1920, 1080), 1.0), ((1280, 720), 2.0))
NAMES = [name for name in SCREENS if name != "curtain"]
SEEN = [(name, *size) for name, other in zip(NAMES, cycle(OTHERS), strict=False) for size in (SMALL, other)]
"""Each screen in a small window, and in a larger one or with large text."""


def free_keys(widget: Widget) -> Iterator[int]:
    """Keys that move the focus away from a widget and never change its value."""
    yield pygame.K_TAB
    if type(widget).key is Widget.key:
        yield from ARROWS
    elif widget.keeps_sideways:
        yield from UP_AND_DOWN


def after(form: Form, widget: Widget, code: int) -> Widget | None:
    """What has the focus after a key on a widget, in a form in which nothing was visited before."""
    reveal(form)
    form.focus = Focus(form.groups)
    form.focus.to(widget, by_keys=True)
    form.handle(key(code))
    return form.focus.current


def reveal(form: Form) -> None:
    """Count what is scrolled out of sight as well: the keyboard brings it into view."""
    for panel in getattr(form, "panels", ()):
        panel.reveal_all()


def reached(form: Form) -> list[Widget]:
    """Widgets that the keyboard comes to from where it begins."""
    assert form.focus.current is not None
    seen = [form.focus.current]
    for widget in seen:
        for code in free_keys(widget):
            found = after(form, widget, code)
            if found is not None and not any(found is other for other in seen):
                seen.append(found)
    return seen


@pytest.mark.parametrize(("name", "size", "step"), SEEN, ids=str)
def test_the_keyboard_comes_to_every_widget(
    folder: Path, name: str, size: tuple[int, int], step: float
) -> None:
    settings = Settings(mute=True, text_step=step, player_name="Ada", reduced_motion=True)
    rig = SceneRig(folder, size, settings, games=find_games())
    scene: Any = SCREENS[name](rig)
    rig.step(times=3)
    paged = isinstance(scene, Screen) and scene.paged
    for page in range(len(scene.panels()) if paged else 1):
        if paged:
            scene.page, scene.laid = page, ()
            scene.layout()
        seen = reached(rig.form)
        reveal(rig.form)
        missed = [
            (widget.about, widget.label or widget.tip)
            for widget in rig.form.widgets
            if widget.can_focus and not any(widget is other for other in seen)
        ]
        assert not missed, (page, missed)
