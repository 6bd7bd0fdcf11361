"""Words of Master of the Galaxy."""

from galaxy_desktop.games.master.words.book import WORDS

__all__ = ["WORDS"]
