"""Texts of Roll for the Galaxy."""

from galaxy_desktop.games.roll.words.book import WORDS

__all__ = ["WORDS"]
