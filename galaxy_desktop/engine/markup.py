"""Our small markup, taken apart: `Costs **5** cards. [soft]Later:[/] {novelty} gives {points:2}`.

`**bold**`; `[name]coloured[/]` where the name is a colour token; `[#page]words[/]` is a link to a page of the
rules; `{name}` or `{name:label}` is a sign. `[/]` ends the colour or link begun last. A backslash takes the
next character literally; `escape` adds it to names that players have typed.
"""

import re
from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

TEXTS_KEPT = 1024
"""Of how many texts the runs are kept: what has the focus, and most of a table, is read in each frame."""
SPECIAL = re.compile(r"([\\*\[\]{}])")
WHITE = re.compile(r"[ \t\r\n]+")
TOKEN = re.compile(
    r"\\(?P<plain>.)|(?P<bold>\*\*)|\[(?P<end>/)\]|\[(?P<begun>#[a-z0-9_]+|[a-z_]+)\]"
    r"|\{(?P<sign>[a-z0-9_]+)(?::(?P<label>[^{}]*))?\}",
    re.DOTALL,
)


class Run(NamedTuple):
    """A stretch of text in one weight and colour."""

    text: str
    bold: bool = False
    colour: str = ""
    link: str = ""
    """Name of the page it leads to; empty if it is no link."""

    def with_text(self, text: str) -> "Run":
        """Return another stretch of text in the same weight and colour."""
        return Run(text, self.bold, self.colour, self.link)

    def looks_like(self, other: "Run") -> bool:
        """Return whether another stretch of text differs in its text alone."""
        return (self.bold, self.colour, self.link) == (other.bold, other.colour, other.link)


class InlineSign(NamedTuple):
    """A picture in the text, with the label written in it."""

    name: str
    label: str = ""
    colour: str = ""
    link: str = ""


def escape(text: str) -> str:
    """Return the text with a backslash before each character that markup gives a meaning."""
    return SPECIAL.sub(r"\\\1", text)


@lru_cache(TEXTS_KEPT)
def is_heading(markup: str) -> bool:
    """Return whether a line is bold as a whole, as the lines that begin a round or turn in the log."""
    return markup.startswith("**") and markup.endswith("**") and markup.count("**") == 2


def parse(markup: str) -> tuple[Run | InlineSign, ...]:
    """Return the runs and signs of a text; whatever is not markup is text. Those of some texts are kept."""
    return tuple(_merged(_parts(markup)))


def paragraphs(markup: str) -> list[list[Run | InlineSign]]:
    """Return the runs and signs of each paragraph; weight and colour carry over to the next."""
    result: list[list[Run | InlineSign]] = [[]]
    for part in parse(markup):
        if isinstance(part, InlineSign) or "\n" not in part.text:
            result[-1].append(part)
            continue
        first, *others = part.text.split("\n")
        result[-1].append(part.with_text(first))
        result += [[part.with_text(text)] for text in others]
    return result


def plain(markup: str) -> str:
    """Return the words alone on one line; a sign becomes its name and label as they are in the code.

    Spaces that must not break stay as they are.
    """
    words = [part.text if isinstance(part, Run) else _coded(part) for part in parse(markup)]
    return WHITE.sub(" ", "".join(words)).strip(" ")


def _coded(sign: InlineSign) -> str:
    name = sign.name.replace("_", " ")
    return f"{name} {sign.label}" if sign.label else name


class _Look:
    """Weight at one place of a text, and the colours and links that are open there."""

    def __init__(self) -> None:
        self.bold = False
        self.begun: list[str] = []

    def run(self, text: str) -> Run:
        """Return a stretch of text at this place."""
        return Run(text, self.bold, self._last(link=False), self._last(link=True))

    def sign(self, name: str, label: str) -> InlineSign:
        """Return a sign at this place."""
        return InlineSign(name, label, self._last(link=False), self._last(link=True))

    def change(self, found: re.Match[str]) -> None:
        """Begin or end what a mark begins or ends."""
        if found["bold"]:
            self.bold = not self.bold
        elif found["begun"]:
            self.begun.append(found["begun"])
        elif self.begun:
            self.begun.pop()

    def _last(self, *, link: bool) -> str:
        return next((one.lstrip("#") for one in reversed(self.begun) if one.startswith("#") == link), "")


def _parts(markup: str) -> Iterator[Run | InlineSign]:
    look, at = _Look(), 0
    for found in TOKEN.finditer(markup):
        if found.start() > at:
            yield look.run(markup[at : found.start()])
        at = found.end()
        if found["plain"]:
            yield look.run(found["plain"])
        elif found["sign"]:
            yield look.sign(found["sign"], found["label"] or "")
        else:
            look.change(found)
    if at < len(markup):
        yield look.run(markup[at:])


def _merged(parts: Iterator[Run | InlineSign]) -> Iterator[Run | InlineSign]:
    """Yield the parts with neighbouring runs of one style joined, so that no word is split."""
    last: Run | None = None
    for part in parts:
        if isinstance(part, Run) and last and part.looks_like(last):
            last = last.with_text(last.text + part.text)
            continue
        if last:
            yield last
        last = part if isinstance(part, Run) else None
        if isinstance(part, InlineSign):
            yield part
    if last:
        yield last
