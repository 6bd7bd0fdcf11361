"""Gallery of Jump Drive: all designs, the Survey Team among them."""

from collections.abc import Iterable

from galaxy_desktop.engine.gallery import Gallery, GalleryGroup, by_price
from galaxy_desktop.engine.game import Options
from galaxy_desktop.games.jumpdrive.box import design_id, designs
from galaxy_desktop.games.jumpdrive.schema import Card
from galaxy_desktop.games.jumpdrive.state import JumpState
from galaxy_desktop.games.jumpdrive.view import cards_unseen
from galaxy_desktop.language import N_


def gallery(options: Options) -> Gallery:
    """Return all designs by sort and price."""
    del options
    known = designs().values()
    return Gallery(
        N_("Cards"),
        (
            GalleryGroup(N_("Worlds"), _ordered(c for c in known if c.is_world and not c.is_military)),
            GalleryGroup(N_("Military worlds"), _ordered(c for c in known if c.is_military)),
            GalleryGroup(N_("Developments"), _ordered(c for c in known if not c.is_world)),
        ),
        {card.id: card.copies for card in known if card.copies > 1},
    )


def unseen(g: JumpState) -> tuple[str, ...]:
    """Return the design of each card that is hidden in a view."""
    return tuple(map(design_id, cards_unseen(g)))


def _ordered(known: Iterable[Card]) -> tuple[str, ...]:
    return by_price((card.price, card.name, card.id) for card in known)
