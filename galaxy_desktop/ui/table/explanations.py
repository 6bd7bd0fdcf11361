"""Sentences about a subject, each beside its sign; a question mark leads to the page that says more."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

import pygame

from galaxy_desktop.engine.words import Explanation, sign_and_label
from galaxy_desktop.ui.kit import Kit
from galaxy_desktop.ui.typesetting import Block

SIGN = 1.8
MARK = 1.1


def first_page(lines: Sequence[Explanation]) -> str:
    """Return the page of the first sentence that has one; empty if none has."""
    return next((line.page for line in lines if line.page), "")


@dataclass(frozen=True, slots=True)
class ExplanationRow:
    """Sentence laid out: its place in the column and its page."""

    rect: pygame.Rect
    text: Block
    line: Explanation


class Explanations:
    """Rows of sentences in a width, to be drawn at any place and offset."""

    def __init__(self, kit: Kit, lines: Sequence[Explanation], width: int, style: str = "explain") -> None:
        self.kit = kit
        self.lines = tuple(lines)
        self.width = width
        self.style = style

    @property
    def height(self) -> int:
        """Height of all rows in pixels."""
        gap = self.kit.metrics.space("gutter")
        return self.rows[-1].rect.bottom + gap if self.rows else 0

    @property
    def pages(self) -> list[int]:
        """Numbers of the rows that have a page."""
        return [number for number, row in enumerate(self.rows) if row.line.page]

    @cached_property
    def rows(self) -> list[ExplanationRow]:
        """Rows from the top of the column on; each is as high as its text or its sign."""
        sign, mark = self._sizes
        indent, gap = sign + self.kit.metrics.space("margin"), self.kit.metrics.space("gutter")
        room = self.width - indent - (mark + gap if any(line.page for line in self.lines) else 0)
        soft = self.kit.theme.colour.text_soft
        rows, top = [], 0
        for line in self.lines:
            text = self.kit.text.block(line.text, room, self.style, colour=soft)
            rect = pygame.Rect(0, top, self.width, max(text.height, sign))
            rows.append(ExplanationRow(rect, text, line))
            top = rect.bottom + gap
        return rows

    def at(self, place: tuple[int, int], pos: tuple[int, int]) -> int | None:
        """Return the number of the row with a page at a place of the screen; the rows begin at `place`."""
        inside = pos[0] - place[0], pos[1] - place[1]
        return next((number for number in self.pages if self.rows[number].rect.collidepoint(inside)), None)

    def draw(self, surface: pygame.Surface, place: tuple[int, int], lit: int | None) -> None:
        """Draw the rows from `place` on; `lit` is the row whose page would be opened."""
        size = self._sizes[0]
        indent = size + self.kit.metrics.space("margin")
        for number, row in enumerate(self.rows):
            rect = row.rect.move(place)
            row.text.draw(surface, (rect.left + indent, rect.top + max(0, (size - row.text.height) // 2)))
            self._draw_sign(surface, row.line.sign, pygame.Rect(rect.left, rect.top, size, size))
            if row.line.page:
                self._draw_mark(surface, rect, lit=number == lit)

    @cached_property
    def _sizes(self) -> tuple[int, int]:
        """Sizes of a sign and of a question mark."""
        px = self.kit.fonts.style(self.style, self.kit.metrics).px
        return round(px * SIGN), round(px * MARK)

    def _draw_sign(self, surface: pygame.Surface, markup: str, box: pygame.Rect) -> None:
        """Draw the sign of a line, written as in running text: a name, or a name and its label."""
        if not markup:
            return
        name, label = sign_and_label(markup.strip("{}"))
        try:
            sign = self.kit.sign(name, box.height, label=label)
        except KeyError:
            return
        surface.blit(sign, sign.get_rect(center=box.center))

    def _draw_mark(self, surface: pygame.Surface, rect: pygame.Rect, *, lit: bool) -> None:
        """Draw the question mark at the right of a row, level with its first line."""
        colour, size = self.kit.theme.colour, self._sizes[1]
        mark = self.kit.sign("help", size, colour.legal if lit else colour.text_muted)
        surface.blit(mark, mark.get_rect(midright=(rect.right, rect.top + self._sizes[0] // 2)))
