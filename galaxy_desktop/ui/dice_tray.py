"""Tray of dice: a cup that shakes and throws, dice that tumble, come to rest and glide to their places.

It knows kinds, faces and signs as data, and no game. A throw is fixed by the dice and the faces they fell on.
"""

import math
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

import pygame

from galaxy_desktop.ui.changes import Look
from galaxy_desktop.ui.dice_cup import LEAN, cup_surface, shaking
from galaxy_desktop.ui.dice_face import DieKind, die_face, die_shadow, turned_face
from galaxy_desktop.ui.dice_solid import Solid, draw_solid
from galaxy_desktop.ui.dice_throw import MOST_TICKS, RATE, Pose, Rolled, Throw
from galaxy_desktop.ui.kit import Kit
from galaxy_desktop.ui.motion import in_out

SHAKE, LOOK, GLIDE, STAGGER = 0.42, 0.30, 0.32, 0.012
SHAKE_SOUNDS = 3
WORK = 5
"""Ticks of the throw worked out in each frame of the shaking."""
LARGEST, FILLED = 50, 0.40
SPACE = 1.24
"""Least distance of two dice, in dice."""
STRAIGHT = 0.5
"""Degrees below which a die is drawn straight."""
FLAT, RISEN = 2.2, 0.7
"""Side of the square that a die with its shadow needs at most, in dice, and by how much it is larger one die
above the table."""
POURED = 8
"""Ticks after which a die that has left the cup is clear of it."""
QUIET = 3
"""Ticks between two knocks that are heard."""


@dataclass(frozen=True, slots=True)
class DieSpot:
    """Place of a die on the screen, in pixels; `degrees` clockwise."""

    centre: tuple[int, int]
    size: int
    degrees: float = 0.0


@dataclass(frozen=True, slots=True)
class Floor:
    """Ground that dice are thrown on, and the size of a die there, in pixels."""

    rect: pygame.Rect
    die: int
    cup: tuple[int, int] = (0, 0)
    """Size of the cup in the upper right corner of the floor."""

    def throw(self, dice: Sequence[Rolled]) -> Throw:
        """Return the throw of some dice on this floor, not yet simulated."""
        size, die = self.rect.size, self.die
        return Throw(dice, size[0] / die, size[1] / die, (self.cup[0] / die, self.cup[1] / die))

    def at(self, x: float, y: float) -> tuple[int, int]:
        """Return the pixel of a place given in dice."""
        return round(self.rect.left + x * self.die), round(self.rect.top + y * self.die)


def floor_of(rect: pygame.Rect, number: int, largest: int, cup: tuple[int, int] = (0, 0)) -> Floor:
    """Return the floor for a number of dice; they are smaller than `largest` if they would fill it."""
    free = rect.width * rect.height - cup[0] * cup[1]
    fits = math.sqrt(free * FILLED / max(1, number)) / SPACE
    return Floor(rect, max(12, min(largest, round(fits))), cup)


def landing(floor: Floor, dice: Sequence[Rolled]) -> dict[str, DieSpot]:
    """Return the place of each die at rest, by its id."""
    throw = floor.throw(dice)
    throw.finish()
    return _landed(floor, throw)


def _landed(floor: Floor, throw: Throw) -> dict[str, DieSpot]:
    places = {}
    for number, die in enumerate(throw.dice):
        x, y, degrees = throw.resting(number)
        places[die.id] = DieSpot(floor.at(x, y), floor.die, degrees)
    return places


