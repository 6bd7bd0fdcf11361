"""What a player does, as events."""

from typing import Any

import pygame

from galaxy_desktop.ui.app import App

Event = pygame.event.Event


def move(pos: tuple[int, int]) -> Event:
    return Event(pygame.MOUSEMOTION, pos=pos, rel=(1, 0), buttons=(0, 0, 0))


def press(pos: tuple[int, int], button: int = 1) -> Event:
    return Event(pygame.MOUSEBUTTONDOWN, pos=pos, button=button)


def let_go(pos: tuple[int, int], button: int = 1) -> Event:
    return Event(pygame.MOUSEBUTTONUP, pos=pos, button=button)


def click(pos: tuple[int, int]) -> list[Event]:
    return [move(pos), press(pos), let_go(pos)]


def wheel(y: int) -> Event:
    return Event(pygame.MOUSEWHEEL, x=0, y=y)


def key(code: int, *, mod: int = 0, letter: str = "") -> Event:
    return Event(pygame.KEYDOWN, key=code, mod=mod, unicode=letter)


def key_up(code: int) -> Event:
    return Event(pygame.KEYUP, key=code, mod=0)


def typed(text: str) -> list[Event]:
    return [Event(pygame.TEXTINPUT, text=letter) for letter in text]


def close_top(app: App, result: Any = None) -> None:
    """Close the scene on top with a result."""
    assert app.stage.top is not None
    app.stage.top.close(result)
