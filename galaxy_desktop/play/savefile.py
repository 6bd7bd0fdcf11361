"""Save files: written so that the old or the new one is whole, read so that a bad one does no harm."""

import json
from pathlib import Path
from typing import Any

from galaxy_desktop.engine.garbage import all_is_kept
from galaxy_desktop.language import gettext as _
from galaxy_desktop.play import diskfile, migrations
from galaxy_desktop.play.document import (
    FORMAT,
    HEAVY,
    PROGRAM,
    Loaded,
    checksum,
    damaged,
    from_data,
    to_data,
)
from galaxy_desktop.play.files import SAVE
from galaxy_desktop.play.naming import LONGEST, is_plain
from galaxy_desktop.play.plainjson import read_json
from galaxy_desktop.play.refusals import BadTableError, Fault, SaveError
from galaxy_desktop.play.running import Games, RunningGame

LARGEST = 2 * 1024 * 1024
"""Most bytes of a save; the longest games have a twentieth of it."""
KEPT = 3
MOST_FORMATS = 1_000
"""Format numbers from this one on are taken for damage, not for later versions."""


def save(path: Path, running: RunningGame) -> None:
    """Write a game; raise `SaveError`, and leave the save as it was, if that is not possible."""
    diskfile.replace_whole(path, bytes_of(to_data(running)), KEPT)


def bytes_of(data: dict[str, Any]) -> bytes:
    """Return the bytes of a save file: the head first, so that a list need not read the rest."""
    ordered = {key: data[key] for key in sorted(data, key=lambda key: (key in HEAVY, key))}
    return (json.dumps(ordered, separators=(",", ":")) + "\n").encode()


@all_is_kept()
def load(path: Path, games: Games) -> Loaded:
    """Read a game; raise `SaveError` if it cannot be read or played."""
    return from_data(data_of(diskfile.read_whole(path, LARGEST)), games)


def path_named(folder: Path | None, name: str) -> Path:
    """Return the path of a save by its file name, see `naming`; raise `BadTableError` if it is not valid."""
    plain = name.strip()
    short = len(plain.encode(errors="replace")) <= LONGEST
    fits = short and all(is_plain(sign) or sign == "%" for sign in plain)
    if folder is None or not plain or not fits:
        raise BadTableError(
            _("A save name may contain only letters, digits, spaces, hyphens and underscores.")
        )
    return folder / f"{plain}{SAVE}"


def backups(path: Path) -> list[Path]:
    """Return the existing earlier versions of a save, newest first."""
    return [old for old in diskfile.older(path, KEPT) if diskfile.is_regular(old)]


def bring_back(path: Path, version: Path) -> None:
    """Let an earlier version take the place of a save, which becomes the newest earlier one.

    Raise `SaveError`, and leave all as it was, if that is not possible.
    """
    diskfile.exchange(path, version, KEPT)


def delete(path: Path) -> None:
    """Delete a save and its earlier versions; raise OSError on failure."""
    for file in (path, *backups(path)):
        file.unlink(missing_ok=True)


def data_of(raw: bytes) -> dict[str, Any]:
    """Return the data of a save file in the current format; raise `SaveError` if they are not whole."""
    try:
        data = read_json(raw)
    except ValueError as error:
        raise damaged(str(error)) from error
    check_kind(data)
    if data.get("checksum") != checksum(data):
        raise damaged(_("its checksum doesn't match"))
    return migrations.migrate(data)


def check_kind(data: Any) -> None:
    """Raise `SaveError` if the data are not a save, or one of an unknown format."""
    if not isinstance(data, dict) or data.get("program") != PROGRAM:
        raise SaveError(Fault.FOREIGN, _("This file isn't a Galaxy Desktop save."))
    number = data.get("format")
    if type(number) is not int or not 1 <= number < MOST_FORMATS:
        raise damaged(_("its format number is invalid"))
    if number > FORMAT:
        line = _(
            "This save has format {theirs}; this version reads formats up to {ours}. "
            "Update the program to load it."
        )
        raise SaveError(Fault.NEWER_FORMAT, line.format(theirs=number, ours=FORMAT))
