"""Text from outside, fit to be shown: on one line, short, and with nothing that cannot be seen."""

LONGEST = 200
"""What a line about something wrong may have."""
LONGEST_NAME = 60


def one_line(text: str, most: int = LONGEST) -> str:
    """The text on one line of at most that many signs; what cannot be shown is a question mark."""
    cut = len(text) > 4 * most
    plain = " ".join((text[: 4 * most] if cut else text).split())
    plain = "".join(sign if sign.isprintable() else "?" for sign in plain)
    return f"{plain[: most - 1]}…" if cut or len(plain) > most else plain


def shown(text: object) -> str:
    """A name or value inside of a line: in quotes, and short."""
    return f"'{one_line(str(text), LONGEST_NAME)}'"
