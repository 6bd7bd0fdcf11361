"""Painter of a game; the generic one if a game has none."""

from typing import Any

from galaxy_desktop.engine.game import Game
from galaxy_desktop.ui.contributions import contribution
from galaxy_desktop.ui.generic_painter import GenericPainter
from galaxy_desktop.ui.kit import Kit
from galaxy_desktop.ui.painter import Painter


def painter_for(kit: Kit, game: Game[Any]) -> Painter:
    """Return a new painter for a game at a table of this kit."""
    own: type[Painter] | None = contribution(game.id, "PAINTER")
    return GenericPainter(kit, game) if own is None else own(kit, game)
