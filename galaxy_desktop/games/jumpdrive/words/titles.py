"""Titles: sources of points, ends, table options and their choices."""

from galaxy_desktop.language import gettext as _


def source_text(source: str) -> str:
    """The name of a source of points."""
    return {
        "worlds": _("Worlds"),
        "developments": _("Developments"),
        "terms": _("Bonuses for other cards and icons"),
    }[source]


def tie_break_text() -> str:
    """What breaks a tie."""
    return _("Tie-break: hand and income")


def ended_by_text(code: str) -> str:
    """What ended the game, as half a sentence."""
    return {"points": _("50 VP or more"), "rounds": _("the seventh round")}[code]


def option_text(name: str) -> tuple[str, str]:
    """The title of a table option and a sentence about it."""
    return {
        "setup": (_("Set-up"), _("Five of seven cards, or a ready-made hand that goes well together.")),
    }[name]


def choice_text(option: str, choice: str) -> str:
    """One choice of a table option."""
    return {("setup", "ordinary"): _("Ordinary"), ("setup", "first_game"): _("First game")}[option, choice]
