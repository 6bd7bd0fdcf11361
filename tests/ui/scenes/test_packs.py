"""Data packs on the screen: which are in use, the examples, and saves that need another one."""

from pathlib import Path
from typing import Any

import pygame
import pytest

from galaxy_desktop.play.packs import use_packs
from galaxy_desktop.ui.menu.scene import MenuScene
from galaxy_desktop.ui.saves.scene import LoadScene
from galaxy_desktop.ui.scenes.packs import PacksScene, packs_words
from galaxy_desktop.ui.scenes.settings import SettingsScene
from galaxy_desktop.ui.settings import Settings
from tests.box import boxed, pack_of
from tests.ui.scene_rig import SceneRig, settings_with

SOUND = 'game = "toy"\nname = "My box"\n[[card]]\nid = "farm"\ncost = 3\n'
MINE = pack_of({"card": [{"id": "farm", "cost": 3}]})
FULL = (1920, 1080)


def rig_with(folder: Path, step: float = 1.0, **packs: str) -> SceneRig:
    """A client that has found these packs at its start."""
    (folder / "packs").mkdir(parents=True)
    for name, text in packs.items():
        (folder / "packs" / f"{name}.toml").write_text(text, encoding="utf-8")
    games = boxed()
    rig = SceneRig(folder, FULL, Settings(mute=True, text_step=step), games)
    rig.client = rig.client._replace(packs=use_packs(folder / "packs", games))
    return rig


def words(rig: SceneRig, monkeypatch: pytest.MonkeyPatch) -> str:
    """Everything the scene writes."""
    said: list[str] = []
    block = rig.kit.text.block

    def listen(markup: str, *args: Any, **rest: Any) -> Any:
        said.append(markup)
        return block(markup, *args, **rest)

    monkeypatch.setattr(type(rig.kit.text), "block", lambda _text, markup, *a, **k: listen(markup, *a, **k))
    top = rig.top()
    assert top is not None
    top.layout()
    monkeypatch.undo()
    return "\n".join(said)


@pytest.mark.parametrize("step", [1.0, 2.0])
def test_each_pack_is_shown_with_its_state_and_the_folder(
    folder: Path, monkeypatch: pytest.MonkeyPatch, step: float
) -> None:
    rig = rig_with(folder, step, a=SOUND, b=SOUND, c="[[")
    rig.open(PacksScene(rig.client))
    said = words(rig, monkeypatch)
    assert str(folder / "packs") in said
    assert "In use for Toy: “My box”" in said
    assert "Ignored. Only one pack per game is used" in said
    assert "Ignored. The file isn't valid TOML" in said


def test_the_settings_lead_there(folder: Path) -> None:
    rig = rig_with(folder, a=SOUND)
    settings_with(rig, "Show data packs")
    rig.click("Show data packs")
    assert isinstance(rig.top(), PacksScene)
    rig.key(pygame.K_RETURN)
    assert isinstance(rig.top(), SettingsScene)


def test_packs_are_counted(folder: Path) -> None:
    rig = rig_with(folder, a=SOUND, b=SOUND, c="[[")
    assert packs_words(rig.client.packs) == "1 data pack in use, 2 data packs ignored"
    assert packs_words(rig.client.packs[:1]) == "1 data pack in use"
    assert packs_words(()) == ""


def test_examples_are_written_and_are_no_packs_yet(folder: Path) -> None:
    rig = rig_with(folder)
    rig.open(PacksScene(rig.client))
    rig.click("Write examples")
    assert rig.dialog().title == "Examples written"
    assert [path.name for path in (folder / "packs").iterdir()] == ["example-toy.txt"]
    assert use_packs(folder / "packs", boxed()) == []


def test_a_folder_that_cannot_be_made_is_named(folder: Path) -> None:
    rig = rig_with(folder)
    (folder / "packs").rmdir()
    (folder / "packs").write_text("in the way")
    rig.open(PacksScene(rig.client))
    for button in ("Write examples", "Open folder"):
        rig.click(button)
        assert rig.dialog().title == "Couldn't use the folder"
        rig.key(pygame.K_RETURN)


def test_a_save_with_another_pack_cannot_be_loaded_and_says_why(folder: Path) -> None:
    rig = SceneRig(folder, games=boxed(MINE))
    rig.save("mine")
    other = SceneRig(folder, games=boxed())
    scene = other.open(LoadScene(other.client))
    assert "data pack “My box”" in scene.buttons()[-1].why_not
    assert scene.prompt().bad
    other.step(times=30)
    other.key(pygame.K_RETURN)
    assert other.top() is scene


def test_the_menu_goes_on_only_with_games_of_the_values_in_force(folder: Path) -> None:
    SceneRig(folder, games=boxed(MINE)).save("mine")
    labels = []
    for games in (boxed(MINE), boxed()):
        rig = SceneRig(folder, games=games)
        menu = rig.open(MenuScene(rig.client))
        assert menu.form is not None
        labels.append({widget.label for widget in menu.form.widgets})
    assert "Continue" in labels[0]
    assert "Play your first game" in labels[1]


def test_an_interrupted_game_with_another_pack_is_named_and_stays(folder: Path) -> None:
    rig = SceneRig(folder, games=boxed(MINE))
    session = rig.session(answers=8)
    journal = session.bus.journal()
    assert journal is not None
    raw = journal.read_bytes()
    session.bus.close()
    journal.write_bytes(raw)
    other = SceneRig(folder, games=boxed())
    other.open(MenuScene(other.client))
    assert other.dialog().title == "You have an unfinished game"
    assert "data pack “My box”" in other.dialog().text
    other.key(pygame.K_RETURN)
    assert journal.read_bytes() == raw
