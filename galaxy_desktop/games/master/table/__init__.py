"""Table of Master of the Galaxy: its painter, keys and icons, found by name."""

from typing import TYPE_CHECKING, Any

from galaxy_desktop.games.master.table.icons import ICONS
from galaxy_desktop.games.master.table.keys import keys

if TYPE_CHECKING:
    from galaxy_desktop.games.master.table.painter import MasterPainter

    PAINTER = MasterPainter

KEYS = keys

__all__ = ["ICONS", "KEYS", "PAINTER"]


def __getattr__(name: str) -> Any:
    """Return `PAINTER`, read when asked for: other games' tables need only what is named above."""
    if name == "PAINTER":
        from galaxy_desktop.games.master.table.painter import MasterPainter

        return MasterPainter
    raise AttributeError(name)
