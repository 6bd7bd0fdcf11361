"""One folder per game; a folder here is a game in the menu, nothing else to register."""

import importlib
import pkgutil
from typing import Any

from galaxy_desktop.engine.game import Game


def find_games() -> dict[str, Game[Any]]:
    """Every game there is, by id, in the order of the menu: each folder here is one."""
    found = [
        importlib.import_module(f"{__name__}.{room.name}").GAME
        for room in pkgutil.iter_modules(__path__)
        if room.ispkg
    ]
    return {game.id: game for game in sorted(found, key=lambda game: int(game.place_in_menu))}
