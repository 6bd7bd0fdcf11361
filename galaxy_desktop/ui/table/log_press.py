"""Mouse on the log of the table."""

import pygame

from galaxy_desktop.ui.pointer import LEFT
from galaxy_desktop.ui.table.view import TableView


class LogPress:
    """Presses on the log: its scroll bar, and a line that is pressed and let go."""

    def __init__(self, view: TableView) -> None:
        self._view = view
        self._pressed: int | None = None
        """Line on which the mouse was pressed."""

    def takes(self, event: pygame.event.Event) -> bool:
        """Handle the log: its scroll bar, and a click on a line; return True if the event was used."""
        view, log = self._view, self._view.side.log
        if not view.side.log_rect.width or not hasattr(event, "pos"):
            return False
        if log.scroll.handle(event):
            view.mark_dirty()
            return True
        inside = view.side.log_rect.collidepoint(event.pos)
        if inside and event.type == pygame.MOUSEMOTION:
            view.mark_dirty()
            return view.side.drawer == "log"
        if inside and event.type == pygame.MOUSEBUTTONDOWN and event.button == LEFT:
            self._pressed = log.line_at(event.pos)
            return True
        if event.type == pygame.MOUSEBUTTONUP and event.button == LEFT and self._pressed is not None:
            line, self._pressed = self._pressed, None
            if line == log.line_at(event.pos):
                view.undo_to(line)
            return True
        return False
