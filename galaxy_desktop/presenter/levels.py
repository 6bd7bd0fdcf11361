"""What computer players are called at the table."""

from galaxy_desktop.language import gettext as _


def computer_name(level: str) -> str:
    """What a computer player of a level is called."""
    names = {
        "random": _("Computer, by chance"),
        "easy": _("Computer, easy"),
        "medium": _("Computer, medium"),
        "hard": _("Computer, hard"),
    }
    return names.get(level, level)
