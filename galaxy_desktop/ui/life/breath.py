"""Glow that breathes around what may be chosen."""

import math
from collections.abc import Sequence

import pygame

from galaxy_desktop.ui.kit import Kit
from galaxy_desktop.ui.life.glimmer import Glimmer
from galaxy_desktop.ui.surfaces import halo, tinted

BREATH = 8.0
"""Seconds from one breath to the next."""
MOST_BREATHING = 24
"""Most things that breathe at once."""
LEVELS = 6
"""Strengths of the glow that are told apart."""
REACH, STRONGEST = 11, 110
"""Reach of the glow beyond a thing in design units, and its greatest alpha."""


class Breath:
    """Glow around things that may be chosen; kept for each strength as long as they stay the same."""

    def __init__(self) -> None:
        self._around: Sequence[pygame.Rect] = ()
        self._kept: dict[int, list[Glimmer]] = {}

    def glimmers(self, kit: Kit, rects: Sequence[pygame.Rect], clock: float) -> list[Glimmer]:
        """Return the glow as strong as it is at this time; the kit is always the same."""
        if self._around != rects:
            self._around = [rect.copy() for rect in rects]
            self._kept.clear()
        level = round(LEVELS * (0.5 - 0.5 * math.cos(2 * math.pi * clock / BREATH)))
        if level not in self._kept:
            self._kept[level] = _breaths(kit, rects, level) if level else []
        return self._kept[level]


def _breaths(kit: Kit, rects: Sequence[pygame.Rect], level: int) -> list[Glimmer]:
    reach, glimmers = kit.metrics.px(REACH), []
    for rect in rects[:MOST_BREATHING]:
        whole = pygame.Rect((0, 0), rect.size).inflate(2 * reach, 2 * reach)
        for side in _sides(whole.move(reach, reach), reach + kit.faces.radius("control")):
            at = rect.left - reach + side.left, rect.top - reach + side.top
            glimmers.append(Glimmer(_glow(kit, rect.size, side, level), at))
    return glimmers


def _sides(whole: pygame.Rect, width: int) -> list[pygame.Rect]:
    """Return the four sides of a hollow light; all of it if there is little between them."""
    between = whole.inflate(-2 * width, -2 * width)
    if min(between.size) <= 0:
        return [whole]
    return [
        pygame.Rect(0, 0, whole.width, width),
        pygame.Rect(0, between.bottom, whole.width, width),
        pygame.Rect(0, between.top, width, between.height),
        pygame.Rect(between.right, between.top, width, between.height),
    ]


def _glow(kit: Kit, size: tuple[int, int], side: pygame.Rect, level: int) -> pygame.Surface:
    """Return one side of the light around a thing of this size, at a strength; cached."""

    def make() -> pygame.Surface:
        strongest = kit.surfaces.get(("strongest breath", size), lambda: _strongest(kit, size))
        return tinted(strongest.subsurface(side), kit.theme.colour.legal, round(255 * level / LEVELS))

    return kit.surfaces.get(("breath", size, *side, level), make)


def _strongest(kit: Kit, size: tuple[int, int]) -> pygame.Surface:
    """Return a soft hollow light around a thing of this size, in white."""
    reach = kit.metrics.px(REACH)
    rings = [(reach * part // 5, round(STRONGEST * (6 - part) / 6)) for part in range(5, 0, -1)]
    return halo(size, min(kit.faces.radius("control"), min(size) // 2), reach, rings)
