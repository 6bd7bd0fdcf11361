"""Programs are ended with all that they have started, and several at the same time."""

import subprocess
import sys
from threading import Barrier
from unittest.mock import Mock

import pytest

from galaxy_desktop.ai import pipe
from galaxy_desktop.ai.program_bot import ProgramBot, Programs
from tests.ai.programs_at_play import program
from tests.toy import TOYS

TOY = TOYS["toy"]


def test_on_windows_it_is_ended_with_all_it_has_started(monkeypatch: pytest.MonkeyPatch) -> None:
    run: list[list[str]] = []
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setattr(subprocess, "CREATE_NO_WINDOW", 0, raising=False)
    monkeypatch.setattr(subprocess, "run", lambda command, **_named: run.append(command))
    process = Mock(pid=77)
    pipe._kill(process)
    assert run == [["taskkill", "/F", "/T", "/PID", "77"]]
    process.kill.assert_called_once()


def test_programs_that_do_not_leave_are_waited_for_together(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each waits for the others to be told: one after the other, none would ever leave."""
    together = Barrier(3, timeout=20.0)
    monkeypatch.setattr(ProgramBot, "close", lambda _bot: together.wait())
    programs = Programs()
    programs._bots = {(program(""), seat): ProgramBot(program(""), TOY, seat) for seat in range(3)}
    programs.close()
    assert not programs._bots
    assert not together.broken
