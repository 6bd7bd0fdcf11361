"""Throw of dice: pymunk moves them, the rules have rolled them, and a turn of the cube makes both agree.

The throw is worked out before it is shown, some ticks at a time. Then each cube is turned beforehand by one
of its 24 symmetries, so that the face the rules rolled comes to lie on top; the last tilt is eased away.
"""

import math
import zlib
from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random

import pymunk

from galaxy_desktop.engine.plain import plain
from galaxy_desktop.ui.dice_cube import (
    STRAIGHT,
    Matrix,
    combined,
    levelling,
    relabelling,
    slant,
    turn,
)

RATE = 60
STEPS = 2
DISC = 0.62
"""Radius, in dice, of the disc that stands for a cube: between half its edge and half its diagonal."""
WALL = 40.0
FARTHEST = 11.0
"""Width of a floor in dice beyond which dice are thrown no faster, so that they end all over it."""
MOST_TICKS = 78
WAVE = 3
"""Ticks between two rows of dice that leave the cup."""
ROLLING, RESTING = 2.2, 0.08
"""Speeds in dice a second: below the first a die levels out, below the second it lies."""
BRAKE, AIR = 9.0, 1.1
SPIN_BRAKE = 9.0
HIT = 2.4
"""Least change of speed that is heard."""


@plain
class Rolled:
    """Die and the face the rules rolled, 0 to 5."""

    id: str
    face: int


@dataclass(frozen=True, slots=True)
class Pose:
    """Position of a die: its middle and height in dice, its turn; not `out` while in the cup."""

    x: float
    y: float
    height: float
    turned: Matrix
    out: bool = True


@dataclass(frozen=True, slots=True)
class Hit:
    """Audible collision at a tick, with a strength from 0 to 1."""

    tick: int
    strength: float


@dataclass(slots=True)
class _Cube:
    body: pymunk.Body
    leaves: int
    turned: Matrix
    path: list[tuple[float, float, float, Matrix]] = field(default_factory=list)
    before: Matrix = STRAIGHT
    tilt: tuple[float, float, float] = (1.0, 0.0, 0.0)
    slows: int = 0
    lies: int = 0


def throw_seed(dice: Sequence[Rolled]) -> int:
    """Return a seed: the same dice with the same faces are always thrown the same way."""
    return zlib.crc32(" ".join(f"{die.id}={die.face}" for die in dice).encode())


