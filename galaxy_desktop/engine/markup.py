"""Our small markup, taken apart: `Costs **5** cards. [soft]Later:[/] {novelty} gives {points:2}`.

`**bold**`; `[name]coloured[/]` where the name is a colour token; `{name}` or `{name:label}` is a sign. A
backslash takes the next character literally; `escape` adds it to names that players have typed.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace

SPECIAL = re.compile(r"([\\*\[\]{}])")
TOKEN = re.compile(
    r"\\(?P<plain>.)|(?P<bold>\*\*)|\[(?P<end>/)\]|\[(?P<colour>[a-z_]+)\]"
    r"|\{(?P<sign>[a-z0-9_]+)(?::(?P<label>[^{}]*))?\}",
    re.DOTALL,
)


@dataclass(frozen=True, slots=True)
class Run:
    """A stretch of text in one weight and colour."""

    text: str
    bold: bool = False
    colour: str = ""


@dataclass(frozen=True, slots=True)
class InlineSign:
    """A picture in the text, with the label written in it."""

    name: str
    label: str = ""
    colour: str = ""


def escape(text: str) -> str:
    """Return the text with a backslash before each character that markup gives a meaning."""
    return SPECIAL.sub(r"\\\1", text)


def parse(markup: str) -> list[Run | InlineSign]:
    """Return the runs and signs of a text; whatever is not markup is text."""
    return list(_merged(_parts(markup)))


def paragraphs(markup: str) -> list[list[Run | InlineSign]]:
    """Return the runs and signs of each paragraph; weight and colour carry over to the next."""
    result: list[list[Run | InlineSign]] = [[]]
    for part in parse(markup):
        if isinstance(part, InlineSign):
            result[-1].append(part)
            continue
        first, *others = part.text.split("\n")
        result[-1].append(replace(part, text=first))
        result += [[replace(part, text=text)] for text in others]
    return result


def plain(markup: str) -> str:
    """Return the words alone, as speech would read them; a sign becomes its label or its name."""
    words = [part.text if isinstance(part, Run) else _spoken(part) for part in parse(markup)]
    return " ".join("".join(words).split())


def _spoken(sign: InlineSign) -> str:
    name = sign.name.replace("_", " ")
    return f"{name} {sign.label}" if sign.label else name


def _parts(markup: str) -> Iterator[Run | InlineSign]:
    bold, colour, at = False, "", 0
    for found in TOKEN.finditer(markup):
        if found.start() > at:
            yield Run(markup[at : found.start()], bold, colour)
        at = found.end()
        if found["plain"]:
            yield Run(found["plain"], bold, colour)
        elif found["bold"]:
            bold = not bold
        elif found["sign"]:
            yield InlineSign(found["sign"], found["label"] or "", colour)
        else:
            colour = found["colour"] or ""
    if at < len(markup):
        yield Run(markup[at:], bold, colour)


def _merged(parts: Iterator[Run | InlineSign]) -> Iterator[Run | InlineSign]:
    """Yield the parts with neighbouring runs of one style joined, so that no word is split."""
    last: Run | None = None
    for part in parts:
        if isinstance(part, Run) and last and (part.bold, part.colour) == (last.bold, last.colour):
            last = Run(last.text + part.text, part.bold, part.colour)
            continue
        if last:
            yield last
        last = part if isinstance(part, Run) else None
        if isinstance(part, InlineSign):
            yield part
    if last:
        yield last
