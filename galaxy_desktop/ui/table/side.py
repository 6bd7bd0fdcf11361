"""Panels beside the table: inspector, log and strip, or the drawers that take their place."""

from collections.abc import Callable, Container, Sequence
from typing import Any, Literal

import pygame

from galaxy_desktop.engine.words import Words
from galaxy_desktop.language import gettext as _
from galaxy_desktop.play.seats import Table
from galaxy_desktop.ui import layout
from galaxy_desktop.ui.kit import Kit
from galaxy_desktop.ui.painter import Painter
from galaxy_desktop.ui.roles.forecasting import Forecasting
from galaxy_desktop.ui.table.folded import KeyHint, folded, hints_width, key_hints
from galaxy_desktop.ui.table.forecast import draw_forecast
from galaxy_desktop.ui.table.inspector import Inspector
from galaxy_desktop.ui.table.items import TableItem
from galaxy_desktop.ui.table.log import LogPanel
from galaxy_desktop.ui.table.recap import PLATE
from galaxy_desktop.ui.table.strip import draw_strip
from galaxy_desktop.ui.widgets.toast import Toast
from galaxy_desktop.ui.widgets.widget import Widget

LEAST_PANEL = 150
SEAM_STEP = 40
RECAP, RECAP_SHARE = 44, 0.42
"""Height of the plates of a recap, and their greatest share of the strip."""
Drawer = Literal["", "log", "inspector", "forecast"]


