"""Roll for the Galaxy, base game: its rules, data and words."""

from galaxy_desktop.games.roll.game import GAME

__all__ = ["GAME"]
