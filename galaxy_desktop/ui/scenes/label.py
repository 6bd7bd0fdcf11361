"""Words that stand in a row of widgets."""

import pygame

from galaxy_desktop.ui import layout
from galaxy_desktop.ui.kit import Kit
from galaxy_desktop.ui.widgets.widget import Widget


class Label(Widget):
    """Soft words in the middle height of their place; never visited by the focus."""

    def __init__(self, kit: Kit, text: str, style: str = "small") -> None:
        super().__init__(kit, layout.nowhere(), text)
        self.style = style

    @property
    def natural_width(self) -> int:
        """The width on one line."""
        return self.kit.text.width(self.label, self.style)

    @property
    def can_focus(self) -> bool:
        """Words cannot be used."""
        return False

    def draw(self, surface: pygame.Surface) -> None:
        """The words, on as many lines as there is room for."""
        soft = self.kit.theme.colour.text_soft
        self.kit.text.draw(surface, self.rect, self.label, self.style, colour=soft, middle=True)
