"""Panel beside what the table shows: it covers a part only, and a click elsewhere goes to the table."""

import pygame

from galaxy_desktop.ui.form_scene import FormScene
from galaxy_desktop.ui.stage import R


class Aside(FormScene[R]):
    """Scene over a table with a form."""

    fills_screen = False

    def pass_on(self, event: pygame.event.Event, outline: pygame.Rect, result: R | None) -> bool:
        """Close with a result and give the table the event if it is a click beside; False for all others."""
        if event.type != pygame.MOUSEBUTTONDOWN or event.button != 1 or outline.collidepoint(event.pos):
            return False
        stage = self.stage
        self.close(result)
        stage.handle(event)
        return True
