"""Contributions of a game to the screen: found by name in its `table` package, and nowhere listed.

PAINTER    how it is drawn (`ui/painter.py`); without one the generic painter shows lists
CAMPAIGN   a scene that leads through several games of it (`ui/scenes/campaigns.py`)
KEYS       a function that returns its own keys as a sequence of `ui.keys.Key`
ICONS      the shapes of its own icons by name, as in `ui/art/icon_shapes.py`
LEGEND     a function that returns its own signs by name, each with a title and a sentence
"""

from importlib import import_module
from importlib.util import find_spec
from typing import Any

from galaxy_desktop.games import find_games

GAMES = "galaxy_desktop.games"


def contribution(game: str, name: str) -> Any:
    """Return the contribution of a game under a name; None if there is none."""
    room = f"{GAMES}.{game}"
    if find_spec(room) is None or find_spec(f"{room}.table") is None:
        return None
    return getattr(import_module(f"{room}.table"), name, None)


def contributions(name: str) -> list[Any]:
    """Return the contributions of all games under a name, in the order of the menu."""
    found = (contribution(game, name) for game in find_games())
    return [one for one in found if one is not None]
