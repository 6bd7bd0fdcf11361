"""Table of Master of the Galaxy: its painter, keys and icons, found by name."""

from typing import TYPE_CHECKING

from galaxy_desktop.engine.lazy import lazy_names
from galaxy_desktop.games.master.table.icons import ICONS
from galaxy_desktop.games.master.table.keys import keys

if TYPE_CHECKING:
    from galaxy_desktop.games.master.table.legend import legend
    from galaxy_desktop.games.master.table.painter import MasterPainter

    LEGEND = legend
    PAINTER = MasterPainter

KEYS = keys

__all__ = ["ICONS", "KEYS", "LEGEND", "PAINTER"]

__getattr__ = lazy_names(__name__, PAINTER="painter.MasterPainter", LEGEND="legend.legend")