class DiceTray:
    """Animation of one throw at a time: shake, throw, a pause to look, then every die goes to its place."""

    def __init__(self, kit: Kit) -> None:
        self._kit = kit
        self._throw: Throw | None = None
        self._after: tuple[Floor, Throw] | None = None
        """Floor on which the dice lie afterwards, and the same throw on it; None if it is the same floor."""
        self._floor = Floor(pygame.Rect(0, 0, 1, 1), 1)
        self._kinds: Mapping[str, DieKind] = {}
        self._goals: Mapping[str, DieSpot] = {}
        self._landed: Mapping[str, DieSpot] = {}
        self._rest: Mapping[str, DieSpot] = {}
        """Places on the floor on which the dice lie afterwards."""
        self._cup = pygame.Rect(0, 0, 1, 1)
        self._lying: tuple[Floor, tuple[Rolled, ...], Mapping[str, DieSpot]] | None = None
        """Floor, dice and their places on it, as worked out last."""
        self._cold: list[Rolled] = []
        """Dice at rest whose pictures are still to be made, one in each frame."""
        self._clock = 0.0
        self._heard = -1.0
        """Tick of the hit that was heard last."""

    @property
    def busy(self) -> bool:
        """True while dice are moving."""
        return self._throw is not None

    @property
    def rolling(self) -> bool:
        """True until dice that roll on a floor of their own leave it for the floor on which they lie."""
        throw = self._throw
        if throw is None or self._after is None:
            return False
        return not throw.ready or self._clock < self._lie(throw) + LOOK

    @property
    def dice(self) -> frozenset[str]:
        """Ids of the dice that are moving."""
        return frozenset(die.id for die in self._throw.dice) if self._throw else frozenset()

    def throw(
        self,
        floor: Floor,
        cup: pygame.Rect,
        dice: Sequence[Rolled],
        kinds: Mapping[str, DieKind],
        *,
        then: Floor | None = None,
    ) -> None:
        """Begin a throw; `kinds` are by the ids of dice. With reduced motion do nothing.

        Dice that are not aimed anywhere stay where they fell, or lie as if thrown on the floor `then`.
        """
        if self._kit.motion.reduced or not self._kit.motion.speed or not dice:
            return
        self._floor, self._cup, self._kinds, self._goals = floor, cup, kinds, {}
        self._throw = floor.throw(dice)
        self._after = None if then is None else (then, then.throw(dice))
        self._landed, self._rest, self._cold = {}, {}, []
        self._clock, self._heard = 0.0, -1.0

    def aim(self, goals: Mapping[str, DieSpot]) -> None:
        """Set the places to which dice glide in the end, by id; the others stay where they fell."""
        self._goals = goals

    def landing(self, floor: Floor, dice: Sequence[Rolled]) -> Mapping[str, DieSpot]:
        """Return the places of thrown dice by id; empty while they are moving."""
        if self._throw is not None and self._throw.dice == tuple(dice):
            return {}
        if self._lying is None or self._lying[:2] != (floor, tuple(dice)):
            self._lying = (floor, tuple(dice), landing(floor, dice))
        return self._lying[2]

    def skip(self) -> None:
        """End the animation with all dice at their places."""
        if self._throw is None:
            return
        floor, throw = self._after or (self._floor, self._throw)
        throw.finish()
        self._lying = (floor, throw.dice, _landed(floor, throw))
        self._throw = self._after = None

    def update(self, dt: float) -> bool:
        """Advance by `dt` seconds; return True while a throw is shown."""
        throw = self._throw
        if throw is None:
            return False
        before, self._clock = self._clock, self._clock + dt / self._kit.motion.speed
        if not throw.ready:
            throw.work(WORK if self._clock < SHAKE else MOST_TICKS)
        if throw.ready and not self._landed:
            self._landed = _landed(self._floor, throw)
            self._cold = list(throw.dice)
        self._work_after(throw)
        self._warm()
        self._sound(throw, before)
        if self._clock >= self._ends(throw):
            self.skip()
        return True

    def _work_after(self, throw: Throw) -> None:
        """Work out, a little in each frame, where the dice lie afterwards; all of it once they glide."""
        if self._after is None or not throw.ready or self._rest:
            return
        floor, after = self._after
        after.work(WORK if self.rolling else MOST_TICKS + 1)
        if after.ready:
            self._rest = _landed(floor, after)

    def looks(self) -> list[Look]:
        """Return the looks of the cup and of every die at this moment."""
        throw = self._throw
        if throw is None:
            return []
        degrees, centre = self._cup_now
        found: list[Look] = [(("cup", self._pours(throw), degrees), _square(centre, 2 * self._cup.width))]
        if self._rolls(throw):
            for pose, die in self._poses(throw):
                size = round(self._floor.die * (FLAT + RISEN * pose.height))
                found.append(((die.id, pose), _square(self._floor.at(pose.x, pose.y), size)))
        elif throw.ready and self._tick > 0:
            for die, spot, lies in self._gliding(throw):
                found.append(((die.id, spot, lies), _square(spot.centre, round(FLAT * spot.size))))
        return found

    def draw(self, surface: pygame.Surface) -> None:
        """Draw cup and dice as they are at this moment."""
        throw = self._throw
        if throw is None:
            return
        if not self._pours(throw):
            self._draw_cup(surface)
        if self._rolls(throw):
            self._draw_rolling(surface, throw)
        elif throw.ready and self._tick > 0:
            self._draw_gliding(surface, throw)
        if self._pours(throw):
            self._draw_cup(surface)

    @property
    def _tick(self) -> float:
        """Ticks since the dice were thrown."""
        return (self._clock - SHAKE) * RATE

    def _pours(self, throw: Throw) -> bool:
        """Return whether dice may still lie below the cup."""
        return self._tick < throw.emptied + POURED

    def _rolls(self, throw: Throw) -> bool:
        return throw.ready and 0 < self._tick < throw.last

    def _lie(self, throw: Throw) -> float:
        """Return the time at which all dice lie, in seconds."""
        return SHAKE + throw.last / RATE

    def _ends(self, throw: Throw) -> float:
        return self._lie(throw) + LOOK + GLIDE + STAGGER * len(throw.dice)

    @property
    def _cup_now(self) -> tuple[float, tuple[int, int]]:
        """Degrees by which the cup is turned at this moment, and its middle."""
        share = self._clock / SHAKE
        dx, dy, degrees = shaking(share)
        thrown = in_out(min(1.0, max(0.0, (share - 0.92) * 5))) if self._clock < SHAKE + 0.5 else 1.0
        tip = math.sin(math.pi * min(1.0, max(0.0, (share - 0.9) * 1.3))) * 26
        height = self._cup.height
        centre = (self._cup.centerx + round(dx * height - tip * 0.4), self._cup.centery + round(dy * height))
        return LEAN + degrees - tip * thrown, centre

    def _draw_cup(self, surface: pygame.Surface) -> None:
        degrees, centre = self._cup_now
        picture = cup_surface(self._kit, self._cup.height, degrees)
        surface.blit(picture, picture.get_rect(center=centre))

    def _poses(self, throw: Throw) -> list[tuple[Pose, Rolled]]:
        """Return the dice that have left the cup, as they tumble at this moment."""
        poses = [(throw.pose(number, self._tick), die) for number, die in enumerate(throw.dice)]
        return [(pose, die) for pose, die in poses if pose.out]

    def _draw_rolling(self, surface: pygame.Surface, throw: Throw) -> None:
        """Draw the shadows, then the dice, the highest last."""
        shown = sorted(self._poses(throw), key=lambda one: one[0].height)
        for pose, _die in shown:
            self._shadow(surface, pose)
        for pose, die in shown:
            centre = self._floor.at(pose.x, pose.y)
            solid = Solid(pose.turned, centre, self._floor.die, pose.height)
            draw_solid(surface, self._kinds[die.id], solid)

    def _shadow(self, surface: pygame.Surface, pose: Pose) -> None:
        size = self._floor.die
        shadow = die_shadow(self._kit, size)
        x, y = self._floor.at(pose.x, pose.y)
        away = size * (0.06 + pose.height * 0.34)
        surface.blit(shadow, shadow.get_rect(center=(round(x + away * 0.7), round(y + away))))

    def _gliding(self, throw: Throw) -> Iterator[tuple[Rolled, DieSpot, bool]]:
        """Yield the dice at rest, then gliding, each a little after the one before, and whether it lies."""
        since = self._clock - self._lie(throw) - LOOK
        for number, die in enumerate(throw.dice):
            start = self._landed[die.id]
            goal = self._goals.get(die.id, self._rest.get(die.id, start))
            share = in_out(min(1.0, max(0.0, (since - number * STAGGER) / GLIDE)))
            if share in (0.0, 1.0) or goal == start:
                yield die, goal if share else start, True
            else:
                yield die, _on_the_way(start, goal, share), False

    def _draw_gliding(self, surface: pygame.Surface, throw: Throw) -> None:
        for die, spot, lies in self._gliding(throw):
            (self._draw_lying if lies else self._draw_moving)(surface, die, spot)

    def _warm(self) -> None:
        """Draw one die a frame as it will lie, so that none has to be drawn when all come to rest."""
        if self._cold:
            die = self._cold.pop()
            kind, place = self._kinds[die.id], self._landed[die.id]
            lying_face(self._kit, kind, kind.signs[die.face], place)

    def _draw_lying(self, surface: pygame.Surface, die: Rolled, place: DieSpot) -> None:
        kind = self._kinds[die.id]
        draw_die(self._kit, surface, kind, kind.signs[die.face], place)

    def _draw_moving(self, surface: pygame.Surface, die: Rolled, place: DieSpot) -> None:
        """Draw a die between two places, turned and scaled."""
        kind = self._kinds[die.id]
        face = die_face(self._kit, kind.look, kind.signs[die.face], self._floor.die)
        face = pygame.transform.rotozoom(face, -place.degrees, place.size / self._floor.die)
        surface.blit(face, face.get_rect(center=place.centre))

    def _sound(self, throw: Throw, before: float) -> None:
        """Play rattling while the cup is shaken, knocks by their strength, and a last sound when all lie."""
        sounds = self._kit.sounds
        for number in range(SHAKE_SOUNDS):
            if before <= SHAKE * number / SHAKE_SOUNDS < self._clock:
                sounds.play("die_shake", 0.7)
        since, now = (before - SHAKE) * RATE, (self._clock - SHAKE) * RATE
        for hit in throw.hits:
            if since <= hit.tick < now and hit.tick - self._heard >= QUIET:
                self._heard = hit.tick
                sounds.play("die_hit", 0.25 + 0.75 * hit.strength)
        if throw.ready and since <= throw.last < now:
            sounds.play("die_settle")


