"""Zip file of "Report a problem": journal, faults, versions and platform, without names."""

import io
import json
import platform
import re
import sys
import zipfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from galaxy_desktop import __version__
from galaxy_desktop.play import diskfile
from galaxy_desktop.play.document import checksum, damaged
from galaxy_desktop.play.journal import LARGEST, line_of, whole_lines
from galaxy_desktop.play.plainjson import read_json


def bundle(target: Path, journal: Path | None, faults: Sequence[str] = ()) -> None:
    """Write a zip of the journal, without names and PINs, the faults, the versions and the platform.

    Raise `SaveError` if the journal cannot be read or the zip not written.
    """
    texts = whole_lines(diskfile.read_whole(journal, LARGEST)) if journal is not None else []
    try:
        known = [read_json(text) for text in texts]
    except ValueError as error:
        raise damaged(str(error)) from error
    lines = [_without_names(one) for one in known]
    told = "\n".join(faults)
    for name in sorted({*_names(known)}, key=len, reverse=True):  # a longer one may have a shorter one in it
        told = re.sub(rf"(?<!\w){re.escape(name)}(?!\w)", "Person", told)
    about = {"version": __version__, "python": sys.version, "platform": platform.platform()}
    raw = io.BytesIO()
    with zipfile.ZipFile(raw, "w", zipfile.ZIP_DEFLATED) as packed:
        if journal is not None:
            packed.writestr("journal.txt", b"".join(map(line_of, lines)))
        if told:
            packed.writestr("faults.txt", told)
        packed.writestr("about.json", json.dumps(about, indent=1))
    diskfile.replace_whole(target, raw.getvalue(), 1)


def _names(data: Any) -> Iterator[str]:
    """Yield the names of persons in the data."""
    if isinstance(data, list):
        for item in data:
            yield from _names(item)
    elif isinstance(data, dict):
        if data.keys() == {"name", "pin"}:
            yield data["name"]
        yield from _names([*data.values()])


def _without_names(data: Any) -> Any:
    """Return the data with placeholders for the names of seats and branches, and without PINs."""
    if isinstance(data, list):
        return [_without_names(item) for item in data]
    if not isinstance(data, dict):
        return data
    clean = {key: _without_names(item) for key, item in data.items()}
    if data.keys() == {"name", "pin"}:
        clean = {"name": "Person", "pin": None}
    elif {"name", "level"} <= data.keys():
        clean["name"] = "Bot"
    elif {"title", "luck"} <= data.keys():
        clean["title"] = "Branch"
    if "checksum" in clean:
        clean["checksum"] = checksum(clean)
    return clean
