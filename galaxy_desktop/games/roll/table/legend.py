"""Legend of the icons of dice."""

from collections.abc import Mapping

from galaxy_desktop.language import gettext as _
from galaxy_desktop.ui.scenes.legend import LegendEntry


def legend() -> Mapping[str, LegendEntry]:
    """Return the meaning of each icon: a name and a sentence."""
    return {
        "reassign": (_("Reassign"), _("Move a worker to another phase.")),
        "die": (_("Die"), _("A die. Your dice are your workers.")),
    }
