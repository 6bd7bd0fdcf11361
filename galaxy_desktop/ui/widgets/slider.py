"""Number between two others, set by dragging, wheel or arrows."""

from collections.abc import Callable

import pygame

from galaxy_desktop.language import N_
from galaxy_desktop.ui import layout
from galaxy_desktop.ui.kit import Kit
from galaxy_desktop.ui.pointer import LEFT
from galaxy_desktop.ui.widgets.widget import Widget

KNOB = 22
TRACK = 8


class Slider(Widget):
    """Track with a knob and the number at its right."""

    kind_word = N_("slider")

    def __init__(
        self,
        kit: Kit,
        rect: pygame.Rect,
        label: str,
        value: int,
        change: Callable[[int], None],
        *,
        low: int = 0,
        high: int = 100,
        step: int = 5,
        tip: str = "",
    ) -> None:
        super().__init__(kit, rect, label, tip=tip)
        self.value = value
        self.change = change
        self.low, self.high, self.step = low, high, step

    @property
    def state(self) -> str:
        """Number as text."""
        return str(self.value)

    @property
    def track(self) -> pygame.Rect:
        """Rectangle of the track."""
        number = self.kit.text.width(str(self.high), "number") + self.kit.metrics.space("frame")
        half = self.kit.metrics.px(KNOB) // 2
        room = layout.trim(self.rect, left=half, right=number + half)
        return layout.align(room, (room.width, self.kit.metrics.px(TRACK)))

    def handle(self, event: pygame.event.Event) -> bool:
        """Move the knob to a press anywhere and while it is held; step with the wheel."""
        if (
            event.type == pygame.MOUSEBUTTONDOWN
            and event.button == LEFT
            and self.rect.collidepoint(event.pos)
        ):
            self.pressed = True
            self._follow(event.pos[0])
            return True
        if event.type == pygame.MOUSEMOTION and self.pressed:
            self._follow(event.pos[0])
            return True
        if event.type == pygame.MOUSEBUTTONUP and event.button == LEFT and self.pressed:
            self.pressed = False
            return True
        if event.type == pygame.MOUSEWHEEL:
            self._set(self.value + self.step * (1 if event.y > 0 else -1))
            return True
        return event.type == pygame.KEYDOWN and self.key(event)

    def key(self, event: pygame.event.Event) -> bool:
        """Step with left and right, by four steps with page keys; go to the ends with Home and End."""
        ways = {
            pygame.K_LEFT: self.value - self.step,
            pygame.K_RIGHT: self.value + self.step,
            pygame.K_PAGEDOWN: self.value - 4 * self.step,
            pygame.K_PAGEUP: self.value + 4 * self.step,
            pygame.K_HOME: self.low,
            pygame.K_END: self.high,
        }
        if event.key not in ways:
            return False
        self._set(ways[event.key])
        return True

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the track, the filled part, the knob and the number."""
        colour, faces, track = self.kit.theme.colour, self.kit.faces, self.track
        faces.rail(surface, track, self._share(), colour.primary)
        x = track.left + round(track.width * self._share())
        knob = self.kit.metrics.px(KNOB + (3 if self.hovered or self.pressed else 0))
        faces.disc(surface, (x, track.centery), knob, colour.text)
        faces.disc(surface, (x, track.centery), round(knob * 0.42), colour.primary)
        box = layout.right_of(self.rect, track.right)
        self.kit.text.draw(
            surface, box, str(self.value), "number", colour=colour.text, align="right", middle=True, lines=1
        )

    def _share(self) -> float:
        return (self.value - self.low) / max(1, self.high - self.low)

    def _follow(self, x: int) -> None:
        track = self.track
        share = (x - track.left) / max(1, track.width)
        self._set(self.low + round(share * (self.high - self.low) / self.step) * self.step)

    def _set(self, value: int) -> None:
        value = min(self.high, max(self.low, value))
        if value != self.value:
            self.value = value
            self.change(value)
