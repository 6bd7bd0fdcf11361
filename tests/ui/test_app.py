"""The real program on posted events and a clock of the test's own."""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from unittest.mock import Mock

import pygame
import pytest
from pygame._sdl2.video import Window

from galaxy_desktop.folders import FolderError, Folders
from galaxy_desktop.ui.app import WINDOW, App
from galaxy_desktop.ui.settings import Settings, load_settings
from galaxy_desktop.ui.stage import Scene
from galaxy_desktop.ui.window import DisplayError, fits, on_screen
from tests.ui.acts import Event, click, key, key_up, move, press


class Plain(Scene[None]):
    """Notes its events; dirty only when told."""

    def __init__(self) -> None:
        self.events: list[Event] = []
        self.time = 0.0

    def handle(self, event: pygame.event.Event) -> None:
        self.events.append(event)
        self.dirty = self.dirty or event.type == pygame.KEYDOWN
        if event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE:
            self.close()

    def update(self, dt: float) -> None:
        self.time += dt


@pytest.fixture
def app(folder: Path) -> Iterator[App]:
    app = App(Settings(mute=True), Folders(folder), window=(1280, 720))
    app.open(Plain())
    app.step((), 0.0)
    yield app
    app.close()


def scene(app: App) -> Plain:
    assert isinstance(app.stage.top, Plain)
    return app.stage.top


def test_an_idle_step_draws_nothing(app: App) -> None:
    assert app.frames == 1
    for _second in range(5):
        assert not app.step((), 1.0)
    assert app.frames == 1
    assert app.rest == 1.0


def test_what_changed_is_drawn_once(app: App) -> None:
    assert app.step([key(pygame.K_a)], 0.016)
    assert not app.step([key_up(pygame.K_a)], 0.016)
    assert app.frames == 2