class SideColumn:
    """Layout and drawing of inspector and log, as the window allows."""

    def __init__(
        self, kit: Kit, painter: Painter, words: Words, table: Table, *, replay: bool = False
    ) -> None:
        self.kit = kit
        self.painter = painter
        self._folded = folded(painter, alone=len(table.seats) == 1)
        undo = "" if table.take_back == "never" else _("Click: undo from here")
        self._on_line = _("Click: show this moment") if replay else undo
        """Words for the effect of a click on a line of the log; empty if it has none."""
        self.areas = painter.areas
        self._hints: list[KeyHint] = []
        self.inspector = Inspector(kit, painter, words)
        self.log = LogPanel(kit)
        self.drawer: Drawer = ""
        self.reader: Widget | None = None
        """Widget by which the keyboard reads the log."""
        self.toast: Toast | None = None
        """Notice that was shown last; while it lives it has a room of its own, at the foot of a panel."""
        self._told = False
        """True while the room of a notice is still to be given back."""
        self.log_folded = False
        self.reading = False
        """True while the inspector has the whole column, for its sentences need more than its part."""
        self._acts = 0
        """Number of plates that the recap has room for."""
        self.shift = 0
        """Pixels by which the seam between inspector and log is lower than laid out."""
        self._grip: int | None = None
        """Height at which the seam is held, less its shift; None while it is not."""

    def arrange_as(self, before: "SideColumn", *, same_reader: bool) -> None:
        """Fold the log and move the seam as before; for the same reader, open and pin the same as well."""
        self.log_folded = before.log_folded
        if same_reader:
            self.reading = before.reading
            columns = {"log": self.areas.log.width, "inspector": self.areas.inspector.width}
            self.drawer = "" if columns.get(before.drawer) else before.drawer
            self.inspector.pinned = before.inspector.pinned and bool(self.inspector.subject)
        self.shift = self._limited(before.shift)

    def place(self) -> None:
        """Lay notice and log out in their current rectangles."""
        if self.toast is not None and self.toast.alive:
            self.toast.move(self.notice_room)
        rect = self.log_rect
        if rect.width:
            self.log.place(rect)

    def recap(self, acts: int) -> pygame.Rect:
        """Make room for the plates of so many acts, and return their row; empty without any."""
        if (acts > 0) != (self._acts > 0):
            self._acts = acts
            self.place()
        self._acts = acts
        return self._recap_row

    @property
    def _recap_row(self) -> pygame.Rect:
        """Row of the recap: above the log, at the right of the strip, or at the foot of the inspector."""
        height, gap = max(RECAP, self.kit.metrics.px(RECAP)), self.kit.metrics.space("tight")
        if not self._acts:
            return layout.nowhere()
        strip = self.areas.strip
        if strip.width:
            inside = layout.inset(strip, gap * 2, max(gap, (strip.height - height) // 2))
            inside = layout.trim(inside, right=self._hints_width)
            wanted = self._acts * (round(inside.height * PLATE) + gap)
            return layout.right(inside, min(wanted, round(strip.width * RECAP_SHARE)))
        log = self._whole_log
        if log.width:
            return layout.top(log, height)
        return layout.bottom(self._whole_inspector, height)

    @property
    def _recap_room(self) -> int:
        """Height that the recap takes from log or inspector, with the gap beside it."""
        row = self._recap_row
        return row.height + self.kit.metrics.space("gap") if row.height else 0

    def tell(self, toast: Toast) -> None:
        """Show a notice; log or inspector make room for it."""
        self.toast, self._told = toast, True
        self.place()

    @property
    def refuses(self) -> bool:
        """True while a notice says why something cannot be done."""
        return self.toast is not None and self.toast.passing and self.toast.alive

    def drop_offer(self) -> None:
        """Dismiss a refusal, or a notice whose button undoes what was done before the last choice."""
        if self.toast is not None:
            self.toast.withdraw()

    def update(self) -> bool:
        """Take back the room of a notice that is gone; return whether anything looks different now."""
        gone = self._told and not self._notice.width
        if gone:
            self._told = False
            self.place()
        return gone

    def hints(self, run: Callable[[str], None]) -> Sequence[KeyHint]:
        """Return what a strip says about the keys of all that is folded away; none in other windows."""
        room = self._hints_room
        if not self._hints and room.width:
            self._hints = key_hints(self.kit, room, self._folded, run)
        return self._hints

    @property
    def _hints_room(self) -> pygame.Rect:
        inside = layout.inset(self.areas.strip, self.kit.metrics.space("gap"), self.kit.metrics.space("hair"))
        return layout.right(inside, self._hints_width - self.kit.metrics.space("gap"))

    @property
    def _hints_width(self) -> int:
        """Width that the hints take from the strip, with the gap beside them."""
        if not self.areas.strip.width:
            return 0
        return hints_width(self.kit, self._folded) + self.kit.metrics.space("gap")

    @property
    def notice_room(self) -> pygame.Rect:
        """Room whose foot a notice takes: of drawer, log or inspector; in a strip beside the recap."""
        strip, recap, gap = self.areas.strip, self._recap_row, self.kit.metrics.space("tight")
        if self.drawer:
            return self.areas.drawer
        if strip.width:
            free = layout.trim(layout.inset(strip, gap), right=self._hints_width)
            return layout.left_of(free, recap.left - 2 * gap) if recap.width else free
        log = self._whole_log
        if log.width:
            return layout.trim(log, top=self._recap_room)
        return layout.trim(self._whole_inspector, bottom=self._recap_room)

    @property
    def _notice(self) -> pygame.Rect:
        """Notice that is shown now; empty if there is none."""
        return self.toast.rect if self.toast is not None and self.toast.alive else layout.nowhere()

    @property
    def _notice_height(self) -> int:
        """Height that a notice takes from the foot of a panel, with the gap above it."""
        in_strip = self.areas.strip.width and not self.drawer
        height = 0 if in_strip else self._notice.height
        return height + self.kit.metrics.space("gap") if height else 0

    @property
    def _drawer_room(self) -> pygame.Rect:
        return layout.trim(self.areas.drawer, bottom=self._notice_height)

    @property
    def log_rect(self) -> pygame.Rect:
        """Rectangle of the log; empty if it is not visible."""
        if self.drawer == "log":
            return self._drawer_room
        log = self._whole_log
        if not log.width:
            return log
        return self._if_high(layout.trim(log, top=self._recap_room, bottom=self._notice_height))

    @property
    def _whole_log(self) -> pygame.Rect:
        """Log of the column and the recap above it; empty if it is folded or elsewhere."""
        log = self.areas.log
        if self._log_hidden:
            return layout.nowhere()
        return pygame.Rect(log.left, log.top + self.shift, log.width, log.height - self.shift)

    @property
    def inspector_rect(self) -> pygame.Rect:
        """Rectangle of the inspector; it is the whole column while the log is folded or much is read."""
        if self.drawer == "inspector":
            return self._drawer_room
        return self._beside_table

    @property
    def _beside_table(self) -> pygame.Rect:
        """Inspector of the column or corner, without recap and notice at its foot."""
        if self._whole_log.width or self.areas.strip.width:
            return self._whole_inspector
        taken = self._recap_room + (0 if self.drawer else self._notice_height)
        return self._if_high(layout.trim(self._whole_inspector, bottom=taken))

    def _if_high(self, panel: pygame.Rect) -> pygame.Rect:
        """Return a panel that is high enough to be read, else nowhere, as beside a long notice."""
        metrics = self.kit.metrics
        return panel if panel.height >= metrics.px(LEAST_PANEL) * metrics.text_step else layout.nowhere()

    @property
    def _whole_inspector(self) -> pygame.Rect:
        if self._log_hidden and self.areas.log.width:
            return self.areas.inspector.union(self.areas.log)
        return self._inspector_part

    @property
    def _log_hidden(self) -> bool:
        return self.log_folded or self.reading or not self.areas.log.width

    @property
    def _inspector_part(self) -> pygame.Rect:
        """Rectangle of the inspector above the log."""
        inspector = self.areas.inspector
        return pygame.Rect(inspector.topleft, (inspector.width, inspector.height + self.shift))

    def drag_seam(self, event: pygame.event.Event) -> bool:
        """Move the seam between inspector and log with the pointer; return True if the event was used."""
        if event.type == pygame.MOUSEBUTTONDOWN and self._seam.collidepoint(event.pos):
            self._grip = event.pos[1] - self.shift
            return True
        if self._grip is None:
            return False
        if event.type == pygame.MOUSEMOTION:
            self._shift_to(event.pos[1] - self._grip)
        elif event.type == pygame.MOUSEBUTTONUP:
            self._grip = None
        return True

    def step_seam(self, key: int) -> None:
        """Move the seam a step up at Page Up, down at the other key."""
        step = self.kit.metrics.text(SEAM_STEP)
        self._shift_to(self.shift + (-step if key == pygame.K_PAGEUP else step))

    def _shift_to(self, shift: int) -> None:
        """Move the seam so far from its usual place, while both panels keep their least height."""
        if self._log_hidden:
            return
        self.shift = self._limited(shift)
        self.place()

    def _limited(self, shift: int) -> int:
        """Return how far the seam may be moved, with both panels at least as high as they must be."""
        least = self.kit.metrics.px(LEAST_PANEL)
        lowest, highest = least - self.areas.inspector.height, self.areas.log.height - least
        return min(highest, max(lowest, shift)) if lowest <= highest else 0

    @property
    def _seam(self) -> pygame.Rect:
        """Gap between inspector and log, widened to be easy to grab."""
        if self._log_hidden:
            return layout.nowhere()
        gap = self.areas.log.top - self.areas.inspector.bottom
        middle = self.areas.inspector.bottom + self.shift
        return pygame.Rect(self.areas.log.left, middle - gap // 2, self.areas.log.width, 2 * gap)

    def explain(self, subject: str, view: Any) -> None:
        """Explain a subject, in the whole column if its part is too small; without one nothing changes."""
        if self.inspector.show(subject):
            has_log = self.areas.log.width > 0
            self._read(reading=has_log and self.inspector.overflows(self._inspector_part, view))

    def drop_unless(self, subjects: Container[str]) -> None:
        """Forget an explained subject that is not among those on the table, and show the log again."""
        self.inspector.drop_unless(subjects)
        self._read(reading=self.reading and bool(self.inspector.subject))

    def show_log(self) -> None:
        """Give the log its place again, if much that is read has it."""
        self._read(reading=False)

    def _read(self, *, reading: bool) -> None:
        """Give the inspector the whole column, or take it back."""
        if reading != self.reading:
            self.reading = reading
            self.place()

    def toggle_log(self) -> None:
        """Fold or unfold the log of the column, or open or close its drawer."""
        if self.reading:
            self.reading = self.log_folded = False
        elif self.areas.log.width:
            self.log_folded = not self.log_folded
        else:
            self.drawer = "" if self.drawer == "log" else "log"
        self.place()

    def toggle_inspector(self) -> None:
        """Pin or unpin the inspector of the column, or open or close its drawer."""
        if self.areas.inspector.width:
            self.inspector.pinned = not self.inspector.pinned and bool(self.inspector.subject)
        else:
            self.drawer = "" if self.drawer == "inspector" else "inspector"
            self.place()

    def toggle_forecast(self) -> None:
        """Open or close the drawer of the forecast."""
        self.drawer = "" if self.drawer == "forecast" else "forecast"
        self.place()

    def draw(
        self, surface: pygame.Surface, pointed: TableItem | None, why_not: str, page: str, view: Any
    ) -> None:
        """Draw inspector and log in the column, or the strip; `page` is the page that F1 opens."""
        if self._beside_table.width:
            self.inspector.draw(surface, self._beside_table, view)
        if not self._log_hidden and self.log_rect.width:
            self.log.draw(surface, self.log_hint(_("L: hide")))
        if self.areas.strip.width:
            subject = "" if pointed is None else pointed.item.subject
            sentences = self.inspector.explain(view, subject) if subject else ()
            strip = self.areas.strip
            notice = layout.nowhere() if self.drawer else self._notice
            hints = self._hints_room
            taken = [rect.left for rect in (self._recap_row, notice, hints) if rect.width]
            draw_strip(
                self.kit,
                surface,
                strip,
                pointed,
                why_not,
                sentences,
                page,
                taken=strip.right - min([strip.right, *taken]),
            )

    def log_hint(self, fold: str) -> str:
        """Return what a click on the line under the pointer does; `fold` if it does nothing."""
        on_line = self._on_line and self.log.line_at(self.kit.pointer.pos) is not None
        return self._on_line if on_line else fold

    def draw_drawer(self, surface: pygame.Surface, view: Any) -> None:
        """Draw the open drawer, above the table."""
        if not self.drawer:
            return
        rect = self._drawer_room
        self.kit.faces.shadow(surface, rect)
        surface.fill(self.kit.theme.colour.panel, layout.inset(rect, self.kit.metrics.space("margin")))
        if self.drawer == "log":
            self.log.draw(surface, self.log_hint(_("L: close")))
            if self.reader is not None and self.reader.focused and self.kit.pointer.by_keys:
                self.reader.draw_focus(surface)
        elif self.drawer == "inspector":
            self.inspector.draw(surface, rect, view)
        else:
            lines = self.painter.ahead() if isinstance(self.painter, Forecasting) else ()
            draw_forecast(self.kit, surface, rect, lines)

    def page_about(self, pointed: TableItem | None, view: Any, *, explains: bool) -> str:
        """Return the page about what the player looks at: a refusal, what is pinned or open; else empty.

        With `explains` also what is pointed at.
        """
        if pointed is not None and pointed.page:
            return pointed.page
        if self.inspector.pinned or self.drawer == "inspector":
            return self.inspector.page(view, self.inspector.subject)
        return self.inspector.page(view, pointed.item.subject) if pointed is not None and explains else ""

    def wheel(self, event: pygame.event.Event, pos: tuple[int, int]) -> bool:
        """Scroll the panel under the pointer; return whether anything has moved."""
        if self.log_rect.collidepoint(pos):
            return self.log.scroll.handle(event)
        if self.inspector_rect.collidepoint(pos):
            return self.inspector.scroll.handle(event)
        return False

    def page_at(self, pos: tuple[int, int]) -> str:
        """Return the page of the sentence of the inspector at a place; empty if there is none."""
        return self.inspector.page_at(pos) if self.inspector_rect.collidepoint(pos) else ""

    def page(self, key: int) -> bool:
        """Turn a page of the open log, else of the inspector; return True if the key was used."""
        reads_log = self.drawer == "log" or (bool(self.log_rect.width) and not self.inspector.scroll.most)
        scroll = self.log.scroll if reads_log else self.inspector.scroll
        return scroll.key(key)
