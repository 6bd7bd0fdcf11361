"""Contributions of a game to the screen: found by name in its `table` package, and nowhere listed.

PAINTER    how it is drawn (`ui/painter.py`); without one the generic painter shows lists
CAMPAIGN   a scene that leads through several games of it (`ui/scenes/campaigns.py`)
STANDING   a function that returns how far that campaign has come, by the data of its file
KEYS       a function that returns its own keys as a sequence of `ui.keys.Key`
ICONS      the shapes of its own icons by name, as in `ui/art/icon_shapes.py`
LEGEND     a function that returns its own signs by name, each with a title and a sentence
"""

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from galaxy_desktop import games

GAMES = "galaxy_desktop.games"


def contribution(game: str, name: str) -> Any:
    """Return the contribution of a game under a name; None if there is none."""
    room = f"{GAMES}.{game}"
    if find_spec(room) is None or find_spec(f"{room}.table") is None:
        return None
    return getattr(import_module(f"{room}.table"), name, None)


def contributions(name: str) -> tuple[Any, ...]:
    """Return the contributions of all games under a name, in the order of the menu."""
    return _of_games_in(tuple(games.__path__), name)


@cache
def _of_games_in(_folders: tuple[str, ...], name: str) -> tuple[Any, ...]:
    """Return what `contributions` does; the folders are those that the games are looked for in."""
    found = (contribution(game, name) for game in games.find_games())
    return tuple(one for one in found if one is not None)
