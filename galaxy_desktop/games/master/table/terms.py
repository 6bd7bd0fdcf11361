"""Short names and signs of decks and symbols, as cards and tables of figures show them."""

from galaxy_desktop.games.master.words.terms import deck

SYMBOL_SIGNS = {"military": "swords"}
"""Signs of symbols where their own name is that of another sign."""
GROUP_SIGN = "deck"
GROUPS = ("development", "politics")


def symbol_sign(symbol: str) -> str:
    """The icon of a supremacy symbol."""
    return SYMBOL_SIGNS.get(symbol, symbol)


def deck_sign(name: str) -> str:
    """The icon of a deck, or of a group of decks."""
    return GROUP_SIGN if name in GROUPS else name


def deck_name(name: str) -> str:
    """A deck or group of decks as a title."""
    words = deck(name)
    return words[:1].upper() + words[1:]
