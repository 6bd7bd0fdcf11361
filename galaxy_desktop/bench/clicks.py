"""Figures of the work of a click at the table: calls of Python functions, counted and not timed."""

from functools import partial
from typing import Any

from galaxy_desktop.bench.calls import calls_of
from galaxy_desktop.bench.figure import Figure
from galaxy_desktop.engine.game import Game
from galaxy_desktop.house.offscreen import house_without_screen, play_on
from galaxy_desktop.play.commands import NewGame
from galaxy_desktop.play.seats import COMPUTERS, Bot, Person

SIZE = (1920, 1080)
ANSWERS = 12
MOST_STEPS = 200
ROUNDS = 3
"""Repetitions, of which the last counts: by then every picture is drawn."""


def figures(game: Game[Any]) -> list[Figure]:
    """Return the calls for pointing at an option, and for choosing it, at the most players."""
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
    _wait(house, table)
    step, pointing, choosing = house.app.step, 0, 0
    for _round in range(ROUNDS):
        step([_moved(pygame, (2, 2))], 0.0)
        middle = _option(table, step).rect.center
        pointing = calls_of(partial(step, [_moved(pygame, middle)], 0.0))
        step([_pressed(pygame, middle)], 0.0)
        choosing = calls_of(partial(step, [_released(pygame, middle)], 0.0))
        step([], 0.5)
        if not table.controller.back():
            raise RuntimeError("the click has chosen nothing")
        table.view.refresh()
    return pointing, choosing


def _wait(house: Any, table: Any) -> None:
    """Let time pass until the person is asked; raise RuntimeError if that does not happen."""
    for _step in range(MOST_STEPS):
        house.app.step([], 0.05)
        if table.controller.question is not None and not table.view.painter.busy:
            return
    raise RuntimeError("nothing is asked")


def _option(table: Any, step: Any) -> Any:
    """Return an item on the table that is an option, having clicked what leads to one if there is none.

    Raise RuntimeError if there is still none.
    """
    import pygame

    widgets, question = table.view.widgets, table.controller.question
    for _step in range(2):
        for item in widgets.items:
            if item.item.id in question.open and widgets.item_at(item.rect.center) is item:
                return item
        middle = next(item for item in widgets.items if item.legal and item.item.subject).rect.center
        step([_pressed(pygame, middle), _released(pygame, middle)], 0.0)
    raise RuntimeError("no option can be pointed at")


def _pressed(pygame: Any, pos: tuple[int, int]) -> Any:
    return pygame.event.Event(pygame.MOUSEBUTTONDOWN, button=1, pos=pos)


def _released(pygame: Any, pos: tuple[int, int]) -> Any:
    return pygame.event.Event(pygame.MOUSEBUTTONUP, button=1, pos=pos)


def _moved(pygame: Any, pos: tuple[int, int]) -> Any:
    return pygame.event.Event(pygame.MOUSEMOTION, pos=pos, rel=(1, 1), buttons=(0, 0, 0))
