"""Race for the Galaxy, base game with New Worlds: its rules, data and words."""

from typing import TYPE_CHECKING

from galaxy_desktop.engine.lazy import lazy_names

if TYPE_CHECKING:
    from galaxy_desktop.games.race.game import GAME

__all__ = ["GAME"]

__getattr__ = lazy_names(__name__, GAME="game.GAME")
"""The rules are read when they are asked for, as the menu needs the title alone."""
