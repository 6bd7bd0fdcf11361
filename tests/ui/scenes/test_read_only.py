"""From a data folder that cannot be written to all is read, and games are played in memory."""

import os
from pathlib import Path

import pytest

from galaxy_desktop.folders import FolderError, Folders
from galaxy_desktop.games import find_games
from galaxy_desktop.house.house import House
from galaxy_desktop.play.commands import NewGame, Save
from galaxy_desktop.play.seats import Bot, Person
from galaxy_desktop.presenter.silent import Silent
from galaxy_desktop.ui.menu.scene import MenuScene
from galaxy_desktop.ui.scenes.dialogs import Dialog
from galaxy_desktop.ui.settings import Settings, save_settings
from galaxy_desktop.ui.table.scene import TableScene
from tests.ui.scene_rig import SceneRig

GAME = "jumpdrive"
SEATS = (Person("Ada"), Bot("easy", "Vega"))


@pytest.fixture
def house(folder: Path, monkeypatch: pytest.MonkeyPatch) -> House:
    """The client over a folder with settings and a save, which has become read-only."""
    rig = SceneRig(folder, games=find_games())
    session = rig.session(answers=6, game=GAME)
    session.do(Save(f"autosave {GAME} 1"))
    session.bus.close()
    folders = Folders(folder)
    save_settings(Settings(mute=True, text_step=1.5, player_name="Ada"), folders.settings)
    monkeypatch.setattr(os, "access", lambda path, mode: False)
    with pytest.raises(FolderError):
        _ = folders.saves
    return House(folders, window=(1280, 720), thinker=Silent())


def test_settings_and_saves_are_read(house: House) -> None:
    """The saves are not lost, and a larger text is what makes some people see the message at all."""
    house.open()
    house.app.advance((), 0.0)
    settings = house.app.settings
    assert (settings.text_step, settings.player_name) == (1.5, "Ada")
    *_below, menu, told = house.app.stage.scenes
    assert isinstance(menu, MenuScene)
    assert set(menu._running) == {GAME}
    assert isinstance(told, Dialog)
    assert told.title == "Changes can't be saved"


def test_a_game_begins(house: House) -> None:
    table = house.table(NewGame(GAME, SEATS, {}, 3))
    assert isinstance(table, TableScene)
    assert table.session.bus.game_so_far().game.id == GAME
