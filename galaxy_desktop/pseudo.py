"""A language that nobody speaks: accented, bracketed and 40 % longer English, to try the screens with."""

import re

PLAIN = "acdefghijklnorstuwyzACDEGHIJKLNORSTUWYZ"
ACCENTED = "áçďéƒĝĥíĵķĺñóŕšťúŵýžÁÇĎÉĜĤÍĴĶĹÑÓŔŠŤÚŴÝŽ"
LETTERS = str.maketrans(PLAIN, ACCENTED)
LONGER = 0.4
KEPT = re.compile(r"(\{[^{}]*\{[^{}]*\}[^{}]*\}|\{[^{}]*\}|\[#?[a-z_/]+\]|\*\*|%\([a-z]+\)[sd]|\\\\.)")
"""Values, icons, colours, links and bold marks, which are no words."""
LINE = re.compile(r"((?:# |- |\d+\. )?)(.*)")
"""The mark of a heading, an item or a step, and the words of the line."""


class Pseudo:
    """Catalogue of every text there can be."""

    language = "pseudo"

    def gettext(self, message: str, context: str = "") -> str:
        """Return the message, accented, bracketed and longer, with all marks as they were."""
        del context
        return "\n".join(_line(line) for line in message.split("\n"))

    def ngettext(self, one: str, many: str, number: int, context: str = "") -> str:
        """Return the form for the number, as `gettext` does."""
        del context
        return self.gettext(one if number == 1 else many)


def _line(line: str) -> str:
    found = LINE.fullmatch(line)
    if found is None or not any(letter.isalpha() for letter in KEPT.sub("", found[2])):
        return line
    parts = KEPT.split(found[2])
    words = "".join(part if KEPT.fullmatch(part) else part.translate(LETTERS) for part in parts)
    letters = sum(len(part) for part in parts[::2])
    return f"{found[1]}«{words}{_filling(round(LONGER * letters) - 2)}»"


def _filling(length: int) -> str:
    """Return words without meaning of so many letters."""
    return "".join(" ~~~~~~"[number % 7] for number in range(length)).rstrip() if length > 1 else ""
