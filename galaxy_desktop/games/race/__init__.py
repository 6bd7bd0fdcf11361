"""Race for the Galaxy, base game with New Worlds: its rules, data and words."""

from galaxy_desktop.games.race.game import GAME

__all__ = ["GAME"]
