"""How Jump Drive is drawn."""

from galaxy_desktop.games.jumpdrive.table.painter import JumpPainter

PAINTER = JumpPainter
