"""Sky that lives: stars that drift and fade, and a moon that turns where the sky is free."""

import math
from collections.abc import Sequence
from random import Random

import pygame

from galaxy_desktop.ui.kit import Kit
from galaxy_desktop.ui.life.glimmer import Glimmer, Sky, is_free
from galaxy_desktop.ui.metrics import DESIGN
from galaxy_desktop.ui.surfaces import clear_surface

RATE = 1
"""Pictures of the sky in a second."""
STARS, SIDE = 18, 15
"""Number of stars, and the side of the picture of one in design units."""
LEAST, MOST = 9.0, 17.0
"""Seconds for which a star is seen."""
DRIFT = 16
"""Design units that a star drifts meanwhile."""
LEVELS = 8
DARK = 96
"""Sum of red, green and blue below which the sky is dark enough for a star."""
TRIES = 10
TURN, FRAMES, COLUMNS = 150.0, 60, 10
"""Seconds of one turn of the moon, its pictures, and how many stand side by side in the file."""
CELL = 120
"""Side of each of its pictures in the file; as many design units on the screen."""
APPEARS = 3.0
"""Seconds in which the moon comes to light at first."""
MOONLIGHTS = 10
"""Strengths of its light that are told apart."""
MOONS = {
    "menu": ((1560, 120),),
    "table": ((1450, 912), (640, 912), (1330, 560), (1000, 620), (1870, 640)),
}
"""Middles of the moon by backdrop, in its pixels at 1920 by 1080; the first one that is free is taken."""

Pixel = tuple[int, int]


class Star:
    """A star that comes to light again and again, each time elsewhere."""

    def __init__(self, number: int) -> None:
        chance = Random(number)
        self.number = number
        self.lasts = LEAST + (MOST - LEAST) * chance.random()
        """Seconds from one birth to the next."""
        self.early = chance.random()
        """Share of them that has passed at the beginning."""
        self.bright = round(0.5 + 0.5 * chance.random(), 1)
        self.birth = -1.0
        """Number of its births."""
        self.place: Pixel | None = None
        """Place where it was born last; None if it found none."""


