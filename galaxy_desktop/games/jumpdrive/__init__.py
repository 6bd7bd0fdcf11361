"""Jump Drive, with its solitaire game and its campaign: rules, data and words."""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from galaxy_desktop.games.jumpdrive.game import GAME

__all__ = ["GAME"]


def __getattr__(name: str) -> Any:
    """Return `GAME`; its rules are read when it is asked for, as the menu needs the title alone."""
    if name != "GAME":
        raise AttributeError(name)
    from galaxy_desktop.games.jumpdrive.game import GAME

    return GAME
