"""Titles: sources of points, ends, table options and their choices."""

from galaxy_desktop.games.frontiers.box import figures
from galaxy_desktop.language import gettext as _
from galaxy_desktop.language import ngettext


def source_text(source: str) -> str:
    """Return the name of a source of points."""
    return {
        "chips": _("VP chips"),
        "developments": _("Developments"),
        "colonies": _("Colonies"),
        "bonuses": _("“?” bonuses"),
        "goals": _("Goals"),
    }[source]


def tie_break_text() -> str:
    """Return the name of the tie-break."""
    return _("Tie-break: credits and goods")


def built_text(number: int) -> str:
    """Return the number of tiles of an empire in words."""
    return ngettext("{n} tile", "{n} tiles", number).format(n=number)


def ended_by_text(code: str) -> str:
    """Return the cause of the end of the game, as half a sentence."""
    limits = figures()
    return {
        "developments": _("developments on more than {n} spaces").format(n=limits.mat_spaces),
        "colonies": _("more than {n} colonies").format(n=limits.colonies),
        "colonists": _("{n} or fewer colonists left after a Settle").format(n=limits.colonists_left),
        "chips": _("the last VP chip of the common supply"),
    }[code]


def option_text(name: str) -> tuple[str, str]:
    """Return the title of a table option and a sentence about it."""
    return {
        "setup": (_("Set-up"), _("Which faces of the developments and which home colonies are in play.")),
        "goals": (
            _("Goals"),
            _(
                "Eight goals and the stockpile mats; Chart Galactic Goals replaces Retreat. A face-down "
                "stockpile goal is turned up by orders, or its holder is asked at every selection."
            ),
        ),
    }[name]


def choice_text(option: str, choice: str) -> str:
    """Return the name of one choice of a table option."""
    return {
        ("setup", "ordinary"): _("Ordinary: coins choose the faces, you choose your home"),
        ("setup", "first_game"): _("First game: white faces"),
        ("goals", "off"): _("Without goals"),
        ("goals", "on"): _("With goals, turned up by orders"),
        ("goals", "asked"): _("With goals, asking at every selection"),
    }[option, choice]
