"""Syllables of English words, near enough to break a name that has no room otherwise."""

import re
from collections.abc import Iterator

LEAST = 2
"""Fewest letters of a part of a broken word."""
_BETWEEN = re.compile(r"(?<=[aeiouy])[bcdfghjklmnpqrstvwxz]+(?=[aeiouy])")
"""Consonants between two vowels."""
_SOUNDS = re.compile(r"ch|sh|th|ph|ck|gh|[bcdfgkpt][lr]|.")
"""Consonants that stay together, else a single one."""
_HEARD = re.compile(r"[aeiouy](?!s?\W*$|d\W*$)|y\W*$")
"""Vowel that is no silent e at the end of a word."""


def syllable_ends(word: str) -> list[int]:
    """Return after how many letters of a word a hyphen may stand."""
    text = word.lower()
    return [end for end in _ends(text) if min(end, len(text) - end) >= LEAST and _HEARD.search(text, end)]


def _ends(text: str) -> Iterator[int]:
    """Yield where each syllable but the last ends: before the last sound between two vowels."""
    for between in _BETWEEN.finditer(text):
        sounds = _SOUNDS.findall(between[0])
        end = between.end() - len(sounds[-1])
        if end < LEAST:
            end += 1
        yield between.end() if sounds in (["ck"], ["x"]) else end
