"""Jump Drive, with its solitaire game and its campaign: rules, data and words."""

from galaxy_desktop.games.jumpdrive.game import GAME

__all__ = ["GAME"]
