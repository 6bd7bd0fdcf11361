"""Head of a save: what it tells of its game before the game itself, read without the rest."""

import codecs
import re
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from galaxy_desktop.language import gettext as _
from galaxy_desktop.play import diskfile
from galaxy_desktop.play.document import FORMAT, HEAVY, Meta, damaged, meta_of
from galaxy_desktop.play.plainjson import DECODER, MalformedError, check_depth, faults_in_our_words
from galaxy_desktop.play.running import Games
from galaxy_desktop.play.savefile import check_kind, data_of

HEAD = 64 * 1024
"""Bytes that are read of a file; a smaller one is read, and checked, as a whole."""
OLDER = 512 * 1024
"""Bytes up to which a save of an older format, with its head further back, is read as a whole."""


def read_head(path: Path, games: Games, count: Callable[[int], None]) -> Meta:
    """Return the head of a save, `count` the bytes read for it; raise `SaveError` if it has none."""
    raw = _start(path, HEAD + 1, count)
    if len(raw) <= HEAD:
        return meta_of(data_of(raw), games)
    head = _head(raw)
    if head is None:
        raw = _start(path, OLDER + 1, count)
        if len(raw) > OLDER:
            raise damaged(_("its header isn't at the start"))
        return meta_of(data_of(raw), games)
    return meta_of(head, games)


def _start(path: Path, most: int, count: Callable[[int], None]) -> bytes:
    raw = diskfile.read_start(path, most)
    count(len(raw))
    return raw


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
