"""Files that are whole or not there: read with a size limit, written aside and put in place at once."""

import contextlib
import errno
import os
import stat
import time
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from typing import BinaryIO

from galaxy_desktop.engine.oneline import LONGEST_NAME, one_line, path_words
from galaxy_desktop.language import gettext as _
from galaxy_desktop.play.refusals import Fault, SaveError

_TEMPORARY = ".tmp"
_NO_WAIT = getattr(os, "O_NONBLOCK", 0)
_BINARY = getattr(os, "O_BINARY", 0)
LATEST = 4_102_444_800.0
"""The year 2100 in seconds since 1970; later times of files are shown as this."""
WRITTEN_IN = 60.0
"""Seconds in which any file is written; an older temporary one was left by a program that was killed."""
DAMAGED = "damaged"
"""Mark in the name of a file that was set aside."""


def open_regular(path: Path) -> BinaryIO:
    """Open a file for reading; raise OSError for a folder, pipe, socket or device, and never block."""
    _expect_regular(path.stat().st_mode)  # to open a device may do something already
    handle = os.open(path, os.O_RDONLY | _NO_WAIT | _BINARY)
    file = os.fdopen(handle, "rb")
    try:
        _expect_regular(os.fstat(handle).st_mode)  # it may have been exchanged in between
    except OSError:
        file.close()
        raise
    return file


def _expect_regular(mode: int) -> None:
    if stat.S_ISREG(mode):
        return
    names = {
        stat.S_IFDIR: _("it is a folder, not a file"),
        stat.S_IFIFO: _("it is a pipe, not a file"),
        stat.S_IFSOCK: _("it is a socket, not a file"),
    }
    raise OSError(errno.EINVAL, names.get(stat.S_IFMT(mode), _("it is a device, not a file")))


def is_regular(path: Path) -> bool:
    """Return whether there is a file at this path, or a link to one."""
    try:
        return stat.S_ISREG(path.stat().st_mode)
    except (OSError, ValueError):
        return False


def newest_first(folder: Path, suffix: str) -> list[tuple[float, Path]]:
    """Return the paths in a folder with this suffix, each with its time in seconds since 1970.

    An unreadable folder gives an empty list.
    """
    try:
        paths = list(folder.glob(f"*{suffix}"))
    except OSError:
        return []
    found = []
    for path in paths:
        with contextlib.suppress(OSError):  # gone in between
            found.append((modified_at(path), path))
    return sorted(found, reverse=True)


def modified_at(path: Path) -> float:
    """Return the time a file, or a broken link, was written, limited to 1970 to `LATEST`."""
    try:
        time = path.stat().st_mtime
    except OSError:
        time = path.lstat().st_mtime
    return min(max(0.0, time), LATEST)


