"""Report a problem, from wherever it is asked for, and what a fault of the program leads to."""

import zipfile
from pathlib import Path

import pygame
import pytest

from galaxy_desktop.commands.house import House
from galaxy_desktop.places import Places
from galaxy_desktop.play import diskfile
from galaxy_desktop.play.commands import NewGame
from galaxy_desktop.play.refusals import Fault, SaveError
from galaxy_desktop.ui.scenes.menu import MenuScene
from galaxy_desktop.ui.scenes.pause import PauseScene
from galaxy_desktop.ui.scenes.report import FaultScene, ReportScene
from galaxy_desktop.ui.scenes.settings import SettingsScene
from galaxy_desktop.ui.scenes.shelf import saves_of
from galaxy_desktop.ui.settings import Settings
from galaxy_desktop.ui.stage import Scene
from tests.ui.scene_rig import ADA_AND_VEGA, SceneRig
from tests.ui.table_rig import InstantThinker


@pytest.fixture
def rig(folder: Path) -> SceneRig:
    return SceneRig(folder, (1920, 1080))


def reports(rig: SceneRig) -> list[Path]:
    return list(rig.app.places.reports.glob("*.zip"))


@pytest.mark.parametrize("where", ["pause", "settings"])
def test_a_report_with_the_journal_is_written(rig: SceneRig, where: str) -> None:
    session = rig.session(answers=6)
    below: Scene = PauseScene(rig.client, session) if where == "pause" else SettingsScene(rig.client)
    rig.open(below)
    rig.focus("Report a problem")
    rig.key(pygame.K_RETURN)
    assert "hidden cards of all seats" in rig.dialog().text
    rig.key(pygame.K_RETURN)
    (report,) = reports(rig)
    assert report.name in rig.dialog().text
    with zipfile.ZipFile(report) as file:
        text = file.read("journal.txt")
    assert text.count(b"\n") > 1
    assert b"Ada" not in text
    rig.key(pygame.K_RETURN)
    assert rig.top() is below


def test_the_game_that_was_left_can_be_reported(rig: SceneRig) -> None:
    rig.session(answers=6).bus.close()
    rig.open(ReportScene())
    rig.click("Write the report")
    assert len(reports(rig)) == 1


def test_without_a_game_there_is_nothing_to_report(rig: SceneRig) -> None:
    rig.open(ReportScene())
    rig.click("Write the report")
    assert reports(rig) == []
    assert "No game" in rig.dialog().text


def test_a_report_that_cannot_be_written_says_why(rig: SceneRig, monkeypatch: pytest.MonkeyPatch) -> None:
    rig.session(answers=6)

    def full(*_about: object) -> None:
        raise SaveError(Fault.FULL_DISK, "The disk is full.")

    monkeypatch.setattr(diskfile, "replace_whole", full)
    rig.open(ReportScene())
    rig.click("Write the report")
    assert rig.dialog().text == "The disk is full."


def test_escape_writes_nothing(rig: SceneRig) -> None:
    rig.session(answers=6)
    rig.open(ReportScene())
    rig.key(pygame.K_ESCAPE)
    assert reports(rig) == []
    assert rig.top() is rig.below


class Mind(InstantThinker):
    """Computer players without a process of their own."""

    def start(self) -> None:
        pass

    def close(self) -> None:
        pass


def test_after_a_fault_the_menu_comes_back_and_the_game_is_kept(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = House(
        Places(folder), window=(1280, 720), settings=Settings(mute=True, speed="instant"), thinker=Mind()
    )
    house.open(NewGame("race", ADA_AND_VEGA, seed=5))
    table = house.app.stage.top
    assert table is not None

    def broken(_surface: pygame.Surface) -> None:
        raise RuntimeError("a fault")

    monkeypatch.setattr(table, "draw", broken)
    monkeypatch.setattr(type(house.app), "rest", property(_leave_at_the_menu))
    house.run()
    assert [info.meta.table.seed for info in saves_of(house.places) if info.meta] == [5]


def _leave_at_the_menu(app: object) -> float:
    """Ends the program once the fault has been told above the menu."""
    stage = app.stage  # type: ignore[attr-defined]
    if isinstance(stage.top, FaultScene):
        assert isinstance(stage.scenes[-2], MenuScene)
        app.running = False  # type: ignore[attr-defined]
    return 0.0


def test_a_fault_can_be_reported(rig: SceneRig) -> None:
    rig.session(answers=6).bus.close()
    rig.open(FaultScene())
    rig.click("Write a report")
    rig.click("Write the report")
    assert len(reports(rig)) == 1
    rig.click("Close")
    assert rig.top() is rig.below
