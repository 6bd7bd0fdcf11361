"""Language of the program: every word that a player reads goes through `gettext` or `ngettext` here.

Words of a table or a constant are marked with `N_` or `NN_` and read when they are said. Where one English
word has two meanings, `pgettext`, `npgettext` and `NC_` name the context as well, such as "die".
"""

from collections.abc import Iterable
from functools import cache, reduce
from typing import TYPE_CHECKING, NamedTuple

from galaxy_desktop.system_language import system_languages
from galaxy_desktop.translation import English, Translation, best_of, catalogue_of

if TYPE_CHECKING:
    from datetime import date

    from galaxy_desktop.pseudo import Pseudo

PSEUDO = "pseudo"
ENGLISH = "en"


class _Reading:
    catalogue: "English | Pseudo | None" = None


_READING = _Reading()


def use(language: str = "") -> None:
    """Read every text in this language from now on: a code such as "de", or the system's where it is empty.

    "pseudo" is no language: it shows what is not translated and what is too narrow for longer words. Raise
    `FileNotFoundError` if there is no translation into the language.
    """
    _READING.catalogue = _catalogue(language or best_of(system_languages()))
    forget()


def forget() -> None:
    """Forget the texts read so far, as another catalogue is in use."""
    gettext.cache_clear()
    pgettext.cache_clear()


def use_if_known(language: str) -> None:
    """Read every text in this language if there is a translation into it, else in the system's."""
    try:
        use(language)
    except OSError:
        use()


def in_use() -> str:
    """Return the code of the language in use."""
    return translation().language


def translation() -> "English | Pseudo":
    """Return the catalogue in use: of the system's language, or the English in the code if there is none."""
    if _READING.catalogue is None:
        use()
    assert _READING.catalogue is not None
    return _READING.catalogue


def _catalogue(language: str) -> "English | Pseudo":
    if language == PSEUDO:
        from galaxy_desktop.pseudo import Pseudo

        return Pseudo()
    return English() if language == ENGLISH else Translation(language, catalogue_of(language))


@cache
def gettext(message: str) -> str:
    """Return the message in the player's language; cached, as a table is worded at every click."""
    return translation().gettext(message)


def ngettext(one: str, many: str, number: int) -> str:
    """Return the message in the player's language, in the form for the number."""
    return npgettext("", one, many, number)


@cache
def pgettext(context: str, message: str) -> str:
    """Return the message as it is said in the context; cached as well."""
    return translation().gettext(message, context)


def npgettext(context: str, one: str, many: str, number: int) -> str:
    """Return the message as it is said in the context, in the form for the number."""
    return translation().ngettext(one, many, number, context)


def data_text(text: str, context: str = "") -> str:
    """Return a name or sentence of a data file in the player's language."""
    return pgettext(context, text) if text else ""


def series(names: Iterable[str]) -> str:
    """Return names one after the other: "a, b, c"; empty for none."""
    pair, known = gettext("{some}, {next}"), list(names)
    return reduce(lambda some, name: pair.format(some=some, next=name), known) if known else ""


def headed(head: str, text: str) -> str:
    """Return a text after the word it is about: "head: text"."""
    return gettext("{head}: {text}").format(head=head, text=text)


def groups(parts: Iterable[str]) -> str:
    """Return parts that may be lists themselves one after the other: "a, b; c"; empty for none."""
    pair, known = gettext("{some}; {next}"), list(parts)
    return reduce(lambda some, part: pair.format(some=some, next=part), known) if known else ""


def decimal(number: float) -> str:
    """Return a number with one decimal, such as "2.5"."""
    whole, _point, tenths = f"{number:.1f}".partition(".")
    return gettext("{whole}.{tenths}").format(whole=whole, tenths=tenths)


def to_tenths(number: float) -> str:
    """Return a number with one decimal, or with none if it is whole: "2.5", "2"."""
    tenths = round(10 * number)
    return decimal(number) if tenths % 10 else str(tenths // 10)


def percent(share: float) -> str:
    """Return a share in whole percent, such as "80%"."""
    return gettext("{n}%").format(n=round(100 * share))


def day_and_month(when: "date", *, year: bool = False) -> str:
    """Return a day in words: "17 Nov", or "17 Nov 2026"."""
    day, month = when.day, MONTHS[when.month - 1].read()
    if year:
        return gettext("{day} {month} {year}").format(day=day, month=month, year=when.year)
    return gettext("{day} {month}").format(day=day, month=month)


def month_and_year(when: "date") -> str:
    """Return a month in words: "Nov 2026"."""
    return gettext("{month} {year}").format(month=MONTHS[when.month - 1].read(), year=when.year)


class Message(NamedTuple):
    """Text of the catalogue, read in the player's language only when it is said.

    A text in two forms names the value that decides between them in `number`.
    """

    one: str
    many: str = ""
    number: str = ""
    context: str = ""

    def read(self, number: int = 1) -> str:
        """Return the text in the player's language, in the form for the number."""
        if self.many:
            return npgettext(self.context, self.one, self.many, number)
        return pgettext(self.context, self.one) if self.one else ""


def N_(text: str) -> Message:
    """Mark a text of a table or constant for the catalogue."""
    return Message(text)


def NC_(context: str, text: str) -> Message:
    """Mark a text of a table or constant for the catalogue, as it is said in the context."""
    return Message(text, context=context)


def NN_(one: str, many: str, number: str = "n") -> Message:
    """Mark a text in two forms for the catalogue; the value named `number` decides between them."""
    return Message(one, many, number)


MONTHS = (
    N_("Jan"),
    N_("Feb"),
    N_("Mar"),
    N_("Apr"),
    N_("May"),
    N_("Jun"),
    N_("Jul"),
    N_("Aug"),
    N_("Sep"),
    N_("Oct"),
    N_("Nov"),
    N_("Dec"),
)
