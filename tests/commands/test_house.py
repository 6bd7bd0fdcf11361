"""The client where the folders of the player are something else."""

import os
from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from galaxy_desktop.folders import Folders
from galaxy_desktop.house.house import House
from galaxy_desktop.presenter.silent import Silent
from galaxy_desktop.ui.menu.scene import MenuScene
from galaxy_desktop.ui.scenes.dialogs import Dialog
from tests.ui.acts import key

pytestmark = pytest.mark.usefixtures("drawn_once")
NO_FOLDERS: dict[str, Callable[[Path], object]] = {
    "file": lambda path: path.write_text("x"),
    "pipe": os.mkfifo,
    "itself": lambda path: path.symlink_to(path.name),
}


@pytest.mark.parametrize(
    ("name", "kind"), [("saves", "pipe"), ("saves", "file"), ("saves", "itself"), ("packs", "pipe")]
)
def test_what_is_no_folder_is_told_and_the_menu_stays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, kind: str
) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    NO_FOLDERS[kind](tmp_path / name)
    house = House(Folders(tmp_path), window=(1280, 720), thinker=Silent())
    try:
        house.open()
        for _frame in range(3):
            house.app.step((), 0.05)
        house.app.step((key(pygame.K_RETURN),), 0.05)
        top = house.app.stage.top
        assert isinstance(top, Dialog) == (name == "saves")
        if isinstance(top, Dialog):
            assert "saves" in top.text
            assert len(top.text.splitlines()) == 1
    finally:
        house.app.close()


@pytest.mark.parametrize("kind", NO_FOLDERS)
def test_without_a_place_for_settings_the_menu_opens_and_says_why(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    NO_FOLDERS[kind](tmp_path / "mine")
    house = House(Folders(tmp_path / "mine"), window=(1280, 720), thinker=Silent())
    try:
        house.open(welcome=True)
        house.app.step((), 0.05)
        top = house.app.stage.top
        assert isinstance(top, Dialog)
        assert top.title == "Changes can't be saved"
        assert top.text.startswith("Couldn't create the folder")
        house.app.step((key(pygame.K_RETURN),), 0.05)
        assert isinstance(house.app.stage.top, MenuScene)
    finally:
        house.app.close()
