"""Presence of puzzles with a game, told without reading any."""

from galaxy_desktop.games import file_of

FILE = "data/puzzles.json.gz"
"""File of the puzzles of a game, in its folder."""


def comes_with_puzzles(game: str) -> bool:
    """Return whether there is a file of puzzles for a game, which hold for its own data."""
    return file_of(game, FILE) is not None
