"""Log: past events, worded for the viewer; a click on a line takes the game back to before it."""

from bisect import bisect_left
from collections.abc import Sequence
from itertools import takewhile

import pygame

from galaxy_desktop.engine.markup import is_heading
from galaxy_desktop.engine.plain import plain
from galaxy_desktop.language import gettext as _
from galaxy_desktop.play.records import LogLine
from galaxy_desktop.ui import layout
from galaxy_desktop.ui.kit import Kit
from galaxy_desktop.ui.theme import RGB
from galaxy_desktop.ui.typesetting import Block
from galaxy_desktop.ui.widgets.scroll import Scroll

HEADER = 36


@plain
class LogRow:
    """Row of the log as it is laid out."""

    top: int
    indent: int
    width: int
    line: LogLine
    bottom: int

    @property
    def height(self) -> int:
        """Height of the text in pixels."""
        return self.bottom - self.top


class LogPanel:
    """Lines of the running game, the newest at the foot."""

    def __init__(self, kit: Kit) -> None:
        self.kit = kit
        self.lines: Sequence[LogLine] = ()
        self.new_from = 0
        """Lines of answers from this index on are new to the viewer."""
        self.until: int | None = None
        """In a replay, the number of answers given at the moment that is shown; None at a running game."""
        self.rect = layout.nowhere()
        self.scroll = Scroll(kit, self.rect, 0)
        self._rows: list[LogRow] = []
        self._laid_out: tuple[int, int] | None = None
        self._now: LogRow | None = None
        """Row of what has happened last, in a replay."""
        self._rows_for: int | None = None
        """Width that the rows were laid out for."""

    def show(self, lines: Sequence[LogLine], new_from: int = 0, until: int | None = None) -> bool:
        """Set the lines, those of answers from `new_from` on as new; scroll to the newest.

        In a replay those after `until` answers are still to come, and the last one before is marked. Return
        False if all is as it was.
        """
        if until is None and (lines, new_from) == (self.lines, self.new_from):
            return False
        if until is None or lines is not self.lines:
            self._laid_out = None
        self.lines = lines
        self.new_from = new_from
        self.until = until
        return True

    def place(self, rect: pygame.Rect) -> None:
        """Lay the log out in a rectangle; only new lines, or another width, scroll to the newest line."""
        if self._laid_out == (rect.width, len(self.lines)) and rect == self.rect:
            self._show_now()
            return
        same_rows = self._laid_out == (rect.width, len(self.lines))
        stays = same_rows and self.scroll.offset < self.scroll.most
        offset = self.scroll.offset
        self.rect = rect
        self._laid_out = (rect.width, len(self.lines))
        box = self._box()
        if not same_rows:
            self._rows = self._lay_out(box.width - self.kit.metrics.space("frame"))
        height = self._rows[-1].bottom if self._rows else 0
        self.scroll = Scroll(self.kit, box, height)
        self.scroll.to(offset if stays else height)
        self._show_now()

    def line_at(self, pos: tuple[int, int]) -> int | None:
        """Return the argument of `UndoTo` for the line at this place; None if there is no line."""
        row = self._row_at(pos)
        return None if row is None else row.line.line

    def reveal(self, number: int) -> None:
        """Scroll a line into sight."""
        if number < len(self._rows):
            self.scroll.show(self._rows[number].top, self._rows[number].bottom)

    def row_rect(self, number: int) -> pygame.Rect:
        """Return the visible part of a line, with some room; empty if it is out of sight."""
        if number >= len(self._rows):
            return layout.nowhere()
        row, box = self._rows[number], self._box()
        place = pygame.Rect(box.left, box.top + row.top - self.scroll.offset, box.width, row.height)
        return place.clip(box)

    def draw(self, surface: pygame.Surface, hint: str) -> None:
        """Draw the panel, its heading, and the visible lines; nothing where only other places are drawn."""
        if not self.rect.colliderect(surface.get_clip()):
            return
        self.kit.faces.panel(surface, self.rect)
        self._draw_header(surface, hint)
        box = self._box()
        if not self._rows:
            self.kit.text.draw(
                surface, box, _("Moves appear here as you play."), colour=self.kit.theme.colour.text_soft
            )
            return
        before = surface.get_clip()
        surface.set_clip(box.clip(before))
        pointed, left = self._row_at(self.kit.pointer.pos), box.left + self.kit.metrics.space("seam")
        first, shield = self.kit.fonts.style("explain", self.kit.metrics).line, self._shield
        start = box.top - self.scroll.offset
        for row in self._rows:
            top = start + row.top
            if top > box.bottom:
                break
            if start + row.bottom < box.top:
                continue
            if row is self._now or row is pointed:
                plate = pygame.Rect(box.left, top, self._plate_width, row.height)
                edge = self.kit.theme.colour.primary if row is self._now else None
                self.kit.faces.raised(surface, plate, edge)
            self._block(row.line, row.width).draw(surface, (left + row.indent, top))
            if row.line.about is not None:
                sign = self.kit.shield(row.line.about, shield)
                surface.blit(sign, sign.get_rect(midleft=(left, top + first // 2)))
        surface.set_clip(before)
        self.scroll.draw(surface)

    @property
    def _plate_width(self) -> int:
        """Width of the plate behind a line, which ends before the scroll bar."""
        beside = self.scroll.bar.width + self.kit.metrics.space("seam") if self.scroll.most else 0
        return self._box().width - beside

    def _draw_header(self, surface: pygame.Surface, hint: str) -> None:
        box = self.rect.inflate(-2 * self.kit.metrics.space("frame"), 0)
        colour = self.kit.theme.colour
        icon = self.kit.sign("log", self.kit.metrics.icon("line"), colour.text_soft)
        middle = self.rect.top + self.kit.metrics.space("gap") + self._header // 2
        surface.blit(icon, icon.get_rect(midleft=(box.left, middle)))
        title = self.kit.text.block(_("Log"), box.width, "section", lines=1)
        title.draw(
            surface, (box.left + icon.get_width() + self.kit.metrics.space("gap"), middle - title.height // 2)
        )
        room = box.width - icon.get_width() - title.size[0] - 2 * self.kit.metrics.space("gap")
        note = self.kit.text.label(hint, max(1, room), "small", colour=colour.text_muted, align="left")
        note.draw(surface, (box.right - note.size[0], middle - note.height // 2))

    @property
    def _header(self) -> int:
        return max(self.kit.metrics.px(HEADER), self.kit.fonts.style("section", self.kit.metrics).line)

    def _box(self) -> pygame.Rect:
        space = self.kit.metrics.space
        return layout.trim(
            self.rect,
            left=space("frame"),
            top=space("gap") + self._header,
            right=space("gutter"),
            bottom=space("margin"),
        )

    def _row_at(self, pos: tuple[int, int]) -> LogRow | None:
        box = self._box()
        if not box.collidepoint(pos):
            return None
        y = pos[1] - box.top + self.scroll.offset
        return next((row for row in self._rows if row.top <= y < row.bottom), None)

    def _lay_out(self, width: int) -> list[LogRow]:
        """Return the lines one below the other, those still laid out as they are and the others anew.

        A line that is bold as a whole is a heading.
        """
        made_for, self._rows_for = self._rows_for, width
        rows = self._unchanged() if made_for == self._rows_for else []
        gap = self.kit.metrics.space("seam")
        for line in self.lines[len(rows) :]:
            top = self._end_of(rows[-1]) + gap if rows else 0
            if is_heading(line.text):
                top += gap * 2 if rows else 0
            indent = 0 if line.about is None else self._shield + self.kit.metrics.space("gutter")
            height = self._block(line, width - indent).height
            rows.append(LogRow(top, indent, width - indent, line, top + height))
        return rows

    def _unchanged(self) -> list[LogRow]:
        """Return the first rows that show the first lines as they are."""
        pairs = zip(self._rows, self.lines, strict=False)
        return [row for row, _line in takewhile(lambda pair: pair[0].line == pair[1], pairs)]

    def _end_of(self, row: LogRow) -> int:
        """Return the lower end of a row with its shield."""
        return row.top + max(row.height, self._shield if row.indent else 0)

    def _shade(self, line: LogLine) -> RGB:
        """Return the colour of a line: new or known; in a replay past or still to come."""
        colour = self.kit.theme.colour
        if is_heading(line.text):
            return colour.primary
        if self.until is not None:
            return colour.text if line.line < self.until else colour.text_muted
        return colour.text if line.line >= self.new_from else colour.text_soft

    def _block(self, line: LogLine, width: int) -> Block:
        """Return the text of a line in its colour, which changes from moment to moment."""
        return self.kit.text.block(line.text, width, "explain", colour=self._shade(line))

    def _show_now(self) -> None:
        """Scroll a replay to the row of what has happened last; there is none at its start."""
        if self.until is None:
            return
        past = bisect_left(self._rows, self.until, key=lambda row: row.line.line)
        self._now = self._rows[past - 1] if past else None
        self.scroll.to(0 if self._now is None else self._now.bottom - self._box().height // 2)

    @property
    def _shield(self) -> int:
        return self.kit.metrics.icon("line")
