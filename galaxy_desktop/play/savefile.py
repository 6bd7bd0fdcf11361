"""Save files: written so that the old or the new one is whole, read so that a bad one harms nothing."""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from galaxy_desktop.engine.garbage import all_is_kept
from galaxy_desktop.language import gettext as _
from galaxy_desktop.play import diskfile, migrations
from galaxy_desktop.play.document import (
    FORMAT,
    PROGRAM,
    Loaded,
    Meta,
    checksum,
    damaged,
    meta_of,
    pack,
    text_of,
    unpack,
)
from galaxy_desktop.play.naming import LONGEST, is_plain
from galaxy_desktop.play.refusals import BadTableError, Fault, SaveError
from galaxy_desktop.play.running import Games, RunningGame

SUFFIX = ".json"
LARGEST = 8 * 1024 * 1024
KEPT = 3


@dataclass(frozen=True, slots=True)
class SaveInfo:
    """A file of the load list: its head, or what is wrong with it."""

    path: Path
    modified: float
    meta: Meta | None
    trouble: SaveError | None


def save(path: Path, running: RunningGame) -> None:
    """Write a game; raises `SaveError`, and leaves the save as it was, where that is not possible."""
    diskfile.replace_whole(path, (text_of(pack(running)) + "\n").encode(), KEPT)


@all_is_kept()
def load(path: Path, games: Games) -> Loaded:
    """Read a game; raises `SaveError`."""
    return unpack(parse(diskfile.read_whole(path, LARGEST)), games)


def named(folder: Path | None, name: str) -> Path:
    """The path of a save by the name of its file, see `naming`; raises `BadTableError` where it is none."""
    plain = name.strip()
    short = len(plain.encode(errors="replace")) <= LONGEST
    fits = short and all(is_plain(sign) or sign == "%" for sign in plain)
    if folder is None or not plain or not fits:
        raise BadTableError(_("The name of a save has letters, digits, spaces, hyphens and underscores."))
    return folder / f"{plain}{SUFFIX}"


def list_saves(folder: Path) -> list[SaveInfo]:
    """Every save of a folder, newest first, bad ones with their reason; never raises."""
    try:
        found = [(path.stat().st_mtime, path) for path in folder.glob(f"*{SUFFIX}")]
    except OSError:
        return []
    return [_info(path, modified) for modified, path in sorted(found, reverse=True)]


def backups(path: Path) -> list[Path]:
    """The earlier versions of a save that are there, newest first."""
    return [old for old in diskfile.older(path, KEPT) if old.exists()]


def delete(path: Path) -> None:
    """Delete a save and its earlier versions; raises `OSError`."""
    for file in (path, *backups(path)):
        file.unlink(missing_ok=True)


def parse(raw: bytes) -> dict[str, Any]:
    """The data of a save file, whole and of the current format; raises `SaveError`."""
    try:
        data = json.loads(raw, object_pairs_hook=_object, parse_constant=_no_number)
    except (ValueError, RecursionError) as error:
        raise damaged(str(error) or _("it is nested too deep")) from error
    if not isinstance(data, dict) or data.get("program") != PROGRAM:
        raise SaveError(Fault.FOREIGN, _("This file is not a save of Galaxy Desktop."))
    _check_format(data.get("format"))
    try:
        if data.get("checksum") != checksum(data):
            raise damaged(_("its checksum does not fit"))
    except RecursionError as error:
        raise damaged(_("it is nested too deep")) from error
    return migrations.migrate(data)


def _check_format(number: Any) -> None:
    if type(number) is not int or number < 1:
        raise damaged(_("its format number is none"))
    if number > FORMAT:
        line = _("This save has format {theirs}; this version of the program reads formats up to {ours}.")
        raise SaveError(Fault.NEWER_FORMAT, line.format(theirs=number, ours=FORMAT))


def _object(pairs: Sequence[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) != len(pairs):
        raise ValueError(_("a field is there twice"))
    return found


def _no_number(name: str) -> Any:
    raise ValueError(_("{name} is no number").format(name=name))


def _info(path: Path, modified: float) -> SaveInfo:
    try:
        return SaveInfo(path, modified, meta_of(parse(diskfile.read_whole(path, LARGEST))), None)
    except SaveError as trouble:
        return SaveInfo(path, modified, None, trouble)
