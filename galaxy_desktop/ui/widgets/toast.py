"""Short notice that disappears by itself."""

from collections.abc import Callable

import pygame

from galaxy_desktop.ui.faces import FaceStyle
from galaxy_desktop.ui.kit import Kit
from galaxy_desktop.ui.widgets.button import Button
from galaxy_desktop.ui.widgets.widget import Widget

WIDEST = 760
ICON = 24


class Toast(Widget):
    """Notice above the prompt bar for four seconds or as given, longer while hovered; may have a button."""

    def __init__(
        self,
        kit: Kit,
        markup: str,
        *,
        icon: str = "",
        act: str = "",
        press: Callable[[], None] | None = None,
        seconds: float = 0.0,
    ) -> None:
        pad, gap = kit.metrics.px(18), kit.metrics.px(12)
        self.icon = icon
        self._shift = kit.metrics.text(ICON) + gap if icon else 0
        self.button = (
            Button(kit, pygame.Rect(0, 0, 0, kit.metrics.target(40)), act, self._act) if act else None
        )
        button = self.button.natural_width + gap if self.button else 0
        widest = min(kit.metrics.px(WIDEST), kit.metrics.window[0] - 2 * pad) - self._shift - button - 2 * pad
        self.block = kit.text.fitted(markup, max(1, widest), "body", lines=3)
        width = self.block.size[0] + self._shift + button + 2 * pad
        height = max(self.block.height, self.button.rect.height if self.button else 0) + 2 * gap
        rect = pygame.Rect(0, 0, width, height)
        rect.midbottom = (kit.metrics.window[0] // 2, kit.metrics.prompt_bar.top - gap)
        super().__init__(kit, rect, markup)
        if self.button:
            self.button.rect = pygame.Rect(0, 0, self.button.natural_width, self.button.rect.height)
            self.button.rect.midright = (rect.right - gap, rect.centery)
        self._press = press
        self._left = seconds or kit.ms("toast") / 1000

    def move(self, midtop: tuple[int, int]) -> None:
        """Move the notice, with the middle of its upper edge to `midtop`."""
        before = self.rect.topleft
        self.rect.midtop = midtop
        if self.button:
            self.button.rect.move_ip(self.rect.left - before[0], self.rect.top - before[1])

    @property
    def alive(self) -> bool:
        """True until it has disappeared."""
        return self._left > 0

    @property
    def rest(self) -> float | None:
        """Seconds until it disappears; None afterwards."""
        return self._left if self.alive else None

    def handle(self, event: pygame.event.Event) -> bool:
        """Pass mouse events to its button; dismiss it by a click anywhere else on it."""
        if self.button and event.type != pygame.KEYDOWN and self.button.handle(event):
            return True
        if event.type == pygame.MOUSEBUTTONDOWN and self.rect.collidepoint(event.pos):
            self._left = 0
            return True
        return False

    def update(self, dt: float) -> bool:
        """Count the time, but not while hovered; return True when it disappears."""
        if not self.alive or self.kit.pointer.over(self.rect):
            return False
        self._left -= dt
        return not self.alive

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the plate with its sentence."""
        colour, faces, pad = self.kit.theme.colour, self.kit.faces, self.kit.metrics.px(18)
        corner = faces.radius("panel")
        faces.shadow(surface, self.rect, corner)
        faces.face(surface, self.rect, FaceStyle(colour.high, colour.raised, colour.edge, corner, faces.hair))
        if self.icon:
            size = self.kit.metrics.text(ICON)
            picture = self.kit.sign(self.icon, size, colour.primary)
            surface.blit(picture, picture.get_rect(midleft=(self.rect.left + pad, self.rect.centery)))
        top = self.rect.centery - self.block.height // 2
        self.block.draw(surface, (self.rect.left + pad + self._shift, top))
        if self.button:
            self.button.draw(surface)

    def _act(self) -> None:
        self._left = 0
        if self._press is not None:
            self._press()
