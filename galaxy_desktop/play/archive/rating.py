"""Rating of a player, on a scale with easy bots at 1000, on which 400 more are ten times the odds to win."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import log, log10, sqrt

from galaxy_desktop.ai.levels import LEVELS
from galaxy_desktop.play.archive.tally import Played
from galaxy_desktop.play.strengths import Strengths, players_of, strengths_of

BASE_LEVEL, BASE = "easy", 1000.0
SCALE = 400.0
SPREAD = 350.0
"""Distance from `BASE` expected of a player before any game: it keeps a few games from saying too much."""
LEAST_GAMES = 5
FAR, CLOSE = 4000.0, 0.01
SURE, TEN = 1.959964, log(10)


@dataclass(frozen=True, slots=True)
class Rating:
    """Estimate of a player's strength, with half the width of its 95 % interval."""

    value: float
    margin: float
    games: int


def level_ratings(strengths: Strengths) -> Mapping[str, float]:
    """Return the rating of each level that was measured, from its results against the level below."""
    found = {BASE_LEVEL: BASE}
    for below, level in pairwise(LEVELS):
        ahead = [
            SCALE * log10(one.share / (1 - one.share) * (players_of(table) - 1))
            for table, levels in strengths.items()
            if (one := levels.get(level)) is not None and 0 < one.share < 1
        ]
        if below in found and ahead:
            found[level] = found[below] + sum(ahead) / len(ahead)
    return found


def rating_of(games: Sequence[Played], strengths: Callable[[str], Strengths] = strengths_of) -> Rating | None:
    """Return the rating from games against bots of measured levels; None for fewer than `LEAST_GAMES`."""
    levels = {game: level_ratings(strengths(game)) for game in {one.game for one in games}}
    contests = [
        ([levels[one.game][level] for level in one.levels], one.won)
        for one in games
        if one.levels and all(level in levels[one.game] for level in one.levels)
    ]
    if len(contests) < LEAST_GAMES:
        return None
    low, high = BASE - FAR, BASE + FAR
    while high - low > CLOSE:
        middle = (low + high) / 2
        slope = sum(won - _chance(middle, others) for others, won in contests)
        slope -= (middle - BASE) / SPREAD**2 * SCALE / TEN
        low, high = (middle, high) if slope > 0 else (low, middle)
    value = (low + high) / 2
    chances = [_chance(value, others) for others, _won in contests]
    known = sum(chance * (1 - chance) for chance in chances) * (TEN / SCALE) ** 2 + 1 / SPREAD**2
    return Rating(value, SURE / sqrt(known), len(contests))


def _chance(rating: float, others: Sequence[float]) -> float:
    """Return the chance to win against players of these ratings."""
    own = 10 ** (rating / SCALE)
    return float(own / (own + sum(10 ** (other / SCALE) for other in others)))
