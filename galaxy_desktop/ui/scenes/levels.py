"""The levels of computer players in words, with the strength that was measured for them."""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from galaxy_desktop.language import gettext as _

LEVELS = ("easy", "medium", "hard", "expert")


@dataclass(frozen=True, slots=True)
class Strength:
    """The share of games won against the level below, and its 95 % interval."""

    share: float
    low: float
    high: float

    @property
    def percent(self) -> int:
        """The share in whole percent."""
        return round(100 * self.share)

    @property
    def margin(self) -> int:
        """Half the width of the interval in whole percent, never less than one."""
        return max(1, round(50 * (self.high - self.low)))


Strengths = Mapping[str, Mapping[str, Mapping[str, Strength]]]
"""By game, number of players (as text) and level."""


@cache
def read_strengths(path: Path) -> Strengths:
    """The measured strengths of a file; none where there is no such file."""
    if not path.is_file():
        return {}
    with path.open("rb") as file:
        table = tomllib.load(file)
    return {
        game: {
            players: {level: Strength(**figures) for level, figures in levels.items()}
            for players, levels in counts.items()
        }
        for game, counts in table.items()
    }


def level_name(level: str) -> str:
    """The level as a player reads it."""
    names = {
        "random": _("Random"),
        "easy": _("Easy"),
        "medium": _("Medium"),
        "hard": _("Hard"),
        "expert": _("Expert"),
    }
    return names.get(level, level.capitalize())


def strength_words(strengths: Strengths, game: str, players: int, level: str) -> str:
    """What was measured for a level at a table of this size; empty where nothing was."""
    found = strengths.get(game, {}).get(str(players), {}).get(level)
    if found is None:
        return ""
    below = LEVELS[LEVELS.index(level) - 1] if level in LEVELS[1:] else "random"
    return _("wins {share} ± {margin} % against {below}").format(
        share=found.percent, margin=found.margin, below=level_name(below)
    )
