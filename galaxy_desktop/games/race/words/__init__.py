"""Words of Race for the Galaxy."""

from galaxy_desktop.games.race.words.book import WORDS

__all__ = ["WORDS"]
