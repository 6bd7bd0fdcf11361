"""The painter of a game, found by name in its folder; a plain one for a game without a face."""

from importlib import import_module
from importlib.util import find_spec
from typing import Any

from galaxy_desktop.engine.game import Game
from galaxy_desktop.ui.generic_painter import GenericPainter
from galaxy_desktop.ui.kit import Kit
from galaxy_desktop.ui.painter import Painter

GAMES = "galaxy_desktop.games"


def painter_for(kit: Kit, game: Game[Any]) -> Painter:
    """A new painter for a game at a table of this kit."""
    room = f"{GAMES}.{game.id}"
    if find_spec(room) is None or find_spec(f"{room}.table") is None:
        return GenericPainter(kit, game)
    painter: Painter = import_module(f"{room}.table").PAINTER(kit, game)
    return painter
