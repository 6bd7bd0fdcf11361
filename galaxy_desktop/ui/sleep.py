"""Sleep of the program while nothing happens."""

import pygame

LOOK_EVERY, LOOK_SELDOM = 33, 95
"""Milliseconds from one look for events to the next: while somebody plays, and when all is quiet."""
QUIET_AFTER = 5000
"""Milliseconds without an event after which all is quiet."""


class Sleep:
    """Sleep that ends with the next event, and is deeper the longer there was none."""

    _last: int = 0
    """Time of the last event, in milliseconds since pygame was started."""

    def events_within(self, seconds: float) -> list[pygame.event.Event]:
        """Wait for events, at most so many seconds, and return them.

        Poll: `pygame.event.wait` polls every millisecond, which costs three times as much.
        """
        now = pygame.time.get_ticks()
        end = now + round(seconds * 1000)
        events = pygame.event.get()
        while not events and now < end:
            pygame.time.wait(min(self._pause(now), end - now))
            events, now = pygame.event.get(), pygame.time.get_ticks()
        if events:
            self._last = now
        return events

    @property
    def is_quiet(self) -> bool:
        """True if there was no event for a while."""
        return self._is_quiet(pygame.time.get_ticks())

    def _is_quiet(self, now: int) -> bool:
        return now - self._last >= QUIET_AFTER

    def _pause(self, now: int) -> int:
        return LOOK_SELDOM if self._is_quiet(now) else LOOK_EVERY
