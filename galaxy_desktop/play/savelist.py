"""The list of saves: heads only, read a few at a time, whatever is in the folder."""

import codecs
import re
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from types import MappingProxyType
from typing import Any

from galaxy_desktop.language import gettext as _
from galaxy_desktop.play import diskfile
from galaxy_desktop.play.document import FORMAT, HEAVY, Meta, damaged, meta_of
from galaxy_desktop.play.plainjson import DECODER, MalformedError, check_depth, faults_in_our_words
from galaxy_desktop.play.refusals import SaveError
from galaxy_desktop.play.running import Games
from galaxy_desktop.play.savefile import SUFFIX, check_kind, parse

HEAD = 64 * 1024
"""Bytes that are read of a file; a smaller one is read, and checked, as a whole."""
OLDER = 512 * 1024
"""Bytes up to which a save of an older format, with its head further back, is read as a whole."""
AT_ONCE = 1024 * 1024
"""Bytes after which `SaveList.read_on` stops until it is called again."""
NO_GAMES: Games = MappingProxyType({})


@dataclass(frozen=True, slots=True)
class SaveInfo:
    """A file of the load list: its head, or its fault."""

    path: Path
    modified: float
    meta: Meta | None
    trouble: SaveError | None


class SaveList:
    """Saves of a folder, newest first; never raises, and never reads much at once."""

    def __init__(self, folder: Path, games: Games = NO_GAMES) -> None:
        """List the files; `games` are those by whose rules the heads are checked."""
        self.found: list[SaveInfo] = []
        self.bytes_read = 0
        self._games = games
        self._left = diskfile.newest_first(folder, SUFFIX)[::-1]

    @property
    def done(self) -> bool:
        """True once all files have been read."""
        return not self._left

    def read_on(self) -> None:
        """Read some more of the files into `found`."""
        enough = self.bytes_read + AT_ONCE
        while self._left and self.bytes_read < enough:
            modified, path = self._left.pop()
            try:
                self.found.append(SaveInfo(path, modified, self._meta(path), None))
            except SaveError as trouble:
                self.found.append(SaveInfo(path, modified, None, trouble))

    def _meta(self, path: Path) -> Meta:
        raw = self._start(path, HEAD + 1)
        if len(raw) <= HEAD:
            return meta_of(parse(raw), self._games)
        head = _head(raw)
        if head is None:
            raw = self._start(path, OLDER + 1)
            if len(raw) > OLDER:
                raise damaged(_("its header isn't at the start"))
            return meta_of(parse(raw), self._games)
        return meta_of(head, self._games)

    def _start(self, path: Path, most: int) -> bytes:
        raw = diskfile.read_start(path, most)
        self.bytes_read += len(raw)
        return raw


def list_saves(folder: Path, games: Games = NO_GAMES) -> list[SaveInfo]:
    """Return every save of a folder, newest first, bad ones with their fault; never raise."""
    saves = SaveList(folder, games)
    while not saves.done:
        saves.read_on()
    return saves.found


def _head(raw: bytes) -> Mapping[str, Any] | None:
    """Return the fields at the start of a save; None if its format is older. Raise `SaveError` if damaged."""
    try:
        with faults_in_our_words():
            head = _fields(codecs.getincrementaldecoder("utf-8")().decode(raw))
            check_depth(head)
    except MalformedError as error:
        raise damaged(str(error)) from error
    if "format" not in head or "program" not in head:
        return None
    check_kind(head)
    return head if head["format"] == FORMAT else None


def _fields(text: str) -> dict[str, Any]:
    """Return the fields of an object up to the first of `HEAVY`; raise ValueError if it is malformed."""
    found: dict[str, Any] = {}
    at = _past(text, 0, "{")
    while True:
        key, at = DECODER.raw_decode(text, at)
        if not isinstance(key, str) or key in found:
            raise MalformedError(_("its fields aren't those of a save"))
        if key in HEAVY:
            return found
        found[key], at = DECODER.raw_decode(text, _past(text, at, ":"))
        at = _past(text, at, ",")


def _past(text: str, at: int, sign: str) -> int:
    """Return the index after a character and the blanks around it; raise `MalformedError` if not there."""
    found = re.compile(rf"\s*{re.escape(sign)}\s*").match(text, at)
    if found is None:
        raise MalformedError(_("its fields aren't those of a save"))
    return found.end()
