"""One folder per game; a folder here is a game in the menu, nothing else to register."""

from __future__ import annotations

import importlib
import importlib.util
import os
from collections.abc import Iterable, Iterator, Mapping
from functools import cache, partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from galaxy_desktop.engine.garbage import all_is_kept
from galaxy_desktop.engine.title import Title
from galaxy_desktop.folders import folder_of

if TYPE_CHECKING:
    from galaxy_desktop.ai.arena import Lookup
    from galaxy_desktop.ai.bot import Playbook
    from galaxy_desktop.ai.styles import Styles
    from galaxy_desktop.engine.content import Pack
    from galaxy_desktop.engine.game import Game


class FoundGames(Mapping[str, "Game[Any]"]):
    """Games by id, in the order of the menu; the rules of one are read when it is first looked up."""

    def __init__(self, titles: Iterable[Title]) -> None:
        self.titles = {title.id: title for title in sorted(titles, key=lambda title: title.place_in_menu)}
        self.looked_up: dict[str, Game[Any]] = {}

    def __getitem__(self, game: str) -> Game[Any]:
        if game not in self.looked_up:
            with all_is_kept():
                self.looked_up[game] = _game(self.titles[game].id)
        return self.looked_up[game]

    def __iter__(self) -> Iterator[str]:
        return iter(self.titles)

    def __len__(self) -> int:
        return len(self.titles)

    def __contains__(self, game: object) -> bool:
        return game in self.titles


def find_games() -> FoundGames:
    """Return every game: each package here is one."""
    entries = (entry for folder in __path__ for entry in os.scandir(folder))
    folders = {entry.name for entry in entries if entry.name.isidentifier() and entry.is_dir()}
    return FoundGames(_title(room) for room in sorted(folders) if _is_package(room))


def titles_of(games: Mapping[str, Game[Any]]) -> list[Title]:
    """Return the titles of games in their order, without reading the rules if they were found here."""
    if isinstance(games, FoundGames):
        return list(games.titles.values())
    return [game.title for game in games.values()]


def looked_up(games: Mapping[str, Game[Any]]) -> Mapping[str, Game[Any]]:
    """Return the games that anybody has looked up so far; all if they were not found here."""
    return games.looked_up if isinstance(games, FoundGames) else games


def _game(room: str) -> Game[Any]:
    game: Game[Any] = importlib.import_module(f"{__name__}.{room}").GAME
    return game


def _is_package(room: str) -> bool:
    """Return whether a folder has code, and is not what was left of one."""
    found = importlib.util.find_spec(f"{__name__}.{room}")
    return found is not None and found.origin is not None


def _title(room: str) -> Title:
    """Return the title of a game from its `title.py`; a game without one is read whole."""
    name = f"{__name__}.{room}.title"
    try:
        title: Title = importlib.import_module(name).TITLE
    except ModuleNotFoundError as missing:
        if missing.name != name:
            raise
        return _game(room).title
    return title


def file_of(game: str, name: str) -> Path | None:
    """Return a file in the folder of a game; None if there is none."""
    room = folder_of(f"{__name__}.{game}")
    return room / name if room is not None and (room / name).is_file() else None


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
    return _game(game), find_playbook(game)


def look_up_with(packs: Mapping[str, Pack]) -> Lookup:
    """Return `look_up` for another process, which plays with the same data packs (by game)."""
    return partial(_look_up_with, packs)


def _look_up_with(packs: Mapping[str, Pack], game: str) -> tuple[Game[Any], Playbook[Any] | None]:
    found = _game(game)
    if found.data is not None and game in packs:
        found.data.put_in_force(packs[game])
    return look_up(game)
