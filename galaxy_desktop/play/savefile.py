"""Save files: written so that the old or the new one is whole, read so that a bad one harms nothing."""

import json
from pathlib import Path
from typing import Any

from galaxy_desktop.engine.garbage import all_is_kept
from galaxy_desktop.language import gettext as _
from galaxy_desktop.play import diskfile, migrations
from galaxy_desktop.play.document import FORMAT, HEAVY, PROGRAM, Loaded, checksum, damaged, pack, unpack
from galaxy_desktop.play.naming import LONGEST, is_plain
from galaxy_desktop.play.plainjson import read_json
from galaxy_desktop.play.refusals import BadTableError, Fault, SaveError
from galaxy_desktop.play.running import Games, RunningGame

SUFFIX = ".json"
LARGEST = 2 * 1024 * 1024
"""The longest games have a twentieth of it."""
KEPT = 3
MOST_FORMATS = 1_000
"""A number beyond is none of a later version."""


def save(path: Path, running: RunningGame) -> None:
    """Write a game; raises `SaveError`, and leaves the save as it was, where that is not possible."""
    diskfile.replace_whole(path, file_of(pack(running)), KEPT)


def file_of(data: dict[str, Any]) -> bytes:
    """A save as its file has it: the head first, so that a list need not read the rest."""
    ordered = {key: data[key] for key in sorted(data, key=lambda key: (key in HEAVY, key))}
    return (json.dumps(ordered, separators=(",", ":")) + "\n").encode()


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


def backups(path: Path) -> list[Path]:
    """The earlier versions of a save that are there, newest first."""
    return [old for old in diskfile.older(path, KEPT) if diskfile.is_regular(old)]


def delete(path: Path) -> None:
    """Delete a save and its earlier versions; raises `OSError`."""
    for file in (path, *backups(path)):
        file.unlink(missing_ok=True)


def parse(raw: bytes) -> dict[str, Any]:
    """The data of a save file, whole and of the current format; raises `SaveError`."""
    try:
        data = read_json(raw)
    except ValueError as error:
        raise damaged(str(error)) from error
    check_kind(data)
    if data.get("checksum") != checksum(data):
        raise damaged(_("its checksum does not fit"))
    return migrations.migrate(data)


def check_kind(data: Any) -> None:
    """Raise `SaveError` where this is no save, or one of a format that is not known."""
    if not isinstance(data, dict) or data.get("program") != PROGRAM:
        raise SaveError(Fault.FOREIGN, _("This file is not a save of Galaxy Desktop."))
    number = data.get("format")
    if type(number) is not int or not 1 <= number < MOST_FORMATS:
        raise damaged(_("its format number is none"))
    if number > FORMAT:
        line = _("This save has format {theirs}; this version of the program reads formats up to {ours}.")
        raise SaveError(Fault.NEWER_FORMAT, line.format(theirs=number, ours=FORMAT))
