"""Gallery of Master of the Galaxy: the cards of all decks."""

from galaxy_desktop.engine.gallery import Gallery, GalleryGroup
from galaxy_desktop.engine.game import Options
from galaxy_desktop.games.master.box import deck_of
from galaxy_desktop.games.master.state import MasterState
from galaxy_desktop.games.master.view import cards_unseen
from galaxy_desktop.language import N_, Message


def gallery(options: Options) -> Gallery:
    """Return the cards by deck, those of a deck in the order of the data."""
    del options
    return Gallery(
        N_("Cards"),
        tuple(GalleryGroup(title, deck_of(deck)) for deck, title in _titles().items()),
        {},
    )


def unseen(g: MasterState) -> tuple[str, ...]:
    """Return the cards of all decks that are hidden in a view."""
    return tuple(card for deck in g.decks for card in cards_unseen(g, deck))


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
