"""Rows of the deal of the day: results as bars, and the days in a list."""

from collections.abc import Sequence

import pygame

from galaxy_desktop.language import series
from galaxy_desktop.ui import layout
from galaxy_desktop.ui.kit import Kit

NAME_SHARE, WORDS_SHARE = 0.24, 0.34
BAR = 16
NO_RESULT = "–"
"""Result of a day that has not been played."""


def draw_result(
    kit: Kit,
    name: str,
    words: str,
    share: float,
    own: bool,
    met: bool,
    surface: pygame.Surface,
    row: pygame.Rect,
) -> None:
    """Draw a name, a bar as long as a share of the best, the words of the result, and a check if met."""
    colour = kit.theme.colour
    left, rest = layout.cut_left(row, round(row.width * NAME_SHARE), kit.metrics.space("gap"))
    right, bar = layout.cut_right(rest, round(row.width * WORDS_SHARE), kit.metrics.space("gap"))
    mark = "**" if own else ""
    kit.text.draw(surface, left, f"{mark}{name}{mark}", "body", middle=True, lines=1)
    height = kit.metrics.px(BAR)
    bar = pygame.Rect(bar.left, bar.centery - height // 2, bar.width, height)
    kit.faces.rail(surface, bar, share, colour.primary if own else colour.text_soft)
    size = kit.metrics.icon("line")
    if met:
        picture = kit.sign("check", size, colour.good_news)
        surface.blit(picture, picture.get_rect(midleft=(right.left, right.centery)))
    box = layout.trim(right, left=size + kit.metrics.space("tight"))
    kit.text.draw(surface, box, f"{mark}{words}{mark}", "body", middle=True, lines=1)


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
        self, surface: pygame.Surface, row: pygame.Rect, number: int, chosen: bool, hovered: bool
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
