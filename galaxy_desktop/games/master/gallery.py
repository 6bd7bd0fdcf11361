"""Gallery of Master of the Galaxy: the cards of all decks."""

from galaxy_desktop.engine.gallery import Gallery, GalleryGroup
from galaxy_desktop.games.master.box import deck_of
from galaxy_desktop.language import N_, Message


def gallery() -> Gallery:
    """Return the cards by deck, those of a deck in the order of the data."""
    return Gallery(
        N_("Cards"),
        tuple(GalleryGroup(title, deck_of(deck)) for deck, title in _titles().items()),
        {},
    )


def _titles() -> dict[str, Message]:
    return {
        "species": N_("Species"),
        "leader": N_("Leaders"),
        "conflict": N_("Conflicts"),
        "government": N_("Governments"),
        "commerce": N_("Commerce"),
        "expansion": N_("Expansion"),
        "progress": N_("Progress"),
    }
