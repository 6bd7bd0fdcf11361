"""Table of Roll for the Galaxy: its painter, its icons and their legend."""

from typing import TYPE_CHECKING, Any

from galaxy_desktop.games.roll.table.icons import ICONS
from galaxy_desktop.games.roll.table.legend import legend

if TYPE_CHECKING:
    from galaxy_desktop.games.roll.table.painter import RollPainter

    PAINTER = RollPainter

LEGEND = legend

__all__ = ["ICONS", "LEGEND", "PAINTER"]


def __getattr__(name: str) -> Any:
    """Return `PAINTER`, read when asked for: other games' tables need only what is named above."""
    if name == "PAINTER":
        from galaxy_desktop.games.roll.table.painter import RollPainter

        return RollPainter
    raise AttributeError(name)
