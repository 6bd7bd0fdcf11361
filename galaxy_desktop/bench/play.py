"""Figures of the time of commands of the bus at the end of a long game."""

import tempfile
from functools import partial
from pathlib import Path
from typing import Any

from galaxy_desktop.ai.statistics import percentile
from galaxy_desktop.bench.figure import Figure, seconds
from galaxy_desktop.engine.game import Game
from galaxy_desktop.engine.rng import Dice
from galaxy_desktop.play.bus import CommandBus
from galaxy_desktop.play.commands import GiveAnswer, Load, NewGame, Redo, Save, Undo
from galaxy_desktop.play.seats import Person

SEEDS = 6
TIMES = 9


def random_game(bus: CommandBus, game: Game[Any], seats: int, seed: int) -> list[float]:
    """Play a game of persons at random through the bus; return the seconds that each answer took."""
    people = tuple(Person(f"Player {seat + 1}") for seat in range(seats))
    bus.do(NewGame(game.id, people, {}, seed, take_back="always"))
    dice, took = Dice(seed), []
    while awaited := bus.awaited():
        decision = bus.ask(awaited[0])
        assert decision is not None
        answer = GiveAnswer(awaited[0], decision.sample(dice))
        took.append(seconds(partial(bus.do, answer)))
    return took


def _longest(bus: CommandBus, game: Game[Any]) -> None:
    """Leave the longest of some random games at the table."""
    seats = game.seats[-1]
    lengths = {seed: len(random_game(bus, game, seats, seed)) for seed in range(SEEDS)}
    random_game(bus, game, seats, max(lengths, key=lambda seed: lengths[seed]))


def figures(game: Game[Any]) -> list[Figure]:
    """Return the times of undo, redo and load at the end of the longest game, and of the journal, in ms."""
    bus = CommandBus({game.id: game})
    _longest(bus, game)
    undone = [seconds(lambda: bus.do(Undo(agreed=True))) for _ in range(TIMES)]
    redone = [seconds(lambda: bus.do(Redo(agreed=True))) for _ in range(TIMES)]
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "longest.json"
        bus.do(Save(path))
        loaded = [seconds(lambda: bus.do(Load(path))) for _ in range(3)]
        without = random_game(bus, game, game.seats[-1], 1)
        with_journal = random_game(CommandBus({game.id: game}, Path(folder)), game, game.seats[-1], 1)
    appended = max(0.0, percentile(with_journal, 50) - percentile(without, 50))
    return [
        _ms(f"{game.id}: undo", percentile(undone, 50), 50),
        _ms(f"{game.id}: redo", percentile(redone, 50), 50),
        _ms(f"{game.id}: load of the longest game", percentile(loaded, 50), 150),
        _ms(f"{game.id}: journal append", appended, 5),
    ]


def _ms(name: str, took: float, goal: float) -> Figure:
    return Figure(name, round(took * 1000, 2), "ms", f"<= {goal:g}")
