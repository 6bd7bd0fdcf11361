"""The games the faults are tried on: all there are, and the toy."""

from typing import Any

from galaxy_desktop.engine.game import Game
from galaxy_desktop.games import find_games
from tests.toy import TOYS


def all_games() -> dict[str, Game[Any]]:
    return {**find_games(), **TOYS}
