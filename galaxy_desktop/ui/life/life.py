"""Life on the screen at rest: drawn over the last frame in small places, a few times a second."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame

from galaxy_desktop.ui.kit import Kit
from galaxy_desktop.ui.life.breath import Breath
from galaxy_desktop.ui.life.glimmer import Sky

if TYPE_CHECKING:
    from galaxy_desktop.ui.life.sky import NightSky

TICK, CALM_TICK = 0.4, 2.0
"""Seconds between two pictures: while somebody plays, and when all is quiet."""


class Life:
    """Everything that lives on the screen; what lies under it is kept, and put back before it changes."""

    def __init__(self) -> None:
        self.calm = False
        """True while nobody does anything: then pictures are fewer."""
        self._clock = 0.0
        self._waited = 0.0
        self._under: list[tuple[pygame.Surface, pygame.Rect]] = []
        self._frame: dict[tuple[int, ...], pygame.Surface] = {}
        """Parts of this frame without anything that lives, by place."""
        self._sky: NightSky | None = None
        self._breath = Breath()

    def update(self, dt: float) -> None:
        """Advance by `dt` seconds."""
        self._clock += dt
        self._waited += dt

    @property
    def rest(self) -> float:
        """Seconds until the next picture is due."""
        return max(0.0, (CALM_TICK if self.calm else TICK) - self._waited)

    def forget(self) -> None:
        """Let go of the last frame and of the kit it was drawn with; draw a new frame next."""
        self._under = []
        self._frame.clear()
        self._sky = None
        self._breath = Breath()

    def lift(self, surface: pygame.Surface) -> list[pygame.Rect]:
        """Take what lives off the frame, before parts of it are drawn again; return where it was."""
        before = [place for _, place in self._under]
        for under, place in self._under:
            surface.blit(under, place)
        self._under = []
        return before

    def renew(self, sky: Sky | None, places: Sequence[pygame.Rect]) -> None:
        """Take over that the frame was drawn anew in these places."""
        for key in [key for key in self._frame if pygame.Rect(key).collidelist(places) >= 0]:
            del self._frame[key]
        if self._sky is not None and sky is not None:
            self._sky.renew(sky, places)

    def draw(
        self, kit: Kit, surface: pygame.Surface, sky: Sky | None, breathing: Sequence[pygame.Rect]
    ) -> list[pygame.Rect]:
        """Draw what lives over a frame that has nothing of it; return where it is."""
        self._waited = 0.0
        lights = [] if sky is None else self._sky_of(kit, sky).glimmers(self._clock, surface)
        glimmers = [*lights, *self._breath.glimmers(kit, breathing, self._clock)]
        whole = surface.get_rect()
        places = [pygame.Rect(glimmer.at, glimmer.picture.get_size()).clip(whole) for glimmer in glimmers]
        self._under = [(self._without_life(surface, place), place) for place in places]
        for glimmer in glimmers:
            surface.blit(glimmer.picture, glimmer.at)
        return places

    def draw_again(
        self, kit: Kit, surface: pygame.Surface, sky: Sky | None, breathing: Sequence[pygame.Rect]
    ) -> list[pygame.Rect]:
        """Draw what lives anew over the same frame; return what looks different."""
        return self.lift(surface) + self.draw(kit, surface, sky, breathing)

    def _without_life(self, surface: pygame.Surface, place: pygame.Rect) -> pygame.Surface:
        """Return a copy of a part of the frame, on which nothing lives now."""
        key = (*place.topleft, *place.size)
        if key not in self._frame:
            self._frame[key] = surface.subsurface(place).copy()
        return self._frame[key]

    def _sky_of(self, kit: Kit, sky: Sky) -> "NightSky":
        if self._sky is None or self._sky.kit is not kit or self._sky.sky.backdrop != sky.backdrop:
            from galaxy_desktop.ui.life.sky import NightSky

            self._sky = NightSky(kit, sky)
        return self._sky


def is_lively(kit: Kit) -> bool:
    """Return whether anything may live: not with reduced motion, without animations, or without pictures."""
    return kit.theme.pictures and kit.motion.speed > 0 and not kit.motion.reduced
