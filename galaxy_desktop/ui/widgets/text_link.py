"""Link in a text: underlined, followed by click or Enter."""

from collections.abc import Callable

import pygame

from galaxy_desktop.language import N_
from galaxy_desktop.ui.kit import Kit
from galaxy_desktop.ui.typesetting import Link
from galaxy_desktop.ui.widgets.widget import Widget

LINE = 1.5
SLACK = 0.16
"""Free room above and below the letters, as a share of the height of a line."""


class TextLink(Widget):
    """Link of a text block whose upper left corner is at `at`; a link over several lines has as many parts.

    A link of a list stands in a `row`, which can be clicked as a whole: such links are one group for the
    arrow keys. Any other link is a stop of its own for Tab.
    """

    takes_enter = True
    kind_word = N_("link")

    def __init__(
        self,
        kit: Kit,
        link: Link,
        at: tuple[int, int],
        follow: Callable[[str], None],
        row: pygame.Rect | None = None,
    ) -> None:
        first, *others = [part.move(at) for part in link.rects]
        super().__init__(kit, first.unionall(others) if row is None else row, link.words)
        self.page = link.page
        self.listed = row is not None
        self._follow = follow
        self._parts = [part.move(-self.rect.left, -self.rect.top) for part in (first, *others)]

    @property
    def parts(self) -> list[pygame.Rect]:
        """Rectangles on the screen, one for each line."""
        return [part.move(self.rect.topleft) for part in self._parts]

    def covers(self, pos: tuple[int, int]) -> bool:
        parts = [self.rect] if self.listed else self.parts
        return any(part.collidepoint(pos) for part in parts)

    def use(self, pos: tuple[int, int]) -> None:
        """Follow the link, with the sound of a button."""
        self.kit.sounds.play("button")
        self._follow(self.page)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the underline, a thicker one while hovered; the words belong to the text."""
        metrics = self.kit.metrics
        thick = max(1, round(LINE * metrics.scale)) * (2 if self.hovered else 1)
        for part in self.parts:
            low = part.bottom - round(part.height * SLACK)
            surface.fill(self.kit.theme.colour.legal, (part.left, low, part.width, thick))

    def draw_focus(self, surface: pygame.Surface) -> None:
        """Draw the ring round each part."""
        for part in self.parts:
            self.kit.faces.focus_ring(surface, part.inflate(0, -2 * round(part.height * SLACK)))
