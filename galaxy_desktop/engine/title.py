"""Title of a game: what the menu shows of it before its rules are read."""

from collections.abc import Callable
from typing import NamedTuple


class Title(NamedTuple):
    """Name of a game, whom it is for, and what it is about."""

    id: str
    """Name of its folder, its data, its art and its saves."""
    name: str
    place_in_menu: int
    seats: range
    """Numbers of players it can be played with."""
    minutes: tuple[int, int]
    """Shortest and longest usual duration of a game, in minutes."""
    tagline: Callable[[], str]
    """Return the game in one line."""
    pitch: Callable[[], str]
    """Return the game in a few sentences."""