class NightSky:
    """Stars and moon of one backdrop in one window."""

    def __init__(self, kit: Kit, sky: Sky) -> None:
        self.kit = kit
        self.sky = sky
        self._stars = [Star(number) for number in range(STARS)]
        self._seen: tuple[int, list[Glimmer]] | None = None
        """Second in which the sky was looked at, and what was seen; None if the frame has changed."""
        self._since: float | None = None
        """Moment at which the moon came to light."""
        self._picture: tuple[tuple[int, int, int], pygame.Surface] | None = None
        """The moon as it was seen last, and when that was."""
        self._moons: pygame.Surface | None = None
        """File with all pictures of the moon; None while it is not seen."""
        self._free: dict[tuple[int, int, int, int], bool] = {}
        """True for a place that is free in this frame; only places that were looked at."""

    def renew(self, sky: Sky, places: Sequence[pygame.Rect]) -> None:
        """Look anew at what is free in places where the frame was drawn anew, perhaps in another light."""
        self.sky, self._seen = sky, None
        for key in [key for key in self._free if pygame.Rect(key).collidelist(places) >= 0]:
            del self._free[key]

    def glimmers(self, clock: float, surface: pygame.Surface) -> list[Glimmer]:
        """Return what is seen of the sky at a time, over a frame that has nothing of it."""
        moment = int(clock * RATE)
        if self._seen is None or self._seen[0] != moment:
            seen = [self._moon(clock, surface), *[self._star(star, clock, surface) for star in self._stars]]
            self._seen = moment, [glimmer for glimmer in seen if glimmer is not None]
        return self._seen[1]

    def _star(self, star: Star, clock: float, surface: pygame.Surface) -> Glimmer | None:
        """Return a star as bright as it is now, where it has drifted to; None if it is not seen."""
        birth, share = divmod(clock / star.lasts + star.early, 1.0)
        level = round(LEVELS * math.sin(math.pi * share) ** 2)
        if star.birth != birth:
            star.birth = birth
            star.place = self._free_place(Random(star.number + STARS * int(birth)), surface)
        if not level or star.place is None:
            return None
        if not self._is_free(self._way_from(star.place), surface):
            return None
        picture = self._picture_of_star(level, star.bright)
        return Glimmer(picture, (star.place[0] - round(self.kit.metrics.px(DRIFT) * share), star.place[1]))

    def _way_from(self, place: Pixel) -> pygame.Rect:
        """Return where a star born at a place will have been."""
        side, drift = self.kit.metrics.px(SIDE), self.kit.metrics.px(DRIFT)
        return pygame.Rect(place[0] - drift, place[1], side + drift, side)

    def _is_free(self, place: pygame.Rect, surface: pygame.Surface) -> bool:
        """Return whether nothing lies on a place of the sky; known after the first look at a frame."""
        key = (*place.topleft, *place.size)
        if key not in self._free:
            self._free[key] = is_free(self.kit, surface, place, self.sky)
        return self._free[key]

    def _free_place(self, chance: Random, surface: pygame.Surface) -> Pixel | None:
        """Return a place for a star in the dark, on which nothing lies; None if a few tries find none."""
        width, height = surface.get_size()
        for _ in range(TRIES):
            place = chance.randrange(width), chance.randrange(height)
            if self._is_free(self._way_from(place), surface) and self._is_dark(self._way_from(place)):
                return place
        return None

    def _is_dark(self, place: pygame.Rect) -> bool:
        picture = self.kit.pictures.behind(self.sky.backdrop, self.kit.metrics.window)
        return sum(pygame.transform.average_color(picture, place)[:3]) < DARK

    def _picture_of_star(self, level: int, size: float) -> pygame.Surface:
        """Return a point of light with four short rays; cached."""
        side = self.kit.metrics.px(SIDE)

        def make() -> pygame.Surface:
            picture, middle = clear_surface((side, side)), side // 2
            for away in range(middle, -1, -1):
                fade = (1 - away / (middle + 1)) ** 2 * level / LEVELS * size
                for x, y in ((away, 0), (-away, 0), (0, away), (0, -away)):
                    picture.set_at((middle + x, middle + y), (255, 255, 255, round(150 * fade)))
            core = round(230 * level / LEVELS * size)
            pygame.draw.circle(picture, (255, 255, 255, core), (middle, middle), max(1, round(side * 0.09)))
            return picture

        return self.kit.surfaces.get(("star", side, level, size), make)

    def _moon(self, clock: float, surface: pygame.Surface) -> Glimmer | None:
        """Return the moon as far as it has turned, in the first free place; None if it is not seen."""
        place = next((p for p in self._moon_places() if self._is_free(p, surface)), None)
        if place is None:
            self._since = self._moons = None
            return None
        self._since = clock if self._since is None else self._since
        light = round(MOONLIGHTS * min(1.0, (clock - self._since) / APPEARS))
        if not light:
            return None
        moment = int(clock * RATE), light, place.width
        if self._picture is None or self._picture[0] != moment:
            self._picture = moment, self._turned(clock, place.width)
            self._picture[1].set_alpha(round(255 * light / MOONLIGHTS))
        return Glimmer(self._picture[1], place.topleft)

    def _moon_places(self) -> list[pygame.Rect]:
        """Return the squares in which the moon may be, in pixels of the window."""
        width, height = self.kit.metrics.window
        scale = max(width / DESIGN[0], height / DESIGN[1])
        side = round(CELL * scale)
        places = [pygame.Rect(0, 0, side, side) for _ in MOONS.get(self.sky.backdrop, ())]
        for place, (x, y) in zip(places, MOONS.get(self.sky.backdrop, ()), strict=True):
            place.center = (
                round(width / 2 + (x - DESIGN[0] / 2) * scale),
                round(height / 2 + (y - DESIGN[1] / 2) * scale),
            )
        return places

    def _turned(self, clock: float, side: int) -> pygame.Surface:
        """Return the moon between two of its pictures."""
        number, share = divmod(clock / TURN % 1.0 * FRAMES, 1.0)
        picture, later = self._frame(int(number), side), self._frame((int(number) + 1) % FRAMES, side)
        later.set_alpha(round(255 * share))
        picture.blit(later, (0, 0))
        return picture

    def _frame(self, number: int, side: int) -> pygame.Surface:
        """Return one of its pictures; nothing if the file is missing."""
        if self._moons is None:
            self._moons = self.kit.pictures.sheet("moon")
        cell = pygame.Rect(number % COLUMNS * CELL, number // COLUMNS * CELL, CELL, CELL)
        if not self._moons.get_rect().contains(cell):
            return clear_surface((side, side))
        picture = self._moons.subsurface(cell)
        return picture.copy() if side == CELL else pygame.transform.smoothscale(picture, (side, side))
