"""Figures of the archive and of replays: opening and filtering many games, steps, bytes of a game."""

import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

from galaxy_desktop.ai.levels import LEVELS
from galaxy_desktop.ai.statistics import percentile
from galaxy_desktop.bench.figure import Figure, seconds
from galaxy_desktop.bench.play import random_game
from galaxy_desktop.engine.game import Game
from galaxy_desktop.engine.rng import Dice
from galaxy_desktop.play.archive.archive import Archive
from galaxy_desktop.play.archive.wanted import Wanted
from galaxy_desktop.play.bus import CommandBus
from galaxy_desktop.play.replay import Replay
from galaxy_desktop.play.running import Games

MANY = 5_000
STEPS, SEEDS = 12, 6
FILTERS = (
    Wanted(text="ada"),
    Wanted(outcome="won"),
    Wanted(level="hard", players=3, since="year"),
    Wanted(game="race", lot="start_world:old_earth"),
)


def many_games(games: Games) -> list[Figure]:
    """Return the times of opening and filtering an archive of many games, in seconds."""
    from galaxy_desktop.house.offscreen import house_without_screen

    with house_without_screen((1920, 1080)) as house, _filled(house, games):
        from galaxy_desktop.ui.archive.scene import ArchiveScene

        house.app.step((), 0.0)
        scene = ArchiveScene(house.client)

        def opened() -> None:
            house.app.open(scene)
            house.app.step((), 0.0)

        opening = seconds(opened)
        assert len(scene.selection.finds) == MANY

        def filtered(wanted: Wanted) -> None:
            scene.filter(wanted)
            house.app.step((), 0.0)

        filtering = max(seconds(partial(filtered, wanted)) for wanted in FILTERS)
    return [
        Figure(f"archive: opening {MANY} games", round(opening, 3), "s", "<= 0.3"),
        Figure(f"archive: filtering {MANY} games", round(filtering, 3), "s", "<= 0.1"),
    ]


@contextmanager
def _filled(house: Any, games: Games) -> Iterator[None]:
    """Fill the archive of a house with copies of some games under many names."""
    archive, dice = Archive(house.folders.archive, games), Dice(1)
    samples = []
    for number, game in enumerate(games.values()):
        bus = CommandBus(games, None, archive)
        random_game(bus, game, game.seats[number % len(game.seats)], number)
    for key in archive.find(Wanted()):
        samples.append((archive.entries([key])[0], archive.store.path(key).read_bytes()))
        archive.delete(key)
    archive.store.clear(all_of_them=True)
    entries = []
    for number in range(MANY):
        entry, raw = samples[number % len(samples)]
        key = f"{entry.game}-{number:08x}"
        archive.store.path(key).write_bytes(raw)
        levels = [*LEVELS][1:]
        others = [replace(sat, level=levels[dice.below(len(levels))], name="Vega") for sat in entry.seats[1:]]
        seats = [replace(entry.seats[0], level="", name="Ada"), *others]
        day = f"20{10 + number * 16 // MANY}-{1 + dice.below(12):02}-{1 + dice.below(28):02}T12:00:00+00:00"
        entries.append(replace(entry, id=key, ended=day, seats=tuple(seats)))
    archive.index.put(entries)
    yield


def figures(game: Game[Any]) -> list[Figure]:
    """Return the time of a step at the end of the longest of some random games, and the bytes of one."""
    from galaxy_desktop.house.offscreen import house_without_screen

    bus = CommandBus({game.id: game})
    lengths = {seed: len(random_game(bus, game, game.seats[-1], seed)) for seed in range(SEEDS)}
    random_game(bus, game, game.seats[-1], max(lengths, key=lambda seed: lengths[seed]))
    with tempfile.TemporaryDirectory() as folder:
        archive = Archive(Path(folder), {game.id: game})
        size = archive.store.path(archive.keep(bus.game_so_far())).stat().st_size
    with house_without_screen((1920, 1080), speed="instant", mute=True) as house:
        from galaxy_desktop.ui.replay.scene import ReplayScene

        scene = ReplayScene(house.client, Replay(bus.game_so_far()))
        house.app.open(scene)
        house.app.step((), 0.1)

        def step(by: int) -> None:
            scene.step(by)
            house.app.step((), 0.0)

        step(-1)
        took = [seconds(partial(step, by)) for _step in range(STEPS) for by in (-1, -1, 1)]
    return [
        Figure(f"{game.id}: step of a replay", round(percentile(took, 50) * 1000, 1), "ms", "<= 50"),
        Figure(f"{game.id}: longest game in the archive", round(size / 1024, 1), "KB", "<= 20"),
    ]
