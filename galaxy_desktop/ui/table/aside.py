"""Panel beside what the table shows: it covers a part only, and a click elsewhere goes to the table."""

from typing import Generic, TypeVar

import pygame

from galaxy_desktop.ui.stage import Scene
from galaxy_desktop.ui.widgets.form import Form

R = TypeVar("R")


class Aside(Scene[R], Generic[R]):
    """Scene over a table with a form."""

    fills_screen = False
    form: Form | None = None

    def pass_on(self, event: pygame.event.Event, outline: pygame.Rect, result: R | None) -> bool:
        """Close with a result and give the table the event if it is a click beside; False for all others."""
        if event.type != pygame.MOUSEBUTTONDOWN or event.button != 1 or outline.collidepoint(event.pos):
            return False
        stage = self.stage
        self.close(result)
        stage.handle(event)
        return True

    @property
    def announce(self) -> str:
        """Focused button."""
        return self.form.announce if self.form else ""

    def update(self, dt: float) -> None:
        if self.form is not None and self.form.update(dt):
            self.dirty = True

    @property
    def rest(self) -> float:
        return self.form.rest if self.form else super().rest
