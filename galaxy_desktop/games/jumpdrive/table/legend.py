"""Legend of icons on the table that the rules do not print."""

from collections.abc import Mapping

from galaxy_desktop.language import gettext as _
from galaxy_desktop.ui.help.legend import LegendEntry, shared


def legend() -> Mapping[str, LegendEntry]:
    """Return the meaning of each icon: a name and a sentence."""
    return {**shared("hand", "discards"), "settle": (_("World"), _("A world that you place."))}
