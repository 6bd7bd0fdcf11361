"""Files that are whole or not there: read with a limit, written aside and put in place at once."""

import contextlib
import errno
import glob
import os
import shutil
from itertools import pairwise
from pathlib import Path

from galaxy_desktop.language import gettext as _
from galaxy_desktop.play.refusals import Fault, SaveError

_ASIDE = ".tmp"


def read_whole(path: Path, largest: int) -> bytes:
    """All of a file of at most that many bytes; raises `SaveError`."""
    try:
        with path.open("rb") as file:
            raw = file.read(largest + 1)
    except (OSError, ValueError) as error:
        cause = _cause(error)
        line = _("{file} cannot be read: {cause}.").format(file=path.name, cause=cause)
        raise SaveError(Fault.UNREADABLE, line) from error
    if len(raw) > largest:
        line = _("{file} is too big for a save: more than {most} MB.")
        raise SaveError(Fault.TOO_BIG, line.format(file=path.name, most=largest // 1024 // 1024))
    return raw


def replace_whole(path: Path, raw: bytes, kept: int) -> None:
    """Write a file, keeping its last versions; after any failure the file is what it was (`SaveError`)."""
    aside = path.with_name(f".{path.name}.{os.getpid()}{_ASIDE}")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        _write_through(aside, raw)
        _keep_old(path, kept)
        os.replace(aside, path)
        _sync_folder(path.parent)
        _clear_strays(path)
    except (OSError, ValueError) as error:
        with contextlib.suppress(OSError, ValueError):
            aside.unlink(missing_ok=True)
        raise unwritable(path, error) from error


def older(path: Path, kept: int) -> list[Path]:
    """Where the earlier versions of a file lie, newest first."""
    return [path.with_name(f"{path.name}.{age}") for age in range(1, kept)]


def unwritable(path: Path, error: Exception) -> SaveError:
    """The refusal for a file that could not be written, by the cause the system gives."""
    number = error.errno if isinstance(error, OSError) else None
    if number in (errno.ENOSPC, errno.EDQUOT):
        line = _("{file} cannot be written: the disk is full. Nothing was changed.")
        return SaveError(Fault.FULL_DISK, line.format(file=path.name))
    if number in (errno.EROFS, errno.EACCES, errno.EPERM):
        line = _("{file} cannot be written: the folder {folder} is read-only.")
        return SaveError(Fault.READ_ONLY, line.format(file=path.name, folder=path.parent))
    line = _("{file} cannot be written: {cause}.")
    return SaveError(Fault.UNWRITABLE, line.format(file=path.name, cause=_cause(error)))


def _sync_folder(folder: Path) -> None:
    """Make renamings in a folder lasting, where the system can (Windows cannot, and need not)."""
    if os.name != "posix":
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def _clear_strays(path: Path) -> None:
    """Remove what a killed program has left aside."""
    for stray in path.parent.glob(f".{glob.escape(path.name)}.*{_ASIDE}"):
        stray.unlink(missing_ok=True)


def _write_through(path: Path, raw: bytes) -> None:
    with path.open("wb") as file:
        file.write(raw)
        file.flush()
        os.fsync(file.fileno())


def _keep_old(path: Path, kept: int) -> None:
    """Move the earlier versions on by one; the file itself never leaves its place."""
    if not path.exists() or kept < 2:
        return
    versions = older(path, kept)
    for newer, old in reversed(list(pairwise(versions))):
        if newer.exists():
            os.replace(newer, old)
    try:
        os.link(path, versions[0])
    except OSError:
        shutil.copy2(path, versions[0])


def _cause(error: Exception) -> str:
    return (error.strerror if isinstance(error, OSError) else None) or str(error)
