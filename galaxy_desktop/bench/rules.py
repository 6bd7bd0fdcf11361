"""Figures of the speed of a game's rules."""

import time
from typing import Any

from galaxy_desktop.ai.statistics import percentile
from galaxy_desktop.bench.figure import Figure, seconds
from galaxy_desktop.engine.flow import open_asks, seal
from galaxy_desktop.engine.game import Game
from galaxy_desktop.engine.rng import Dice

GAMES = 12
CLONES = 2000


def play_out(game: Game[Any], seats: int, seed: int) -> list[Any]:
    """Return the states of a random game, from its first question to its end."""
    g, dice = game.new(seats, {}, seed), Dice(seed)
    states = [g.clone()]
    while asks := open_asks(g):
        for seat, decision in asks.items():
            seal(g, seat, decision.sample(dice))
        g.events = []
        states.append(g.clone())
    return states


def _rate(game: Game[Any], seats: int) -> float:
    """Return the answers given per second in some random games."""
    given, begun = 0, time.perf_counter()
    for seed in range(GAMES):
        g, dice = game.new(seats, {}, seed), Dice(seed)
        while asks := open_asks(g):
            for seat, decision in asks.items():
                seal(g, seat, decision.sample(dice))
            given += len(asks)
            g.events = []
    return given / (time.perf_counter() - begun)


def figures(game: Game[Any]) -> list[Figure]:
    """Return the decisions per second at the slowest number of players, and the time of a clone."""
    rates = [max(_rate(game, seats) for _ in range(2)) for seats in game.seats]
    states = play_out(game, game.seats[-1], 1)
    middle = states[len(states) // 2]
    clone = percentile([seconds(middle.clone) for _ in range(CLONES)], 50)
    return [
        Figure(f"{game.id}: random decisions per second", round(min(rates)), "1/s", ">= 10000"),
        Figure(f"{game.id}: clone in mid-game", round(clone * 1e6, 1), "µs", "<= 50"),
    ]