def read_whole(path: Path, largest: int) -> bytes:
    """Return the content of a file; raise `SaveError` if it is unreadable or longer than `largest` bytes."""
    raw = read_start(path, largest + 1)
    if len(raw) > largest:
        line = _("{file} is too large for a save: over {most} MB.")
        raise SaveError(Fault.TOO_BIG, line.format(file=name_of(path), most=largest // 1024 // 1024))
    return raw


def read_start(path: Path, most: int) -> bytes:
    """Return the first `most` bytes of a file; raise `SaveError` if it is unreadable."""
    try:
        with open_regular(path) as file:
            return file.read(most)
    except (OSError, ValueError) as error:
        line = _("Couldn't read {file}: {cause}.").format(file=name_of(path), cause=cause_of(error))
        raise SaveError(Fault.UNREADABLE, line) from error


def name_of(path: Path) -> str:
    """Return the name of a file, short enough for a line of text."""
    return one_line(path.name, LONGEST_NAME)


def set_aside(path: Path, mark: str = DAMAGED) -> Path:
    """Rename a file to a free name with `mark` in it, and return the new path; raise OSError on failure."""
    number, kept = 1, path.with_name(f"{path.stem}.{mark}{path.suffix}")
    while os.path.lexists(kept):
        number += 1
        kept = path.with_name(f"{path.stem}.{mark} {number}{path.suffix}")
    os.rename(path, kept)
    return kept


def replace_whole(path: Path, raw: bytes, kept: int) -> None:
    """Write a file, keeping its last versions, `kept` in all.

    Raise `SaveError` if it cannot be written; the file and its earlier versions are then as they were.
    """
    aside, former = _aside(path), _aside(path, ".old")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        if path.exists():
            _expect_regular(path.stat().st_mode)
            if kept > 1:
                _double(path, former)
        _write_through(aside, raw)
        os.replace(aside, path)
    except (OSError, ValueError) as error:
        for stray in (aside, former):
            with contextlib.suppress(OSError, ValueError):
                stray.unlink(missing_ok=True)
        raise unwritable(path, error) from error
    if former.exists():
        _keep_old((former, *older(path, kept)))
    with contextlib.suppress(OSError):  # the new file is in its place
        _clear_strays(path)
        _sync_folder(path.parent)


def exchange(path: Path, version: Path, kept: int) -> None:
    """Put an earlier version in the place of a file, which becomes the newest of its earlier versions.

    The others keep their order. Raise `SaveError` if that fails; all is then as it was.
    """
    former = _aside(path, ".old")
    try:
        _expect_regular(version.stat().st_mode)
        _double(path, former)
        os.replace(version, path)
    except (OSError, ValueError) as error:
        with contextlib.suppress(OSError, ValueError):
            former.unlink(missing_ok=True)
        raise unwritable(path, error) from error
    newer = older(path, kept)
    _keep_old((former, *newer[: newer.index(version) + 1]))
    with contextlib.suppress(OSError):
        _sync_folder(path.parent)


def _aside(path: Path, mark: str = "") -> Path:
    """Return the path of a temporary file beside a file."""
    return path.with_name(f".{path.name}.{os.getpid()}{mark}{_TEMPORARY}")


def older(path: Path, kept: int) -> list[Path]:
    """Return the paths of the earlier versions of a file, newest first; they need not exist."""
    return [path.with_name(f"{path.name}.{age}") for age in range(1, kept)]


def unwritable(path: Path, error: Exception) -> SaveError:
    """Return the refusal for a file that could not be written, by the cause the system gives."""
    number = error.errno if isinstance(error, OSError) else None
    if number in (errno.ENOSPC, errno.EDQUOT):
        line = _("Couldn't save {file}: the disk is full. Any earlier version is intact.")
        return SaveError(Fault.FULL_DISK, line.format(file=name_of(path)))
    if number in (errno.EROFS, errno.EACCES, errno.EPERM):
        line = _("Couldn't save {file}: the folder {folder} is read-only.")
        return SaveError(Fault.READ_ONLY, line.format(file=name_of(path), folder=path_words(path.parent)))
    line = _("Couldn't save {file}: {cause}.")
    return SaveError(Fault.UNWRITABLE, line.format(file=name_of(path), cause=cause_of(error)))


def _sync_folder(folder: Path) -> None:
    """Flush renamings in a folder to the disk, where the system can (Windows cannot, and need not)."""
    if os.name != "posix":
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def _clear_strays(path: Path) -> None:
    """Remove the temporary files that a killed program has left, not what another one is writing."""
    from glob import escape

    for stray in path.parent.glob(f".{escape(path.name)}.*{_TEMPORARY}"):
        with contextlib.suppress(FileNotFoundError):
            if stray.lstat().st_mtime < time.time() - WRITTEN_IN:
                stray.unlink()


def _write_through(path: Path, raw: bytes) -> None:
    path.unlink(missing_ok=True)  # a pipe of that name would make us wait
    with path.open("xb") as file:
        file.write(raw)
        file.flush()
        os.fsync(file.fileno())


def _keep_old(versions: Sequence[Path]) -> None:
    """Rename each version, newest first, to the name of the next older one, as far as the system lets us."""
    for newer, old in reversed(list(pairwise(versions))):
        with contextlib.suppress(OSError):
            os.replace(newer, old)


def _double(path: Path, double: Path) -> None:
    """Make a second name for a file, or a copy where the system has no links."""
    double.unlink(missing_ok=True)
    try:
        os.link(path, double)
    except OSError:
        import shutil

        shutil.copy2(path, double)


def cause_of(error: Exception) -> str:
    """Return in the words of the system why it refused something."""
    return one_line((error.strerror if isinstance(error, OSError) else None) or str(error))
