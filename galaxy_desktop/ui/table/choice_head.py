"""Head of a choice in a hint or a solution: its rank, its words, and its chance as a bar and a figure."""

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from galaxy_desktop.language import gettext as _
from galaxy_desktop.language import percent
from galaxy_desktop.ui import layout
from galaxy_desktop.ui.kit import Kit
from galaxy_desktop.ui.scenes.column import Column, Gap

BAR = 12
TICK = 3
ROUND = 1.2
"""Diameter of the disc of a rank in lines of its number."""
FIGURE = 0.68
"""Size of the number on a smaller disc, in diameters."""


@dataclass(frozen=True, slots=True)
class ChoiceHead:
    """Rank, words and chance of one choice."""

    kit: Kit
    number: int
    words: str
    chance: float
    """Length of the bar, from 0 to 1."""
    error: float | None = None
    """Error of the chance to win; None if the bar is no chance to win, and has no figure."""
    average: float | None = None
    """Place of the tick on the bar, from 0 to 1; None without one."""

    @property
    def _figure(self) -> str:
        return "" if self.error is None else f"**{percent(self.chance)}**"

    @property
    def _margin(self) -> str:
        return "" if self.error is None else margin_words(self.chance, self.error)

    @property
    def told(self) -> Sequence[str]:
        """Its words, then the chance to win."""
        found = [f"**{self.number}.** {self.words}"]
        if self.error is not None:
            told = _("**{percent}%** to win ({margin})") if self._margin else _("**{percent}%** to win")
            found.append(told.format(percent=round(100 * self.chance), margin=self._margin))
        return found

    @property
    def aside(self) -> int:
        """Width of figure and margin with the gap before them; 0 without a figure."""
        if not self._figure:
            return 0
        gap = self.kit.metrics.space("gap")
        margin = self.kit.text.width(self._margin, "small") + gap if self._margin else 0
        return self.kit.text.width(self._figure, self.kit.metrics.head) + margin + gap

    def wraps(self, width: int) -> bool:
        """Return whether the words need more than a line of a column beside the figure."""
        room = width - indent(self.kit) - self.aside
        return self.kit.text.width(f"**{self.words}**", "option") > room

    def lay(self, column: Column, aside: int, after: Gap) -> None:
        """Lay words and bar: the figure beside the words, or beside the bar if that leaves room `aside`."""
        column.words.extend(self.told)
        kit = self.kit
        first, line = (kit.fonts.style(name, kit.metrics).line for name in ("option", kit.metrics.head))
        room = column.width - indent(kit) - (0 if aside else self.aside)
        block = kit.text.block(f"**{self.words}**", room, "option")
        size = rank_size(kit)

        def paint_words(surface: pygame.Surface, at: pygame.Rect) -> None:
            top = layout.top(at, size)
            draw_rank(kit, surface, layout.left(top, size), self.number)
            block.draw(surface, (at.left + indent(kit), at.top + max(0, (size - first) // 2)))
            if not aside:
                self._draw_figure(surface, top)

        def paint_bar(surface: pygame.Surface, at: pygame.Rect) -> None:
            if aside:
                self._draw_figure(surface, at)
            rail = layout.align(at, (at.width - aside, kit.metrics.px(BAR)), "midleft")
            self._draw_bar(surface, rail)

        column.paint(column.take(max(block.height, size, line), "seam" if aside else "tight"), paint_words)
        column.paint(column.take(line if aside else kit.metrics.px(BAR), after), paint_bar)

    def _draw_figure(self, surface: pygame.Surface, at: pygame.Rect) -> None:
        """Draw the figure at the right of a place, and the margin before it."""
        text, head = self.kit.text, self.kit.metrics.head
        wide = text.width(self._figure, head) if self._figure else 0
        place, rest = layout.cut_right(at, wide, self.kit.metrics.space("gap"))
        text.draw(surface, place, self._figure, head, align="right", middle=True, lines=1)
        soft = self.kit.theme.colour.text_soft
        text.draw(surface, rest, self._margin, "small", colour=soft, align="right", middle=True, lines=1)

    def _draw_bar(self, surface: pygame.Surface, at: pygame.Rect) -> None:
        """Draw the chance as a bar, with a tick at the average."""
        metrics = self.kit.metrics
        self.kit.faces.rail(surface, at, self.chance, self.kit.theme.chart["chips"].colour)
        if self.average is not None:
            tick = pygame.Rect(0, 0, max(2, metrics.px(TICK)), at.height + metrics.px(6))
            tick.center = (at.left + round(at.width * self.average), at.centery)
            surface.fill(self.kit.theme.colour.text, tick)


def room_aside(heads: Sequence[ChoiceHead], width: int) -> int:
    """Return the room beside all bars of a column if the words of any head would wrap for it, else 0."""
    if not any(head.wraps(width) for head in heads):
        return 0
    return max(head.aside for head in heads)


def rank_size(kit: Kit) -> int:
    """Return the diameter of the disc of a rank, enough for its number."""
    line = kit.fonts.style("number", kit.metrics).line
    return max(kit.metrics.icon("head"), round(line * ROUND))


def indent(kit: Kit) -> int:
    """Return the distance of the words from the left edge of the column."""
    return rank_size(kit) + kit.metrics.space("gap")


def draw_rank(kit: Kit, surface: pygame.Surface, at: pygame.Rect, number: int) -> None:
    """Draw the rank of a choice on a white disc, as it is no button; the number fits a small one."""
    colour = kit.theme.colour
    kit.faces.disc(surface, at.center, at.width, colour.points, colour.ink)
    words, style = str(number), "number"
    if kit.fonts.style(style, kit.metrics).line <= at.height:
        kit.text.draw(surface, at, words, style, colour=colour.ink, align="centre", middle=True, lines=1)
        return
    font = kit.fonts.style(style, kit.metrics, round(at.width * FIGURE)).font
    figure = kit.fonts.line(font, words, colour.ink)
    surface.blit(figure, figure.get_rect(center=at.center))


def margin_words(chance: float, error: float) -> str:
    """Return the margin of a chance: ±, or from what to what if that would leave 0 to 100 %; "" for none."""
    if not round(100 * error):
        return ""
    if chance - error >= 0 and chance + error <= 1:
        return f"±{percent(error)}"
    return f"{round(100 * max(0.0, chance - error))}–{percent(min(1.0, chance + error))}"
