"""Words of Jump Drive."""

from galaxy_desktop.games.jumpdrive.words.book import WORDS

__all__ = ["WORDS"]
