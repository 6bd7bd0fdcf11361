"""Earlier versions of a save can take its place, and nothing is lost by that."""

from pathlib import Path

import pygame
import pytest

from galaxy_desktop.games import find_games
from galaxy_desktop.play.commands import Save
from galaxy_desktop.play.savefile import backups, load
from galaxy_desktop.ui.saves.scene import LoadScene
from galaxy_desktop.ui.scenes.dialogs import Dialog
from galaxy_desktop.ui.settings import Settings
from tests.ui.scene_rig import SceneRig

GAMES = find_games()


@pytest.fixture
def rig(folder: Path) -> SceneRig:
    return SceneRig(folder)


def kept(rig: SceneRig, *answers: int) -> Path:
    """A save that was written so often, with so many answers each time."""
    return [rig.save("game", answers=number) for number in answers][-1]


def look(rig: SceneRig) -> LoadScene:
    """The screen with the chosen save read."""
    scene = rig.open(LoadScene(rig.client))
    rig.step(times=8)
    return scene


def offered(rig: SceneRig) -> list[str]:
    labels = [widget.label for group in rig.form.groups for widget in group]
    return [label for label in labels if label.startswith("Restore: ")]


def choices(rig: SceneRig, path: Path) -> list[int]:
    """The numbers of answers in a save and in its earlier versions, the newest first."""
    return [len(load(file, rig.games).running.choices) for file in (path, *backups(path))]


@pytest.mark.parametrize(("number", "after"), [(0, [8, 12, 4]), (1, [4, 12, 8])])
def test_a_version_takes_the_place_of_the_present_one_which_becomes_the_earlier(
    rig: SceneRig, number: int, after: list[int]
) -> None:
    path = kept(rig, 4, 8, 12)
    scene = look(rig)
    rig.focus(offered(rig)[number])
    rig.key(pygame.K_RETURN)
    rig.click("Restore")
    assert choices(rig, path) == after
    assert rig.top() is scene
    assert scene.chosen == path
    rig.step(times=8)
    assert len(offered(rig)) == 2
    rig.key(pygame.K_RETURN)
    assert rig.below.results == [path]


def test_it_is_asked_first_with_both_moments(rig: SceneRig) -> None:
    path = kept(rig, 4, 12)
    look(rig)
    label = offered(rig)[0]
    then = label.removeprefix("Restore: ")
    assert "Round" in then
    assert "Today" in then
    rig.click(label)
    asked = rig.top()
    assert isinstance(asked, Dialog)
    first, second = asked.text.split("\n")
    assert first.endswith(then)
    assert "Round" in second
    assert not second.endswith(then)
    rig.key(pygame.K_ESCAPE)
    assert choices(rig, path) == [12, 4]


def test_what_is_the_same_or_damaged_is_not_offered(rig: SceneRig) -> None:
    path = kept(rig, 8, 8)
    look(rig)
    assert offered(rig) == []
    path = kept(rig, 8, 12)
    path.with_name("game.json.1").write_bytes(b"nonsense")
    look(rig)
    assert len(offered(rig)) == 1


def test_a_version_of_another_kind_of_game_is_named(folder: Path) -> None:
    rig = SceneRig(folder, games=GAMES)
    for game in ("race", "roll"):
        session = rig.session(answers=4, game=game)
        session.bus.do(Save("game"))
        session.bus.close()
    look(rig)
    assert offered(rig)[0].startswith("Restore: Race for the Galaxy · ")


def test_if_it_fails_all_stays_as_it_was(rig: SceneRig, monkeypatch: pytest.MonkeyPatch) -> None:
    path = kept(rig, 4, 8, 12)
    look(rig)

    def full(source: Path, goal: Path) -> None:
        del source, goal
        raise OSError(28, "No space left on device")

    rig.click(offered(rig)[0])
    monkeypatch.setattr("os.replace", full)
    rig.click("Restore")
    monkeypatch.undo()
    assert rig.dialog().title == "Couldn't restore this version"
    assert choices(rig, path) == [12, 8, 4]
    assert not [file.name for file in path.parent.iterdir() if file.name.startswith(".")]


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)], ids=str)
def test_at_large_text_the_buttons_can_be_reached(folder: Path, size: tuple[int, int]) -> None:
    rig = SceneRig(folder, size, Settings(mute=True, text_step=2.0))
    path = kept(rig, 4, 8, 12)
    look(rig)
    rig.focus(offered(rig)[1])
    rig.key(pygame.K_RETURN)
    rig.click("Restore")
    assert choices(rig, path) == [4, 12, 8]
