"""A window smaller than any layout: everything is drawn at a size that works, and shown smaller."""

from dataclasses import dataclass
from math import ceil

import pygame

from galaxy_desktop.ui.metrics import MINIMUM

LONGEST = 2
"""How many times the least width or height a picture may have only for the shape of its window."""


@dataclass(frozen=True, slots=True)
class Fit:
    """How the picture that scenes draw lies in the window: as it is, or made smaller in its middle."""

    window: tuple[int, int]
    picture: tuple[int, int]
    shown: pygame.Rect
    """The part of the window that the picture takes."""

    @property
    def plain(self) -> bool:
        """Whether the picture is the window."""
        return self.picture == self.window

    def at(self, pos: tuple[int, int]) -> tuple[int, int]:
        """A place of the window as the place of the picture that is shown there."""
        return self._across(pos[0] - self.shown.left), self._down(pos[1] - self.shown.top)

    def event(self, event: pygame.event.Event) -> pygame.event.Event:
        """An event of the window as the scenes are to see it."""
        if self.plain or not hasattr(event, "pos"):
            return event
        about = {**event.dict, "pos": self.at(event.pos)}
        if "rel" in about:
            about["rel"] = (self._across(about["rel"][0]), self._down(about["rel"][1]))
        return pygame.event.Event(event.type, about)

    def show(self, picture: pygame.Surface, window: pygame.Surface) -> None:
        """Put the picture into the window, where they are two."""
        if not self.plain:
            window.fill((0, 0, 0))
            window.blit(pygame.transform.smoothscale(picture, self.shown.size), self.shown)

    def _across(self, x: int) -> int:
        return x * self.picture[0] // self.shown.width

    def _down(self, y: int) -> int:
        return y * self.picture[1] // self.shown.height


def fit_of(window: tuple[int, int]) -> Fit:
    """The picture for a window of any size: never smaller than the smallest layout, and of the same shape.

    Only a window that is a mere strip leaves room beside the picture.
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
