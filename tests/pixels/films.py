"""Frames of everything that moves: tables while computer players play, final scores, the focus."""

from collections.abc import Iterator
from typing import Any

import pygame

from galaxy_desktop.games import find_games
from galaxy_desktop.house.offscreen import house_without_screen, play_on
from galaxy_desktop.play.commands import NewGame
from galaxy_desktop.play.seats import COMPUTERS, Bot, Person
from galaxy_desktop.ui.menu.scene import MenuScene

RATE = 30
SIZE = (1280, 720)
HELD = 3
"""Frames from one press of a key that is held down to the next."""
FINALE = 14.0
"""Seconds that the show of a final score takes at most."""


def table_film(game: str, seconds: float, speed: str, skip: int = 0) -> Iterator[pygame.Surface]:
    """A game against computer players at most seats, after `skip` answers; the person answers at once."""
    rules = find_games()[game]
    bots = tuple(Bot("easy", name) for name in COMPUTERS[: rules.seats[-1] - 1])
    with house_without_screen(SIZE, quick=True, speed=speed, mute=True) as house:
        table = house.table(NewGame(game, (Person("Ada"), *bots), {}, 3))
        bus = table.session.bus
        play_on(bus, "easy", skip)
        house.app.open(table)
        for _frame in range(round(seconds * RATE)):
            if bus.is_over():
                return
            if not table.view.painter.busy and 0 in bus.awaited():
                play_on(bus, "easy", 1)
            house.app.step((), 1 / RATE)
            yield house.app.surface


def finale_film(game: str, seconds: float = FINALE) -> Iterator[pygame.Surface]:
    """The show of a final score, to the end of the celebration."""
    rules = find_games()[game]
    bots = tuple(Bot("easy", name) for name in COMPUTERS[: rules.seats[-1] - 1])
    with house_without_screen(SIZE, quick=True, speed="normal", mute=True) as house:
        table = house.table(NewGame(game, (Person("Ada"), *bots), {}, 3))
        play_on(table.session.bus, "easy")
        house.app.open(house.doors.score(table.session))
        yield from _run(house, seconds)


def focus_film(seconds: float = 3.0) -> Iterator[pygame.Surface]:
    """The menu while Tab is held down."""
    with house_without_screen(SIZE, mute=True) as house:
        house.app.open(MenuScene(house.client))
        tab = pygame.event.Event(pygame.KEYDOWN, key=pygame.K_TAB, mod=0, unicode="")
        for frame in range(round(seconds * RATE)):
            house.app.step([tab] if frame % HELD == 0 else (), 1 / RATE)
            yield house.app.surface


def _run(house: Any, seconds: float) -> Iterator[pygame.Surface]:
    for _frame in range(round(seconds * RATE)):
        house.app.step((), 1 / RATE)
        yield house.app.surface
