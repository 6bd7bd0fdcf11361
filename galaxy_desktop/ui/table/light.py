"""Light over the table: warm while the end of the game is announced."""

import pygame

from galaxy_desktop.ui.kit import Kit
from galaxy_desktop.ui.theme import RGB, mix

SMALL = (48, 27)
"""Size of the picture of the light before it is scaled to the window."""
MIDDLE = 0.2
"""Share of the light that reaches the middle of the table."""
STEPS = 24
"""Steps of the fade."""
BLACK = (0, 0, 0)


class Light:
    """Light that fades in and out in small steps; between them nothing has to be drawn again."""

    def __init__(self, kit: Kit, level: float = 0.0) -> None:
        self.kit = kit
        self.level = level
        self._picture: tuple[int, pygame.Surface] | None = None

    @property
    def step(self) -> int:
        """Step of the fade that is shown: 0 without the light, `STEPS` with all of it."""
        return round(STEPS * self.level)

    def rest(self, warm: bool) -> float | None:
        """Return 0 while the light is on its way to be warm, or to be as usual; else None."""
        return None if self.level == float(warm) else 0.0

    def update(self, dt: float, warm: bool) -> bool:
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
    def picture(self) -> pygame.Surface | None:
        """Picture of the light, to be added to a frame; None without light, as always in high contrast."""
        if not self.step or not self.kit.theme.pictures:
            return None
        if self._picture is None or self._picture[0] != self.step:
            colour = mix(BLACK, self.kit.theme.colour.last_light, self.step / STEPS)
            self._picture = self.step, _light(self.kit.metrics.window, colour)
        return self._picture[1]

    def draw(self, surface: pygame.Surface) -> None:
        """Let the light fall on the table."""
        if self.picture is not None:
            surface.blit(self.picture, (0, 0), special_flags=pygame.BLEND_RGB_ADD)


def _light(size: tuple[int, int], colour: RGB) -> pygame.Surface:
    """Return a picture to be added: all of the colour in the corners, little in the middle."""
    small = pygame.Surface(SMALL, 0, 32)
    for x in range(SMALL[0]):
        for y in range(SMALL[1]):
            across, down = (abs(2 * at / (side - 1) - 1) for at, side in zip((x, y), SMALL, strict=True))
            away = min(1.0, (across**2 + down**2) / 2)
            small.set_at((x, y), mix(BLACK, colour, MIDDLE + (1 - MIDDLE) * away))
    return pygame.transform.smoothscale(small, size)
