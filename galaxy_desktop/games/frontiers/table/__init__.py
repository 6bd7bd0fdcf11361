"""How New Frontiers is drawn."""

from galaxy_desktop.games.frontiers.table.painter import FrontiersPainter

PAINTER = FrontiersPainter
