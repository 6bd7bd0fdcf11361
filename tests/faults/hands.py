"""Hands without a plan at mouse and keyboard: more often on things than beside them."""

from collections.abc import Callable
from typing import Any

import pygame

from galaxy_desktop.engine.rng import Dice
from galaxy_desktop.ui.app import App
from galaxy_desktop.ui.keys import DIGITS, PAD, table_keys
from tests.faults.mutations import one_of

Event = pygame.event.Event
KEYS = (
    *(code for key in table_keys() for code in key.codes),
    *DIGITS,
    *PAD,
    *(pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN) * 3,
    *(pygame.K_RETURN, pygame.K_SPACE, pygame.K_TAB) * 4,
    *(pygame.K_PAGEUP, pygame.K_PAGEDOWN, pygame.K_HOME, pygame.K_END),
    *(pygame.K_BACKSPACE, pygame.K_DELETE, pygame.K_PLUS, pygame.K_MINUS, pygame.K_EQUALS),
    *(pygame.K_KP_PLUS, pygame.K_KP_MINUS, pygame.K_KP_ENTER, pygame.K_F3, pygame.K_F4, pygame.K_F11),
    *(pygame.K_LALT, pygame.K_RALT, pygame.K_LCTRL, pygame.K_RCTRL, pygame.K_LSHIFT),
    *range(pygame.K_a, pygame.K_z + 1),
    *(pygame.K_SLASH, pygame.K_COMMA, pygame.K_PERIOD, pygame.K_BACKQUOTE),
)
MODS = (0, 0, 0, 0, 0, pygame.KMOD_SHIFT, pygame.KMOD_CTRL, pygame.KMOD_ALT, pygame.KMOD_META)
TEXTS = ("a", "Ada", " ", "/", "7", "K7-ORBIT-42", "ß", "漢", "<b>", "{x}", "%s", "\u202e", "x" * 40)


class Hands:
    """Makes events for the scene on top of the stage."""

    def __init__(self, dice: Dice, app: App) -> None:
        self.dice = dice
        self.app = app
        self._ways: tuple[Callable[[], list[Event]], ...] = (
            *[self._click] * 8,
            *[self._move] * 3,
            *[self._key] * 7,
            self._drag,
            self._drag,
            self._press,
            self._let_go,
            self._double,
            self._right,
            self._wheel,
            self._type,
            self._window,
        )

    def act(self) -> list[Event]:
        """What one movement of a hand sends."""
        events: list[Event] = one_of(self.dice, self._ways)()
        return events

    def place(self) -> tuple[int, int]:
        """In the window: the middle of a thing, somewhere on it, or anywhere and a little beyond."""
        fit, below = self.app._fit, self.dice.below
        things = self._things()
        if things and below(5):
            rect = one_of(self.dice, things)
            x, y = rect.center
            if below(3) == 0 and rect.width > 0 and rect.height > 0:
                x, y = rect.left + below(rect.width), rect.top + below(rect.height)
            share = fit.shown.width / fit.picture[0]
            return round(x * share) + fit.shown.left, round(y * share) + fit.shown.top
        return below(fit.window[0] + 20) - 10, below(fit.window[1] + 20) - 10

    def _things(self) -> list[pygame.Rect]:
        scene: Any = self.app.stage.top
        if hasattr(scene, "hidden") and hasattr(scene, "_parts"):
            scene = None if scene.hidden or scene._parts is None else scene.view.widgets
        form = getattr(scene, "form", None)
        return [] if form is None else [widget.rect for group in form.groups for widget in group]

    def _move(self) -> list[Event]:
        return [_moved(self.place())]

    def _click(self, button: int = 1) -> list[Event]:
        pos = self.place()
        return [_moved(pos), _pressed(pos, button), _released(pos, button)]

    def _right(self) -> list[Event]:
        return self._click(2 + self.dice.below(2))

    def _double(self) -> list[Event]:
        click = self._click()
        return [*click, *click[1:]]

    def _drag(self) -> list[Event]:
        start, end = self.place(), self.place()
        middle = (start[0] + end[0]) // 2, (start[1] + end[1]) // 2
        return [_moved(start), _pressed(start), _moved(middle), _moved(end), _released(end)]

    def _press(self) -> list[Event]:
        """A button that stays down."""
        pos = self.place()
        return [_moved(pos), _pressed(pos)]

    def _let_go(self) -> list[Event]:
        """Of a button, whether or not it was down."""
        return [_released(self.place())]

    def _wheel(self) -> list[Event]:
        return [_moved(self.place()), Event(pygame.MOUSEWHEEL, x=0, y=one_of(self.dice, (-3, -1, 1, 2)))]

    def _key(self) -> list[Event]:
        code, mod = one_of(self.dice, KEYS), one_of(self.dice, MODS)
        down = Event(pygame.KEYDOWN, key=code, mod=mod, unicode="")
        up = Event(pygame.KEYUP, key=code, mod=0)
        return [down] if self.dice.below(12) == 0 else [down, up]

    def _type(self) -> list[Event]:
        return [Event(pygame.TEXTINPUT, text=letter) for letter in one_of(self.dice, TEXTS)]

    def _window(self) -> list[Event]:
        """What happens to a window beside its size."""
        kinds = (pygame.WINDOWFOCUSLOST, pygame.WINDOWLEAVE, pygame.WINDOWEXPOSED, pygame.WINDOWFOCUSGAINED)
        return [Event(one_of(self.dice, kinds))]


def _moved(pos: tuple[int, int]) -> Event:
    return Event(pygame.MOUSEMOTION, pos=pos, rel=(1, 1), buttons=(0, 0, 0))


def _pressed(pos: tuple[int, int], button: int = 1) -> Event:
    return Event(pygame.MOUSEBUTTONDOWN, pos=pos, button=button)


def _released(pos: tuple[int, int], button: int = 1) -> Event:
    return Event(pygame.MOUSEBUTTONUP, pos=pos, button=button)
