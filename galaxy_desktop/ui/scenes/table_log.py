"""The log: what has happened, worded for the viewer; a click on a line takes the game back to before it."""

from collections.abc import Sequence
from dataclasses import dataclass
from gettext import gettext as _

import pygame

from galaxy_desktop.engine.game import Moment
from galaxy_desktop.engine.words import Words
from galaxy_desktop.play.records import LogLine
from galaxy_desktop.ui.kit import Kit
from galaxy_desktop.ui.richtext import Block
from galaxy_desktop.ui.widgets.scroll import Scroll

PADDING = 16
HEADER = 36


@dataclass(frozen=True, slots=True)
class Row:
    """A row of the log as it is laid out."""

    top: int
    block: Block
    line: int | None
    """What `UndoTo` takes; None for a heading."""


class LogPanel:
    """All lines of the running game, the newest at the foot."""

    def __init__(self, kit: Kit, words: Words) -> None:
        self.kit = kit
        self.words = words
        self.lines: list[LogLine] = []
        self.new_from = 0
        """Lines of answers from this index on are new to the viewer."""
        self.rect = pygame.Rect(0, 0, 0, 0)
        self.scroll = Scroll(kit, self.rect, 0)
        self._rows: list[Row] = []
        self._laid_out: tuple[int, int] | None = None

    def show(self, lines: Sequence[LogLine]) -> None:
        """Take over the lines; the newest comes into sight."""
        self.lines = list(lines)
        self._laid_out = None

    def last(self) -> str:
        """The newest line."""
        return self.lines[-1].text if self.lines else ""

    def place(self, rect: pygame.Rect) -> None:
        """Lay the log out in a rectangle."""
        if self._laid_out == (rect.width, len(self.lines)) and rect == self.rect:
            return
        self.rect = rect
        self._laid_out = (rect.width, len(self.lines))
        box = self._box()
        self._rows = self._lay_out(box.width - self.kit.metrics.px(16))
        height = self._rows[-1].top + self._rows[-1].block.height if self._rows else 0
        self.scroll = Scroll(self.kit, box, height)
        self.scroll.to(height)

    def line_at(self, pos: tuple[int, int]) -> int | None:
        """What `UndoTo` takes for the line at this place."""
        row = self._row_at(pos)
        return None if row is None else row.line

    def draw(self, surface: pygame.Surface, hint: str) -> None:
        """The panel, its heading, and the lines that are in sight."""
        self.kit.faces.panel(surface, self.rect)
        self._draw_header(surface, hint)
        box = self._box()
        if not self._rows:
            self.kit.text.draw(
                surface, box, _("What happens is written here."), colour=self.kit.theme.colour.text_soft
            )
            return
        before = surface.get_clip()
        surface.set_clip(box.clip(before))
        pointed = self._row_at(self.kit.pointer.pos)
        for row in self._rows:
            top = box.top + row.top - self.scroll.offset
            if top + row.block.height < box.top or top > box.bottom:
                continue
            if row is pointed and row.line is not None:
                plate = pygame.Rect(box.left, top, box.width, row.block.height)
                self.kit.faces.raised(surface, plate)
            row.block.draw(surface, (box.left + self.kit.metrics.px(4), top))
        surface.set_clip(before)
        self.scroll.draw(surface)

    def _draw_header(self, surface: pygame.Surface, hint: str) -> None:
        box = self.rect.inflate(-2 * self.kit.metrics.px(PADDING), 0)
        colour = self.kit.theme.colour
        icon = self.kit.sign("log", self.kit.metrics.text(20), colour.text_soft)
        middle = self.rect.top + self.kit.metrics.px(10) + self._header // 2
        surface.blit(icon, icon.get_rect(midleft=(box.left, middle)))
        title = self.kit.text.block(_("Log"), box.width, "section", lines=1)
        title.draw(
            surface, (box.left + icon.get_width() + self.kit.metrics.px(10), middle - title.height // 2)
        )
        note = self.kit.text.block(hint, box.width, "small", colour=colour.text_muted, lines=1)
        note.draw(surface, (box.right - note.size[0], middle - note.height // 2))

    @property
    def _header(self) -> int:
        return max(self.kit.metrics.px(HEADER), self.kit.fonts.style("section", self.kit.metrics).line)

    def _box(self) -> pygame.Rect:
        pad = self.kit.metrics.px(PADDING)
        top = self.rect.top + self.kit.metrics.px(10) + self._header
        height = max(1, self.rect.bottom - self.kit.metrics.px(12) - top)
        return pygame.Rect(self.rect.left + pad, top, self.rect.width - pad - self.kit.metrics.px(8), height)

    def _row_at(self, pos: tuple[int, int]) -> Row | None:
        box = self._box()
        if not box.collidepoint(pos):
            return None
        y = pos[1] - box.top + self.scroll.offset
        return next((row for row in self._rows if row.top <= y < row.top + row.block.height), None)

    def _lay_out(self, width: int) -> list[Row]:
        rows: list[Row] = []
        top, gap = 0, self.kit.metrics.px(3)
        last: Moment | None = None
        for line in self.lines:
            for heading in self._headings(last, line.moment):
                block = self.kit.text.block(heading, width, "explain", colour=self.kit.theme.colour.primary)
                rows.append(Row(top, block, None))
                top += block.height + gap
            last = line.moment
            colour = (
                self.kit.theme.colour.text if line.line >= self.new_from else self.kit.theme.colour.text_soft
            )
            block = self.kit.text.block(line.text, width, "explain", colour=colour)
            rows.append(Row(top, block, line.line))
            top += block.height + gap
        return rows

    def _headings(self, last: Moment | None, now: Moment) -> list[str]:
        """Round and phase, where they are new."""
        if last is not None and last == now:
            return []
        phase = self.words.phase(now.phase)
        if now.round and (last is None or last.round != now.round):
            round_words = _("Round {round}").format(round=now.round)
            return [f"**{round_words}**", *([phase] if phase else [])]
        return [phase] if phase else []
