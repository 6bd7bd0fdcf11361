"""Titles of sources of points, quantities, ends of the game, table options and their choices."""

from collections.abc import Mapping

from galaxy_desktop.engine.sentences import listed
from galaxy_desktop.games.race.box import figures
from galaxy_desktop.language import N_, Message
from galaxy_desktop.language import gettext as _

SOURCES: Mapping[str, Message] = {
    "chips": N_("VP chips"),
    "worlds": N_("Worlds"),
    "developments": N_("Developments"),
    "cost_six": N_("6-cost development bonuses"),
}
QUANTITIES: Mapping[str, Message] = {
    "hand": N_("Cards in hand"),
    "placed": N_("Cards in your tableau"),
    "goods": N_("Goods"),
    "military": N_("Military"),
}
"""Titles of the quantities that a hint names beside points."""
LOTS: Mapping[str, Message] = {"start_world": N_("Start world")}
OPTIONS: Mapping[str, tuple[Message, Message]] = {
    "start_worlds": (
        N_("Start worlds"),
        N_(
            "The 5 original start worlds, or 11 with the 6 New Worlds. "
            "Start worlds not dealt to a player are shuffled into the deck."
        ),
    ),
    "setup": (N_("Setup"), N_("How players get their start worlds and first cards.")),
    "variant": (
        N_("Variant"),
        N_("The two-player variant for experienced players: each player chooses two actions a round."),
    ),
    "edition": (N_("Edition"), N_("5 cards differ between the two printed editions.")),
}
CHOICES: Mapping[tuple[str, str], Message] = {
    ("start_worlds", "original"): N_("Original"),
    ("start_worlds", "all"): N_("With New Worlds"),
    ("setup", "ordinary"): N_("Standard"),
    ("setup", "first_game"): N_("First game"),
    ("setup", "choice"): N_("Choose your start world"),
    ("variant", "standard"): N_("One action"),
    ("variant", "experienced"): N_("Two actions"),
    ("edition", "second"): N_("Second"),
    ("edition", "first"): N_("First"),
}


def tie_break_text() -> str:
    """Return the label of the tiebreaker."""
    return _("Tiebreaker: cards in hand plus goods")


def ended_by_text(code: str) -> str:
    """Return what ended the game, as a noun phrase."""
    size, chip = figures().tableau_size, _("the last VP chip")
    tableau = _("a tableau of {n}+ cards").format(n=size)
    return {"tableau": tableau, "chips": chip, "both": listed([tableau, chip])}[code]
