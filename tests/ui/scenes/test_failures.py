"""Messages about something that failed: paths in them keep every character, whatever markup makes of it."""

import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from galaxy_desktop.engine.markup import plain
from galaxy_desktop.folders import FolderError
from galaxy_desktop.play.commands import Load
from galaxy_desktop.play.refusals import Fault, RefusedError, SaveError
from galaxy_desktop.ui.menu.ways import MenuWays
from galaxy_desktop.ui.scenes.campaigns import begin_alone
from galaxy_desktop.ui.scenes.folders import open_folder
from galaxy_desktop.ui.scenes.pause import PauseScene
from galaxy_desktop.ui.scenes.report import ReportScene
from galaxy_desktop.ui.scenes.setting_rows import change_setting
from galaxy_desktop.ui.settings import Settings
from tests.ui.scene_rig import SceneRig

PLACE = r"D:\games\[b]\{x}\**new**"


@pytest.fixture
def rig(folder: Path) -> SceneRig:
    return SceneRig(folder)


def fails(error: Exception) -> Callable[..., Any]:
    def fail(*_args: object) -> None:
        raise error

    return fail


def of_a_folder(rig: SceneRig, patch: pytest.MonkeyPatch) -> None:
    patch.setattr(shutil, "which", lambda _program: None)
    open_folder(rig.below, Path(PLACE))


def of_settings(rig: SceneRig, patch: pytest.MonkeyPatch) -> None:
    patch.setattr("galaxy_desktop.ui.app.save_settings", fails(FolderError(PLACE)))
    change_setting(rig.below, Settings(mute=True))


def of_a_report(rig: SceneRig, patch: pytest.MonkeyPatch) -> None:
    patch.setattr("galaxy_desktop.ui.scenes.report.latest", fails(SaveError(Fault.UNREADABLE, PLACE)))
    rig.open(ReportScene())
    rig.click("Write report")


def of_a_save_to_load(rig: SceneRig, patch: pytest.MonkeyPatch) -> None:
    rig.save("other")
    menu = rig.open(PauseScene(rig.client, rig.session(answers=2)))
    keep, refuse = menu.session.do, fails(RefusedError(PLACE))
    patch.setattr(
        menu.session, "do", lambda command: (refuse if isinstance(command, Load) else keep)(command)
    )
    rig.click("Load")
    rig.click("Continue")


def of_a_game_to_resign(rig: SceneRig, patch: pytest.MonkeyPatch) -> None:
    menu = rig.open(PauseScene(rig.client, rig.session(answers=2)))
    patch.setattr(menu.session, "do", fails(RefusedError(PLACE)))
    rig.click("Resign")
    rig.click("Resign")


def of_a_game_of_the_menu(rig: SceneRig, _patch: pytest.MonkeyPatch) -> None:
    MenuWays(rig.client, rig.app.stage, lambda: None).enter(fails(RefusedError(PLACE)))


def of_a_game_of_a_campaign(rig: SceneRig, _patch: pytest.MonkeyPatch) -> None:
    rig.refusal = RefusedError(PLACE)
    rig.app.stage.open(begin_alone(rig.client, next(iter(rig.games.values())), "Ada", 1))


FAILURES = (
    of_a_folder,
    of_settings,
    of_a_report,
    of_a_save_to_load,
    of_a_game_to_resign,
    of_a_game_of_the_menu,
    of_a_game_of_a_campaign,
)


@pytest.mark.parametrize("fail", FAILURES)
def test_a_path_in_the_reason_is_shown_as_it_is(
    rig: SceneRig, monkeypatch: pytest.MonkeyPatch, fail: Callable[[SceneRig, pytest.MonkeyPatch], None]
) -> None:
    fail(rig, monkeypatch)
    assert plain(rig.dialog().text) == PLACE
