"""Master of the Galaxy: its rules, data and words."""

from galaxy_desktop.games.master.game import GAME

__all__ = ["GAME"]
