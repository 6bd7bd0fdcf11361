"""Short time after a story in which presses that were meant to hurry it do nothing."""

from math import dist

import pygame

from galaxy_desktop.ui.pointer import LEFT, NOWHERE, PRESS
from galaxy_desktop.ui.stage import FOREVER

AFTER = 0.4
"""Seconds after the end of a story, or of a wait that was shortened, in which such presses do nothing."""
NEAR = 32
"""Pixels within which a click is one more where another has hurried something."""


class Respite:
    """Clock of that time; it runs only after acts were told, or after a press that hurried something."""

    def __init__(self) -> None:
        self.kinds: set[int] = set()
        """Types of the events that may be meant for what has just ended."""
        self._left = 0.0
        self._at = NOWHERE

    def hurried(self, at: tuple[int, int] | None) -> None:
        """Note that a key, or the mouse at a place, has hurried what is told or waited for."""
        self.kinds.add(pygame.KEYDOWN if at is None else pygame.MOUSEBUTTONDOWN)
        self._left, self._at = AFTER, at or self._at

    def pass_on(self, dt: float, *, runs: bool) -> None:
        """Advance by `dt` seconds; `runs`: what can be hurried still runs."""
        self._left = AFTER if runs else self._left - dt
        if self._left <= 0:
            self.kinds.clear()

    def takes(self, event: pygame.event.Event) -> bool:
        """Return whether an event is a press that was meant for what has just ended; any other ends this."""
        if event.type not in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN):
            return False
        again = event.key in PRESS if event.type == pygame.KEYDOWN else self._is_again(event)
        if again and event.type in self.kinds:
            return True
        self.kinds.clear()
        return False

    def _is_again(self, event: pygame.event.Event) -> bool:
        """Return whether the mouse is pressed where it has hurried something."""
        return event.button == LEFT and dist(event.pos, self._at) <= NEAR

    @property
    def rest(self) -> float:
        """Seconds until all presses count again; an hour if they do."""
        return max(self._left, 0.0) if self.kinds else FOREVER
