"""Table of Race for the Galaxy: its painter and its keys."""

from typing import TYPE_CHECKING, Any

from galaxy_desktop.games.race.table.keys import keys

if TYPE_CHECKING:
    from galaxy_desktop.games.race.table.painter import RacePainter

    PAINTER = RacePainter

KEYS = keys

__all__ = ["KEYS", "PAINTER"]


def __getattr__(name: str) -> Any:
    """Return `PAINTER`, read when asked for: other games' tables need only what is named above."""
    if name == "PAINTER":
        from galaxy_desktop.games.race.table.painter import RacePainter

        return RacePainter
    raise AttributeError(name)
