"""Measured strength of each level of computer players."""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from galaxy_desktop.engine.game import Game, Options
from galaxy_desktop.games import file_of


@dataclass(frozen=True, slots=True)
class Strength:
    """Share of games won against the level below, and its 95 % interval."""

    games: int
    share: float
    low: float
    high: float

    @property
    def percent(self) -> int:
        """Share in whole percent."""
        return round(100 * self.share)

    @property
    def margin(self) -> int:
        """Half the width of the interval in whole percent, at least 1."""
        return max(1, round(50 * (self.high - self.low)))


Strengths = Mapping[str, Mapping[str, Strength]]
"""Strengths by table, see `table_key`, and level."""


def table_key(game: Game[Any], players: int, options: Options) -> str:
    """Return the key of a table: its number of players, then the choices that are not the default."""
    chosen = [(options.get(option.name, option.choices[0]), option.choices[0]) for option in game.options]
    return " ".join([str(players), *(choice for choice, usual in chosen if choice != usual)])


def players_of(table: str) -> int:
    """Return the number of players of the key of a table."""
    return int(table.partition(" ")[0])


def read_strengths(text: str) -> Strengths:
    """Return the measured strengths of a file's text."""
    return {
        players: {level: Strength(**figures) for level, figures in levels.items()}
        for players, levels in tomllib.loads(text).items()
    }


@cache
def strengths_of(game: str) -> Strengths:
    """Return the strengths that were measured for a game's bots; none if it has no `bot/strength.toml`."""
    file = file_of(game, "bot/strength.toml")
    return {} if file is None else read_strengths(file.read_text(encoding="utf-8"))
