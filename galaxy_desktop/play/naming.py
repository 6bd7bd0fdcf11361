"""Names of saves: any text a player types is a name, and each has a file name that any disk accepts.

Letters, digits, spaces, hyphens and underscores stand for themselves; every other character is written as `%`
and the bytes of its UTF-8. So is the first letter of a name reserved by a system or this program.
"""

import unicodedata
from urllib.parse import unquote

from galaxy_desktop.language import gettext as _
from galaxy_desktop.play.origin import Origin
from galaxy_desktop.play.refusals import BadTableError
from galaxy_desktop.play.seats import Table

AUTOSAVE = "autosave"
"""Prefix of the names of files that the program writes by itself."""
QUICKSAVE = "quicksave"
"""Beginning of the names of quicksaves: each kind of game has one."""
LONGEST = 180
"""Most bytes of a file name without its suffix; systems allow 255, and drafts and backups need some."""
_DEVICES = {
    *("con", "prn", "aux", "nul"),
    *(f"{port}{number}" for port in ("com", "lpt") for number in "0123456789¹²³"),
}


def quicksave_of(game: str) -> str:
    """Return the file name, without its suffix, of the quicksave of a kind of game."""
    return f"{QUICKSAVE} {game}"


def is_quicksave(stem: str, game: str) -> bool:
    """Return whether a save of a kind of game is its quicksave, by the file name of now or of before."""
    return stem in (QUICKSAVE, quicksave_of(game))


def file_stem(name: str) -> str:
    """Return the file name, without its suffix, for a save's name; raise `BadTableError` if it has none."""
    plain = unicodedata.normalize("NFC", name).strip()
    if not plain:
        raise BadTableError(_("Enter a name for the save."))
    if not plain.isprintable():
        raise BadTableError(_("This name has a character that can't be displayed. Remove it."))
    stem = "".join(sign if is_plain(sign) else _quoted(sign) for sign in plain)
    if _is_kept(stem.casefold()):
        stem = _quoted(stem[0]) + stem[1:]
    if len(stem.encode()) > LONGEST:
        raise BadTableError(_("This name is too long for a file. Shorten it."))
    return stem


def name_of(stem: str) -> str:
    """Return the player's name for the save with this file stem."""
    return unquote(stem)


def own_name(table: Table, origin: Origin | None) -> str:
    """Return the name under which the program saves a game by itself: one for each deal and each branch."""
    name = f"{AUTOSAVE} {table.game} {table.seed}"
    return name if origin is None else f"{name} {origin.mark}"


def is_plain(sign: str) -> bool:
    """Return whether a character stands for itself in a file name."""
    return sign.isalnum() or sign in " -_"


def _is_kept(stem: str) -> bool:
    return stem in _DEVICES or stem.startswith((QUICKSAVE, AUTOSAVE))


def _quoted(sign: str) -> str:
    return "".join(f"%{byte:02X}" for byte in sign.encode())
