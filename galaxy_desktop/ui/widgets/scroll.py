"""Scrolling: the offset of content in its view, and the bar that shows it."""

from dataclasses import dataclass

import pygame

from galaxy_desktop.ui.faces import FaceStyle
from galaxy_desktop.ui.kit import Kit
from galaxy_desktop.ui.pointer import LEFT

WHEEL = 60
LEAST_THUMB = 32


@dataclass(slots=True)
class Scroll:
    """Offset of content in a view, in pixels; moved by wheel, keys and the bar."""

    kit: Kit
    view: pygame.Rect
    content: int
    offset: int = 0
    _grip: int | None = None

    @property
    def most(self) -> int:
        """Greatest offset."""
        return max(0, self.content - self.view.height)

    @property
    def bar(self) -> pygame.Rect:
        """Groove of the bar, at the right edge."""
        width = self.kit.metrics.px(self.kit.theme.size["scroll_bar"])
        return pygame.Rect(self.view.right - width, self.view.top, width, self.view.height)

    @property
    def thumb(self) -> pygame.Rect:
        """Thumb of the bar, which is dragged."""
        bar = self.bar
        height = max(LEAST_THUMB, bar.height * self.view.height // max(1, self.content))
        top = bar.top + (bar.height - height) * self.offset // max(1, self.most)
        return pygame.Rect(bar.left, top, bar.width, min(height, bar.height))

    def to(self, offset: int) -> bool:
        """Scroll to an offset, kept within bounds; return True if that changed anything."""
        before, self.offset = self.offset, min(self.most, max(0, offset))
        return before != self.offset

    def show(self, top: int, bottom: int) -> bool:
        """Scroll as little as needed to show this stretch; return True if that changed anything."""
        if top < self.offset:
            return self.to(top)
        return bottom > self.offset + self.view.height and self.to(bottom - self.view.height)

    def handle(self, event: pygame.event.Event) -> bool:
        """Handle the wheel, and dragging or pressing the bar; return True if the event was used."""
        if event.type == pygame.MOUSEWHEEL:
            return self.to(self.offset - round(event.y * WHEEL * max(1.0, self.kit.metrics.scale)))
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == LEFT and self.most:
            return self._take(event.pos)
        if event.type == pygame.MOUSEMOTION and self._grip is not None:
            self._follow(event.pos[1])
            return True
        if event.type == pygame.MOUSEBUTTONUP and self._grip is not None:
            self._grip = None
            return True
        return False

    def key(self, key: int) -> bool:
        """Handle page keys, Home and End; return True if the key was used."""
        page = max(1, self.view.height - self.kit.metrics.letters("body"))
        ways = {
            pygame.K_PAGEDOWN: self.offset + page,
            pygame.K_PAGEUP: self.offset - page,
            pygame.K_HOME: 0,
            pygame.K_END: self.most,
        }
        if key not in ways:
            return False
        self.to(ways[key])
        return True

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the bar, if there is anything to scroll."""
        if not self.most:
            return
        colour, faces = self.kit.theme.colour, self.kit.faces
        bar, thumb = self.bar, self.thumb
        corner = bar.width // 2
        faces.face(surface, bar, FaceStyle(colour.well, colour.well, colour.well, corner, 1, 160))
        fill = colour.text_muted if self._grip is not None else colour.edge
        faces.face(surface, thumb, FaceStyle(fill, fill, fill, corner, 1))

    def _take(self, pos: tuple[int, int]) -> bool:
        if not self.bar.inflate(self.bar.width, 0).collidepoint(pos):
            return False
        thumb = self.thumb
        inside = thumb.top <= pos[1] < thumb.bottom
        self._grip = pos[1] - thumb.top if inside else thumb.height // 2
        self._follow(pos[1])
        return True

    def _follow(self, y: int) -> None:
        assert self._grip is not None
        room = max(1, self.bar.height - self.thumb.height)
        self.to(round((y - self._grip - self.bar.top) * self.most / room))
