"""Progress of all seats: points; where none decide who wins, how far each is on its way to a victory."""

from collections.abc import Sequence
from typing import Any

from galaxy_desktop.engine.game import Game, Score

Totals = tuple[int, ...]


def progress(game: Game[Any], scores: Sequence[Score]) -> Totals:
    """Return the points of each seat, or the percentage of its way from the setup to its nearest victory."""
    if game.has_points:
        return tuple(score.total for score in scores)
    begins, goals = game.begins(), game.goals()
    return tuple(_way(score, begins, goals) for score in scores)


def _way(score: Score, begins: Sequence[int], goals: Sequence[int]) -> int:
    """Return the percentage of the nearest victory that was gained since the setup: 100 with that victory."""
    figures = zip(begins, (has for _, has in score.parts), goals, strict=True)
    shares = (100 * (has - had) // (goal - had) for had, has, goal in figures)
    return min(100, max(0, *shares))
