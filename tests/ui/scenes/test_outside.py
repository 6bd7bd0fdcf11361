"""Programs that a built program starts get the libraries of the system, not its own."""

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from galaxy_desktop.outside import of_the_system
from galaxy_desktop.ui.scenes.folders import open_folder
from galaxy_desktop.ui.speech import speaker
from tests.ui.scene_rig import SceneRig


def test_what_a_built_program_adds_to_the_environment_is_taken_out(monkeypatch: pytest.MonkeyPatch) -> None:
    ours = {"HOME": "/h", "LD_LIBRARY_PATH": "/built", "LD_LIBRARY_PATH_ORIG": "/system"}
    assert of_the_system(ours) == {"HOME": "/h", "LD_LIBRARY_PATH": "/system"}
    alone = {"LD_LIBRARY_PATH": "/built"}
    assert of_the_system(alone) == alone
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    assert of_the_system(alone) == {}


def open_home(rig: SceneRig) -> None:
    open_folder(rig.below, Path("/"))


def speak(_rig: SceneRig) -> None:
    speaker._started(["voice"])


@pytest.mark.parametrize("starts", [open_home, speak])
def test_file_manager_and_voice_are_started_so(
    folder: Path, monkeypatch: pytest.MonkeyPatch, starts: Callable[[SceneRig], None]
) -> None:
    started: list[Any] = []
    rig = SceneRig(folder)
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setenv("LD_LIBRARY_PATH", "/built")
    monkeypatch.setattr("shutil.which", lambda _program: "/bin/manager")
    monkeypatch.setattr(subprocess, "Popen", lambda *_args, **named: started.append(named["env"]))
    starts(rig)
    (theirs,) = started
    assert "LD_LIBRARY_PATH" not in theirs


def test_a_file_manager_that_cannot_be_started_is_told_like_a_missing_one(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(*_args: object, **_named: object) -> None:
        raise PermissionError

    rig = SceneRig(folder)
    monkeypatch.setattr("shutil.which", lambda _program: "/bin/manager")
    monkeypatch.setattr(subprocess, "Popen", fails)
    open_home(rig)
    assert rig.top() is not rig.below
