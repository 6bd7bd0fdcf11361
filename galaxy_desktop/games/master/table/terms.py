"""Short names and signs of decks, symbols and cubes, as cards and tables of figures show them."""

from galaxy_desktop.language import gettext as _

SYMBOL_SIGNS = {"military": "swords"}
DECK_SIGNS = {"conflict": "swords", "commerce": "economic", "development": "deck", "politics": "deck"}


def symbol_sign(symbol: str) -> str:
    """The icon of a supremacy symbol."""
    return SYMBOL_SIGNS.get(symbol, symbol)


def deck_sign(deck: str) -> str:
    """The icon of a deck."""
    return DECK_SIGNS.get(deck, deck)


def deck_name(deck: str) -> str:
    """A deck, or a group of decks."""
    return {
        "species": _("Species"),
        "leader": _("Leader"),
        "conflict": _("Conflict"),
        "government": _("Government"),
        "commerce": _("Commerce"),
        "expansion": _("Expansion"),
        "progress": _("Progress"),
        "development": _("Development"),
        "politics": _("Politics"),
    }[deck]


def colour_name(colour: str) -> str:
    """A colour of cubes with what it stands for."""
    return {
        "red": _("red"),
        "blue": _("blue"),
        "yellow": _("yellow"),
        "white": _("white"),
        "black": _("black"),
    }[colour]
