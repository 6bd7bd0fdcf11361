"""Rows of a final score: place, name, bar and total of each seat, as far as they have been shown."""

from collections.abc import Sequence
from dataclasses import dataclass, field

import pygame

from galaxy_desktop.engine.events import Seat
from galaxy_desktop.engine.game import Score
from galaxy_desktop.ui import layout
from galaxy_desktop.ui.kit import Kit
from galaxy_desktop.ui.motion import ease_named
from galaxy_desktop.ui.scenes.column import Column
from galaxy_desktop.ui.scenes.shields import draw_shield
from galaxy_desktop.ui.score.bars import draw_score
from galaxy_desktop.ui.score.finale import Finale, counted
from galaxy_desktop.ui.theme import Space

BAR, NAME, TOTAL, SHIELD = 54, 190, 84, 36


@dataclass(slots=True)
class ScoreRows:
    """Rows in the order of a `Finale`: in seat order at first, then from the last to the first by rank."""

    kit: Kit
    names: Sequence[str]
    levels: Sequence[str]
    """Level of each computer player, or the word for a human."""
    scores: Sequence[Score]
    places: dict[Seat, int]
    """Place of each seat from 1; empty if nobody is ranked."""
    winners: Sequence[Seat]
    with_points: bool
    finale: Finale
    goals: Sequence[int] = ()
    """Number at which each figure wins, where points decide nothing."""
    drawn: dict[Seat, pygame.Rect] = field(default_factory=dict)
    """Row of each seat as it was drawn last."""
    _between: Space = "gutter"
    """Gap between two rows, smaller where not all would fit otherwise."""

    def fill(self, column: Column) -> None:
        """Lay the rows in the rest of the view."""
        seats, space = len(self.scores), self.kit.metrics.space
        line, small = (self.kit.fonts.style(style, self.kit.metrics).line for style in ("section", "small"))
        least = max(line + small, self.kit.metrics.px(BAR))
        room = column.rest_of_view(0) // seats
        self._between = "gutter" if least + space("gutter") <= room else "hair"
        height = max(least, min(room, 2 * least) - space("gap"))
        rows = [column.take(height, self._between) for _seat in range(seats)]
        column.paint(rows[0].unionall(rows), self._draw)

    def _draw(self, surface: pygame.Surface, at: pygame.Rect) -> None:
        """Draw all rows; the one that falls to its place last, above the others."""
        seats, gap = len(self.scores), self.kit.metrics.space(self._between)
        height = (at.height - gap * (seats - 1)) // seats
        lines = self._lines()
        for seat in sorted(lines, key=self._falls):
            row = pygame.Rect(at.left, at.top + round(lines[seat] * (height + gap)), at.width, height)
            self.drawn[seat] = row
            if self._falls(seat):
                self.kit.faces.shadow(surface, row)
                self.kit.faces.raised(surface, row)
            self._draw_seat(surface, row, seat)

    def _lines(self) -> dict[Seat, float]:
        """Return the line of each seat, a fraction while it moves."""
        placed = int(self.finale.placed)
        now, then = self.finale.order(placed), self.finale.order(min(placed + 1, len(self.scores)))
        share = ease_named(self.kit.theme.easing["pop"])(self.finale.placed - placed)
        return {seat: line + (then.index(seat) - line) * share for line, seat in enumerate(now)}

    def _falls(self, seat: Seat) -> bool:
        """Return whether this is the seat that is on its way to its place."""
        placed = int(self.finale.placed)
        if placed == self.finale.placed:
            return False
        return self.finale.ranking[len(self.scores) - placed - 1] == seat

    def _draw_seat(self, surface: pygame.Surface, at: pygame.Rect, seat: Seat) -> None:
        """Draw place, shield, name and level, the bar, the total."""
        kit, px, colour = self.kit, self.kit.metrics.px, self.kit.theme.colour
        step = kit.metrics.text_step
        won = seat in self.winners and self.finale.decided
        if won:
            plate = at.inflate(kit.metrics.space("gap"), kit.metrics.space("seam"))
            kit.faces.raised(surface, plate, kit.theme.seat(seat + 1).colour)
        at = layout.inset(at, kit.metrics.space("margin"), 0)
        size = max(px(SHIELD), kit.fonts.style("section", kit.metrics).line)
        place, rest = layout.cut_left(at, round(px(30) * step), size + kit.metrics.space("pad"))
        ranked = len(self.scores) > 1 and self.finale.has_rank(seat)
        number = str(self.places.get(seat, "")) if ranked else ""
        kit.text.draw(surface, place, number, "heading", colour=colour.text_muted, middle=True, lines=1)
        shield = place.right + kit.metrics.space("hair") + size // 2
        draw_shield(kit, surface, (shield, at.centery), seat, size)
        gap = kit.metrics.space("gap")
        name, rest = layout.cut_left(rest, round(px(NAME) * step), gap)
        self._draw_name(surface, name, seat)
        if self.with_points:
            total, rest = layout.cut_right(rest, round(px(TOTAL) * step), kit.metrics.space("broad") - gap)
            words, ink = str(counted(self.scores[seat], self.finale.grown)), colour.text_soft
            ink = colour.text if won else ink
            kit.text.draw(surface, total, words, "title", colour=ink, align="right", middle=True, lines=1)
        bar, grown = layout.align(rest, (rest.width, px(BAR))), self.finale.grown
        points, goals = self.with_points, self.goals
        draw_score(kit, surface, bar, self.scores, seat, grown, with_points=points, goals=goals)

    def _draw_name(self, surface: pygame.Surface, box: pygame.Rect, seat: Seat) -> None:
        kit = self.kit
        line, small = (kit.fonts.style(style, kit.metrics).line for style in ("section", "small"))
        lines = 2 if box.height >= 2 * line + small else 1
        top = kit.text.block(self.names[seat], box.width, "section", lines=lines)
        colour = kit.theme.colour.text_soft
        foot = kit.text.block(self.levels[seat], box.width, "small", colour=colour, lines=1)
        y = box.centery - (top.height + foot.height) // 2
        top.draw(surface, (box.left, y))
        foot.draw(surface, (box.left, y + top.height))
