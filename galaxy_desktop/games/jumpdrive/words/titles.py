"""Titles of sources of points, quantities, ends of the game, table options and their choices."""

from collections.abc import Mapping

from galaxy_desktop.games.jumpdrive.box import figures, preset_hands
from galaxy_desktop.language import N_, Message
from galaxy_desktop.language import gettext as _

SOURCES: Mapping[str, Message] = {
    "worlds": N_("Worlds"),
    "developments": N_("Developments"),
    "terms": N_("Bonuses for cards and icons"),
}
"""Sources of points."""

QUANTITIES: Mapping[str, Message] = {
    "hand": N_("Cards in hand"),
    "income": N_("Income"),
    "placed": N_("Cards in your empire"),
}
"""Titles of the quantities that a hint names beside points."""
CHOICES: Mapping[tuple[str, str], Message] = {
    ("setup", "ordinary"): N_("Standard"),
    ("setup", "first_game"): N_("First game"),
}
"""Choices of the table options."""


def tie_break_text() -> str:
    """Return the label of the tiebreaker."""
    return _("Tiebreaker: cards in hand plus income")


def ended_by_text(code: str) -> str:
    """Return what ended the game, as half a sentence."""
    if code == "rounds":
        return _("the last of {n} rounds").format(n=figures().solo_rounds)
    return _("{n} VP or more").format(n=figures().end_vp)


def last_round_text(code: str) -> str:
    """Return the notice that this round is the last, and what ends the game."""
    if code == "rounds":
        return _("This is the last of {n} rounds.").format(n=figures().solo_rounds)
    return _("This round is the last: a player will have {n} VP or more.").format(n=figures().end_vp)


def table_option_text(name: str) -> tuple[str, str]:
    """Return the title of a table option and a sentence about it."""
    assert name == "setup"
    line = _("Keep {keep} of {deal} cards, or start with one of {hands} preset hands.")
    figure = {"keep": figures().keep, "deal": figures().deal, "hands": len(preset_hands())}
    return _("Setup"), line.format(**figure)
