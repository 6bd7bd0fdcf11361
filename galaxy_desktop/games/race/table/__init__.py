"""Table of Race for the Galaxy: its painter and its keys."""

from galaxy_desktop.games.race.table.keys import keys
from galaxy_desktop.games.race.table.painter import RacePainter

KEYS = keys
PAINTER = RacePainter
