"""Figures of the time of a frame while things move on a full table."""

import time
from collections.abc import Iterator
from typing import Any

from galaxy_desktop.ai.statistics import percentile
from galaxy_desktop.bench.figure import Figure
from galaxy_desktop.engine.game import Game
from galaxy_desktop.house.offscreen import house_without_screen, play_on
from galaxy_desktop.play.commands import NewGame
from galaxy_desktop.play.seats import COMPUTERS, Bot, Person

SIZES = {(1920, 1080): (1500, "<= 8"), (3840, 2160): (300, "<= 16.7")}
"""For each size of the window, the frames that are measured, and the milliseconds they may take."""
RATE = 60
MOST_STEPS = 20_000


def figures(game: Game[Any]) -> list[Figure]:
    """Return the 95th percentile of frames with something moving, in ms of CPU time, at the most players."""
    found = []
    for size, (frames, goal) in SIZES.items():
        with house_without_screen(size, quick=True, speed="normal") as house:
            p95 = percentile(list(_moving_frames(house, game, frames)), 95) * 1000
        name = f"{game.id}: frame while animating, {size[0]}x{size[1]}"
        found.append(Figure(name, round(p95, 1), "ms", goal))
    return found


def _moving_frames(house: Any, game: Game[Any], frames: int) -> Iterator[float]:
    """Yield the seconds of CPU time of each frame while the painter is busy.

    An easy bot plays for the person.
    """
    bots = tuple(Bot("easy", name) for name in COMPUTERS[: game.seats[-1] - 1])
    table = house.table(NewGame(game.id, (Person("Ada"), *bots), {}, 3))
    house.app.open(table)
    bus, found = table.session.bus, 0
    for _step in range(MOST_STEPS):
        moving = table.view.painter.busy
        begun = time.process_time()
        house.app.step((), 1 / RATE)
        if moving:
            found += 1
            yield time.process_time() - begun
        if bus.is_over() or found >= frames:
            return
        if not moving and 0 in bus.awaited():
            play_on(bus, "easy", 1)
