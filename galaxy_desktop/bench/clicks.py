"""How much work a click at the table is: calls of Python functions, counted and not timed."""

import sys
from collections.abc import Sequence
from types import FrameType
from typing import Any

from galaxy_desktop.bench.figure import Figure
from galaxy_desktop.commands.offscreen import house_without_screen, play_on
from galaxy_desktop.engine.game import Game
from galaxy_desktop.play.commands import NewGame
from galaxy_desktop.play.seats import COMPUTERS, Bot, Person

SIZE = (1920, 1080)
ANSWERS = 12
MOST_STEPS = 200
ROUNDS = 3
"""Each is done so often, and the last time counts: by then every picture is drawn."""


def figures(game: Game[Any]) -> list[Figure]:
    """The calls of pointing at what can be chosen, and of choosing it, at the most players."""
    with house_without_screen(SIZE, quick=True) as house:
        pointing, choosing = _calls(house, game)
    return [
        Figure(f"{game.id}: calls for pointing at an option", pointing, "", "<= 1500"),
        Figure(f"{game.id}: calls for choosing an option", choosing, "", "<= 3000"),
    ]


def _calls(house: Any, game: Game[Any]) -> tuple[int, int]:
    import pygame

    bots = tuple(Bot("easy", name) for name in COMPUTERS[: game.seats[-1] - 1])
    table = house.table(NewGame(game.id, (Person("Ada"), *bots), {}, 3))
    play_on(table.session.bus, "easy", ANSWERS)
    house.app.open(table)
    options = _wait(house, table)
    step, middle = house.app.step, options[0].rect.center
    pointing = choosing = 0
    for _round in range(ROUNDS):
        step([_moved(pygame, (2, 2))], 0.0)
        pointing = _counted(step, [_moved(pygame, middle)])
        step([pygame.event.Event(pygame.MOUSEBUTTONDOWN, button=1, pos=middle)], 0.0)
        choosing = _counted(step, [pygame.event.Event(pygame.MOUSEBUTTONUP, button=1, pos=middle)])
        step([], 0.5)
    return pointing, choosing


def _wait(house: Any, table: Any) -> list[Any]:
    """The things that can be chosen, once the person is asked."""
    for _step in range(MOST_STEPS):
        house.app.step([], 0.05)
        options = [item for item in table.view.widgets.items if item.legal]
        if table.controller.question is not None and options:
            return options
    raise RuntimeError("nothing is asked that can be pointed at")


def _moved(pygame: Any, pos: tuple[int, int]) -> Any:
    return pygame.event.Event(pygame.MOUSEMOTION, pos=pos, rel=(1, 1), buttons=(0, 0, 0))


def _counted(step: Any, events: Sequence[Any]) -> int:
    """The calls of one step of the client, its drawing with it."""
    calls = 0

    def count(_frame: FrameType, what: str, _about: object) -> None:
        nonlocal calls
        calls += what == "call"

    sys.setprofile(count)
    try:
        step(events, 0.0)
    finally:
        sys.setprofile(None)
    return calls
