"""The journal of a running game: every answer is on the disk before it is told, for recovery.

The first line is the game as in a save, each later one is a change since; each begins with its CRC.
"""

import os
import time
import zlib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from galaxy_desktop.engine import codec
from galaxy_desktop.engine.events import Seat
from galaxy_desktop.engine.garbage import all_is_kept
from galaxy_desktop.engine.oneline import path_words
from galaxy_desktop.language import gettext as _
from galaxy_desktop.play import diskfile, savefile
from galaxy_desktop.play.document import Loaded, damaged, from_data, text_of, to_data
from galaxy_desktop.play.files import JOURNAL, unfinished
from galaxy_desktop.play.locks import hold
from galaxy_desktop.play.plainjson import read_json
from galaxy_desktop.play.records import Given
from galaxy_desktop.play.refusals import Fault, SaveError
from galaxy_desktop.play.running import Games, RunningGame
from galaxy_desktop.play.seats import Occupant

LAST = "last-game.journal.old"
LARGEST = 8 * 1024 * 1024
_BINARY = getattr(os, "O_BINARY", 0)


@dataclass(frozen=True, slots=True)
class Moved:
    """An undo or redo: `at` answers are left."""

    at: int
    took_back: bool


@dataclass(frozen=True, slots=True)
class Seated:
    """A change of the occupant of a seat."""

    seat: Seat
    occupant: Occupant


@dataclass(frozen=True, slots=True)
class GaveUp:
    """The last person has given up; `gave_up` is their seat."""

    gave_up: Seat


Deed = Given | Moved | Seated | GaveUp
"""A change in a line of the journal; the classes are told apart by their fields."""


class Keeper:
    """Writer of the journal of the game at the table; inactive without a folder, or while the disk fails."""

    def __init__(self, folder: Path | None) -> None:
        self.folder = folder
        self.path: Path | None = None
        self.trouble: SaveError | None = None
        self._handle: int | None = None

    def begin(self, running: RunningGame, instead_of: Path | None = None) -> None:
        """Begin the journal of a game, then put away the one before and the one recovered from."""
        if self.folder is None:
            return
        old = self.path
        path = self.folder / f"{running.table.game}-{time.time_ns()}{JOURNAL}"
        try:
            self.let_go()
            diskfile.replace_whole(path, _first_lines(running), 1)
            self._handle = os.open(path, os.O_WRONLY | os.O_APPEND | _BINARY)
            hold(self._handle)
            self.path, self.trouble = path, None
            _put_away(old)
            _put_away(instead_of)
            self._close_if_over(running)
        except OSError as error:
            self._fail(unsaved(path, error))
        except SaveError as trouble:
            cause = trouble.__cause__
            self._fail(unsaved(path, cause) if isinstance(cause, Exception) else trouble)

    def keep(self, running: RunningGame, deeds: Sequence[Deed]) -> None:
        """Write changes, on the disk when this returns; begin a new journal if there is none."""
        if self._handle is None or self.path is None:
            if not self._removed():
                self.begin(running)
            return
        try:
            _write(self._handle, b"".join(map(line_of, map(codec.encode, deeds))))
            if not _is_there(self.path, self._handle):
                self._fail(gone(self.path))
                return
            self._close_if_over(running)
        except OSError as error:
            self._fail(unsaved(self.path, error))

    def _removed(self) -> bool:
        """Return whether the folder was removed during the game: it is not made again silently."""
        removed = self.trouble is not None and self.trouble.fault is Fault.REMOVED
        return removed and self.folder is not None and not self.folder.is_dir()

    def close(self) -> None:
        """Put the journal away: there is nothing to recover."""
        self.let_go()
        old, self.path = self.path, None
        if old is None:
            return
        try:
            _put_away(old)
        except OSError as error:
            self._fail(diskfile.unwritable(old, error))

    def _close_if_over(self, running: RunningGame) -> None:
        if running.over():
            self.close()

    def let_go(self) -> None:
        """Close the file but leave the journal in place, so that it can be recovered."""
        handle, self._handle = self._handle, None
        if handle is not None:
            os.close(handle)

    def _fail(self, trouble: SaveError) -> None:
        self.let_go()
        self.trouble = trouble


