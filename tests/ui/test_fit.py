"""Windows smaller than any layout: what is drawn is of a size that works, and is shown smaller."""

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from galaxy_desktop.folders import Folders
from galaxy_desktop.games import find_games
from galaxy_desktop.play.seats import Bot, Occupant, Person
from galaxy_desktop.ui.app import App
from galaxy_desktop.ui.fit import fit_of
from galaxy_desktop.ui.metrics import MINIMUM
from galaxy_desktop.ui.settings import Settings
from tests.sweep import paired, some
from tests.ui.acts import Event, click, move
from tests.ui.scene_rig import Below, SceneRig
from tests.ui.scenes.test_fit import SCREENS
from tests.ui.table_rig import Rig

GAMES = find_games()
TABLES = some([(name, game.seats[-1]) for name, game in GAMES.items()], 3)
"""The fullest tables of some games."""
TINY = [(1, 1), (100, 100), (320, 240), (480, 320), (640, 360), (3000, 200), (200, 3000), (1280, 719)]
SHAPES = [(100, 100), (480, 320), (3000, 200), (200, 3000)]
"""Of those, one for each shape of picture."""


def force(app: App, size: tuple[int, int]) -> None:
    """A window manager that insists."""
    resized = Event(pygame.VIDEORESIZE, size=size, w=size[0], h=size[1])
    app.step([resized, resized], 0.05)


@pytest.mark.parametrize("window", TINY)
def test_what_is_drawn_is_never_smaller_than_the_smallest_layout(window: tuple[int, int]) -> None:
    fit = fit_of(window)
    assert not fit.plain
    assert all(side >= least for side, least in zip(fit.picture, MINIMUM, strict=True))
    assert fit.picture[0] * fit.picture[1] <= 8_000_000
    assert pygame.Rect((0, 0), window).contains(fit.shown)
    assert fit.at(fit.shown.topleft) == (0, 0)
    last = fit.at((fit.shown.right - 1, fit.shown.bottom - 1))
    assert pygame.Rect((0, 0), fit.picture).collidepoint(last)


@pytest.mark.parametrize("window", [(1280, 720), (1920, 1080), (1280, 3000), (5000, 720)])
def test_a_window_that_is_large_enough_is_drawn_on_as_it_is(window: tuple[int, int]) -> None:
    fit, moved = fit_of(window), move((7, 9))
    assert fit.plain
    assert fit.event(moved) is moved


@pytest.mark.parametrize("window", [(100, 100), (480, 320), (640, 360)])
def test_only_a_strip_leaves_room_beside_the_picture(window: tuple[int, int]) -> None:
    assert fit_of(window).shown == pygame.Rect((0, 0), window)


@pytest.fixture
def app(folder: Path) -> Iterator[App]:
    app = App(Settings(mute=True), Folders(folder), window=(1280, 720))
    app.open(Below())
    yield app
    app.close()


def test_a_window_too_small_is_asked_once_to_be_larger_and_then_drawn_in(app: App) -> None:
    small = Event(pygame.VIDEORESIZE, size=(640, 360), w=640, h=360)
    app.step([small], 0.0)
    assert pygame.display.get_surface().get_size() == (1280, 720)
    app.step([small], 0.0)
    assert pygame.display.get_surface().get_size() == (640, 360)
    assert app.stage.kit.metrics.window == app.surface.get_size() == (1280, 720)
    app.step(click((320, 180)), 0.0)
    assert app.stage.kit.pointer.pos == (640, 360)
    force(app, (1600, 900))
    assert app.surface is pygame.display.get_surface()
    app.step(click((320, 180)), 0.0)
    assert app.stage.kit.pointer.pos == (320, 180)


def test_a_window_of_no_size_is_no_fault(app: App) -> None:
    force(app, (0, 0))
    assert app.surface.get_size() >= MINIMUM


@pytest.mark.parametrize("number", range(len(TABLES)), ids=[f"{game}-{seats}" for game, seats in TABLES])
def test_a_table_is_drawn_in_any_window(tmp_path: Path, number: int) -> None:
    game, seats = TABLES[number]
    sitting: tuple[Occupant, ...] = (Person("Ada"), *(Bot("easy", f"Bot {seat}") for seat in range(1, seats)))
    settings = Settings(speed="instant", mute=True, text_step=2.0 if number % 3 else 1.0)
    rig = Rig(tmp_path, sitting, game=game, games=GAMES, size=(1280, 720), settings=settings)
    size = SHAPES[number % len(SHAPES)]
    force(rig.app, size)
    assert pygame.display.get_surface().get_size() == size
    colours = pygame.transform.average_color(pygame.display.get_surface())
    assert any(colours[:3])
    rig.move((size[0] // 2, size[1] // 2))
    rig.close()


@pytest.mark.parametrize(("name", "size", "step"), paired(some([*SCREENS], 6), SHAPES, [1.0, 2.0]))
def test_a_screen_is_drawn_in_any_window(folder: Path, name: str, size: tuple[int, int], step: float) -> None:
    rig = SceneRig(folder, settings=Settings(mute=True, text_step=step), games=GAMES)
    SCREENS[name](rig)
    force(rig.app, size)
    rig.step(move((size[0] // 2, size[1] // 2)))
    assert pygame.display.get_surface().get_size() == size
    rig.app.close()
