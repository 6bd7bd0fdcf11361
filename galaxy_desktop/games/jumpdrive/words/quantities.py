"""Names of the quantities that a hint speaks of."""

from collections.abc import Mapping

from galaxy_desktop.language import N_, Message

NAMES: Mapping[str, Message] = {
    "hand": N_("cards in hand"),
    "income": N_("income"),
    "placed": N_("cards in your empire"),
}


def quantity_text(name: str) -> str:
    """Return the name of a quantity."""
    return NAMES[name].read()
