"""How Race for the Galaxy is drawn."""

from galaxy_desktop.games.race.table.keys import keys
from galaxy_desktop.games.race.table.painter import RacePainter

KEYS = keys
PAINTER = RacePainter
