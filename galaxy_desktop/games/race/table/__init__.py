"""Table of Race for the Galaxy: its painter and its keys."""

from typing import TYPE_CHECKING

from galaxy_desktop.engine.lazy import lazy_names
from galaxy_desktop.games.race.table.keys import keys

if TYPE_CHECKING:
    from galaxy_desktop.games.race.table.legend import legend
    from galaxy_desktop.games.race.table.painter import RacePainter

    LEGEND = legend
    PAINTER = RacePainter

KEYS = keys

__all__ = ["KEYS", "LEGEND", "PAINTER"]

__getattr__ = lazy_names(__name__, PAINTER="painter.RacePainter", LEGEND="legend.legend")
