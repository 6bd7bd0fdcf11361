"""Names of saves: whatever a player types is a name, and each has a file name of its own that any disk holds.

Letters, digits, spaces, hyphens and underscores stand for themselves; every other sign is written as `%` and
the bytes of its UTF-8. So is the first letter of a name that a system or this program keeps for itself.
"""

import unicodedata
from urllib.parse import unquote

from galaxy_desktop.language import gettext as _
from galaxy_desktop.play.refusals import BadTableError

AUTOSAVE = "autosave"
"""How the names begin of the files that the program writes by itself."""
QUICKSAVE = "quicksave"
LONGEST = 180
"""Bytes of a file name without its ending; systems hold 255, and drafts and backups need some more."""
_DEVICES = {
    *("con", "prn", "aux", "nul"),
    *(f"{port}{number}" for port in ("com", "lpt") for number in "0123456789¹²³"),
}


def file_stem(name: str) -> str:
    """The file name, without its ending, of a save that a player has named; raises `BadTableError`."""
    plain = unicodedata.normalize("NFC", name).strip()
    if not plain:
        raise BadTableError(_("Type a name for the save."))
    if not plain.isprintable():
        raise BadTableError(_("This name has a character that can't be shown. Leave it out."))
    stem = "".join(sign if is_plain(sign) else _quoted(sign) for sign in plain)
    if _is_kept(stem.casefold()):
        stem = _quoted(stem[0]) + stem[1:]
    if len(stem.encode()) > LONGEST:
        raise BadTableError(_("This name is too long for a file. Use fewer characters."))
    return stem


def name_of(stem: str) -> str:
    """The name that a player has given to the save in this file."""
    return unquote(stem)


def is_plain(sign: str) -> bool:
    """Whether a character stands for itself in a file name."""
    return sign.isalnum() or sign in " -_"


def _is_kept(stem: str) -> bool:
    return stem in _DEVICES or stem == QUICKSAVE or stem.startswith(AUTOSAVE)


def _quoted(sign: str) -> str:
    return "".join(f"%{byte:02X}" for byte in sign.encode())
