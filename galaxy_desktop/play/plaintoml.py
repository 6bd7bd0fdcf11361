"""TOML files of the player, read strictly: anything that is wrong with one is said in a line."""

import re
import tomllib
from pathlib import Path
from typing import Any

from galaxy_desktop.engine.bounds import DataError
from galaxy_desktop.engine.oneline import one_line
from galaxy_desktop.language import gettext as _
from galaxy_desktop.play.diskfile import open_regular

LARGEST = 128 * 1024
MOST_DOTS = 100
"""Most dots in one line, as a key of very many parts takes too long to read."""
PLACE = re.compile(r"at line (\d+), column (\d+)")
"""Place of a fault in the words of `tomllib`."""


def read_toml(path: Path) -> dict[str, Any]:
    """Return the TOML of a file; raise `DataError` if it cannot be read."""
    try:
        return _parsed(_content(path))
    except OSError as error:
        raise DataError(unreadable(error)) from error


def unreadable(error: OSError) -> str:
    """Return the line for a file or folder that the system does not let us read."""
    return _("Couldn't read it: {cause}.").format(cause=one_line(error.strerror or str(error)))


def too_much() -> str:
    """Return the line for numbers and nestings of a size that Python itself refuses."""
    return _("A number is too large, or lists are nested too deeply.")


def _content(path: Path) -> bytes:
    if not path.is_file():
        raise DataError(_("This isn't a file."))
    with open_regular(path) as file:
        raw = file.read(LARGEST + 1)
    if len(raw) > LARGEST:
        raise DataError(_("The file is too large: over {most} KB.").format(most=LARGEST // 1024))
    return raw


def _parsed(raw: bytes) -> dict[str, Any]:
    if any(line.count(b".") > MOST_DOTS for line in raw.splitlines()):
        raise DataError(_("One of its lines has too many dots."))
    try:
        return tomllib.loads(raw.decode("utf-8-sig"))
    except UnicodeDecodeError:
        raise DataError(_("The file isn't UTF-8 text.")) from None
    except tomllib.TOMLDecodeError as error:
        raise DataError(_not_toml(str(error))) from error
    except (ValueError, RecursionError):
        raise DataError(too_much()) from None


def _not_toml(cause: str) -> str:
    """Return what is said of a text that is not TOML, with the place that the reader's error names."""
    place = PLACE.search(cause)
    if place is None:
        return _("The file isn't valid TOML: error at the end.")
    line, column = place.groups()
    return _("The file isn't valid TOML: error in line {line}, column {column}.").format(
        line=line, column=column
    )
