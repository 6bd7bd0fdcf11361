"""Names of the quantities that a hint speaks of."""

from collections.abc import Mapping

from galaxy_desktop.language import N_, Message

NAMES: Mapping[str, Message] = {
    "cards": N_("Cards"),
    "bag": N_("Cubes in your bag"),
    "constructed": N_("Constructed bases"),
}


def quantity_text(name: str) -> str:
    """Return the name of a quantity."""
    return NAMES[name].read()
