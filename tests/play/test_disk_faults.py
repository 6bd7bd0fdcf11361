"""A disk that is full, read-only or fails at any point costs nothing that was saved."""

import errno
import os
import stat
import time
from pathlib import Path
from typing import Any

import pytest

from galaxy_desktop.play import diskfile, savefile
from galaxy_desktop.play.bus import CommandBus
from galaxy_desktop.play.commands import NewGame, Save, Undo
from galaxy_desktop.play.journal import recover
from galaxy_desktop.play.refusals import Fault, SaveError
from tests.play.tables import ANN, ROBOT, new_bus, play, state_of
from tests.toy import TOYS

KINDS = {
    errno.ENOSPC: Fault.FULL_DISK,
    errno.EROFS: Fault.READ_ONLY,
    errno.EACCES: Fault.READ_ONLY,
    errno.EIO: Fault.UNWRITABLE,
}


class Failing:
    """Stands in for a call to the system, and fails from its n-th call on."""

    def __init__(self, real: Any, number: int, good: int = 0) -> None:
        self.real, self.number, self.good = real, number, good

    def __call__(self, *args: Any, **named: Any) -> Any:
        self.good -= 1
        if self.good < 0:
            raise OSError(self.number, os.strerror(self.number))
        return self.real(*args, **named)


@pytest.mark.parametrize("number", KINDS)
@pytest.mark.parametrize("call", ["os.fsync", "os.replace", "pathlib.Path.open", "pathlib.Path.mkdir"])
def test_a_save_that_fails_leaves_the_old_one_and_no_litter(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int, call: str
) -> None:
    bus, path = new_bus(), tmp_path / "game.json"
    bus.do(Save(path))
    old = path.read_bytes()
    play(bus, 3)
    before = state_of(bus)
    with monkeypatch.context() as patched:
        owner: Any = os if call.startswith("os.") else Path
        name = call.rpartition(".")[2]
        patched.setattr(owner, name, Failing(getattr(owner, name), number))
        with pytest.raises(SaveError) as caught:
            bus.do(Save(path))
    assert caught.value.fault == KINDS[number]
    assert len(str(caught.value).splitlines()) == 1
    assert path.read_bytes() == old
    assert state_of(bus) == before
    assert not list(tmp_path.glob("*.tmp")) + list(tmp_path.glob(".*.tmp"))


def test_the_disk_is_asked_to_keep_a_save_only_once_all_of_it_is_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    bus, path, kept, fsync = new_bus(), tmp_path / "game.json", [], os.fsync

    def noted(handle: int) -> None:
        kept.append(os.fstat(handle).st_size)
        fsync(handle)

    monkeypatch.setattr(os, "fsync", noted)
    bus.do(Save(path))
    assert path.stat().st_size in kept


@pytest.mark.parametrize("good", range(4))
def test_a_disk_that_fails_at_any_point_of_a_later_save_leaves_a_loadable_one_and_the_versions_before(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, good: int
) -> None:
    bus, path = new_bus(), tmp_path / "game.json"
    for _ in range(3):
        play(bus, 1)
        bus.do(Save(path))
    play(bus, 1)
    versions = [one.read_bytes() for one in (path, *savefile.backups(path))]
    with monkeypatch.context() as patched:
        patched.setattr(os, "replace", Failing(os.replace, errno.EIO, good))
        if good < 1:
            for _try in range(3):
                with pytest.raises(SaveError):
                    bus.do(Save(path))
        else:
            bus.do(Save(path))
    now = [one.read_bytes() for one in (path, *savefile.backups(path))]
    assert now == versions if good < 1 else now[1] in versions[:2]
    assert savefile.load(path, TOYS).running.history.at == (3 if good < 1 else 4)


