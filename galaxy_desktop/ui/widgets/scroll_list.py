"""List of rows that scrolls."""

import math
from collections.abc import Callable
from typing import Protocol

import pygame

from galaxy_desktop.language import N_
from galaxy_desktop.language import gettext as _
from galaxy_desktop.ui.kit import Kit
from galaxy_desktop.ui.pointer import DOUBLE_CLICK, LEFT, PRESS
from galaxy_desktop.ui.speech.spoken import phrase, spoken
from galaxy_desktop.ui.widgets.scroll import Scroll
from galaxy_desktop.ui.widgets.widget import Widget


class DrawRow(Protocol):
    """Function that draws a row of a list."""

    def __call__(
        self, surface: pygame.Surface, row: pygame.Rect, number: int, /, *, chosen: bool, hovered: bool
    ) -> None: ...


class ScrollList(Widget):
    """Rows of one height, drawn by `draw_row`. One row is chosen; up and down move the choice.

    `choose` is called with the row chosen now; `press`, if given, with the row that was double-clicked or
    pressed with Enter. `words` returns each row in one line.
    """

    kind_word = N_("list")
    enters_main = True

    def __init__(
        self,
        kit: Kit,
        rect: pygame.Rect,
        label: str,
        count: int,
        row_height: int,
        draw_row: DrawRow,
        choose: Callable[[int], None],
        *,
        chosen: int = -1,
        gap: int = 0,
        press: Callable[[int], None] | None = None,
        words: Callable[[int], str] = str,
    ) -> None:
        super().__init__(kit, rect, label)
        self.count = count
        self.row_height = row_height
        self.gap = gap
        self.draw_row = draw_row
        self.choose = choose
        self.press = press
        self.words = words
        self.chosen = chosen
        self.takes_enter = press is not None
        self.scroll = Scroll(kit, self.rect, max(0, count * (row_height + gap) - gap))
        self._since_click = math.inf
        self._show_chosen()

    @property
    def can_focus(self) -> bool:
        """True if the list has rows and is not hidden."""
        return self.count > 0 and not self.hidden

    @property
    def state(self) -> str:
        """Chosen row in one line, and its place among them."""
        if not 0 <= self.chosen < self.count:
            return ""
        place = _("{number} of {all}").format(number=self.chosen + 1, all=self.count)
        return phrase([spoken(self.words(self.chosen)), place])

    def row(self, number: int) -> pygame.Rect:
        """Return the rectangle of a row now, visible or not."""
        bar = self.scroll.bar.width + self.kit.metrics.space("gutter") if self.scroll.most else 0
        top = self.rect.top + number * (self.row_height + self.gap) - self.scroll.offset
        return pygame.Rect(self.rect.left, top, self.rect.width - bar, self.row_height)

    def row_at(self, pos: tuple[int, int]) -> int | None:
        """Return the number of the row at this place; None if there is none."""
        if not self.rect.collidepoint(pos):
            return None
        number = (pos[1] - self.rect.top + self.scroll.offset) // (self.row_height + self.gap)
        return number if number < self.count and self.row(number).collidepoint(pos) else None

    def handle(self, event: pygame.event.Event) -> bool:
        """Handle the wheel, the bar and clicks on rows; return True if the event was used."""
        if self.scroll.handle(event):
            return True
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == LEFT:
            return self._click(event.pos)
        return event.type == pygame.KEYDOWN and self.key(event)

    def key(self, event: pygame.event.Event) -> bool:
        """Move the choice with the arrows, page keys, Home and End; press it with Enter or Space."""
        page = max(1, self.rect.height // (self.row_height + self.gap))
        ways = {
            pygame.K_UP: self.chosen - 1,
            pygame.K_DOWN: self.chosen + 1,
            pygame.K_PAGEUP: self.chosen - page,
            pygame.K_PAGEDOWN: self.chosen + page,
            pygame.K_HOME: 0,
            pygame.K_END: self.count - 1,
        }
        if event.key in ways and self.count:
            self._take(min(self.count - 1, max(0, ways[event.key])))
            return True
        if self.press and self.chosen >= 0 and event.key in PRESS:
            self.press(self.chosen)
            return True
        return False

    def update(self, dt: float) -> bool:
        """Count the time between two clicks."""
        self._since_click += dt
        return False

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the visible rows."""
        before = surface.get_clip()
        surface.set_clip(self.rect.inflate(2 * self.kit.metrics.px(7), 0).clip(before))
        pitch = self.row_height + self.gap
        first = self.scroll.offset // pitch
        last = min(self.count, (self.scroll.offset + self.rect.height) // pitch + 1)
        for number in range(first, last):
            row = self.row(number)
            points = self.hovered and self.row_at(self.kit.pointer.pos) == number
            self.draw_row(surface, row, number, chosen=number == self.chosen, hovered=points)
        surface.set_clip(before)
        self.scroll.draw(surface)

    def draw_focus(self, surface: pygame.Surface) -> None:
        """Draw the ring round the visible part of the chosen row."""
        seen = self.row(self.chosen).clip(self.rect) if self.chosen >= 0 else self.rect
        if seen.height:
            self.kit.faces.focus_ring(surface, seen)

    def _click(self, pos: tuple[int, int]) -> bool:
        number = self.row_at(pos)
        if number is None:
            return False
        twice = number == self.chosen and self._since_click <= DOUBLE_CLICK
        self._since_click = 0.0
        if twice and self.press is not None:
            self.press(number)
        else:
            self._take(number)
        return True

    def _take(self, number: int) -> None:
        if number != self.chosen:
            self.chosen = number
            self.choose(number)
        self._show_chosen()

    def _show_chosen(self) -> None:
        if 0 <= self.chosen < self.count:
            top = self.chosen * (self.row_height + self.gap)
            self.scroll.show(top, top + self.row_height)
