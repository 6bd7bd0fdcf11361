"""Every widget of every screen is reached with Tab and arrows, and nothing is changed on the way."""

from collections import Counter
from collections.abc import Iterator
from itertools import cycle, pairwise
from pathlib import Path
from typing import Any

import pygame
import pytest

from galaxy_desktop.games import find_games
from galaxy_desktop.ui.focus import ARROWS, Focus
from galaxy_desktop.ui.scenes.panel_form import PanelForm
from galaxy_desktop.ui.scenes.screen import Screen
from galaxy_desktop.ui.settings import Settings
from galaxy_desktop.ui.speech.spoken import spoken
from galaxy_desktop.ui.widgets.form import Form
from galaxy_desktop.ui.widgets.segmented import Segmented
from galaxy_desktop.ui.widgets.slider import Slider
from galaxy_desktop.ui.widgets.toggle import Toggle
from galaxy_desktop.ui.widgets.widget import Widget
from tests.sweep import WIDE
from tests.ui.acts import key
from tests.ui.pseudo_tour import rig_at, scenes
from tests.ui.scene_rig import SceneRig
from tests.ui.scenes.test_fit import SCREENS, widgets_of

UP_AND_DOWN = (pygame.K_UP, pygame.K_DOWN)
SMALL, OTHERS = ((1280, 720), 1.0), (((1920, 1080), 1.0), ((1280, 720), 2.0))
NAMES = [name for name in SCREENS if name != "curtain"]
ALL = scenes()
ALIKE = {"score roll", "score frontiers", "score jumpdrive"}
"""Screens that have the same widgets as others."""
MORE = [
    (name, *size)
    for name, size in zip(ALL, cycle((SMALL, OTHERS[1])), strict=False)
    if name not in SCREENS and (WIDE or name not in ALIKE)
]
"""The other screens and dialogs, in a small window or with large text in turn."""
SEEN = [(name, *size) for name, size in zip(NAMES, cycle((SMALL, *OTHERS)), strict=False)]
"""Each screen in a small window, in a larger one or with large text, in turn."""


def free_keys(widget: Widget) -> Iterator[int]:
    """Keys that move the focus away from a widget and never change its value."""
    yield pygame.K_TAB
    if type(widget).key is Widget.key:
        yield from ARROWS
    elif isinstance(widget, Segmented | Slider | Toggle):
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


def pages(rig: SceneRig, name: str) -> Iterator[tuple[int, Any]]:
    """A screen with each of its pages, which are several only at large text."""
    scene: Any = ALL[name](rig)
    rig.step(times=3)
    paged = isinstance(scene, Screen) and scene.paged
    for page in range(len(scene.panels()) if paged else 1):
        if paged:
            scene.page, scene.laid = page, ()
            scene.layout()
        yield page, scene


def tab_stops(form: Form, mod: int = 0) -> list[Widget]:
    """What Tab comes to, until it is again where it began."""
    first, seen = form.focus.current, list[Widget]()
    for _press in range(200):
        form.handle(key(pygame.K_TAB, mod=mod))
        current = form.focus.current
        assert current is not None
        assert not current.hidden
        if any(current is other for other in seen):
            return seen
        seen.append(current)
        if current is first:
            return seen
    raise AssertionError("Tab never comes back to where it began")


def out_of_order(one: Widget, other: Widget) -> bool:
    """Whether a widget that follows another is neither to the right of it nor below it."""
    slack = 2
    return other.rect.left < one.rect.right - slack and other.rect.top < one.rect.bottom - slack


@pytest.mark.parametrize(("name", "size", "step"), [*SEEN, *MORE], ids=str)
def test_tab_comes_to_every_widget_of_a_form_once_in_reading_order(
    folder: Path, name: str, size: tuple[int, int], step: float
) -> None:
    rig = rig_at(folder, step, size)
    rig.drawn = False
    for page, _scene in pages(rig, name):
        form = rig.form
        seen = tab_stops(form)
        if not isinstance(form, PanelForm):
            groups = [group for group in form.groups if any(widget.can_focus for widget in group)]
            assert all(any(one is other for one in group for other in seen) for group in groups)
            continue
        reveal(form)
        there = [widget for widget in form.widgets if widget.can_focus]
        missed = [one.label or one.tip for one in there if not any(one is other for other in seen)]
        assert not missed, (page, missed)
        assert len(seen) == len(there), (page, [one.label for one in seen])
        back = tab_stops(form, pygame.KMOD_LSHIFT)
        assert {id(one) for one in back} == {id(one) for one in seen}
        for panel in form.panels:
            panel.scroll_to(0)
            reveal(form)
            inside = [one for one in there if any(one is other for other in panel.widgets)]
            wrong = [(a.label, b.label) for a, b in pairwise(inside) if out_of_order(a, b)]
            assert not wrong, (page, wrong)


TWICE = {"Back", "Close"}
"""Names of buttons that are there twice and do the same."""


def all_is_said(scene: Any) -> None:
    """All that may have the focus has words of its own, and the screen a heading."""
    own = [widget for widget in widgets_of(scene) if widget.can_focus and not widget.painted]
    said = [widget.announce for widget in own if widget.spoken_name not in TWICE]
    assert all(any(letter.isalnum() for letter in words) for words in said), said
    assert [words for words, times in Counter(said).items() if times > 1] == []
    assert any(spoken(text) for text in scene.heading)


@pytest.mark.parametrize(("name", "size", "step"), SEEN, ids=str)
def test_the_keyboard_comes_to_every_widget_and_each_is_said(
    folder: Path, name: str, size: tuple[int, int], step: float
) -> None:
    settings = Settings(mute=True, text_step=step, player_name="Ada", reduced_motion=True)
    rig = SceneRig(folder, size, settings, games=find_games())
    for page, scene in pages(rig, name):
        seen = reached(rig.form)
        reveal(rig.form)
        all_is_said(scene)
        missed = [
            (widget.about, widget.label or widget.tip)
            for widget in rig.form.widgets
            if widget.can_focus and not any(widget is other for other in seen)
        ]
        assert not missed, (page, missed)
