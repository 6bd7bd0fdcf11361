"""What only a process of its own can tell: start, idle, memory. Its children run this very file."""

import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from galaxy_desktop.bench.figure import Figure
from galaxy_desktop.engine.game import Game

IDLE_SECONDS = 6
TIMES = 3


def figures(game: Game[Any]) -> list[Figure]:
    """Start to the menu, start to the first decision, share of a core while idle, memory at the table."""
    menu = min(_child("menu", game.id) for _ in range(TIMES))
    first = min(_child("first", game.id) for _ in range(TIMES))
    found = [
        Figure("start to the menu", round(menu, 2), "s", "<= 1.0"),
        Figure(f"{game.id}: start to the first decision", round(first, 2), "s", "<= 2.0"),
        Figure(f"{game.id}: idle at the table", round(_child("idle", game.id) * 100, 2), "%", "<= 2"),
    ]
    memory = _child("memory", game.id)
    return [*found, Figure(f"{game.id}: memory at the table", round(memory), "MB", "<= 250")]


def _child(what: str, game: str) -> float:
    """Run this file as a program; the number it prints, or for a start the seconds until it says so."""
    begun = time.time()
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", __name__, what, game, folder]
        done = subprocess.run(command, check=True, capture_output=True, text=True)
    number = float(done.stdout.split()[-1])
    return number - begun if what in ("menu", "first") else number


def _menu(house: Any, game: str) -> float:
    """The moment at which the menu is drawn."""
    del game
    house.open()
    house.app.step((), 0.0)
    return time.time()


def _first(house: Any, game: str) -> float:
    """The moment at which the first question is put, three clicks after the start."""
    import pygame

    house.open()
    step, place = house.app.step, list(house.games).index(game)
    step((), 0.0)
    keys = (pygame.K_1 + place, pygame.K_RETURN)
    for key in keys:
        step(
            [pygame.event.Event(kind, key=key, mod=0, unicode="") for kind in (pygame.KEYDOWN, pygame.KEYUP)],
            0.0,
        )
    table = house.app.stage.top
    while table.desk.prompt is None:
        step((), 1 / 60)
    step((), 0.0)
    return time.time()


def _idle(house: Any, game: str) -> float:
    """The share of a core that the table takes while nobody does anything."""
    import pygame

    _first(house, game)
    pygame.time.set_timer(pygame.QUIT, IDLE_SECONDS * 1000, 1)
    wall, work = time.perf_counter(), time.process_time()
    house.app.run()
    return (time.process_time() - work) / (time.perf_counter() - wall)


def _memory(house: Any, game: str) -> float:
    """Megabytes at a table of four in mid-game, the computer players' process not counted."""
    import resource

    from galaxy_desktop.commands.client import COMPUTERS
    from galaxy_desktop.commands.offscreen import play_on
    from galaxy_desktop.play.commands import NewGame
    from galaxy_desktop.play.seats import Bot, Person

    house.open()
    seats = house.games[game].seats[-1]
    bots = tuple(Bot("easy", name) for name in COMPUTERS[: seats - 1])
    table = house.table(NewGame(game, (Person("Ada"), *bots), {}, 3))
    house.app.open(table)
    for _round in range(40):
        play_on(table.session.bus, "easy", 5)
        house.app.step((), 10.0)
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


def main(what: str, game: str, folder: str) -> None:
    """Measure one thing in this process, and print it."""
    import os

    os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
    from galaxy_desktop.commands.house import House
    from galaxy_desktop.places import Places

    house = House(Places(Path(folder)), window=(1920, 1080))
    measure = {"menu": _menu, "first": _first, "idle": _idle, "memory": _memory}[what]
    print(measure(house, game))
    house.close()


if __name__ == "__main__":
    main(*sys.argv[1:4])
