"""A journal belongs to the program that writes it, until that program has ended in whatever way."""

import os
from pathlib import Path

from galaxy_desktop.play.locks import hold, is_locked
from tests.play.tables import new_bus, play


def test_the_journal_of_a_running_game_is_in_use(tmp_path: Path) -> None:
    bus = new_bus(folder=tmp_path)
    path = bus.journal()
    assert path is not None
    assert is_locked(path)
    play(bus, 3)
    assert is_locked(path)
    bus.close()
    left = bus.journal()
    assert left is not None
    assert not is_locked(left)


def test_a_file_is_held_by_one_at_a_time(tmp_path: Path) -> None:
    path = tmp_path / "file"
    path.touch()
    first, second = os.open(path, os.O_RDWR), os.open(path, os.O_RDWR)
    assert hold(first)
    assert not hold(second)
    os.close(first)
    assert hold(second)
    os.close(second)


def test_a_file_that_is_not_there_is_not_in_use(tmp_path: Path) -> None:
    assert not is_locked(tmp_path / "nowhere")
