"""Cup that dice are shaken in and thrown from, drawn once per size and angle."""

import math
from functools import partial

import pygame

from galaxy_desktop.ui.art.palette import CUP, CUP_INSIDE, CUP_RIM
from galaxy_desktop.ui.kit import Kit
from galaxy_desktop.ui.surfaces import smooth
from galaxy_desktop.ui.theme import mix

SHAPE = 1.25
"""Length of the cup, as a multiple of its height."""
LEAN = 20.0
SWING = 16.0
STEP = 4


def cup_surface(kit: Kit, height: int, degrees: float) -> pygame.Surface:
    """Return the cup lying on its side, its mouth to the left, turned by the angle rounded to `STEP`."""
    angle = round(degrees / STEP) * STEP
    key = ("dice cup", height, angle)

    def make() -> pygame.Surface:
        return pygame.transform.rotozoom(_level(kit, height), angle, 1.0)

    return kit.surfaces.get(key, make)


def _level(kit: Kit, height: int) -> pygame.Surface:
    """Return the cup before it is turned; cached."""
    size = round(height * SHAPE), height
    make = partial(smooth, size, lambda large, _times: _paint(large), CUP)
    return kit.surfaces.get(("level dice cup", height), make)


def leaning(height: int) -> tuple[int, int]:
    """Return the width and height of the resting cup on the screen."""
    c, s = math.cos(math.radians(LEAN)), math.sin(math.radians(LEAN))
    return round(height * (SHAPE * c + s)), round(height * (SHAPE * s + c))


def shaking(share: float) -> tuple[float, float, float]:
    """Return offset (x, y, in heights of the cup) and turn (degrees) at a share of the shaking."""
    strength = math.sin(math.pi * min(1.0, share)) ** 0.5 if 0 < share < 1 else 0.0
    swing = math.sin(share * math.tau * 4.5)
    return swing * 0.10 * strength, math.cos(share * math.tau * 9) * 0.07 * strength, swing * SWING * strength


def _paint(large: pygame.Surface) -> None:
    """Draw the body tapering to the right, a band, and the dark mouth with its rim at the left."""
    w, h = large.get_size()
    mouth = pygame.Rect(0, round(h * 0.02), round(w * 0.26), round(h * 0.96))
    top, bottom = (mouth.centerx, mouth.top), (mouth.centerx, mouth.bottom)
    far_top, far_bottom = (w * 0.90, h * 0.17), (w * 0.90, h * 0.83)
    for strip in range(24):
        a, b = strip / 24, (strip + 1) / 24
        shade = mix(CUP_RIM, CUP, 0.35 + 0.65 * a) if a < 0.3 else mix(CUP, CUP_INSIDE, (a - 0.3) * 0.75)
        corners = [
            _between(top, bottom, a),
            _between(far_top, far_bottom, a),
            _between(far_top, far_bottom, b),
            _between(top, bottom, b),
        ]
        pygame.draw.polygon(large, shade, corners)
    foot = pygame.Rect(0, 0, w * 0.18, h * 0.66)
    foot.center = (round(w * 0.90), round(h * 0.5))
    pygame.draw.ellipse(large, mix(CUP, CUP_INSIDE, 0.45), foot)
    for share in (0.42, 0.47):
        start, end = _between(top, far_top, share), _between(bottom, far_bottom, share)
        pygame.draw.line(large, mix(CUP_RIM, CUP, 0.45), start, end, max(1, w // 60))
    pygame.draw.ellipse(large, CUP_RIM, mouth)
    pygame.draw.ellipse(large, CUP_INSIDE, mouth.inflate(-round(w * 0.055), -round(h * 0.07)))


def _between(a: tuple[float, float], b: tuple[float, float], share: float) -> tuple[float, float]:
    return a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share
