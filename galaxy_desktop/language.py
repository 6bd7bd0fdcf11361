"""Language of the program: every word that a player reads goes through `gettext` or `ngettext` here.

The standard library's own functions look for catalogue files at every call; here they are looked for once.
Words of a table or a constant are marked with `N_` or `NN_` and read when they are said.
"""

import gettext as catalogues
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache, reduce
from pathlib import Path
from typing import Protocol

from galaxy_desktop.pseudo import Pseudo

PSEUDO = "pseudo"
DOMAIN = "galaxy_desktop"
FOLDER = Path(__file__).parent / "locale"


class Catalogue(Protocol):
    """Texts of one language, by their English."""

    def gettext(self, message: str, /) -> str:
        """Return the text of a message."""
        ...

    def ngettext(self, one: str, many: str, number: int, /) -> str:
        """Return the text of a message, in the form for a number."""
        ...


@dataclass(slots=True)
class _Reading:
    catalogue: Catalogue | None = None


_READING = _Reading()


def use(language: str = "") -> None:
    """Read every text in this language from now on: a code such as "de", or the system's where it is empty.

    "pseudo" is no language: it shows what is not translated and what is too narrow for longer words. Raise
    `FileNotFoundError` if there is no catalogue of the language.
    """
    if language == PSEUDO:
        _READING.catalogue = Pseudo()
    else:
        languages = [language] if language else None
        _READING.catalogue = catalogues.translation(DOMAIN, FOLDER, languages, fallback=not language)
    gettext.cache_clear()


def translation() -> Catalogue:
    """Return the catalogue in use: of the system's language, or the English in the code if there is none."""
    if _READING.catalogue is None:
        _READING.catalogue = catalogues.translation(DOMAIN, FOLDER, fallback=True)
    return _READING.catalogue


@cache
def gettext(message: str) -> str:
    """Return the message in the player's language; cached, as a table is worded at every click."""
    return translation().gettext(message)


def ngettext(one: str, many: str, number: int) -> str:
    """Return the message in the player's language, in the form for the number."""
    return translation().ngettext(one, many, number)


def data_text(text: str) -> str:
    """Return a name or sentence of a data file in the player's language."""
    return gettext(text) if text else ""


def series(names: Iterable[str]) -> str:
    """Return names one after the other: "a, b, c"; empty for none."""
    pair, known = gettext("{some}, {next}"), list(names)
    return reduce(lambda some, name: pair.format(some=some, next=name), known) if known else ""


@dataclass(frozen=True, slots=True)
class Message:
    """Text of the catalogue, read in the player's language only when it is said.

    A text in two forms names the value that decides between them in `number`.
    """

    one: str
    many: str = ""
    number: str = ""

    def read(self, number: int = 1) -> str:
        """Return the text in the player's language, in the form for the number."""
        if self.many:
            return ngettext(self.one, self.many, number)
        return gettext(self.one) if self.one else ""


def N_(text: str) -> Message:
    """Mark a text of a table or constant for the catalogue."""
    return Message(text)


def NN_(one: str, many: str, number: str = "n") -> Message:
    """Mark a text in two forms for the catalogue; the value named `number` decides between them."""
    return Message(one, many, number)
