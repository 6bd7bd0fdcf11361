"""Rows of the deal of the day: results as bars, and the days in a list."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

import pygame

from galaxy_desktop.language import headed, series
from galaxy_desktop.ui import layout
from galaxy_desktop.ui.kit import Kit
from galaxy_desktop.ui.scenes.column import Column

ROW, BAR = 44, 16
NO_RESULT = "–"
"""Result of a day that has not been played."""


@dataclass(frozen=True, slots=True)
class ResultRow:
    """Result of the player or of a level, with its share of the best result if points decide."""

    name: str
    words: str
    share: float | None
    own: bool = False
    met: bool = False
    """True if the player has met this par."""

    def marked(self, text: str) -> str:
        """Return a text of the row, bold if it is the player's own."""
        return f"**{text}**" if self.own else text


def lay_results(column: Column, rows: Sequence[ResultRow], reached: float | None) -> None:
    """Lay results as bars; a line through those of others shows what share the player has `reached`."""
    kit = column.kit
    name, words = (
        max(kit.text.width(row.marked(text), "body") for row, text in pairs)
        for pairs in ([(row, row.name) for row in rows], [(row, row.words) for row in rows])
    )
    words += kit.metrics.icon("line") + kit.metrics.space("gap")
    for row in rows:
        at = column.take(max(kit.metrics.px(ROW), kit.metrics.text(34)), "tight")
        left, rest = layout.cut_left(at, min(name, at.width // 3), kit.metrics.space("pad"))
        right, bar = layout.cut_right(rest, min(words, at.width // 2), kit.metrics.space("pad"))
        places = left, layout.align(bar, (bar.width, kit.metrics.px(BAR))), right
        column.paint(at, partial(_draw_result, kit, row, reached, places))
        column.words.append(headed(row.name, row.words))


def _draw_result(
    kit: Kit,
    row: ResultRow,
    reached: float | None,
    places: Sequence[pygame.Rect],
    surface: pygame.Surface,
    at: pygame.Rect,
) -> None:
    colour, (left, bar, right) = kit.theme.colour, places
    kit.text.draw(surface, left, row.marked(row.name), "body", middle=True, lines=1)
    if row.share is not None:
        kit.faces.rail(surface, bar, row.share, colour.primary if row.own else colour.text_soft)
    if reached and not row.own:
        x = bar.left + round(bar.width * reached)
        pygame.draw.line(surface, colour.primary, (x, at.top), (x, at.bottom), 2)
    size = kit.metrics.icon("line")
    if row.met:
        picture = kit.sign("check", size, colour.good_news)
        surface.blit(picture, picture.get_rect(midleft=(right.left, right.centery)))
    box = layout.trim(right, left=size + kit.metrics.space("tight"))
    kit.text.draw(surface, box, row.marked(row.words), "body", middle=True, lines=1)


class DayRows:
    """Painter of a list of days, each with its result and the number of pars met."""

    def __init__(self, kit: Kit, lines: Sequence[tuple[str, str, int]]) -> None:
        self.kit = kit
        self.lines = lines

    @property
    def height(self) -> int:
        """Height of every row in pixels."""
        line = self.kit.fonts.style("body", self.kit.metrics).line
        return max(self.kit.metrics.target(), line + self.kit.metrics.space("gap"))

    def words(self, number: int) -> str:
        """Return a row as one line of text."""
        day, result, _met = self.lines[number]
        return series([day, result])

    def draw(
        self, surface: pygame.Surface, row: pygame.Rect, number: int, *, chosen: bool, hovered: bool
    ) -> None:
        """Draw the plate of a row, the day, a star for each par met, and the result."""
        kit, colour = self.kit, self.kit.theme.colour
        kit.faces.row(surface, row, colour.text_soft if hovered else colour.edge, chosen=chosen)
        day, result, met = self.lines[number]
        inner = layout.inset(row, kit.metrics.space("pad"), 0)
        kit.text.draw(surface, inner, day, "body", middle=True, lines=1)
        soft = colour.text_soft if result == NO_RESULT else None
        kit.text.draw(surface, inner, result, "body", colour=soft, align="right", middle=True, lines=1)
        size, x = kit.metrics.letters("number"), inner.centerx - kit.metrics.text(36)
        for place in range(met):
            picture = kit.sign("wild", size, colour.primary)
            surface.blit(picture, picture.get_rect(midleft=(x + place * size, row.centery)))
