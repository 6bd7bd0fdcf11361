"""Gallery of Race for the Galaxy: the designs of an edition."""

from collections.abc import Iterable

from galaxy_desktop.engine.gallery import Gallery, GalleryGroup, by_price
from galaxy_desktop.engine.game import Options
from galaxy_desktop.games.race.box import EDITIONS, design_id, designs
from galaxy_desktop.games.race.schema import Card
from galaxy_desktop.games.race.state import RaceState
from galaxy_desktop.games.race.view import cards_unseen
from galaxy_desktop.language import N_

NOTES = {
    "second": N_("The cards of the second edition."),
    "first": N_("The cards of the first edition."),
}


def gallery(options: Options) -> Gallery:
    """Return all designs by sort and price."""
    edition = options.get("edition", EDITIONS[0])
    cards = designs(edition).values()
    worlds = [card for card in cards if card.is_world and card.start is None]
    developments = [card for card in cards if not card.is_world]
    dearest = max(card.price for card in developments)
    return Gallery(
        N_("Cards"),
        (
            GalleryGroup(N_("Start worlds"), tuple(card.id for card in cards if card.start)),
            GalleryGroup(N_("Worlds"), _ordered(card for card in worlds if not card.is_military)),
            GalleryGroup(N_("Military worlds"), _ordered(card for card in worlds if card.is_military)),
            GalleryGroup(N_("Developments"), _ordered(card for card in developments if card.price < dearest)),
            GalleryGroup(
                N_("6-cost developments"), _ordered(card for card in developments if card.price == dearest)
            ),
        ),
        {card.id: card.copies for card in cards if card.copies > 1},
        NOTES[edition],
    )


def unseen(g: RaceState) -> tuple[str, ...]:
    """Return the design of each card that is hidden in a view."""
    return tuple(map(design_id, cards_unseen(g)))


def _ordered(cards: Iterable[Card]) -> tuple[str, ...]:
    return by_price((card.price, card.name, card.id) for card in cards)
