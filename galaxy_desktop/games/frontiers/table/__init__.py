"""Table of New Frontiers: its painter, found by name."""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from galaxy_desktop.games.frontiers.table.painter import FrontiersPainter

    PAINTER = FrontiersPainter

__all__ = ["PAINTER"]


def __getattr__(name: str) -> Any:
    """Return `PAINTER`, read when asked for: other games' tables need nothing of it."""
    if name == "PAINTER":
        from galaxy_desktop.games.frontiers.table.painter import FrontiersPainter

        return FrontiersPainter
    raise AttributeError(name)
