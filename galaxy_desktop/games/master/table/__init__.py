"""How Master of the Galaxy is drawn."""

from galaxy_desktop.games.master.table.painter import MasterPainter

PAINTER = MasterPainter
