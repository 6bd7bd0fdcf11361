"""Names of the quantities that a hint speaks of."""

from collections.abc import Mapping

from galaxy_desktop.language import N_, Message

NAMES: Mapping[str, Message] = {
    "credits": N_("credits"),
    "cup": N_("dice in your cup"),
    "dice": N_("dice"),
    "goods": N_("goods"),
    "zone": N_("tiles in your construction zone"),
}


def quantity_text(name: str) -> str:
    """Return the name of a quantity."""
    return NAMES[name].read()
