"""Titles: sources of points, quantities, ends, table options and their choices."""

from galaxy_desktop.engine.sentences import listed
from galaxy_desktop.games.roll.box import figures
from galaxy_desktop.language import N_, ngettext
from galaxy_desktop.language import gettext as _

SOURCES = {
    "chips": N_("VP chips"),
    "developments": N_("Developments"),
    "worlds": N_("Worlds"),
    "bonuses": N_("6-cost development bonuses"),
}
"""Name of each source of points."""
QUANTITIES = {
    "credits": N_("Credits"),
    "cup": N_("Dice in your cup"),
    "dice": N_("Dice"),
    "goods": N_("Goods"),
    "zone": N_("Tiles in your construction zone"),
}
"""Titles of the quantities that a hint names beside points."""
LOTS = {"faction": N_("Faction"), "home_world": N_("Home world")}

OPTIONS = {
    "setup": (
        N_("Setup"),
        N_("Choose which of your 2 starting tiles is the development, or start with the lowest total cost."),
    )
}
"""Title of each table option, and a sentence about it."""

CHOICES = {
    ("setup", "ordinary"): N_("Standard"),
    ("setup", "first_game"): N_("First game"),
}
"""Name of each choice of a table option."""


def tie_break_text() -> str:
    """Return the name of the tiebreaker."""
    return _("Tiebreaker: dice in the cup plus credits")


def built_text(number: int) -> str:
    """Return the number of squares of a tableau in words."""
    return ngettext("{n} square", "{n} squares", number).format(n=number)


def ended_by_text(code: str) -> str:
    """Return the cause of the end of the game, worded to follow a colon."""
    tableau, pool = _("a tableau of {n}+ squares").format(n=figures().squares), _("an empty VP pool")
    return {"tableau": tableau, "chips": pool, "both": listed([tableau, pool])}[code]
