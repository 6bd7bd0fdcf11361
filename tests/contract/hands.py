"""A person at a real table without a screen, who clicks where things lie uppermost or presses keys."""

from __future__ import annotations

import os
from collections import deque
from collections.abc import Iterator, Sequence
from copy import copy
from functools import cache
from typing import Any

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame

from galaxy_desktop.engine.decisions import Option
from galaxy_desktop.engine.events import Seat
from galaxy_desktop.play.bus import CommandBus
from galaxy_desktop.play.commands import NewGame
from galaxy_desktop.play.seats import Bot, Person
from galaxy_desktop.presenter.prompts.prompt import Prompt
from galaxy_desktop.presenter.question import OpenQuestion
from galaxy_desktop.presenter.session import Session
from galaxy_desktop.presenter.silent import Silent
from galaxy_desktop.ui.focus import ARROWS, Focus
from galaxy_desktop.ui.kit import Kit
from galaxy_desktop.ui.roles.keys import Keys
from galaxy_desktop.ui.roles.stand_ins import StandIns
from galaxy_desktop.ui.settings import Settings
from galaxy_desktop.ui.stage import Stage
from galaxy_desktop.ui.table.scene import TableScene
from galaxy_desktop.ui.widgets.widget import Widget
from tests.contract.walk import Table
from tests.ui.kits import shared_kit
from tests.ui.table_rig import PlainDoors

Window = tuple[tuple[int, int], float]
SMALL: Window = ((1280, 720), 1.0)
LARGE_TEXT: Window = ((1280, 720), 2.0)
WINDOWS: tuple[Window, ...] = (SMALL, LARGE_TEXT, ((1920, 1080), 1.0), ((1920, 1080), 2.0))
MOST_COVERS = 8
"""How many things may have to be picked up or turned to before an option is to be seen."""
GRID = 12
ROOM = 3
"""Pixels around a point that have to belong to the same thing, so that a hand can hit it."""
DIGITS = (*range(pygame.K_1, pygame.K_9 + 1), pygame.K_0)


@cache
def kit_of(window: Window) -> Kit:
    """The kit of a window, kept so that its pictures are drawn once; rare questions are asked, too."""
    pygame.display.init()
    pygame.display.set_mode(window[0])
    return shared_kit(Settings(mute=True, speed="instant", text_step=window[1], ask_rare=True), window[0])


class UnreachableError(Exception):
    """Something could not be chosen; the message says what and why."""


class Hands:
    """One person at a real table, who clicks or presses keys."""

    def __init__(self, table: Table, person: Seat, window: Window) -> None:
        self.bus = CommandBus({table.game.id: table.game})
        seats = tuple(Person("Ada") if n == person else Bot("easy", f"Bot {n}") for n in range(table.seats))
        self.bus.do(NewGame(table.game.id, seats, dict(table.options), seed=table.seed))
        self.session = Session(self.bus, Silent())
        self.kit = kit_of(window)
        self.scene = TableScene(self.session, PlainDoors())
        self.stage = Stage(self.kit)
        self.stage.open(self.scene)

    @property
    def prompt(self) -> Prompt[Any]:
        return self.question.prompt

    @property
    def question(self) -> OpenQuestion:
        assert self.scene.controller.question is not None
        return self.scene.controller.question

    def lay(self) -> None:
        """Lay the table for the open question, nothing chosen yet."""
        scene = self.scene
        self.session.replaced = False
        self.session.news.clear()
        scene.view.painter.skip()
        scene.controller.clear()
        painter = scene.view.painter
        if isinstance(painter, Keys):
            painter.key(pygame.K_ESCAPE)
        scene._go_on()
        scene.view.drop_notice()

    def check_promises(self) -> None:
        """No chip has to make up for something that the painter says it shows."""
        if self.scene.controller.question is None:
            return
        chips = {chip.option for chip in self.scene.view.widgets.chips}
        if broken := chips & self.scene.view.painter.covers(self.prompt.decision):
            raise UnreachableError(f"the painter says it shows {sorted(broken)}, and does not")

    def post(self, *events: pygame.event.Event) -> None:
        for event in events:
            self.kit.pointer.handle(event)
            self.scene.handle(event)
            self.kit.pointer.settle(event)

    def find(self, option: Option) -> Widget | None:
        parts = self.scene.view.widgets
        return parts.find(("item", option)) or parts.find(("chip", option))

    def choose(self, option: Option, by_mouse: bool) -> None:
        """Choose an option, after whatever has to be picked up or turned to before it is there."""
        if option == self.question.step and not self.question.can_give:
            self.press_primary(by_mouse)
            return
        passed = [option]
        while self.find(option) is None:
            painter = self.scene.view.painter
            stand_in = painter.stands_for(option) if isinstance(painter, StandIns) else option
            if stand_in in ("", option) or self.find(stand_in) is None or len(passed) > MOST_COVERS:
                raise UnreachableError(f"nothing stands for it, by way of {passed[1:]}")
            passed.append(stand_in)
            self._use(stand_in, by_mouse)
        self._use(option, by_mouse)

    def press_primary(self, by_mouse: bool) -> None:
        primary = self.scene.view.widgets.bar.primary
        if primary is None or not primary.enabled:
            raise UnreachableError("the primary button does nothing")
        self._click(primary) if by_mouse else self._key(pygame.K_RETURN)

    def press_second(self, by_mouse: bool) -> None:
        """Press it, and say that a loss is meant, if that is asked."""
        if by_mouse:
            self._click(self.scene.view.widgets.bar.called("second")[0])
        else:
            self._key(pygame.K_p)
        asked = self.stage.top
        if asked is not None and asked is not self.scene:
            asked.close(True)

    def _use(self, id: Option, by_mouse: bool) -> None:
        widget = self.find(id)
        assert widget is not None
        if by_mouse:
            self._click(widget)
            return
        way = path_to(self.scene.view.widgets.form.focus, widget)
        if way is not None:
            for key in way:
                self._key(key)
            if self.scene.view.widgets.form.focus.current is not widget:
                raise UnreachableError(f"{len(way)} keys lead elsewhere than to {id}")
            self._key(pygame.K_SPACE)
            return
        number = self._number(id)
        if number is None:
            raise UnreachableError(f"no key leads to {id}")
        self._key(DIGITS[number])

    def _number(self, id: Option) -> int | None:
        """The number key of an option, counted from 0."""
        found = self.scene.view.widgets.by_number()
        return next((number - 1 for number, chosen in found.items() if chosen == id), None)

    def _click(self, widget: Widget) -> None:
        at = open_point(self.scene, widget)
        if at is None:
            raise UnreachableError(
                f"no point of {self.scene.view.widgets.key_of(widget)} at {widget.rect} is open"
            )
        self.post(
            pygame.event.Event(pygame.MOUSEMOTION, pos=at, rel=(1, 1), buttons=(0, 0, 0)),
            pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=at, button=1),
            pygame.event.Event(pygame.MOUSEBUTTONUP, pos=at, button=1),
        )

    def _key(self, key: int) -> None:
        self.post(
            pygame.event.Event(pygame.KEYDOWN, key=key, mod=0, unicode=""),
            pygame.event.Event(pygame.KEYUP, key=key, mod=0),
        )