class Throw:
    """Dice on a floor of a width and height given in dice, thrown from the cup or from its right edge.

    `cup` is the size of the cup in the upper right corner: dice leave it at its left and keep out of it.
    """

    def __init__(
        self, dice: Sequence[Rolled], width: float, height: float, cup: tuple[float, float] = (0.0, 0.0)
    ) -> None:
        self.dice = tuple(dice)
        self.size = (width, height)
        self.cup = cup
        self.hits: list[Hit] = []
        self.ready = not self.dice
        self.ticks = 0
        self._random = Random(throw_seed(self.dice))
        self._space = pymunk.Space()
        self._space.iterations = 8
        self._walls()
        self._cubes = [self._cube(number) for number in range(len(self.dice))]

    @property
    def emptied(self) -> int:
        """Tick at which the last die leaves the cup."""
        return max((cube.leaves for cube in self._cubes), default=0)

    @property
    def last(self) -> int:
        """Tick at which all dice lie."""
        return self.ticks

    def work(self, ticks: int) -> None:
        """Simulate some more ticks, as while the cup is shaken."""
        for _tick in range(ticks):
            if self.ready:
                return
            self._tick()

    def finish(self) -> None:
        """Simulate the rest of the throw."""
        self.work(MOST_TICKS + 1)

    def pose(self, number: int, tick: float) -> Pose:
        """Return the position of a die at a tick, interpolated between ticks."""
        cube = self._cubes[number]
        at = min(self.ticks - 1, max(0, int(tick)))
        x, y, speed, turned = cube.path[at]
        if at + 1 < self.ticks:
            share = min(1.0, tick - at)
            x += (cube.path[at + 1][0] - x) * share
            y += (cube.path[at + 1][1] - y) * share
        level = _soft((at - cube.slows) / max(1, cube.lies - cube.slows))
        if level > 0:
            ax, ay, angle = cube.tilt
            turned = combined(turn(ax, ay, 0.0, angle * level), turned)
        turned = combined(turned, cube.before)
        return Pose(x, y, _height(turned, at - cube.leaves, speed), turned, at >= cube.leaves)

    def resting(self, number: int) -> tuple[float, float, float]:
        """Return the final place of a die: x and y in dice, and the slant of its sign in degrees."""
        pose = self.pose(number, self.ticks)
        return pose.x, pose.y, slant(pose.turned, self.dice[number].face)

    def _walls(self) -> None:
        """Add four walls and the cup to the space, as bounds of the middles of dice."""
        (w, h), (wide, high), r, ground = self.size, self.cup, WALL, self._space.static_body
        corners = ((-r, -r), (w + r, -r), (w + r, h + r), (-r, h + r))
        walls: list[pymunk.Shape] = [
            pymunk.Segment(ground, start, end, r)
            for start, end in zip(corners, corners[1:] + corners[:1], strict=True)
        ]
        if wide and high:
            walls.append(pymunk.Poly(ground, ((w - wide, -r), (w, -r), (w, high), (w - wide, high))))
        for wall in walls:
            wall.elasticity, wall.friction = 0.6, 0.4
            self._space.add(wall)

    def _cube(self, number: int) -> _Cube:
        (width, height), (wide, high) = self.size, self.cup
        mouth = high or height
        lanes = max(1, min(4, int(mouth * (1.0 if high else 0.5) / (2 * DISC))))
        wave, lane = divmod(number, lanes)
        rest = len(self.dice) - wave * lanes
        offset = lane - (min(lanes, rest) - 1) / 2
        body = pymunk.Body(1.0, pymunk.moment_for_circle(1.0, 0, DISC))
        body.position = (width - wide - 2 * DISC, mouth / 2 + offset * 2.06 * DISC)
        heading = math.pi + self._random.uniform(-0.42, 0.42)
        speed = min(width, FARTHEST) * self._random.uniform(1.9, 3.0)
        body.velocity = (speed * math.cos(heading), speed * math.sin(heading))
        body.angular_velocity = self._random.uniform(-9, 9)
        turned = turn(0, 0, 1, self._random.uniform(0, math.tau))
        turned = combined(turn(1, 0, 0, self._random.uniform(0, math.tau)), turned)
        return _Cube(body, wave * WAVE, combined(turn(0, 1, 0, self._random.uniform(0, math.tau)), turned))

    def _tick(self) -> None:
        """Simulate one sixtieth of a second."""
        for cube in self._cubes:
            if cube.leaves == self.ticks:
                shape = pymunk.Circle(cube.body, DISC)
                shape.elasticity, shape.friction = 0.5, 0.3
                self._space.add(cube.body, shape)
        for _step in range(STEPS):
            self._space.step(1 / RATE / STEPS)
        moving = [self._roll(cube) for cube in self._cubes]
        self.ticks += 1
        if not any(moving) or self.ticks >= MOST_TICKS:
            self._settle()

    def _roll(self, cube: _Cube) -> bool:
        """Roll a die by the distance moved and slow it down; return True while it moves."""
        body = cube.body
        (vx, vy), (x, y) = body.velocity, body.position
        speed = math.hypot(vx, vy)
        cube.path.append((x, y, speed, cube.turned))
        if cube.leaves > self.ticks:
            return True
        if len(cube.path) > 1 and abs(cube.path[-2][2] - speed) > HIT:
            self.hits.append(Hit(self.ticks, min(1.0, abs(cube.path[-2][2] - speed) / self.size[0])))
        if speed < RESTING and abs(body.angular_velocity) < 0.3:
            body.velocity, body.angular_velocity = (0.0, 0.0), 0.0
            return False
        if speed > RESTING:
            cube.turned = combined(turn(-vy / speed, vx / speed, 0.0, speed / RATE / 0.6), cube.turned)
        cube.turned = combined(turn(0, 0, 1, body.angular_velocity / RATE), cube.turned)
        late = 1.0 + max(0.0, self.ticks - MOST_TICKS * 0.6) * 0.1
        kept = max(0.0, speed - BRAKE * late / RATE) / speed * (1 - AIR / RATE) if speed else 0.0
        body.velocity = (vx * kept, vy * kept)
        spin = body.angular_velocity
        body.angular_velocity = math.copysign(max(0.0, abs(spin) - SPIN_BRAKE / RATE), spin)
        return True

    def _settle(self) -> None:
        """Fix for each cube the first turn that brings its face up, and the ticks of levelling out."""
        self.ready = True
        for cube, die in zip(self._cubes, self.dice, strict=True):
            ending = cube.path[-1][3]
            cube.tilt = levelling(ending)
            ax, ay, angle = cube.tilt
            cube.before = relabelling(combined(turn(ax, ay, 0.0, angle), ending), die.face)
            speeds = [speed for _x, _y, speed, _turned in cube.path]
            cube.lies = 1 + max((at for at, speed in enumerate(speeds) if speed > RESTING), default=0)
            cube.slows = max((at for at, speed in enumerate(speeds) if speed > ROLLING), default=0)
            cube.slows = min(cube.slows, max(0, self.ticks - 11))
            cube.lies = max(cube.slows + 1, min(cube.lies, self.ticks - 1))


def _soft(share: float) -> float:
    share = min(1.0, max(0.0, share))
    return share * share * (3 - 2 * share)


def _height(turned: Matrix, since: int, speed: float) -> float:
    """Return the height of a cube's middle over that of a lying one: from its tilt and its hops."""
    on = (abs(turned[2][0]) + abs(turned[2][1]) + abs(turned[2][2]) - 1) / 2
    hop = 0.9 * math.exp(-since / 16) * abs(math.cos(since / 5.5)) * min(1.0, speed / 4)
    return on + max(0.0, hop)
