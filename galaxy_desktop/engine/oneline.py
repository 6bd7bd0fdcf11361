"""Foreign text made fit to be shown: on one line, short, and printable."""

from pathlib import Path

LONGEST = 200
"""Most characters of a line about a fault."""
LONGEST_NAME = 60
LONGEST_PATH = 80


def one_line(text: str, most: int = LONGEST) -> str:
    """Return the text on one line of at most `most` characters; unprintable ones become question marks."""
    cut = len(text) > 4 * most
    plain = " ".join((text[: 4 * most] if cut else text).split())
    if not plain.isprintable():
        plain = "".join(sign if sign.isprintable() else "?" for sign in plain)
    return f"{plain[: most - 1]}…" if cut or len(plain) > most else plain


def shown(text: object) -> str:
    """Return a name or value for use inside a line: in quotes, and short."""
    return f"'{one_line(str(text), LONGEST_NAME)}'"


def path_words(path: Path) -> str:
    """Return a path for use inside a line; of a long one its end, which tells it from others."""
    words = str(path)
    if len(words) <= LONGEST_PATH:
        return one_line(words)
    return f"…{one_line(words[1 - LONGEST_PATH :])}"
