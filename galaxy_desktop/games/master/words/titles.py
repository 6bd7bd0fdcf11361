"""Titles of victory counts, ends of the game, table options and their choices."""

from galaxy_desktop.language import gettext as _


def source_text(source: str) -> str:
    """Return the name of a count for victory."""
    return {
        "bases": _("Bases on the map"),
        "symbols": _("Symbols of one kind"),
        "corners": _("Starting systems"),
    }[source]


def ended_by_text(code: str) -> str:
    """Return half a sentence on how the game ended."""
    return {
        "expansion": _("expansion: the ninth base"),
        "domination": _("domination: five symbols of one kind"),
        "conquest": _("conquest: a second starting system"),
        "draw": _("a draw that all agreed to"),
    }[code]


def option_text(name: str) -> tuple[str, str]:
    """Return the title of a table option and a sentence about it."""
    return {
        "setup": (_("Set-up"), _("Whether species and corners are dealt, or drafted one after the other."))
    }[name]


def choice_text(option: str, choice: str) -> str:
    """Return the name of a choice of a table option."""
    return {
        ("setup", "ordinary"): _("Ordinary"),
        ("setup", "draft"): _("Draft"),
    }[option, choice]


def victory_text(victory: str) -> str:
    """Return the name of a victory."""
    return {
        "expansion": _("expansion"),
        "domination": _("domination"),
        "conquest": _("conquest"),
    }[victory]
