"""Levels of computer players in words."""

from galaxy_desktop.ai.programs import STAND_IN, Trouble, program_of
from galaxy_desktop.engine.markup import escape
from galaxy_desktop.language import gettext as _


def level_name(level: str) -> str:
    """Return the name of a level."""
    return _words(level)[0]


def computer_name(level: str) -> str:
    """Return the name of a level as the table shows it for a computer player."""
    return _words(level)[1]


def _words(level: str) -> tuple[str, str]:
    """Return both names of a level; one that has no words yet goes by its id, a program by its name."""
    if program := program_of(level):
        return program, _("Program · {name}").format(name=program)
    known = {
        "random": (_("Random"), _("Computer · Random")),
        "easy": (_("Easy"), _("Computer · Easy")),
        "medium": (_("Medium"), _("Computer · Medium")),
        "hard": (_("Hard"), _("Computer · Hard")),
        "expert": (_("Expert"), _("Computer · Expert")),
    }
    return known.get(level, (level, level))


def replaced_program(name: str, trouble: Trouble) -> str:
    """Return the notice that a computer player takes over from a program, with markup."""
    line = _("{trouble} A computer player ({level}) takes over.")
    return line.format(trouble=escape(trouble.line(name)), level=level_name(STAND_IN))
