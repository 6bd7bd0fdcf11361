"""Report a problem, from wherever it is asked for, and what a fault of the program leads to."""

import sqlite3
import zipfile
from pathlib import Path
from typing import Any

import pygame
import pytest

from galaxy_desktop.engine.rng import Dice
from galaxy_desktop.folders import Folders
from galaxy_desktop.house.house import House
from galaxy_desktop.play import diskfile, faults
from galaxy_desktop.play.archive.archive import INDEX, Archive
from galaxy_desktop.play.archive.wanted import Wanted
from galaxy_desktop.play.commands import Command, NewGame, Resign
from galaxy_desktop.play.refusals import Fault, SaveError
from galaxy_desktop.ui.archive.scene import ArchiveScene
from galaxy_desktop.ui.menu.scene import MenuScene
from galaxy_desktop.ui.saves import saving
from galaxy_desktop.ui.scenes.dialogs import Dialog
from galaxy_desktop.ui.scenes.pause import PauseScene
from galaxy_desktop.ui.scenes.report import FaultScene, ReportScene
from galaxy_desktop.ui.scenes.shelf import saves_of
from galaxy_desktop.ui.score.scene import ScoreScene
from galaxy_desktop.ui.settings import Settings
from galaxy_desktop.ui.stage import Scene
from galaxy_desktop.ui.table.scene import TableScene
from tests.chance import give_any
from tests.ui.acts import close_top
from tests.ui.finished import GAMES, played
from tests.ui.scene_rig import ADA_AND_VEGA, SceneRig, settings_with
from tests.ui.table_rig import InstantThinker


@pytest.fixture(autouse=True)
def no_faults() -> None:
    faults._kept.clear()


@pytest.fixture
def rig(folder: Path) -> SceneRig:
    return SceneRig(folder, (1920, 1080))


def test_a_report_has_the_faults_of_this_run_without_folders_and_names(rig: SceneRig) -> None:
    rig.session(answers=6)
    for number in range(faults.MOST + 2):
        try:
            raise ValueError(f"Ada's fault {number} in {Path.home() / 'games'}")
        except ValueError:
            faults.note_fault("the screen failed")
    rig.open(ReportScene())
    rig.click("Write report")
    (report,) = reports(rig)
    with zipfile.ZipFile(report) as file:
        told = file.read("faults.txt").decode()
    assert told.count("the screen failed") == faults.MOST
    assert f"Person's fault {faults.MOST + 1} in {Path('~') / 'games'}" in told
    assert "test_report_scene.py" in told
    for hidden in ("Ada", str(Path.home()), str(faults.PROGRAM)):
        assert hidden not in told


def test_a_fault_without_a_game_is_reported_too(rig: SceneRig) -> None:
    try:
        raise KeyError("menu")
    except KeyError:
        faults.note_fault("the screen failed")
    rig.open(ReportScene())
    rig.click("Write report")
    (report,) = reports(rig)
    with zipfile.ZipFile(report) as file:
        assert {*file.namelist()} == {"faults.txt", "about.json"}


def reports(rig: SceneRig) -> list[Path]:
    return list(rig.app.folders.reports.glob("*.zip"))


@pytest.mark.parametrize("where", ["pause", "settings"])
def test_a_report_with_the_journal_is_written(rig: SceneRig, where: str) -> None:
    session = rig.session(answers=6)
    give_any(session.bus, Dice(1))
    below: Scene[Any]
    if where == "pause":
        below = rig.open(PauseScene(rig.client, session))
    else:
        below = settings_with(rig, "Report a problem")
    rig.focus("Report a problem")
    rig.key(pygame.K_RETURN)
    assert "all hidden cards" in rig.dialog().text
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
    rig.click("Write report")
    assert len(reports(rig)) == 1


def test_without_a_game_there_is_nothing_to_report(rig: SceneRig) -> None:
    rig.open(ReportScene())
    rig.click("Write report")
    assert reports(rig) == []
    assert "played a game" in rig.dialog().text


def test_a_report_that_cannot_be_written_says_why(rig: SceneRig, monkeypatch: pytest.MonkeyPatch) -> None:
    rig.session(answers=6)

    def full(*_about: object) -> None:
        raise SaveError(Fault.FULL_DISK, "The disk is full.")

    monkeypatch.setattr(diskfile, "replace_whole", full)
    rig.open(ReportScene())
    rig.click("Write report")
    assert rig.dialog().text == "The disk is full."


def test_escape_writes_nothing(rig: SceneRig) -> None:
    rig.session(answers=6)
    rig.open(ReportScene())
    rig.key(pygame.K_ESCAPE)
    assert reports(rig) == []
    assert rig.top() is rig.below


def house_at(folder: Path, *commands: Command) -> House:
    settings = Settings(mute=True, speed="instant")
    house = House(Folders(folder), window=(1280, 720), settings=settings, thinker=InstantThinker())
    house.open(*commands)
    house.app.step((), 0.1)
    return house


def pass_time(house: House) -> None:
    for _frame in range(5):
        house.app.step((), 0.1)


