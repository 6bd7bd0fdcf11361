"""Table of Master of the Galaxy: its painter, keys and icons, found by name."""

from galaxy_desktop.games.master.table.icons import ICONS
from galaxy_desktop.games.master.table.keys import keys
from galaxy_desktop.games.master.table.painter import MasterPainter

KEYS = keys
PAINTER = MasterPainter

__all__ = ["ICONS", "KEYS", "PAINTER"]
