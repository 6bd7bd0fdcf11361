"""Titles of sources of points, ends of the game, table options and their choices."""

from galaxy_desktop.games.jumpdrive.box import figures
from galaxy_desktop.language import gettext as _


def source_text(source: str) -> str:
    """Return the name of a source of points."""
    return {
        "worlds": _("Worlds"),
        "developments": _("Developments"),
        "terms": _("Bonuses for other cards and icons"),
    }[source]


def tie_break_text() -> str:
    """Return the label of the tie-break."""
    return _("Tie-break: hand and income")


def ended_by_text(code: str) -> str:
    """Return what ended the game, as half a sentence."""
    points = _("{n} VP or more").format(n=figures().end_vp)
    return {"points": points, "rounds": _("the seventh round")}[code]


def option_text(name: str) -> tuple[str, str]:
    """Return the title of a table option and a sentence about it."""
    return {
        "setup": (_("Set-up"), _("Five of seven cards, or a ready-made hand that goes well together.")),
    }[name]


def choice_text(option: str, choice: str) -> str:
    """Return the name of one choice of a table option."""
    return {("setup", "ordinary"): _("Ordinary"), ("setup", "first_game"): _("First game")}[option, choice]
