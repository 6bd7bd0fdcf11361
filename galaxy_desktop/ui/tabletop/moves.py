"""Running animations, one batch for each answer given."""

from collections.abc import Sequence

import pygame

from galaxy_desktop.engine.events import Event
from galaxy_desktop.ui.kit import Kit
from galaxy_desktop.ui.motion import Motion
from galaxy_desktop.ui.tabletop.flight import Flight, Slide
from galaxy_desktop.ui.tabletop.staging import Shows, Staging
from galaxy_desktop.ui.tabletop.tabletop import Tabletop

LEFT_AT_LIMIT = 100
"""Milliseconds by which a batch stays under the limit above which all is skipped."""


class Moves:
    """Animations over the resting table; `hidden` are the ids of cards that are still on their way."""

    def __init__(self, kit: Kit, shows: Shows) -> None:
        self._shows = shows
        self._motion = Motion(kit.motion.speed, kit.motion.reduced, kit.motion.limit)
        self._kit = kit
        self._flights: list[Flight | Slide] = []
        self._unheard: list[Flight] = []
        self.hidden: frozenset[str] = frozenset()

    def begin(self, events: Sequence[Event], before: Tabletop, after: Tabletop) -> None:
        """Start the animations of these events; those still running are finished first."""
        self.skip()
        if not self._motion.speed:
            return
        staging = Staging(self._motion, before, after)
        for event in events:
            staging.show(event, self._shows)
        staging.fit(self._motion.limit - LEFT_AT_LIMIT)
        self._flights, self.hidden = staging.flights, frozenset(staging.arriving)
        self._unheard = [f for f in staging.flights if isinstance(f, Flight) and f.sound]

    def update(self, dt: float) -> bool:
        """Advance by `dt` seconds; return whether anything has moved."""
        moved = self._motion.update(dt)
        self._sound()
        if moved and not self._motion.busy:
            self.skip()
        return moved

    @property
    def busy(self) -> bool:
        """True while anything moves."""
        return bool(self._flights)

    def skip(self) -> None:
        """End all animations; everything is at its place."""
        self._motion.finish()
        self._flights, self._unheard, self.hidden = [], [], frozenset()

    def _sound(self) -> None:
        """Play the sounds of flights that have just set off, each once."""
        heard = [flight for flight in self._unheard if flight.tween.started]
        self._unheard = [flight for flight in self._unheard if not flight.tween.started]
        for name in dict.fromkeys(flight.sound for flight in heard):
            self._kit.sounds.play(name)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw all flights."""
        for flight in self._flights:
            flight.draw(surface)
