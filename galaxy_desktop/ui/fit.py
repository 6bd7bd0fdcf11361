"""Windows smaller than any layout: drawn at a size that works, and shown scaled down."""

from math import ceil
from typing import NamedTuple

import pygame

from galaxy_desktop.ui.metrics import MINIMUM

LONGEST = 2
"""Limit of a picture's side, in multiples of the least one, if enlarged only to keep the window's shape."""


class Fit(NamedTuple):
    """Placement in the window of the picture that scenes draw: as it is, or scaled down in its middle."""

    window: tuple[int, int]
    picture: tuple[int, int]
    shown: pygame.Rect
    """Part of the window that the picture takes."""

    @property
    def plain(self) -> bool:
        """True if the picture is the window."""
        return self.picture == self.window

    def at(self, pos: tuple[int, int]) -> tuple[int, int]:
        """Return the place of the picture that is shown at a place of the window."""
        return self._across(pos[0] - self.shown.left), self._down(pos[1] - self.shown.top)

    def in_window(self, rect: pygame.Rect) -> pygame.Rect:
        """Return the place in the window of a part of the picture."""
        x, y = self.shown.width / self.picture[0], self.shown.height / self.picture[1]
        place = pygame.Rect(round(rect.left * x), round(rect.top * y), rect.width, round(rect.height * y))
        return place.move(self.shown.topleft)

    def event(self, event: pygame.event.Event) -> pygame.event.Event:
        """Return an event of the window with its position in the picture."""
        if self.plain or not hasattr(event, "pos"):
            return event
        about = {**event.dict, "pos": self.at(event.pos)}
        if "rel" in about:
            about["rel"] = (self._across(about["rel"][0]), self._down(about["rel"][1]))
        return pygame.event.Event(event.type, about)

    def show(self, picture: pygame.Surface, window: pygame.Surface) -> None:
        """Draw the picture into the window, if they differ."""
        if not self.plain:
            window.fill((0, 0, 0))
            window.blit(pygame.transform.smoothscale(picture, self.shown.size), self.shown)

    def _across(self, x: int) -> int:
        return x * self.picture[0] // self.shown.width

    def _down(self, y: int) -> int:
        return y * self.picture[1] // self.shown.height


def fit_of(window: tuple[int, int]) -> Fit:
    """Return the fit of a window of any size: the picture has its shape and at least the least size.

    Only a very narrow or low window leaves room beside the picture.
    """
    share = min(1.0, *(side / least for side, least in zip(window, MINIMUM, strict=True)))
    width, height = (_side(side, least, share) for side, least in zip(window, MINIMUM, strict=True))
    shown = pygame.Rect(0, 0, max(1, round(width * share)), max(1, round(height * share)))
    shown = shown.clip(pygame.Rect((0, 0), window))
    shown.center = window[0] // 2, window[1] // 2
    return Fit(window, (width, height), shown)


def _side(side: int, least: int, share: float) -> int:
    if share >= 1.0:
        return side
    return max(least, min(ceil(side / share), max(side, LONGEST * least)))
