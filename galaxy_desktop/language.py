"""The language of the program: every word that a player reads goes through `gettext` or `ngettext` here.

The standard library's own functions look for catalogue files at every call; here they are looked for once.
"""

import gettext as catalogues
from functools import cache
from pathlib import Path

DOMAIN = "galaxy_desktop"
FOLDER = Path(__file__).parent / "locale"


@cache
def translation() -> catalogues.NullTranslations:
    """The catalogue of the player's language; English, as it stands in the code, where there is none."""
    return catalogues.translation(DOMAIN, FOLDER, fallback=True)


@cache
def gettext(message: str) -> str:
    """The message in the player's language, looked up once: a table is worded at every click."""
    return translation().gettext(message)


def ngettext(one: str, many: str, number: int) -> str:
    """The message that fits the number, in the player's language."""
    return translation().ngettext(one, many, number)