def test_large_blocks_are_given_back_from_the_second_frame_on(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The first frame does without, as it is to come soon."""
    asked = Mock()
    monkeypatch.setattr("galaxy_desktop.ui.app.give_back_large_blocks", asked)
    for _frame in range(3):
        app.step([key(pygame.K_a), key_up(pygame.K_a)], 0.016)
    assert app.frames == 4
    asked.assert_called_once_with()


def test_posted_events_drive_the_pointer(app: App) -> None:
    app.step(click((300, 200)), 0.016)
    pointer = app.stage.kit.pointer
    assert pointer.pos == (300, 200)
    assert not pointer.buttons
    assert pygame.mouse.get_pos() != (300, 200)


def test_time_passes_before_the_events_so_that_what_they_start_begins_at_its_beginning(app: App) -> None:
    app.step([key(pygame.K_a)], 0.5)
    assert scene(app).time == 0.5


def test_holding_400_ms_is_a_right_click(app: App) -> None:
    app.step([press((300, 200))], 0.0)
    assert app.rest <= 0.4
    app.step((), 0.3)
    assert scene(app).events[-1].button == 1
    app.step((), 0.2)
    assert (scene(app).events[-1].button, scene(app).events[-1].pos) == (3, (300, 200))
    app.step((), 5.0)
    assert len(scene(app).events) == 2


def test_a_drag_is_no_hold(app: App) -> None:
    app.step([press((300, 200)), move((340, 200))], 0.0)
    app.step((), 1.0)
    assert [event.type for event in scene(app).events] == [pygame.MOUSEBUTTONDOWN, pygame.MOUSEMOTION]


def test_a_key_held_down_repeats_only_where_that_is_wanted(app: App) -> None:
    app.step([key(pygame.K_RETURN), key(pygame.K_RETURN), key(pygame.K_RIGHT), key(pygame.K_RIGHT)], 0.0)
    assert [event.key for event in scene(app).events] == [pygame.K_RETURN, pygame.K_RIGHT, pygame.K_RIGHT]
    app.step([key_up(pygame.K_RETURN), key(pygame.K_RETURN)], 0.0)
    assert scene(app).events[-1].key == pygame.K_RETURN


def test_closing_the_window_or_the_last_scene_ends_the_program(app: App) -> None:
    app.step([key(pygame.K_ESCAPE)], 0.0)
    assert not app.running


def test_the_close_button_of_the_window_ends_the_program(app: App) -> None:
    app.step([Event(pygame.QUIT)], 0.0)
    assert not app.running


def test_run_ends_when_it_is_told(folder: Path) -> None:
    app = App(Settings(mute=True), Folders(folder))
    app.open(Plain())
    pygame.event.post(Event(pygame.QUIT))
    app.run()
    assert not app.running
    assert not pygame.display.get_init()


def test_the_window_is_resized_and_laid_out_anew(app: App) -> None:
    app.step([Event(pygame.VIDEORESIZE, size=(1920, 1080), w=1920, h=1080)], 0.0)
    assert app.stage.kit.metrics.window == app.surface.get_size() == (1920, 1080)
    assert scene(app).kit is app.stage.kit


def test_the_window_refuses_to_be_smaller_than_1280_by_720(app: App) -> None:
    app.step([Event(pygame.VIDEORESIZE, size=(640, 480), w=640, h=480)], 0.0)
    assert app.surface.get_size() == (1280, 720)


def test_f11_switches_to_full_screen_and_back(app: App) -> None:
    seen = []
    for _press in range(2):
        app.step([key(pygame.K_F11), key_up(pygame.K_F11)], 0.0)
        seen.append(app.settings.full_screen)
    assert seen == [True, False]
    assert app.surface.get_size() == (1280, 720)


@pytest.mark.parametrize("focus_line", [False, True])
def test_a_full_screen_window_that_was_minimized_is_drawn_on_again(folder: Path, *, focus_line: bool) -> None:
    app = App(Settings(mute=True, full_screen=True, focus_line=focus_line), Folders(folder))
    app.open(Plain())
    app.step(pygame.event.get(), 0.0)
    window = Window.from_display_module()
    window.hide()
    window.show()
    frames = app.frames
    app.step(pygame.event.get(), 0.0)
    assert app.frames == frames + 1
    pygame.set_error("")
    pygame.display.update([pygame.Rect(0, 0, 8, 8)])
    assert not pygame.get_error()  # else SDL has another surface than the one that is drawn on
    app.close()


def test_a_full_screen_window_stays_where_it_is_while_another_has_the_focus(app: App) -> None:
    assert os.environ["SDL_VIDEO_MINIMIZE_ON_FOCUS_LOSS"] == "0"


def test_the_click_that_brings_the_window_back_to_the_front_counts(app: App) -> None:
    assert os.environ["SDL_MOUSE_FOCUS_CLICKTHROUGH"] == "1"


def test_a_window_that_loses_the_focus_lets_go_of_what_is_pressed(app: App) -> None:
    app.step([press((300, 200)), move((340, 200)), Event(pygame.WINDOWFOCUSLOST)], 0.0)
    end = scene(app).events[-1]
    assert (end.type, end.button) == (pygame.MOUSEBUTTONUP, 1)
    assert not app.surface.get_rect().collidepoint(end.pos)
    app.step([press((300, 200)), *click((300, 200)), Event(pygame.WINDOWFOCUSLOST)], 0.0)
    assert scene(app).events[-1].pos == (300, 200)


def test_settings_act_at_once_and_are_kept(app: App, folder: Path) -> None:
    app.stage.set_settings(Settings(text_step=1.5, mute=True))
    assert app.stage.kit.metrics.mode == "large_text"
    assert load_settings(folder / "settings.json") == (Settings(text_step=1.5, mute=True), "")


def test_settings_act_even_where_they_cannot_be_kept(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("os.replace", Mock(side_effect=OSError(28, "No space left on device")))
    with pytest.raises(FolderError, match=r"Couldn't save settings\.json"):
        app.stage.set_settings(Settings(text_step=2.0, mute=True))
    assert app.settings.text_step == 2.0


def test_without_a_screen_there_is_one_clear_line(tmp_path: Path) -> None:
    program = (
        "from galaxy_desktop.ui.app import App\n"
        "from galaxy_desktop.ui.window import DisplayError\n"
        "from galaxy_desktop.ui.settings import Settings\n"
        "from galaxy_desktop.folders import Folders\n"
        "try:\n    App(Settings(), Folders())\n"
        "except DisplayError as problem:\n    print(problem)\n"
    )
    hidden = ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER")
    env = {name: value for name, value in os.environ.items() if name not in hidden}
    if sys.platform.startswith("linux"):
        done = subprocess.run(
            [sys.executable, "-W", "ignore", "-c", program],
            env={**env, "HOME": str(tmp_path)},
            capture_output=True,
            text=True,
            check=True,
        )
        lines = done.stdout.splitlines()
        assert len(lines) == 1
        assert "galaxy-desktop simulate" in lines[0]
        assert "galaxy-desktop screenshot" in lines[0]


def test_a_screen_that_cannot_be_opened_is_told_the_same_way(
    monkeypatch: pytest.MonkeyPatch, folder: Path
) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "no such driver")
    pygame.display.quit()
    with pytest.raises(DisplayError, match=r"galaxy-desktop simulate"):
        App(Settings(), Folders(folder))


@pytest.mark.parametrize(
    ("driver", "screens", "opened"),
    [
        ("x11", [(1280, 720)], (1280, 720)),
        ("x11", [(1920, 1080), (1366, 768)], (1366, 768)),
        ("x11", [(2560, 1440)], (1600, 900)),
        ("dummy", [(1024, 768)], (1600, 900)),
    ],
)
def test_a_new_window_is_no_larger_than_the_screen(
    monkeypatch: pytest.MonkeyPatch, driver: str, screens: list[tuple[int, int]], opened: tuple[int, int]
) -> None:
    monkeypatch.setattr("pygame.display.get_driver", lambda: driver)
    monkeypatch.setattr("pygame.display.get_desktop_sizes", lambda: screens)
    assert on_screen(WINDOW) == opened


@pytest.mark.parametrize(
    ("driver", "screens", "room"),
    [
        ("x11", [(1600, 900)], False),
        ("x11", [(1366, 768)], False),
        ("x11", [(2560, 1440), (1600, 1000)], True),
        ("x11", [(2560, 1440), (1440, 1200)], False),
        ("dummy", [(1024, 768)], True),
    ],
)
def test_a_window_fits_with_its_title_bar_and_a_panel(
    monkeypatch: pytest.MonkeyPatch, driver: str, screens: list[tuple[int, int]], room: bool
) -> None:
    monkeypatch.setattr("pygame.display.get_driver", lambda: driver)
    monkeypatch.setattr("pygame.display.get_desktop_sizes", lambda: screens)
    assert fits(WINDOW) == room


@pytest.mark.parametrize(("room", "full_screen"), [(True, False), (False, False), (False, True)])
def test_a_window_without_room_for_its_title_bar_fills_the_screen_instead(
    monkeypatch: pytest.MonkeyPatch, folder: Path, room: bool, full_screen: bool
) -> None:
    filled = []
    monkeypatch.setattr("galaxy_desktop.ui.window.fits", lambda _size: room)
    monkeypatch.setattr("galaxy_desktop.ui.window.fill_screen", lambda: filled.append(True))
    App(Settings(mute=True, full_screen=full_screen), Folders(folder)).close()
    assert bool(filled) is not (room or full_screen)


def test_a_low_window_is_not_asked_to_be_larger_where_the_screen_has_no_room(
    monkeypatch: pytest.MonkeyPatch, app: App
) -> None:
    monkeypatch.setattr("galaxy_desktop.ui.app.fits", lambda _size: False)
    app.step([pygame.event.Event(pygame.VIDEORESIZE, size=(1280, 690), w=1280, h=690)], 0.0)
    assert app._fit.window == (1280, 690)
