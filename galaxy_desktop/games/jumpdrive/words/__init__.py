"""The words of Jump Drive."""

from galaxy_desktop.games.jumpdrive.words.book import JumpWords

__all__ = ["JumpWords"]
