"""New Frontiers: its rules, data and words."""

from galaxy_desktop.games.frontiers.game import GAME

__all__ = ["GAME"]
