"""Files of the archive: one compressed save for each finished game."""

import gzip
import hashlib
import os
import re
import time
import zlib
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any

from galaxy_desktop.language import gettext as _
from galaxy_desktop.play import diskfile, savefile
from galaxy_desktop.play.document import damaged, text_of
from galaxy_desktop.play.refusals import Fault, SaveError

SUFFIX = ".json.gz"
GONE = ".deleted"
"""Suffix of a file that was deleted a moment ago and can still be brought back."""
KEPT_GONE = 3600.0
"""Seconds after which a deleted file is removed for good."""
LARGEST = 512 * 1024
"""Most bytes of a file of the archive; a long game takes a hundredth of it."""
MAGIC = b"\x1f\x8b"
PLAYED = ("table", "base", "answers", "origin")
"""Fields of a save that tell one played game from another."""
DIGEST = 16
_PLAIN = re.compile(r"[0-9a-z_-]{1,80}")


def id_of(data: Mapping[str, Any]) -> str:
    """Return the id of a game: its kind, and a digest of all that was played, whenever it is kept."""
    played = text_of({name: data[name] for name in PLAYED})
    return f"{data['table']['game']}-{hashlib.sha256(played.encode()).hexdigest()[:DIGEST]}"


class Store:
    """Folder of the files; nothing is made there before the first game is kept."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def path(self, key: str) -> Path:
        """Return the path of a game's file."""
        return self.folder / f"{key}{SUFFIX}"

    def ids(self) -> set[str]:
        """Return the ids of all games that have a file; none if the folder cannot be read."""
        try:
            names = [entry.name for entry in os.scandir(self.folder)]
        except OSError:
            return set()
        found = {name.removesuffix(SUFFIX) for name in names if name.endswith(SUFFIX)}
        return {key for key in found if _PLAIN.fullmatch(key)}

    def write(self, data: Mapping[str, Any]) -> str:
        """Write a game and return its id; raise `SaveError`, with nothing changed, if that fails."""
        key = id_of(data)
        diskfile.replace_whole(self.path(key), packed(savefile.bytes_of(dict(data))), 1)
        return key

    def read(self, key: str) -> dict[str, Any]:
        """Return the data of a game in the current format; raise `SaveError` if they are not whole."""
        return savefile.data_of(unpacked(diskfile.read_whole(self.path(key), LARGEST)))

    def put_away(self, key: str) -> None:
        """Delete a game so that it can be brought back for a while; raise `SaveError` on failure."""
        gone = self._gone(key)
        self._rename(self.path(key), gone)
        with suppress(OSError):
            os.utime(gone)  # `clear` counts from now

    def bring_back(self, key: str) -> None:
        """Bring back a game that was put away; raise `SaveError` on failure."""
        self._rename(self._gone(key), self.path(key))

    def clear(self, *, all_of_them: bool = False) -> None:
        """Remove for good what was put away long ago, or everything that was."""
        for _when, path in diskfile.newest_first(self.folder, GONE):
            try:
                old = time.time() - path.stat().st_mtime > KEPT_GONE
                if old or all_of_them:
                    path.unlink()
            except OSError:
                continue

    def _gone(self, key: str) -> Path:
        return self.path(key).with_name(f".{key}{GONE}")

    def _rename(self, one: Path, other: Path) -> None:
        try:
            os.replace(one, other)
        except FileNotFoundError as error:
            line = _("This game isn't in the archive anymore.")
            raise SaveError(Fault.REMOVED, line) from error
        except OSError as error:
            raise diskfile.unwritable(one, error) from error


def packed(raw: bytes) -> bytes:
    """Return the bytes of a save compressed, always the same for the same save."""
    return gzip.compress(raw, 9, mtime=0)


def unpacked(raw: bytes) -> bytes:
    """Return the bytes of a save, compressed or not; raise `SaveError` if they are damaged or too many."""
    if not raw.startswith(MAGIC):
        return raw
    reader = zlib.decompressobj(wbits=31)
    try:
        found = reader.decompress(raw, savefile.LARGEST)
    except zlib.error as error:
        raise damaged(_("it can't be decompressed")) from error
    if not reader.eof:
        raise damaged(_("it ends too early or is too large"))
    return found
