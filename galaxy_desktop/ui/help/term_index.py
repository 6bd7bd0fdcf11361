"""Index of the terms of a game: each a link to the page that explains it, under its first letter."""

import unicodedata
from collections.abc import Mapping, Sequence
from itertools import groupby

from galaxy_desktop.engine.help import Term
from galaxy_desktop.ui.scenes.column import Column, spread

LEAST = 17
"""Least width of a column, in multiples of the size of the text."""
HEADING = 2
"""Height of a letter with its gaps, in lines."""
DIGITS = "0–9"


def in_order(terms: Sequence[Term]) -> list[Term]:
    """Return the terms as an index lists them: accents and capitals make no difference."""
    return sorted(terms, key=lambda term: _plain(term.word.read()))


def letter(word: str) -> str:
    """Return the heading under which an index lists a word."""
    first = _plain(word)[:1].upper()
    return first if first.isalpha() else DIGITS


def fill_index(terms: Sequence[Term], titles: Mapping[str, str], column: Column) -> None:
    """Lay the terms in columns under their letters, each with the title of its page."""
    metrics = column.kit.metrics
    groups = [(key, list(group)) for key, group in groupby(in_order(terms), lambda t: letter(t.word.read()))]
    fit = column.width // (LEAST * metrics.text(column.kit.theme.type["lead"].size))
    columns = column.beside(max(1, min(3, fit)), "block")
    places = spread([HEADING + len(group) for _key, group in groups], len(columns))
    for (key, group), place in zip(groups, places, strict=True):
        _fill_letter(key, group, titles, columns[place])
    column.join(columns)


def _fill_letter(key: str, terms: Sequence[Term], titles: Mapping[str, str], column: Column) -> None:
    colour = column.kit.theme.colour
    column.text(f"**{key}**", column.kit.metrics.head, colour=colour.primary, after="seam")
    for term in terms:
        word, title = term.word.read(), titles.get(term.page, "")
        about = "" if _plain(title) == _plain(word) else f"   [text_muted]{title}[/]"
        column.text(f"[#{term.page}]{word}[/]{about}", "body", listed=True, after="hair")
    column.space("margin")


def _plain(word: str) -> str:
    return unicodedata.normalize("NFKD", word).encode("ascii", "ignore").decode().casefold()