def fail(house: House) -> Dialog[Any]:
    """The program fails while it draws; what is shown then."""
    top = house.app.stage.top
    assert top is not None

    def broken(_surface: pygame.Surface) -> None:
        raise RuntimeError("a fault")

    top.draw = broken  # type: ignore[method-assign, assignment]
    top.dirty = True
    house.app.go((), 0.1)
    told = house.app.stage.top
    assert isinstance(told, FaultScene)
    assert isinstance(house.app.stage.scenes[-2], MenuScene)
    return told


def press_primary(house: House) -> str:
    """Close what lies on the menu, then press its amber button; what its card says."""
    while isinstance(house.app.stage.top, Dialog):
        close_top(house.app)
        house.app.step((), 0.1)
    menu = house.app.stage.top
    assert isinstance(menu, MenuScene)
    card = menu.cards[0]
    card.buttons[0].press()
    house.app.step((), 0.1)
    return f"{card.buttons[0].label}: {card.title}"


def test_after_a_fault_the_menu_comes_back_and_goes_on_with_the_game(folder: Path) -> None:
    house = house_at(folder, NewGame("race", ADA_AND_VEGA, seed=5))
    assert "resume it from the menu" in fail(house).text
    assert [info.meta.table.seed for info in saves_of(house.folders) if info.meta] == [5]
    assert press_primary(house) == "Continue: Race for the Galaxy"
    table = house.app.stage.top
    assert isinstance(table, TableScene)
    assert table.session.bus.table().seed == 5
    house.app.close()


def test_after_a_fault_at_its_end_the_menu_goes_back_to_the_game_too(folder: Path) -> None:
    house = house_at(folder, NewGame("race", ADA_AND_VEGA, seed=5))
    table = house.app.stage.top
    assert isinstance(table, TableScene)
    table.session.do(Resign(0))
    pass_time(house)
    assert isinstance(house.app.stage.top, ScoreScene)
    assert "resume it from the menu" in fail(house).text
    assert press_primary(house) == "Resume the interrupted game: Interrupted game"
    pass_time(house)
    assert isinstance(house.app.stage.top, ScoreScene)
    house.app.close()


def test_after_a_fault_that_also_keeps_the_game_from_being_saved_its_journal_is_offered(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = house_at(folder, NewGame("race", ADA_AND_VEGA, seed=5))
    with monkeypatch.context() as patched:
        patched.setattr(saving, "autosave", lambda _session: "The disk is full.")
        assert "resume it from the menu" in fail(house).text
    close_top(house.app)
    house.app.step((), 0.1)
    asked = house.app.stage.top
    assert isinstance(asked, Dialog)
    assert asked.title == "Resume your last game?"
    close_top(house.app)
    assert press_primary(house) == "Continue: Race for the Galaxy"
    assert isinstance(house.app.stage.top, TableScene)
    house.app.close()


def test_a_fault_tells_what_is_so_where_no_game_was_open_or_none_could_be_kept(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = house_at(folder)
    assert "No game was open" in fail(house).text
    house.app.close()
    house = house_at(folder, NewGame("race", ADA_AND_VEGA, seed=5))
    with monkeypatch.context() as patched:
        patched.setattr(saving, "autosave", lambda _session: "The disk is full.")
        patched.setattr(saving, "recover", _damaged)
        assert "couldn't be saved" in fail(house).text
    house.app.close()


def test_a_fault_over_a_spoilt_index_of_the_archive_does_not_come_back(folder: Path) -> None:
    archive = Archive(Folders(folder).archive, GAMES)
    kept = archive.keep(played("jumpdrive", 2).game_so_far())
    with sqlite3.connect(archive.folder / INDEX) as db:
        db.execute("UPDATE seats SET place = x'ff'")
    db.close()
    house = house_at(folder)
    open_as_a_step_does(house, ArchiveScene(house.client))
    pass_time_until_it_fails(house)
    while isinstance(house.app.stage.top, Dialog):
        close_top(house.app)
    scene = ArchiveScene(house.client)
    house.app.open(scene)
    pass_time(house)
    assert house.app.stage.top is scene
    assert [entry.id for entry in archive.entries(archive.find(Wanted()))] == [kept]
    house.app.close()


def open_as_a_step_does(house: House, scene: Scene[Any]) -> None:
    """Open a scene; a fault on the way goes where one in a step goes."""
    try:
        house.app.open(scene)
    except TypeError:
        assert house.app.on_fault is not None
        house.app.on_fault()


def pass_time_until_it_fails(house: House) -> None:
    for _frame in range(5):
        if isinstance(house.app.stage.top, FaultScene):
            return
        house.app.go((), 0.1)
    pytest.fail("it does not fail")


def _damaged(_path: Path, _games: object) -> None:
    raise SaveError(Fault.DAMAGED, "It is damaged.")


def test_a_fault_can_be_reported(rig: SceneRig) -> None:
    rig.session(answers=6).bus.close()
    rig.open(FaultScene())
    rig.click("Write report")
    rig.click("Write report")
    assert len(reports(rig)) == 1
    rig.click("Close")
    assert rig.top() is rig.below
