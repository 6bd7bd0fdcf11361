"""Table of Roll for the Galaxy: its painter, its icons and their legend."""

from typing import TYPE_CHECKING

from galaxy_desktop.engine.lazy import lazy_names
from galaxy_desktop.games.roll.table.icons import ICONS
from galaxy_desktop.games.roll.table.legend import legend

if TYPE_CHECKING:
    from galaxy_desktop.games.roll.table.painter import RollPainter

    PAINTER = RollPainter

LEGEND = legend

__all__ = ["ICONS", "LEGEND", "PAINTER"]

__getattr__ = lazy_names(__name__, PAINTER="painter.RollPainter")
