"""Field for searching a list; the slash that leads to it is never part of the search text."""

import pygame

from galaxy_desktop.ui.widgets.text_field import TextField


def is_slash(event: pygame.event.Event) -> bool:
    """Return whether a pressed key writes a slash: on many keyboards it is one with Shift."""
    return event.key == pygame.K_SLASH or getattr(event, "unicode", "") == "/"


class SearchField(TextField):
    """Text field that ignores the slash."""

    def handle(self, event: pygame.event.Event) -> bool:
        """Ignore a typed slash; pass other events on."""
        if event.type == pygame.TEXTINPUT and event.text == "/":
            return True
        return super().handle(event)