def open_point(scene: TableScene, widget: Widget) -> tuple[int, int] | None:
    """A point where a thing of a table lies uppermost, with some room around it."""
    box = widget.rect.clip(pygame.Rect((0, 0), scene.kit.metrics.window)).inflate(-2 * ROOM, -2 * ROOM)
    others = scene.view.widgets.form.widgets
    over = others[next(n for n, other in enumerate(others) if other is widget) + 1 :]
    side = scene.view.side
    hidden = [
        *(other.rect for other in over if other.rect.colliderect(widget.rect)),
        side.log_rect,
        *([side.areas.drawer] if side.drawer else []),
    ]
    hidden = [rect.inflate(2 * ROOM, 2 * ROOM) for rect in hidden if rect.width]
    points = (p for p in _points(box) if not any(rect.collidepoint(p) for rect in hidden))
    return next(points, None)


def _points(box: pygame.Rect) -> Iterator[tuple[int, int]]:
    """The middle of a rectangle, then a grid over it."""
    if box.width <= 0 or box.height <= 0:
        return
    yield box.center
    for across in range(GRID + 1):
        for down in range(GRID + 1):
            yield box.left + (box.width - 1) * across // GRID, box.top + (box.height - 1) * down // GRID


def path_to(focus: Focus[Widget], wanted: Widget) -> list[int] | None:
    """The fewest keys that bring the focus to a widget; None where no keys do."""
    if not wanted.can_focus:
        return None
    start = copied(focus)
    waiting: deque[tuple[Focus[Widget], list[int]]] = deque([(start, [])])
    seen = {(id(start.current), start.unseen)}
    while waiting:
        here, way = waiting.popleft()
        if here.current is wanted and not here.unseen:
            return way
        for key in (pygame.K_TAB, *ARROWS):
            there = copied(here)
            moved = there.key(pygame.event.Event(pygame.KEYDOWN, key=key, mod=0))
            if moved and (id(there.current), there.unseen) not in seen:
                seen.add((id(there.current), there.unseen))
                waiting.append((there, [*way, key]))
    return None


def not_reached_by_keys(focus: Focus[Widget], widgets: Sequence[Widget]) -> list[Widget]:
    """Of these, all that can have the focus and that Tab and the arrow keys do not lead to."""
    lost = {id(widget): widget for widget in widgets if widget.can_focus}
    reached, waiting = set[int](), [focus]
    while waiting and lost:
        here = waiting.pop()
        for code in (pygame.K_TAB, *ARROWS):
            there = copied(here)
            if (
                there.key(pygame.event.Event(pygame.KEYDOWN, key=code, mod=0))
                and id(there.current) not in reached
            ):
                reached.add(id(there.current))
                lost.pop(id(there.current), None)
                waiting.append(there)
    return [*lost.values()]


def copied(focus: Focus[Widget]) -> Focus[Widget]:
    """A focus that can be moved and leaves this one where it is."""
    other = copy(focus)
    other._last = dict(focus._last)
    return other
