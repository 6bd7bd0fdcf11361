"""Texts of New Frontiers."""

from galaxy_desktop.games.frontiers.words.book import WORDS

__all__ = ["WORDS"]
