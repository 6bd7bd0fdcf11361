"""Pictures made ahead: what will be seen is drawn into nothing, a little in each frame."""

from collections import deque
from collections.abc import Iterable
from time import perf_counter

import pygame

from galaxy_desktop.ui.tabletop.sheet import Drawing

SPARE = 0.004
"""Seconds of a frame after which nothing more is begun."""


class Ahead:
    """Drawings whose pictures are still to be made; a drawing finds them in the caches later."""

    def __init__(self) -> None:
        self._draws: deque[Drawing] = deque()
        self._nothing = pygame.Surface((1, 1))
        self._nothing.set_clip((0, 0, 0, 0))

    @property
    def done(self) -> bool:
        """True if nothing is left to be made."""
        return not self._draws

    def plan(self, draws: Iterable[Drawing]) -> None:
        """Make the pictures of these next, instead of those planned before."""
        self._draws = deque(draws)

    def go_on(self) -> None:
        """Make some pictures."""
        end = perf_counter() + SPARE
        while self._draws and perf_counter() < end:
            self._draws.popleft()(self._nothing)
