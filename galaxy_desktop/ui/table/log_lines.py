"""Log as a widget: the arrow keys go from line to line, Enter goes back to the moment of one."""

from collections.abc import Callable, Sequence

import pygame

from galaxy_desktop.language import N_
from galaxy_desktop.language import gettext as _
from galaxy_desktop.ui import layout
from galaxy_desktop.ui.focus import Focus
from galaxy_desktop.ui.kit import Kit
from galaxy_desktop.ui.speech.spoken import phrase, spoken
from galaxy_desktop.ui.table.side import SideColumn
from galaxy_desktop.ui.widgets.widget import Widget

PAGE = 10


class LogLines(Widget):
    """Lines of the log of a side column, for the keyboard; the mouse has the log itself."""

    kind_word = N_("list")
    takes_enter = True
    painted = True

    def __init__(self, kit: Kit, side: SideColumn, go: Callable[[int], None], *, tip: str = "") -> None:
        """Begin at the newest line; `go` is called with the line that is chosen, which `tip` tells."""
        tip = tip or _("Press Enter to return to this line.")
        super().__init__(kit, layout.nowhere(), _("Log"), tip=tip)
        self.side = side
        self.go = go
        self._back = 0
        """Number of lines after the one that has the focus."""
        self._before: Widget | None = None
        """Widget that had the focus when the drawer of the log was opened."""
        side.reader = self

    @property
    def can_focus(self) -> bool:
        there = self.side.log_rect.width or self.side.reading
        return bool(there and self.side.log.lines)

    @property
    def explanation(self) -> str:
        """Nothing: the words stand beside the heading of the log."""
        return ""

    @property
    def at(self) -> int:
        """Number of the line that has the focus."""
        return max(0, len(self.side.log.lines) - 1 - self._back)

    @property
    def state(self) -> str:
        """Line that has the focus, and its place."""
        lines = self.side.log.lines
        if not lines:
            return ""
        place = _("{number} of {all}").format(number=self.at + 1, all=len(lines))
        return phrase([spoken(lines[self.at].text), place])

    def follow(self, focus: Focus[Widget], widgets: Sequence[Widget], primary: Widget | None) -> None:
        """Move the focus of the keyboard to the newest line as the drawer opens, and back as it is closed."""
        if self.side.drawer == "log":
            self._before, self._back = focus.current, 0
            focus.to(self, by_keys=True)
        elif focus.current is self and not self.can_focus:
            focus.to(self._before if self._before in widgets else primary, by_keys=True)

    def covers(self, pos: tuple[int, int]) -> bool:
        return False

    def key(self, event: pygame.event.Event) -> bool:
        """Go to another line, or choose this one with Space or Enter."""
        last = len(self.side.log.lines) - 1
        ways = {
            pygame.K_UP: self._back + 1,
            pygame.K_DOWN: self._back - 1,
            pygame.K_PAGEUP: self._back + PAGE,
            pygame.K_PAGEDOWN: self._back - PAGE,
            pygame.K_HOME: last,
            pygame.K_END: 0,
        }
        if event.key not in ways:
            return super().key(event)
        self._back = min(last, max(0, ways[event.key]))
        self.side.log.reveal(self.at)
        return True

    def use(self, pos: tuple[int, int]) -> None:
        """Choose the line."""
        if self.can_focus:
            self.kit.sounds.play("button")
            self.go(self.side.log.lines[self.at].line)

    def leave(self) -> None:
        """Begin at the newest line when it is visited again."""
        super().leave()
        self._back = 0

    def draw_focus(self, surface: pygame.Surface) -> None:
        """Draw the ring round the line, if the log is visible."""
        row = self.side.log.row_rect(self.at)
        if row.height and self.can_focus:
            self.kit.faces.focus_ring(surface, row)
