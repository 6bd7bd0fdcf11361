"""Cross-fade from one picture of the table to the next, as after Undo."""

import pygame

from galaxy_desktop.ui.kit import Kit


class Fade:
    """Picture that fades away above the table."""

    def __init__(self) -> None:
        self._frame: pygame.Surface | None = None
        self._left = 0.0

    @property
    def busy(self) -> bool:
        """True while it is fading."""
        return self._frame is not None

    def begin(self, kit: Kit, frame: pygame.Surface) -> None:
        """Begin to fade from this picture."""
        self._frame, self._left = frame, kit.ms("undo") / 1000

    def update(self, dt: float) -> bool:
        """Advance by `dt` seconds; return True if anything looks different now."""
        if self._frame is None:
            return False
        self._left -= dt
        if self._left <= 0:
            self._frame = None
        return True

    def draw(self, kit: Kit, surface: pygame.Surface) -> None:
        """Draw what is left of the picture."""
        if self._frame is not None:
            self._frame.set_alpha(round(255 * min(1.0, self._left * 1000 / kit.ms("undo"))))
            surface.blit(self._frame, (0, 0))
