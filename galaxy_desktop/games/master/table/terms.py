"""Names and signs of decks, as cards show them."""

from galaxy_desktop.games.master.words.terms import DECK_TITLES

GROUP_SIGN = "deck"
GROUPS = ("development", "politics")


def deck_sign(name: str) -> str:
    """Return the icon of a deck, or of a group of decks."""
    return GROUP_SIGN if name in GROUPS else name


def deck_name(name: str) -> str:
    """Return the name of a deck or group of decks, as a title."""
    return DECK_TITLES[name].read()
