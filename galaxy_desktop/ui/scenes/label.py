"""Text in a row of widgets."""

import pygame

from galaxy_desktop.ui import layout
from galaxy_desktop.ui.kit import Kit
from galaxy_desktop.ui.widgets.widget import Widget

STYLE = "small"


class Label(Widget):
    """Soft text, vertically centred in its place; never focused."""

    def __init__(self, kit: Kit, text: str) -> None:
        super().__init__(kit, layout.nowhere(), text)

    @property
    def natural_width(self) -> int:
        """Width on one line, in pixels."""
        return self.kit.text.width(self.label, STYLE)

    @property
    def natural_height(self) -> int:
        """Height of one line, in pixels."""
        return self.kit.fonts.style(STYLE, self.kit.metrics).line

    @property
    def can_focus(self) -> bool:
        """False: a label cannot be used."""
        return False

    def draw(self, surface: pygame.Surface) -> None:
        soft = self.kit.theme.colour.text_soft
        self.kit.text.draw(surface, self.rect, self.label, STYLE, colour=soft, middle=True)
