"""Seeds as names that people can read out to each other, such as K7-ORBIT-42, and back."""

import re
from functools import cache

from galaxy_desktop.folders import asset
from galaxy_desktop.language import gettext as _

LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ"
LEAST, MOST = -(1 << 63), (1 << 64) - 1
PATTERN = r"([A-Z])([0-9])-([A-Z]+)-([0-9]{2})"


@cache
def seed_words() -> tuple[str, ...]:
    """Return the words in the middle, the same in every language so that friends can share them."""
    return tuple(asset("seed_words.txt").read_text(encoding="ascii").split())


def named() -> int:
    """Return the number of seeds that have a name; the others are shown as plain numbers."""
    return len(LETTERS) * 10 * len(seed_words()) * 100


def seed_name(seed: int) -> str:
    """Return the name of a seed, or its number if it has none."""
    if not 0 <= seed < named():
        return str(seed)
    rest, number = divmod(seed, 100)
    rest, word = divmod(rest, len(seed_words()))
    letter, digit = divmod(rest, 10)
    return f"{LETTERS[letter]}{digit}-{seed_words()[word]}-{number:02}"


def read_seed(text: str) -> int:
    """Return the seed for a typed name or whole number; raise `ValueError` with a line for the player."""
    text = text.strip().upper().replace(" ", "-")
    if found := re.fullmatch(PATTERN, text):
        letter, digit, word, number = found.groups()
        words = seed_words()
        if letter in LETTERS and word in words:
            high = (LETTERS.index(letter) * 10 + int(digit)) * len(words) + words.index(word)
            return high * 100 + int(number)
    if re.fullmatch(r"[+-]?[0-9]{1,20}", text) and LEAST <= int(text) <= MOST:
        return int(text)
    raise ValueError(_("Enter a seed like K7-ORBIT-42 or a whole number."))


def new_seed() -> int:
    """Return a random seed that has a name."""
    import secrets

    return secrets.randbelow(named())
