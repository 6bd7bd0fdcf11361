"""Figures of the time that the strongest computer players think."""

from time import perf_counter
from typing import Any

from galaxy_desktop.ai.arena import Match, play_match, table
from galaxy_desktop.bench.figure import Figure
from galaxy_desktop.engine.game import Game
from galaxy_desktop.games import look_up

LIMITS = {"hard": (4, "<= 1.0"), "expert": (1, "<= 2.5")}
"""Number of games and wanted seconds, by level."""


def figures(game: Game[Any]) -> list[Figure]:
    """Return the 95th percentile of choices in seconds, by level, at the fewest and most players."""
    found = []
    for level, (games, wanted) in LIMITS.items():
        for seats in sorted({max(2, game.seats[0]), game.seats[-1]}):
            match = Match(game.id, (level, *["medium"] * (seats - 1)), games, 1, game.check(seats, {}))
            began = perf_counter()
            played = list(play_match(match, look_up))
            took = table(match, played, perf_counter() - began)["choose_ms"][level]["p95"]
            name = f"{game.id}: {level} bot at the 95th percentile, {seats} players"
            found.append(Figure(name, round(took / 1000, 3), "s", wanted))
    return found
