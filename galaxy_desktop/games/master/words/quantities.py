"""Names of the quantities that a hint speaks of."""

from collections.abc import Mapping

from galaxy_desktop.language import N_, Message

NAMES: Mapping[str, Message] = {
    "cards": N_("cards"),
    "bag": N_("cubes in your bag"),
    "constructed": N_("constructed bases"),
}


def quantity_text(name: str) -> str:
    """Return the name of a quantity."""
    return NAMES[name].read()