@pytest.mark.skipif(os.name != "posix", reason="Windows cannot flush a folder, and need not")
def test_a_folder_that_cannot_be_flushed_is_no_reason_to_refuse_a_save(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    bus, path, fsync = new_bus(), tmp_path / "game.json", os.fsync

    def fails_on_folders(handle: int) -> None:
        if stat.S_ISDIR(os.fstat(handle).st_mode):
            raise OSError(errno.EINVAL, os.strerror(errno.EINVAL))
        fsync(handle)

    monkeypatch.setattr(os, "fsync", fails_on_folders)
    bus.do(Save(path))
    assert savefile.load(path, TOYS).running.history.at == 0


def test_a_save_whose_newest_file_was_deleted_keeps_the_versions_before(tmp_path: Path) -> None:
    bus, path = new_bus(), tmp_path / "game.json"
    for _ in range(3):
        play(bus, 1)
        bus.do(Save(path))
    path.unlink()
    versions = [one.read_bytes() for one in savefile.backups(path)]
    bus.do(Save(path))
    assert [one.read_bytes() for one in savefile.backups(path)] == versions


def test_a_file_system_without_links_gets_copies(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    bus, path = new_bus(), tmp_path / "game.json"
    bus.do(Save(path))
    old = path.read_bytes()
    monkeypatch.setattr(os, "link", Failing(os.link, errno.EPERM))
    play(bus, 1)
    bus.do(Save(path))
    assert savefile.backups(path)[0].read_bytes() == old


NOT_SAVED = "Couldn't save your latest moves: the disk is full."
"""The notice names what the player loses: they know nothing of the file."""


def test_play_goes_on_in_memory_while_the_journal_cannot_be_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    bus = new_bus(folder=tmp_path)
    notes: list[str] = []
    bus.subscribe(lambda events, record: notes.append(record.note) if record.what == "journal" else None)
    with monkeypatch.context() as patched:
        patched.setattr(os, "fsync", Failing(os.fsync, errno.ENOSPC))
        play(bus, 5)
    trouble = bus.trouble()
    assert trouble is not None
    assert trouble.fault == Fault.FULL_DISK
    assert notes == [NOT_SAVED]
    play(bus, 1)
    assert bus.trouble() is None
    bus.do(Undo())
    assert bus.journal() is not None


def test_a_journal_that_cannot_be_begun_is_told_at_the_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    bus = CommandBus(TOYS, tmp_path)
    notes: list[str] = []
    bus.subscribe(lambda events, record: notes.append(record.note) if record.what == "journal" else None)
    monkeypatch.setattr(os, "fsync", Failing(os.fsync, errno.ENOSPC))
    bus.do(NewGame("toy", (ANN, ROBOT), {"length": "short"}, 7))
    assert bus.trouble() is not None
    assert notes == [NOT_SAVED]


def test_what_a_killed_program_left_is_removed_and_not_what_another_one_is_writing(tmp_path: Path) -> None:
    path, dead, living = (tmp_path / name for name in ("file", ".file.1.tmp", ".file.2.tmp"))
    for one in (dead, living):
        one.write_bytes(b"half")
    os.utime(dead, (0, time.time() - 2 * diskfile.WRITTEN_IN))
    diskfile.replace_whole(path, b"whole", 1)
    assert {one.name for one in tmp_path.iterdir()} == {"file", ".file.2.tmp"}


@pytest.mark.parametrize("size", [0, 9, 10])
def test_a_file_is_read_whole_up_to_its_largest_size(size: int, tmp_path: Path) -> None:
    path = tmp_path / "file"
    path.write_bytes(b"x" * size)
    assert diskfile.read_whole(path, 10) == b"x" * size
    path.write_bytes(b"x" * 11)
    with pytest.raises(SaveError) as caught:
        diskfile.read_whole(path, 10)
    assert caught.value.fault == Fault.TOO_BIG


def test_a_save_that_succeeds_after_the_disk_failed_begins_the_journal_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    bus = new_bus(folder=tmp_path)
    with monkeypatch.context() as patched:
        patched.setattr(os, "fsync", Failing(os.fsync, errno.ENOSPC))
        play(bus, 3)
    assert bus.trouble() is not None
    bus.do(Save(tmp_path / "game.json"))
    assert bus.trouble() is None
    journal = bus.journal()
    assert journal is not None
    assert recover(journal, TOYS).running.history.answers() == bus._here().history.answers()


@pytest.mark.parametrize(
    ("number", "cause"), [(errno.EACCES, "is read-only."), (errno.EIO, "Input/output error.")]
)
def test_a_notice_that_moves_are_not_saved_names_no_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int, cause: str
) -> None:
    bus = new_bus(folder=tmp_path)
    with monkeypatch.context() as patched:
        patched.setattr(os, "fsync", Failing(os.fsync, number))
        play(bus, 3)
    said = str(bus.trouble())
    assert said.startswith("Couldn't save your latest moves: ")
    assert said.endswith(cause)
    assert "journal" not in said.replace(str(tmp_path), "")
