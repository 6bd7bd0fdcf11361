"""Three slow dots: something is being worked out."""

import pygame

from galaxy_desktop.ui.kit import Kit
from galaxy_desktop.ui.theme import mix
from galaxy_desktop.ui.widgets.widget import Widget

PATIENCE = 0.4
BEAT = 0.35
DOTS = 3


class ProgressDots(Widget):
    """Dots hidden for the first 400 ms; then bright one after the other, or all with reduced motion."""

    def __init__(self, kit: Kit, rect: pygame.Rect) -> None:
        super().__init__(kit, rect)
        self.passed = 0.0

    @property
    def can_focus(self) -> bool:
        """False: there is nothing to do here."""
        return False

    @property
    def rest(self) -> float | None:
        """Seconds until the next dot."""
        return BEAT if self.passed >= PATIENCE else PATIENCE - self.passed

    @property
    def bright(self) -> int:
        """Number of the bright dot: -1 for none yet, 3 for all."""
        if self.passed < PATIENCE:
            return -1
        if self.kit.settings.reduced_motion:
            return DOTS
        return int((self.passed - PATIENCE) / BEAT) % DOTS

    def update(self, dt: float) -> bool:
        """Count the time; return True if another dot is bright."""
        before = self.bright
        self.passed += dt
        return before != self.bright

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the dots in the middle of the place."""
        if self.bright < 0:
            return
        colour, size = self.kit.theme.colour, self.kit.metrics.px(10)
        for number in range(DOTS):
            lit = self.bright in (number, DOTS)
            shade = colour.text if lit else mix(colour.panel, colour.text_soft, 0.4)
            centre = (self.rect.centerx + (number - 1) * size * 2, self.rect.centery)
            self.kit.faces.disc(surface, centre, size, shade)
