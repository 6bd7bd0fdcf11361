"""Table of New Frontiers: its painter, found by name."""

from galaxy_desktop.games.frontiers.table.painter import FrontiersPainter

PAINTER = FrontiersPainter
