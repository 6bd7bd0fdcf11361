"""Table of New Frontiers: its painter, found by name."""

from typing import TYPE_CHECKING

from galaxy_desktop.engine.lazy import lazy_names

if TYPE_CHECKING:
    from galaxy_desktop.games.frontiers.table.legend import legend
    from galaxy_desktop.games.frontiers.table.painter import FrontiersPainter

    LEGEND = legend
    PAINTER = FrontiersPainter

__all__ = ["LEGEND", "PAINTER"]

__getattr__ = lazy_names(__name__, PAINTER="painter.FrontiersPainter", LEGEND="legend.legend")
