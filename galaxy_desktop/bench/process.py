"""Figures that need a process of their own: start, idle, memory. The children run this very file."""

import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from galaxy_desktop.bench.figure import Figure, seconds
from galaxy_desktop.engine.game import Game

IDLE_SECONDS = 6
SETTLING = 60
"""Tenths of a second after which all animations and fades are over."""
TIMES = 3
FEW_GAMES, MANY_GAMES = 5, 20
GROWTH = 1.2
"""Most memory the program may take after many games, as a multiple of that after few."""
HARD_EVERY = 3
SHOWN_EVERY = 3
NOT_INSTALLED = ("numpy", "pkg_resources")
"""Modules that pygame reads where it finds them; the program that is installed goes without."""
MOST_STEPS = 20_000


def start(game: Game[Any]) -> Figure:
    """Return the time from the start of the program to the end of one that only shows the menu.

    It is the same whatever the game.
    """
    del game
    menu = min(seconds(_show_menu) for _ in range(TIMES))
    return Figure("start to the menu", round(menu, 2), "s", "<= 1.0")


def _show_menu() -> None:
    """Run the program as its icon does, until the menu is drawn."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "galaxy_desktop", "--portable", folder, "--frames", "0"]
        unseen = {**os.environ, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
        subprocess.run(command, env=unseen, check=True, capture_output=True)


def figures(game: Game[Any]) -> list[Figure]:
    """Return the figures of first decision, idle load, and memory at the table and later."""
    first = min(_moment("first", game.id) for _ in range(TIMES))
    found = [
        Figure(f"{game.id}: start to the first decision", round(first, 2), "s", "<= 2.0"),
        Figure(f"{game.id}: idle at the table", round(_child("idle", game.id)[0] * 100, 2), "%", "<= 1.0"),
    ]
    memory = _child("memory", game.id)[0]
    return [
        *found,
        Figure(f"{game.id}: memory at the table", round(memory, 1), "MB", "<= 120"),
        *_later(game.id),
    ]


def _later(game: str) -> list[Figure]:
    """Return the memory after many games in one run, beside that after few; none if the system hides it."""
    if not _status("self").is_file():
        return []
    client, worker, clients, workers = _child("games", game)
    name = f"{game}: memory after {MANY_GAMES} games"
    return [
        Figure(f"{name}, client", round(clients), "MB", f"<= {GROWTH * client:.0f}"),
        Figure(f"{name}, computer players", round(workers), "MB", f"<= {GROWTH * worker:.0f}"),
    ]


def _moment(what: str, game: str) -> float:
    """Return the seconds from the start of a child until it reports the moment."""
    begun = time.time()
    return _child(what, game)[0] - begun


def _child(what: str, game: str) -> list[float]:
    """Run this file as a program; return the numbers it prints."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", __name__, what, game, folder]
        done = subprocess.run(command, check=True, capture_output=True, text=True)
    return [float(number) for number in done.stdout.splitlines()[-1].split()]


def _first(house: Any, game: str) -> float:
    """Return the time at which the first question is put, two keys after the start."""
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
    while table.controller.question is None:
        step((), 1 / 60)
    step((), 0.0)
    return time.time()


