"""Titles: sources of points, quantities, ends, table options and their choices."""

from collections.abc import Mapping

from galaxy_desktop.engine.wording import Row, Wording, row, sentence
from galaxy_desktop.games.frontiers.box import figures
from galaxy_desktop.language import N_, NN_, Message, ngettext
from galaxy_desktop.language import gettext as _

SOURCES: Mapping[str, Message] = {
    "chips": N_("VP chips"),
    "developments": N_("Developments"),
    "colonies": N_("Colonies"),
    "bonuses": N_("“?” bonuses"),
    "goals": N_("Goals"),
}
QUANTITIES: Mapping[str, Message] = {
    "credits": N_("Credits"),
    "colonists": N_("Unused colonists"),
    "explored": N_("Explored worlds"),
    "goods": N_("Goods"),
    "military": N_("Military"),
}
"""Titles of the quantities that a hint names beside points."""
LOTS: Mapping[str, Message] = {"home_colony": N_("Home colony")}

OPTIONS: Mapping[str, tuple[Message, Message]] = {
    "setup": (
        N_("Setup"),
        N_(
            "Standard: coin flips decide the sides of developments, and each player chooses a home colony. "
            "First game: only white sides."
        ),
    ),
    "goals": (
        N_("Variant"),
        N_(
            "Adds 8 goals and stockpile mats; Chart Galactic Goals replaces Retreat into Isolation. A "
            "player who keeps a stockpile goal face down sets orders for turning it face up, or is asked "
            "each time an action is selected."
        ),
    ),
}
"""Title of each table option and what it does."""

CHOICES: Mapping[tuple[str, str], Message] = {
    ("setup", "ordinary"): N_("Standard"),
    ("setup", "first_game"): N_("First game"),
    ("goals", "off"): N_("No goals"),
    ("goals", "on"): N_("Goals, with orders"),
    ("goals", "asked"): N_("Goals, asking each time"),
}

ENDS: Wording[Row] = Wording(
    rows={
        "developments": row(
            NN_("developments on more than {n} mat space", "developments on more than {n} mat spaces"),
            n=lambda limits: limits.mat_spaces,
        ),
        "colonies": row(
            NN_("more than {n} colony", "more than {n} colonies"), n=lambda limits: limits.colonies
        ),
        "colonists": row(
            N_("{n} or fewer colonists left after Settle"), n=lambda limits: limits.colonists_left
        ),
        "chips": row(N_("the last VP chip")),
    }
)
"""The row of each cause of the end of the game."""


def tie_break_text() -> str:
    """Return the name of the tiebreaker."""
    return _("Tiebreaker: credits plus goods")


def built_text(number: int) -> str:
    """Return the number of tiles of an empire in words."""
    return ngettext("{n} tile", "{n} tiles", number).format(n=number)


def ended_by_text(code: str) -> str:
    """Return the cause of the end of the game, to follow a colon."""
    return sentence(ENDS, code, figures())
