"""Texts in markup as they are said: without marks, and with icons by the names of the legend."""

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import cache

from galaxy_desktop.engine.markup import WHITE, InlineSign, Run, parse
from galaxy_desktop.language import gettext as _
from galaxy_desktop.language import in_use, series
from galaxy_desktop.ui.help.legend import legend

ENDS = (".", "!", "?", ":", "…")
LEAST = 4
"""Letters of a word that may have an ending."""
WORD = re.compile(r"\w+")


def spoken(markup: str) -> str:
    """Return a text as it is said, on one line.

    An icon is said by its name, unless the text has that name, or a word of it or "VP" just before, in the
    plural or not; one without a name is not said.
    """
    parts, names = parse(markup), _names(in_use()) if "{" in markup else {}
    text = " ".join(part.text for part in parts if isinstance(part, Run)).lower()
    said = ""
    for part in parts:
        if isinstance(part, Run):
            said += part.text
        elif icon := _icon(part, names, text, said):
            said += icon
        else:
            said = said.rstrip(" ")
    return WHITE.sub(" ", said).strip(" ")


def _icon(sign: InlineSign, names: Mapping[str, str], text: str, before: str) -> str:
    """Return what is said for an icon in a text, after the words before it."""
    name = names.get(sign.name, "")
    words, last = _words(name), _words(before)[-1:]
    short = _words(_("VP")) if sign.name == "points" else []
    known = " ".join(words) in " ".join(_words(text)) or any(_says(last, word) for word in (*words, *short))
    if not name or (known and sign.label.lower() in text):
        return ""
    if short and sign.label.isdigit():
        return _("{n} VP").format(n=sign.label)
    return _("{icon} {label}").format(icon=name, label=sign.label) if sign.label else name


def _says(last: Sequence[str], word: str) -> bool:
    """Return whether the last word before an icon is this one, or longer by an ending, as in the plural."""
    return any(one == word or (len(word) >= LEAST and one.startswith(word)) for one in last)


def _words(text: str) -> list[str]:
    """Return the words of a text in small letters, without what is between them."""
    return WORD.findall(text.lower())


def sentences(said: Iterable[str]) -> str:
    """Return words, as they are said, as sentences one after the other."""
    return " ".join(words if words.endswith(ENDS) else f"{words}." for words in said if words)


def phrase(said: Iterable[str]) -> str:
    """Return words, as they are said, as one phrase, the parts that say anything one after the other."""
    return series(words.removesuffix(".") for words in said if words)


@cache
def _names(language: str) -> Mapping[str, str]:
    """Return the name of each icon in the language in use, by which the names are kept."""
    del language
    return {name: title for name, (title, _sentence) in legend().items()}
