"""Light over the table: warm while the end of the game is announced."""

import pygame

from galaxy_desktop.ui.kit import Kit
from galaxy_desktop.ui.shine import BLACK, Shine, shine
from galaxy_desktop.ui.theme import mix

STEPS = 24
"""Steps of the fade."""


class Light:
    """Light that fades in and out in small steps; between them nothing has to be drawn again."""

    def __init__(self, kit: Kit, level: float = 0.0) -> None:
        self.kit = kit
        self.level = level
        self._shine: tuple[int, Shine] | None = None

    @property
    def step(self) -> int:
        """Step of the fade that is shown: 0 without the light, `STEPS` with all of it."""
        return round(STEPS * self.level)

    def rest(self, *, warm: bool) -> float | None:
        """Return 0 while the light is on its way to be warm, or to be as usual; else None."""
        return None if self.level == float(warm) else 0.0

    def update(self, dt: float, *, warm: bool) -> bool:
        """Go on towards the light that is wanted; return whether it looks different now."""
        before, goal, motion = self.step, float(warm), self.kit.motion
        length = self.kit.ms("last_round") * motion.speed / 1000
        if motion.reduced or length <= 0:
            self.level = goal
        elif self.level < goal:
            self.level = min(goal, self.level + dt / length)
        else:
            self.level = max(goal, self.level - dt / length)
        return self.step != before

    @property
    def shine(self) -> Shine | None:
        """Light to be added to a frame; None without light, as always in high contrast."""
        if not self.step or not self.kit.theme.pictures:
            return None
        if self._shine is None or self._shine[0] != self.step:
            colour = mix(BLACK, self.kit.theme.colour.last_light, self.step / STEPS)
            self._shine = self.step, shine(self.kit.metrics.window, colour)
        return self._shine[1]

    def draw(self, surface: pygame.Surface) -> None:
        """Let the light fall on the table."""
        if self.shine is not None:
            self.shine.add_to(surface, surface.get_rect())
