"""Scene whose widgets are in a form: screens, dialogs, the menu, panels beside the table."""

import pygame

from galaxy_desktop.ui.stage import R, Scene
from galaxy_desktop.ui.widgets.form import Form


class FormScene(Scene[R]):
    """Scene that rests, is updated and tells the focus as its form does; `layout` makes the form."""

    form: Form | None = None
    """Widgets of the scene; None until it is laid out."""

    @property
    def announce(self) -> str:
        """Focused widget."""
        return self.form.announce if self.form is not None else ""

    @property
    def typing_at(self) -> pygame.Rect | None:
        """Place of the caret of the text field that has the focus; None if there is none."""
        current = self.form.focus.current if self.form is not None else None
        return current.typing_at if current is not None and current.enabled else None

    @property
    def rest(self) -> float:
        return self.form.rest if self.form is not None else super().rest

    def update(self, dt: float) -> None:
        if self.form is not None and self.form.update(dt):
            self.dirty = True
