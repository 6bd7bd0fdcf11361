"""Language of the program: every word that a player reads goes through `gettext` or `ngettext` here.

The standard library's own functions look for catalogue files at every call; here they are looked for once.
"""

import gettext as catalogues
from functools import cache
from pathlib import Path

DOMAIN = "galaxy_desktop"
FOLDER = Path(__file__).parent / "locale"


@cache
def translation() -> catalogues.NullTranslations:
    """Return the catalogue of the player's language, or of the English in the code if there is none."""
    return catalogues.translation(DOMAIN, FOLDER, fallback=True)


@cache
def gettext(message: str) -> str:
    """Return the message in the player's language; cached, as a table is worded at every click."""
    return translation().gettext(message)


def ngettext(one: str, many: str, number: int) -> str:
    """Return the message in the player's language, in the form for the number."""
    return translation().ngettext(one, many, number)
