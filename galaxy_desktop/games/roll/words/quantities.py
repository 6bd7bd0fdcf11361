"""Names of the quantities that a hint speaks of."""

from collections.abc import Mapping

from galaxy_desktop.language import N_, Message

NAMES: Mapping[str, Message] = {
    "credits": N_("Credits"),
    "cup": N_("Dice in your cup"),
    "dice": N_("Dice"),
    "goods": N_("Goods"),
    "zone": N_("Tiles in your construction zone"),
}


def quantity_text(name: str) -> str:
    """Return the name of a quantity."""
    return NAMES[name].read()
