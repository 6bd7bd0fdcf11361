"""One folder per game; a folder here is a game in the menu, nothing else to register."""

import importlib
import importlib.util
import pkgutil
from collections.abc import Mapping
from functools import cache, partial
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from galaxy_desktop.ai.arena import Lookup
from galaxy_desktop.ai.bot import Playbook
from galaxy_desktop.ai.styles import Styles
from galaxy_desktop.engine.content import Pack
from galaxy_desktop.engine.game import Game
from galaxy_desktop.engine.garbage import all_is_kept


@all_is_kept()
def find_games() -> dict[str, Game[Any]]:
    """Return every game by id, in the order of the menu: each folder here is one."""
    found = [
        importlib.import_module(f"{__name__}.{room.name}").GAME
        for room in pkgutil.iter_modules(__path__)
        if room.ispkg
    ]
    return {game.id: game for game in sorted(found, key=lambda game: int(game.place_in_menu))}


def file_of(game: str, name: str) -> Traversable | None:
    """Return a file in the folder of a game; None if there is none."""
    if importlib.util.find_spec(f"{__name__}.{game}") is None:
        return None
    file = files(f"{__name__}.{game}").joinpath(name)
    return file if file.is_file() else None


def find_playbook(game: str) -> Playbook[Any] | None:
    """Return the playbook of a game; None if it has only random bots so far."""
    if importlib.util.find_spec(f"{__name__}.{game}.bot") is None:
        return None
    playbook: Playbook[Any] = importlib.import_module(f"{__name__}.{game}.bot").PLAYBOOK
    return playbook


@cache
def find_styles(game: str) -> Styles:
    """Return the styles of the bots of a game by id; none if it has no `styles.py`."""
    if importlib.util.find_spec(f"{__name__}.{game}") is None:
        return {}
    if importlib.util.find_spec(f"{__name__}.{game}.styles") is None:
        return {}
    styles: Styles = importlib.import_module(f"{__name__}.{game}.styles").STYLES
    return styles


def look_up(game: str) -> tuple[Game[Any], Playbook[Any] | None]:
    """Return a game and its playbook, by the id of the game."""
    found: Game[Any] = importlib.import_module(f"{__name__}.{game}").GAME
    return found, find_playbook(game)


def look_up_with(packs: Mapping[str, Pack]) -> Lookup:
    """Return `look_up` for another process, which plays with the same data packs (by game)."""
    return partial(_look_up_with, packs)


def _look_up_with(packs: Mapping[str, Pack], game: str) -> tuple[Game[Any], Playbook[Any] | None]:
    found: Game[Any] = importlib.import_module(f"{__name__}.{game}").GAME
    if found.data is not None and game in packs:
        found.data.put_in_force(packs[game])
    return look_up(game)
