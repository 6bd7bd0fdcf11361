"""Names of the quantities that a hint speaks of."""

from collections.abc import Mapping

from galaxy_desktop.language import N_, Message

NAMES: Mapping[str, Message] = {
    "hand": N_("Cards in hand"),
    "income": N_("Income"),
    "placed": N_("Cards in your empire"),
}


def quantity_text(name: str) -> str:
    """Return the name of a quantity."""
    return NAMES[name].read()
