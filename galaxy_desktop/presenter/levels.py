"""Levels of computer players in words."""

from galaxy_desktop.language import gettext as _


def level_name(level: str) -> str:
    """Return the name of a level."""
    return _words(level)[0]


def computer_name(level: str) -> str:
    """Return the name of a level as the table shows it for a computer player."""
    return _words(level)[1]


def _words(level: str) -> tuple[str, str]:
    """Return both names of a level; one that has no words yet goes by its id."""
    known = {
        "random": (_("Random"), _("Computer · Random")),
        "easy": (_("Easy"), _("Computer · Easy")),
        "medium": (_("Medium"), _("Computer · Medium")),
        "hard": (_("Hard"), _("Computer · Hard")),
        "expert": (_("Expert"), _("Computer · Expert")),
    }
    return known.get(level, (level, level))
