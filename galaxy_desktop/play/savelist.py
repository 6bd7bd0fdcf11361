"""The list of saves: heads only, a few at a time, and whatever is in the folder."""

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
from galaxy_desktop.play.plainjson import DECODER, check_depth, too_deep
from galaxy_desktop.play.refusals import SaveError
from galaxy_desktop.play.running import Games
from galaxy_desktop.play.savefile import SUFFIX, check_kind, parse

HEAD = 64 * 1024
"""So many bytes of a file are read; a smaller one is read, and checked, as a whole."""
OLDER = 512 * 1024
"""A save of earlier versions, which has its head further back, is read as a whole up to this size."""
AT_ONCE = 1024 * 1024
"""When so many bytes have been read, the rest waits until the next time."""
NO_GAMES: Games = MappingProxyType({})


@dataclass(frozen=True, slots=True)
class SaveInfo:
    """A file of the load list: its head, or what is wrong with it."""

    path: Path
    modified: float
    meta: Meta | None
    trouble: SaveError | None


class SaveList:
    """What lies in the folder of saves, newest first; never raises, and never reads much at once."""

    def __init__(self, folder: Path, games: Games = NO_GAMES) -> None:
        """`games`: those by whose rules the heads are checked."""
        self.found: list[SaveInfo] = []
        self.bytes_read = 0
        self._games = games
        self._left = diskfile.newest_first(folder, SUFFIX)[::-1]

    @property
    def done(self) -> bool:
        """Whether all have been read."""
        return not self._left

    def read_on(self) -> None:
        """Read some more of them."""
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
                raise damaged(_("its head is not where it should be"))
            return meta_of(parse(raw), self._games)
        return meta_of(head, self._games)

    def _start(self, path: Path, most: int) -> bytes:
        raw = diskfile.read_start(path, most)
        self.bytes_read += len(raw)
        return raw


def list_saves(folder: Path, games: Games = NO_GAMES) -> list[SaveInfo]:
    """Every save of a folder, newest first, bad ones with their reason; never raises."""
    saves = SaveList(folder, games)
    while not saves.done:
        saves.read_on()
    return saves.found


def _head(raw: bytes) -> Mapping[str, Any] | None:
    """The fields at the beginning of a save; None where its format is an older one. Raises `SaveError`."""
    try:
        head = _fields(codecs.getincrementaldecoder("utf-8")().decode(raw))
        check_depth(head)
    except RecursionError:
        raise damaged(str(too_deep())) from None
    except ValueError as error:
        raise damaged(str(error)) from error
    if "format" not in head or "program" not in head:
        return None
    check_kind(head)
    return head if head["format"] == FORMAT else None


def _fields(text: str) -> dict[str, Any]:
    """The fields of an object up to the first heavy one; raises `ValueError` where there are none."""
    found: dict[str, Any] = {}
    at = _past(text, 0, "{")
    while True:
        key, at = DECODER.raw_decode(text, at)
        if not isinstance(key, str) or key in found:
            raise ValueError(_("its fields are not those of a save"))
        if key in HEAVY:
            return found
        found[key], at = DECODER.raw_decode(text, _past(text, at, ":"))
        at = _past(text, at, ",")


def _past(text: str, at: int, sign: str) -> int:
    """The place after a sign and the blanks around it."""
    found = re.compile(rf"\s*{re.escape(sign)}\s*").match(text, at)
    if found is None:
        raise ValueError(_("its fields are not those of a save"))
    return found.end()
