"""How Roll for the Galaxy is drawn."""

from galaxy_desktop.games.roll.table.painter import RollPainter

PAINTER = RollPainter
