"""Figures of the time that the strongest computer player thinks."""

from time import perf_counter
from typing import Any

from galaxy_desktop.ai.arena import Match, play_match, table
from galaxy_desktop.bench.figure import Figure
from galaxy_desktop.engine.game import Game
from galaxy_desktop.games import look_up

GAMES = 4


def figures(game: Game[Any]) -> list[Figure]:
    """Return the 95th percentile of the hard bot's choices, in seconds, at the fewest and most players."""
    found = []
    for seats in sorted({max(2, game.seats[0]), game.seats[-1]}):
        match = Match(game.id, ("hard", *["medium"] * (seats - 1)), GAMES, 1, game.check(seats, {}))
        began = perf_counter()
        played = list(play_match(match, look_up))
        took = table(match, played, perf_counter() - began)["choose_ms"]["hard"]["p95"]
        name = f"{game.id}: hard bot at the 95th percentile, {seats} players"
        found.append(Figure(name, round(took / 1000, 3), "s", "<= 1.0"))
    return found
