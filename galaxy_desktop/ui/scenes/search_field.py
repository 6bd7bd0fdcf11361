"""The field for searching a list; the slash that leads to it is never part of what is sought."""

import pygame

from galaxy_desktop.ui.widgets.text_field import TextField


class SearchField(TextField):
    """A text field that leaves out the slash."""

    def handle(self, event: pygame.event.Event) -> bool:
        """As every text field, but for the slash."""
        if event.type == pygame.TEXTINPUT and event.text == "/":
            return True
        return super().handle(event)
