"""Running animations, one batch for each answer given, and the beats in which they are told."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import inf

import pygame

from galaxy_desktop.engine.events import Event, Seat, seat_of
from galaxy_desktop.presenter.story import Beat
from galaxy_desktop.ui.changes import Look
from galaxy_desktop.ui.kit import Kit
from galaxy_desktop.ui.motion import Motion
from galaxy_desktop.ui.tabletop.counting import count_up
from galaxy_desktop.ui.tabletop.flight import CountUp, FaceDown, Flash, Flight, Slide, TurnUp
from galaxy_desktop.ui.tabletop.staging import Moving, Shows, Staging, close_up
from galaxy_desktop.ui.tabletop.tabletop import Tabletop

LEFT_AT_LIMIT = 100
"""Milliseconds by which a batch stays under the limit above which all is skipped."""
LEAST = {"act": "beat_act", "banner": "beat_banner", "reveal": "beat_reveal"}
"""Names of the least times of beats, by weight."""


MOST_LINES, LONGER, WORDS = 5, 0.25, 18
"""Sentences of a beat that make it longer, the share by which each further one does, and the words after
which a sentence counts once more."""


@dataclass(frozen=True, slots=True)
class Timed:
    """A beat, and when it begins and is named, in milliseconds from the start of the batch."""

    beat: Beat
    start: float
    named: float


class Animations:
    """Animations over the resting table; `hidden` are the ids of cards that are still on their way."""

    def __init__(self, kit: Kit, shows: Shows, chosen: frozenset[type[Event]] = frozenset()) -> None:
        self._shows = shows
        self._chosen = chosen
        self._kit = kit
        self._motion = Motion(kit.motion.speed, kit.motion.limit, reduced=kit.motion.reduced)
        self._flights: list[Moving] = []
        self._unheard: list[Flight | FaceDown | TurnUp] = []
        self._story: list[Timed] = []
        self._clock = 0.0
        self.hidden: frozenset[str] = frozenset()
        self.lying: frozenset[str] = frozenset()
        """Cards that lie face down or have just been turned up, away from where they were."""

    @property
    def told(self) -> bool:
        """True if the acts of others are told one by one: not at the fast speeds."""
        return self._motion.speed >= 1

    def begin(self, beats: Sequence[Beat], before: Tabletop, after: Tabletop) -> None:
        """Start the animations of these beats; those still running are finished first."""
        self.skip()
        if not self._motion.speed:
            return
        staging, turned_up = Staging(self._motion, before, after), 0.0
        for beat in beats:
            began, staging.hush, first = staging.at, 0.0, len(staging.flights)
            before_it = staging.arriving.copy()
            for event in beat.events:
                aside = self.told and type(event) in self._chosen and seat_of(event) == after.seat
                show = staging.show_aside if aside else staging.show
                show(event, self._shows)
            named = began + staging.hush
            turned_up = named if staging.hush else turned_up
            told = named * self._motion.speed if self.told else 0.0
            staging.note(beat.seats, told, first, before_it)
            self._story.append(Timed(beat, began * self._motion.speed, named * self._motion.speed))
            if self.told and beat.weight != "none":
                staging.at = max(staging.ends, named + self._least(beat))
                if not beat.seats:
                    staging.aside = staging.at
        close_up(staging, turned_up)
        if self.told and any(beat.weight != "none" for beat in beats):
            self._motion.limit = inf
            self._motion.start(staging.at)
        else:
            self._motion.limit = self._kit.motion.limit
            staging.fit(self._motion.limit - LEFT_AT_LIMIT)
            self._story = []
        count_up(staging)
        self._flights, self.hidden = staging.flights, frozenset(staging.arriving)
        self.lying = frozenset(staging.lying)
        self._unheard = [f for f in staging.flights if not isinstance(f, Slide | Flash | CountUp) and f.sound]

    def _least(self, beat: Beat) -> float:
        """Return the least time of a beat, in ms: longer if it has more to read."""
        lines = min(sum(1 + len(line.split()) // WORDS for line in beat.lines), MOST_LINES)
        return self._kit.ms(LEAST[beat.weight]) * (1 + LONGER * (lines - 1))

    def update(self, dt: float) -> bool:
        """Advance by `dt` seconds; return whether anything has moved."""
        moved = self._motion.update(dt)
        self._clock += dt * 1000
        self._sound()
        if moved and not self._motion.busy:
            self.skip()
        return moved

    @property
    def busy(self) -> bool:
        """True while anything moves or is told."""
        return bool(self._flights or self._story)

    @property
    def beat(self) -> Beat | None:
        """Beat that is told now; None if there is none, or if it is not named yet."""
        now = [timed for timed in self._story if timed.start <= self._clock]
        if not now or now[-1].beat.weight == "none" or now[-1].named > self._clock:
            return None
        return now[-1].beat

    @property
    def acting(self) -> tuple[Seat, ...]:
        """Seats of the beat that is shown now, whether it is told or not."""
        return next((timed.beat.seats for timed in reversed(self._story) if timed.start <= self._clock), ())

    @property
    def hushed(self) -> bool:
        """True while something lies face down whose turn names the beat."""
        return any(timed.start <= self._clock < timed.named for timed in self._story)

    @property
    def untold(self) -> int:
        """Lines of the log about the beats that have not been named yet; who has won is never told here."""
        return sum(
            timed.beat.said
            for timed in self._story
            if timed.beat.ends or self._clock < max(timed.start, timed.named)
        )

    @property
    def veiled(self) -> bool:
        """True until all that lies face down is turned up: what follows from it is not seen yet."""
        return bool(self._story) and any(self._clock < timed.named != timed.start for timed in self._story)

    def next_beat(self) -> bool:
        """Go on to the next beat that is told, or to the name of this one; return whether there was one."""
        later = [t for t in self._story if t.named > self._clock and t.beat.weight != "none"]
        if not later:
            return False
        goal = later[0].start if later[0].start > self._clock else later[0].named
        self.update((goal - self._clock) / 1000)
        self._clock = goal
        return True

    def skip(self) -> None:
        """End all animations; everything is at its place."""
        self._motion.finish()
        self._flights, self._unheard, self._story = [], [], []
        self.hidden = self.lying = frozenset()
        self._clock = 0.0

    def _sound(self) -> None:
        """Play the sounds of flights that have just set off, each once."""
        heard = [flight for flight in self._unheard if flight.tween.started]
        self._unheard = [flight for flight in self._unheard if not flight.tween.started]
        for name in dict.fromkeys(flight.sound for flight in heard):
            self._kit.sounds.play(name)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw all flights; while choices lie face down, only those."""
        clip = surface.get_clip()
        for flight in self._seen():
            if flight.place.colliderect(clip):
                flight.draw(surface)

    def looks(self) -> list[Look]:
        """Return the look of every flight at this moment."""
        places = [(flight, flight.place) for flight in self._seen()]
        return [((id(flight), flight.look), (*place.topleft, *place.size)) for flight, place in places]

    def _seen(self) -> list[Moving]:
        """Return all flights; while choices lie face down, only those."""
        if not self.veiled:
            return self._flights
        return [flight for flight in self._flights if isinstance(flight, FaceDown | TurnUp)]

    @property
    def turned(self) -> list[pygame.Rect]:
        """Places of the cards that are turned up over the table."""
        turned = [flight for flight in self._flights if isinstance(flight, TurnUp)]
        return [flight.face.get_rect(center=flight.at) for flight in turned]
