"""Levels of computer players in words."""

from galaxy_desktop.ai.programs import STAND_IN, Trouble, program_of
from galaxy_desktop.engine.markup import escape
from galaxy_desktop.language import N_
from galaxy_desktop.language import gettext as _

NAMES = {
    "random": (N_("Random"), N_("Computer · Random")),
    "easy": (N_("Easy"), N_("Computer · Easy")),
    "medium": (N_("Medium"), N_("Computer · Medium")),
    "hard": (N_("Hard"), N_("Computer · Hard")),
    "expert": (N_("Expert"), N_("Computer · Expert")),
}
"""Name of each level, and how the table shows it for a computer player."""


def level_name(level: str) -> str:
    """Return the name of a level."""
    return _words(level)[0]


def computer_name(level: str) -> str:
    """Return the name of a level as the table shows it for a computer player."""
    return _words(level)[1]


def seat_words(level: str, *, resigned: bool) -> str:
    """Return who sits on a seat: a person, a bot of a level, or one that took over from a person."""
    if not level:
        return _("Human")
    return _("Resigned · {level}").format(level=level_name(level)) if resigned else level_name(level)


def _words(level: str) -> tuple[str, str]:
    """Return both names of a level; one that has no words yet goes by its id, a program by its name."""
    if program := program_of(level):
        return program, _("Program · {name}").format(name=program)
    if level not in NAMES:
        return level, level
    name, computer = NAMES[level]
    return name.read(), computer.read()


def replaced_program(name: str, trouble: Trouble) -> str:
    """Return the notice that a computer player takes over from a program, with markup."""
    line = _("{trouble} A computer player ({level}) takes over.")
    return line.format(trouble=escape(trouble.line(name)), level=level_name(STAND_IN))
