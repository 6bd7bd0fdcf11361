"""What is left of a window that was resized, and of scenes that were closed: nothing."""

import gc
from collections.abc import Iterator
from pathlib import Path
from weakref import ref

import pygame
import pytest

from galaxy_desktop.folders import Folders
from galaxy_desktop.ui.app import App
from galaxy_desktop.ui.fonts import MANY, width_of
from galaxy_desktop.ui.kit import Kit
from galaxy_desktop.ui.life.glimmer import Sky
from galaxy_desktop.ui.settings import TEXT_STEPS, Settings
from galaxy_desktop.ui.sleep import Sleep
from galaxy_desktop.ui.stage import Scene
from tests.ui.acts import Event
from tests.ui.kits import share_nothing

WHITE = (255, 255, 255)


class Written(Scene[None]):
    """Shows a word on a face below a sky, and refers to itself as most scenes do."""

    def __init__(self) -> None:
        self.itself = self

    @property
    def sky(self) -> Sky:
        return Sky("menu")

    def draw(self, surface: pygame.Surface) -> None:
        self.kit.faces.panel(surface, pygame.Rect(0, 0, 300, 200))
        self.kit.text.draw(surface, pygame.Rect(0, 0, 300, 200), "Galaxy", "body")


@pytest.fixture
def app(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[App]:
    share_nothing(monkeypatch)
    gc.disable()
    gc.freeze()  # what other tests have left need not be looked through
    app = App(Settings(mute=True), Folders(folder), window=(1280, 720))
    app.open(Written())
    app.step((), 0.0)
    yield app
    app.close()
    gc.enable()


def resize(app: App, size: tuple[int, int]) -> Kit:
    """The kit of the window before it had this size."""
    before = app.stage.kit
    app.step([Event(pygame.VIDEORESIZE, size=size, w=size[0], h=size[1])], 0.0)
    return before


def test_fonts_of_another_size_are_let_go(app: App) -> None:
    kit = app.stage.kit
    font = ref(kit.fonts.style("body", kit.metrics).font)
    found = font()
    assert found is not None
    width_of(found, "Galaxy")
    del kit, found
    resize(app, (1920, 1080))
    assert font() is None


def test_nothing_holds_the_kits_of_earlier_windows_and_settings(app: App) -> None:
    gc.collect()
    others = live_kits() - {id(app.stage.kit)}
    for step, size in enumerate(((1920, 1080), (1280, 720), (1600, 900))):
        resize(app, size)
        app.apply(Settings(mute=True, text_step=TEXT_STEPS[step + 1]))
        app.step((), 0.0)
    app.apply(Settings(mute=True, speed="instant"))
    app.step((), 0.0)
    gc.collect()
    assert live_kits() - others == {id(app.stage.kit)}


def live_kits() -> set[int]:
    return {id(thing) for thing in gc.get_objects() if isinstance(thing, Kit)}


def test_the_fonts_of_closed_screens_are_let_go_at_the_lowest(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    fonts = app.stage.kit.fonts
    held = fonts.font("text", 400, 60)
    sizes = range(100, 101 + MANY)
    opened = [ref(fonts.font("text", 400, px)) for px in sizes]
    for px in sizes:
        fonts.line(fonts.font("text", 400, px), "Galaxy", WHITE)
    app.open(Written())
    app.stage.scenes[-1].close()
    app.step((), 0.0)
    monkeypatch.setattr(Sleep, "events_within", lambda *_: [Event(pygame.QUIT)])
    app.run()
    assert [font() for font in opened] == [None] * len(opened)
    assert fonts.font("text", 400, 60) is held


def test_the_caches_of_another_window_are_emptied(app: App) -> None:
    before = resize(app, (1920, 1080))
    assert before is not app.stage.kit
    assert (len(before.surfaces), before.surfaces.used, before.text.used) == (0, 0, 0)
    assert len(before.fonts.lines) == 0
    assert len(app.stage.kit.surfaces)
    assert app.stage.kit.text.used


def test_fonts_of_the_same_size_are_kept(app: App) -> None:
    before = app.stage.kit
    app.apply(Settings(mute=True, high_contrast=True))
    assert app.stage.kit.fonts is before.fonts
    assert len(before.fonts.lines)


def test_closed_scenes_are_collected_before_the_program_sleeps(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    app.open(Written())
    closed = ref(app.stage.scenes[-1])
    app.stage.scenes[-1].close()
    app.step((), 0.0)
    assert closed() is not None

    def wait(_sleep: Sleep, seconds: float) -> list[Event]:
        assert seconds > 0
        assert closed() is None
        return [Event(pygame.QUIT)]

    monkeypatch.setattr(Sleep, "events_within", wait)
    app.run()
