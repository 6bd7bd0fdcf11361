"""Titles: what counts for victory, ends, table options and their choices."""

from galaxy_desktop.language import gettext as _


def source_text(source: str) -> str:
    """The name of something that counts for victory."""
    return {
        "bases": _("Bases on the map"),
        "symbols": _("Symbols of one kind"),
        "corners": _("Starting systems"),
    }[source]


def ended_by_text(code: str) -> str:
    """What ended the game, as half a sentence."""
    return {
        "expansion": _("expansion: the ninth base"),
        "domination": _("domination: five symbols of one kind"),
        "conquest": _("conquest: a second starting system"),
        "draw": _("a draw that all agreed to"),
    }[code]


def option_text(name: str) -> tuple[str, str]:
    """The title of a table option and a sentence about it."""
    return {
        "setup": (_("Set-up"), _("Whether species and corners are dealt, or drafted one after the other."))
    }[name]


def choice_text(option: str, choice: str) -> str:
    """One choice of a table option."""
    return {
        ("setup", "ordinary"): _("Ordinary"),
        ("setup", "draft"): _("Draft"),
    }[option, choice]


def victory_text(victory: str) -> str:
    """A victory by its name."""
    return {
        "expansion": _("expansion"),
        "domination": _("domination"),
        "conquest": _("conquest"),
    }[victory]
