"""Sentence about the chosen card; it leads to the page of the rules that explains it."""

from collections.abc import Callable

import pygame

from galaxy_desktop.engine.words import Explanation
from galaxy_desktop.ui.kit import Kit
from galaxy_desktop.ui.scenes.column import Column
from galaxy_desktop.ui.speech.spoken import spoken
from galaxy_desktop.ui.table.explanations import Explanations
from galaxy_desktop.ui.widgets.widget import Widget

STYLE = "body"


class RuleLine(Widget):
    """One sentence with its sign; a click opens its page."""

    takes_enter = True

    def __init__(self, kit: Kit, line: Explanation, width: int, read: Callable[[str], None]) -> None:
        self._rows = Explanations(kit, (line,), width, STYLE)
        self._high = self._rows.rows[0].rect.height
        height = max(self._high, kit.metrics.target())
        super().__init__(kit, pygame.Rect(0, 0, width, height), spoken(line.text))
        self._read = read
        self.page = line.page

    @property
    def can_focus(self) -> bool:
        """True if it has a page, and is in sight."""
        return bool(self.page) and not self.hidden

    def use(self, pos: tuple[int, int]) -> None:
        """Open the page."""
        if self.page:
            self.kit.sounds.play("button")
            self._read(self.page)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the sign, the sentence and the mark of the page, lit while the pointer is on it."""
        top = self.rect.centery - self._high // 2
        self._rows.draw(surface, (self.rect.left, top), 0 if self.hovered else None)


def lay_rule_lines(column: Column, lines: tuple[Explanation, ...], read: Callable[[str], None]) -> None:
    """Lay the sentences below each other."""
    for line in lines:
        widget = RuleLine(column.kit, line, column.width, read)
        column.tall(widget, widget.rect.height, after=None)
        column.words.append(line.text)
