"""Another language while the program runs: every open scene is worded anew."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest

from galaxy_desktop import language, translation
from galaxy_desktop.presenter.session import Session
from galaxy_desktop.ui.layout import nowhere
from galaxy_desktop.ui.menu.scene import MenuScene
from galaxy_desktop.ui.new_game.scene import NewGameScene
from galaxy_desktop.ui.scenes.column import Column
from galaxy_desktop.ui.scenes.pause import PauseScene
from galaxy_desktop.ui.scenes.settings import SettingsScene
from galaxy_desktop.ui.stage import Scene
from galaxy_desktop.ui.table.scene import TableScene
from galaxy_desktop.ui.widgets.drop_down import DropDown
from galaxy_desktop.ui.widgets.toggle import Toggle
from tests.ui.acts import click
from tests.ui.kits import fresh_kit
from tests.ui.made_up import CODE, NAME, lay_down
from tests.ui.pseudo_tour import ALONE, Drawn, rig_at
from tests.ui.scene_rig import SceneRig
from tests.ui.table_rig import SECRET, InstantThinker, PlainDoors
from tests.ui.test_pseudo import english

FRAME = 80
"""Room in the frame of a round of one card in the smallest window."""


def at_table(game: str) -> Callable[[SceneRig], Scene[Any]]:
    """How a table of a game under way is opened."""

    def opened(rig: SceneRig) -> Scene[Any]:
        session = Session(rig.session(ALONE, 25, game).bus, InstantThinker(), SECRET)
        return TableScene(session, PlainDoors())

    return opened


def choose(rig: SceneRig, name: str) -> None:
    """Choose a language in its list."""
    drop = next(widget for group in rig.form.groups for widget in group if isinstance(widget, DropDown))
    rig.step(*click(drop.rect.center))
    row = [label for _code, label in drop.options].index(name)
    rig.step(*click(drop.rows()[row].center))


CHAINS: dict[str, Sequence[Callable[[SceneRig], Scene[Any]]]] = {
    "menu": [lambda rig: MenuScene(rig.client)],
    "new game": [lambda rig: NewGameScene(rig.client, "race")],
    "pause": [lambda rig: PauseScene(rig.client, rig.session(answers=3))],
    **{game: [at_table(game)] for game in ("race", "jumpdrive")},
}


@pytest.mark.parametrize("name", CHAINS)
def test_a_new_language_reaches_every_open_scene(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    lay_down(tmp_path / "locale", monkeypatch)
    drawn = Drawn()
    drawn.watch(monkeypatch)
    rig = rig_at(folder)
    for opened in CHAINS[name]:
        rig.open(opened(rig))
    rig.step(times=30)
    settings = rig.open(SettingsScene(rig.client))
    rig.app.apply(rig.app.settings.but(language=CODE))
    rig.step()
    settings.close()
    drawn.lines.clear()
    rig.step()
    assert len(drawn.lines) > 5
    assert english(drawn, rig) == []


def test_a_language_is_one_file(folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    lay_down(tmp_path / "locale", monkeypatch)
    rig = rig_at(folder)
    rig.open(SettingsScene(rig.client))
    choose(rig, NAME)
    assert rig.app.settings.language == CODE
    assert rig.widget("«Ďóñé»")
    choose(rig, "English")
    assert rig.widget("Done")


def test_a_switch_is_as_high_as_its_words_in_any_width(folder: Path) -> None:
    kit = rig_at(folder).kit
    words = "Uses short fades instead of slides and spins, as slowly as anyone could wish."
    for width in range(120, 700, 7):
        column = Column(kit, 0, 0, width)
        column.toggle(toggle := Toggle(kit, nowhere(), "Reduced motion", print, on=True, detail=words))
        assert toggle.explanation == "", width


@pytest.mark.parametrize("code", translation.languages())
def test_the_label_of_cards_that_moved_fits_a_frame_of_one_card(code: str) -> None:
    kit = fresh_kit((1280, 720))
    language.use(code)
    assert kit.text.width(language.gettext("Moved here"), "small") <= FRAME
