"""Titles: sources of points, ends, table options and their choices."""

from galaxy_desktop.engine.sentences import listed
from galaxy_desktop.games.roll.box import figures
from galaxy_desktop.language import gettext as _
from galaxy_desktop.language import ngettext


def source_text(source: str) -> str:
    """Return the name of a source of points."""
    return {
        "chips": _("VP chips"),
        "developments": _("Developments"),
        "worlds": _("Worlds"),
        "bonuses": _("Bonuses of cost-6 developments"),
    }[source]


def tie_break_text() -> str:
    """Return the name of the tie-break."""
    return _("Tie-break: dice in the cup and credits")


def built_text(number: int) -> str:
    """Return the number of squares of a tableau in words."""
    return ngettext("{n} square", "{n} squares", number).format(n=number)


def ended_by_text(code: str) -> str:
    """Return the cause of the end of the game, as half a sentence."""
    size, chip = figures().squares, _("the last VP chip of the pool")
    empire = ngettext("an empire of {n} square", "an empire of {n} squares", size).format(n=size)
    return {"tableau": empire, "chips": chip, "both": listed([empire, chip])}[code]


def option_text(name: str) -> tuple[str, str]:
    """Return the title of a table option and a sentence about it."""
    return {"setup": (_("Set-up"), _("How the first two tiles of your construction zone are turned."))}[name]


def choice_text(option: str, choice: str) -> str:
    """Return the name of one choice of a table option."""
    return {
        ("setup", "ordinary"): _("Ordinary"),
        ("setup", "first_game"): _("First game"),
    }[option, choice]