def _idle(house: Any, game: str) -> float:
    """Return the share of a core that the table takes while nobody does anything, music and life included.

    It is the middle one of a few measures, for other programs make some of them larger.
    """
    from statistics import median

    from galaxy_desktop.ui.sleep import QUIET_AFTER, Sleep

    _first(house, game)
    session = house.app.stage.top.session
    while session.waiting_for():  # the other seats, whose answers take their own time
        house.app.step((), 0.1)
        time.sleep(0.1)
    for _step in range(SETTLING):
        house.app.step((), 0.1)
    house.app.close = lambda: None  # the window stays for the next run
    _rest(house, QUIET_AFTER // 1000)
    shares = []
    for _time in range(TIMES):
        house.app.sleep = Sleep()  # the end of the last run was an event, and nobody has touched anything
        wall, work = time.perf_counter(), time.process_time()
        _rest(house, IDLE_SECONDS)
        shares.append((time.process_time() - work) / (time.perf_counter() - wall))
    return median(shares)


def _rest(house: Any, seconds: int) -> None:
    """Let the program's own loop turn for so many seconds."""
    import pygame

    pygame.time.set_timer(pygame.QUIT, seconds * 1000, 1)
    house.app.running = True
    house.app.run()


def _memory(house: Any, game: str) -> float:
    """Return the client's peak megabytes in a whole game at the most players, without the bots' processes."""
    import resource

    from galaxy_desktop.play.commands import NewGame
    from galaxy_desktop.play.seats import COMPUTERS, Bot, Person
    from galaxy_desktop.ui.thinker import WorkerThinker

    house.open()
    seats = house.games[game].seats[-1]
    bots = tuple(Bot("easy", name) for name in COMPUTERS[: seats - 1])
    table = house.table(NewGame(game, (Person("Ada"), *bots), {}, 3))
    house.app.open(table)
    thinker = WorkerThinker(house.games)
    _play_on(house, table.session.bus, thinker)
    thinker.close()
    if _status("self").is_file():  # `resource` begins with the peak of the process that started this one
        return _megabytes("self", "VmHWM")
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


def _play_on(house: Any, bus: Any, thinker: Any) -> None:
    """Let easy bots of another process answer for all seats, and show each answer to the end."""
    from galaxy_desktop.play.commands import GiveAnswer
    from galaxy_desktop.presenter.thinker import Question

    answers = 0
    while not bus.is_over():
        seat = min(bus.awaited())
        thinker.ask(Question(bus.table().game, "easy", seat, answers, bus.view(seat), bus.ask(seat)))
        while not (ready := thinker.ready()):
            time.sleep(0.001)
        bus.do(GiveAnswer(seat, ready[0][1]))
        answers += 1
        if answers % SHOWN_EVERY == 0 or bus.is_over():
            house.app.step((), 10.0)


def _games(house: Any, game: str) -> tuple[float, ...]:
    """Return the megabytes of client and bots' processes after few games in one run, then after many."""
    from galaxy_desktop.play.commands import NewGame

    house.open()
    found: list[float] = []
    for number in range(1, MANY_GAMES + 1):
        seats = house.games[game].seats
        sitting = _sitting(max(2, seats[-1 - number % len(seats)]), number)
        table = house.table(NewGame(game, sitting, {}, number))
        house.app.open(table)
        _play(house, table.session.bus, number)
        house.app.stage.close_above(house.app.stage.scenes[0])
        house.app.step((), 0.1)
        if number in (FEW_GAMES, MANY_GAMES):
            workers = sum(_megabytes(str(pid), "VmRSS") for pid in house.thinker.start().pids)
            found += [_megabytes("self", "VmRSS"), workers]
    return tuple(found)


def _sitting(seats: int, number: int) -> tuple[Any, ...]:
    """Return a person and bots, of whom one is a hard bot at every third table."""
    from galaxy_desktop.play.seats import COMPUTERS, Bot, Person

    hard = number % HARD_EVERY == 0
    bots = enumerate(COMPUTERS[: seats - 1])
    return (Person("Ada"), *(Bot("medium" if place or not hard else "hard", name) for place, name in bots))


def _play(house: Any, bus: Any, number: int) -> None:
    """Play a whole game at the screen, with random answers for the person."""
    from galaxy_desktop.engine.rng import Dice
    from galaxy_desktop.play.commands import GiveAnswer

    dice = Dice(number)
    for _step in range(MOST_STEPS):
        if bus.is_over():
            return
        if 0 in bus.awaited():
            bus.do(GiveAnswer(0, bus.ask(0).sample(dice)))
        else:
            time.sleep(0.001)
        house.app.step((), 1.0)


def _status(process: str) -> Path:
    return Path("/proc") / process / "status"


def _megabytes(process: str, what: str) -> float:
    """Return the megabytes that a process has in memory now ("VmRSS"), or had at most ("VmHWM")."""
    lines = _status(process).read_text().splitlines()
    return next(int(line.split()[1]) / 1024 for line in lines if line.startswith(what))


def main(what: str, game: str, folder: str) -> None:
    """Measure one thing in this process, and print it."""
    os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
    sys.modules.update(dict.fromkeys(NOT_INSTALLED))  # type: ignore[arg-type]
    from galaxy_desktop.folders import Folders
    from galaxy_desktop.house.house import House
    from galaxy_desktop.presenter.silent import Silent
    from galaxy_desktop.ui.settings import Settings

    thinker = Silent() if what == "memory" else None
    house = House(Folders(Path(folder)), window=(1920, 1080), thinker=thinker)
    if what == "games":
        house.app.stage.set_settings(Settings(mute=True, speed="instant"))
        print(*_games(house, game))
    else:
        measure = {"first": _first, "idle": _idle, "memory": _memory}[what]
        print(measure(house, game))
    house.close()


if __name__ == "__main__":
    main(*sys.argv[1:4])