def _on_the_way(start: DieSpot, goal: DieSpot, share: float) -> DieSpot:
    """Return the place at a share of the way between two places."""
    x, y = (round(a + (b - a) * share) for a, b in zip(start.centre, goal.centre, strict=True))
    size = round(start.size + (goal.size - start.size) * share)
    return DieSpot((x, y), size, start.degrees + (goal.degrees - start.degrees) * share)


def _square(middle: tuple[int, int], side: int) -> tuple[int, int, int, int]:
    return middle[0] - side // 2, middle[1] - side // 2, side, side


def lying_face(kit: Kit, kind: DieKind, sign: str, place: DieSpot) -> pygame.Surface:
    """Return the face of a die as it lies at a place."""
    if abs(place.degrees) < STRAIGHT:
        return die_face(kit, kind.look, sign, place.size)
    return turned_face(kit, kind.look, sign, place.size, place.degrees)


def draw_die(kit: Kit, surface: pygame.Surface, kind: DieKind, sign: str, place: DieSpot) -> None:
    """Draw a die that lies still, with its shadow."""
    shadow = die_shadow(kit, place.size)
    down = max(1, round(place.size * 0.06))
    surface.blit(shadow, shadow.get_rect(center=(place.centre[0], place.centre[1] + down)))
    face = lying_face(kit, kind, sign, place)
    surface.blit(face, face.get_rect(center=place.centre))
