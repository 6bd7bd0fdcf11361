"""Legend of icons on tiles and on the table that the rules do not print."""

from collections.abc import Mapping

from galaxy_desktop.language import gettext as _
from galaxy_desktop.ui.help.legend import LegendEntry, named_goods, shared


def legend() -> Mapping[str, LegendEntry]:
    """Return the meaning of each icon: a name and a sentence."""
    return {
        **named_goods(),
        **shared("any_good", "development_cost", "credits", "bag", "trophy"),
        **shared("tag_rebel", "tag_imperium", "tag_alien", "tag_uplift", "tag_terraforming"),
        "deck": (_("Copies"), _("Copies of a development left in the market.")),
    }
