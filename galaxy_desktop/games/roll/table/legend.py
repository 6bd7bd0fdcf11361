"""Legend of the icons of dice, and of those on the table that the rules do not print."""

from collections.abc import Mapping

from galaxy_desktop.language import gettext as _
from galaxy_desktop.ui.help.legend import LegendEntry, named_goods, shared


def legend() -> Mapping[str, LegendEntry]:
    """Return the meaning of each icon: a name and a sentence."""
    return {
        **named_goods(),
        **shared("explore", "develop", "settle", "produce", "ship", "wild"),
        **shared("credits", "citizenry", "cup", "bag", "trophy"),
        "deck": (_("Squares"), _("Squares of a tableau that are covered.")),
        "statistics": (_("Bonus"), _("A 6-cost development that scores a bonus at game end.")),
        "reassign": (_("Reassign"), _("Move a worker to another phase.")),
        "die": (_("Die"), _("A die. Your dice are your workers.")),
    }
