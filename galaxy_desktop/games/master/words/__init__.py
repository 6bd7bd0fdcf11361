"""The words of Master of the Galaxy."""

from galaxy_desktop.games.master.words.book import MasterWords

__all__ = ["MasterWords"]