def _first_lines(running: RunningGame) -> bytes:
    """Return the first lines of a journal: the game, and the answers taken back that can be redone."""
    history = running.history
    deeds: list[Deed] = [*history.given[history.at :]]
    if deeds:
        deeds.append(Moved(history.at, running.took_back))
    return b"".join(map(line_of, [to_data(running), *map(codec.encode, deeds)]))


def line_of(data: Any) -> bytes:
    """Return a line of the journal: the CRC of its JSON, then that JSON."""
    text = text_of(data).encode()
    return b"%08x %s\n" % (zlib.crc32(text), text)


def whole_lines(raw: bytes) -> Iterable[bytes]:
    """Yield the JSON of each line, up to the first that is torn or damaged."""
    for line in raw.splitlines(keepends=True):
        text = line[9:-1]
        if line[-1:] != b"\n" or line[:9] != b"%08x " % zlib.crc32(text):
            return
        yield text


def latest(folder: Path) -> Path | None:
    """Return the journal of the game that is played or was played last; None if there is none."""
    last = folder / LAST
    return next(iter(unfinished(folder)), last if last.exists() else None)


@all_is_kept()
def recover(path: Path, games: Games) -> Loaded:
    """Return the game of a journal up to the first torn line; raise `SaveError` if its start is bad."""
    raw = diskfile.read_whole(path, LARGEST)
    lines = list(whole_lines(raw))
    if not lines or len(lines[0]) > savefile.LARGEST:
        raise damaged(_("the journal doesn't start with a game"))
    loaded = from_data(savefile.data_of(lines[0]), games)
    done = 0
    for text in lines[1:]:
        if not _redone(loaded, text):
            break
        done += 1
    loaded.running.go_on()
    if done + 1 == len(raw.splitlines()):
        return loaded
    return Loaded(loaded.running, loaded.note or _("The last move before the interruption was lost."))


def _redone(loaded: Loaded, text: bytes) -> bool:
    """Carry out the change of a line; return False, with nothing changed, if that fails."""
    running = loaded.running
    try:
        deed = codec.decode(Deed, read_json(text), {}, "journal")
        match deed:
            case Given():
                running.history.give(deed.seat, deed.answer, deed.by)
            case Moved() if not loaded.note:
                running.go(deed.at)
                running.took_back = deed.took_back
            case Seated():
                running.sit(deed.seat, deed.occupant)
            case GaveUp():
                running.give_up(deed.gave_up)
            case _:
                return False
    except Exception:  # recorded choices of unknown worth: any failure means that they end here
        return False
    return True


def _put_away(path: Path | None) -> None:
    """Keep a journal only as the one of the last game, for reports."""
    if path is not None and path.exists():
        os.replace(path, path.with_name(LAST))


def unsaved(path: Path, error: Exception) -> SaveError:
    """Return the error for a journal that could not be written, in words of the game that is played."""
    fault = diskfile.unwritable(path, error).fault
    if fault is Fault.FULL_DISK:
        line = _("Couldn't save your latest moves: the disk is full.")
    elif fault is Fault.READ_ONLY:
        folder = path_words(path.parent)
        line = _("Couldn't save your latest moves: the folder {folder} is read-only.").format(folder=folder)
    else:
        cause = diskfile.cause_of(error)
        line = _("Couldn't save your latest moves: {cause}.").format(cause=cause)
    return SaveError(fault, line)


def gone(path: Path) -> SaveError:
    """Return the error for a journal that was removed while the game was played."""
    if path.parent.is_dir():
        line = _("The file with your latest moves was removed, so they are only in memory.")
        return SaveError(Fault.REMOVED, line)
    line = _("The folder {folder} was removed, so your latest moves are only in memory.")
    return SaveError(Fault.REMOVED, line.format(folder=path.parent))


def _is_there(path: Path, handle: int) -> bool:
    """Return whether an open file still has its name; writing to a removed one raises no error.

    Windows does not remove an open file.
    """
    try:
        return os.name == "nt" or os.path.samestat(os.stat(path), os.fstat(handle))
    except OSError:
        return False


def _write(handle: int, raw: bytes) -> None:
    while raw:
        raw = raw[os.write(handle, raw) :]
    os.fsync(handle)
