"""Table of Roll for the Galaxy: its painter, its icons and their legend."""

from galaxy_desktop.games.roll.table.icons import ICONS
from galaxy_desktop.games.roll.table.legend import legend
from galaxy_desktop.games.roll.table.painter import RollPainter

LEGEND = legend
PAINTER = RollPainter

__all__ = ["ICONS", "LEGEND", "PAINTER"]
