"""A window that was maximized when the program ended is maximized again when it starts."""

import os
from pathlib import Path
from typing import Any

import pygame
import pytest

from galaxy_desktop.folders import Folders
from galaxy_desktop.ui.app import App
from galaxy_desktop.ui.settings import Settings
from galaxy_desktop.ui.window import MARK, Maximized

MAXIMIZED, MINIMIZED, RESTORED = pygame.WINDOWMAXIMIZED, pygame.WINDOWMINIMIZED, pygame.WINDOWRESTORED
STORIES = {
    (): False,
    (MAXIMIZED,): True,
    (MAXIMIZED, RESTORED): False,
    (MAXIMIZED, MINIMIZED): True,
    (MAXIMIZED, MINIMIZED, RESTORED): True,
    (MAXIMIZED, MINIMIZED, RESTORED, RESTORED): False,
    (MINIMIZED, RESTORED): False,
}


@pytest.fixture
def filled(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    calls: list[str] = []
    for module in ("app", "window"):
        monkeypatch.setattr(f"galaxy_desktop.ui.{module}.fill_screen", lambda: calls.append("filled"))
    return calls


def ended(folder: Path, *events: int, full_screen: bool = False) -> None:
    """A program that ends after these events of its window."""
    app = App(Settings(mute=True, full_screen=full_screen), Folders(folder))
    app.advance([pygame.event.Event(event) for event in events], 0.0)
    app.close()


@pytest.mark.parametrize("story", STORIES)
def test_a_window_starts_as_it_was_left(folder: Path, filled: list[str], story: tuple[int, ...]) -> None:
    ended(folder, *story)
    assert not filled
    ended(folder)
    assert bool(filled) == STORIES[story]


def test_full_screen_changes_nothing_about_it(folder: Path, filled: list[str]) -> None:
    ended(folder, MAXIMIZED)
    ended(folder, RESTORED, full_screen=True)
    assert not filled
    ended(folder)
    assert filled


def test_back_from_full_screen_the_window_is_maximized_again(folder: Path, filled: list[str]) -> None:
    ended(folder, MAXIMIZED)
    app = App(Settings(mute=True, full_screen=True), Folders(folder))
    app.apply(app.settings.but(full_screen=False))
    assert filled
    app.close()


def test_a_folder_that_cannot_be_written_to_is_no_fault(folder: Path, filled: list[str]) -> None:
    app = App(Settings(mute=True), Folders(folder))
    (folder / "maximized").mkdir(parents=True)
    app.advance([pygame.event.Event(event) for event in (MAXIMIZED, RESTORED)], 0.0)
    app.close()
    assert not filled


def test_a_folder_that_may_not_be_looked_into_leaves_the_window_as_it_is(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ended(folder, MAXIMIZED)
    look = os.stat

    def refused(path: Any, *given: Any, **how: Any) -> os.stat_result:
        if str(path).endswith(MARK):
            raise PermissionError(13, "Permission denied")
        return look(path, *given, **how)

    assert Maximized(Folders(folder)).marked
    monkeypatch.setattr(os, "stat", refused)
    assert not Maximized(Folders(folder)).marked
