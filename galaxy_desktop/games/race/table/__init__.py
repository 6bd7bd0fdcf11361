"""How Race for the Galaxy is drawn."""

from galaxy_desktop.games.race.table.painter import RacePainter

PAINTER = RacePainter
