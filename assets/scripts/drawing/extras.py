"""Small things around a world: moons, ships, stations, rocks."""

from collections.abc import Callable, Mapping

import numpy as np

from drawing import ships
from drawing.brush import Brush
from drawing.noise import RAMPS, Array, colour
from drawing.orbiters import MORE
from drawing.planets import Planet, draw_planet
from drawing.scenes_ground import crawler
from drawing.scenes_space import KIND_TINTS, boulder

GOLD = colour("#F2D64A")


def moon(brush: Brush, world: Planet, tint: Array) -> None:
    """A bare moon beside the world."""
    side = 1 if brush.rng.random() < 0.6 else -1
    r = world.r * brush.rng.uniform(0.16, 0.26)
    x = world.x + side * world.r * brush.rng.uniform(1.22, 1.42)
    y = world.y + world.r * brush.rng.uniform(-0.55, 0.5)
    draw_planet(brush.rng, brush.picture, Planet("gray", "rock", x, y, r))


def belt(brush: Brush, world: Planet, tint: Array) -> None:
    """A swarm of rocks before the world."""
    for _ in range(26):
        t = brush.rng.uniform(-0.1, 1.3)
        y = 0.62 - 0.28 * t + brush.rng.normal() * 0.07
        boulder(brush, t, y, brush.rng.uniform(0.008, 0.035), colour(RAMPS["rare"][2]) * 0.9)
    for x, y, r in ((0.24, 0.66, 0.085), (0.62, 0.40, 0.12), (0.98, 0.24, 0.075)):
        boulder(brush, x, y, r, colour(RAMPS["rare"][2]))


def rubble(brush: Brush, world: Planet, tint: Array) -> None:
    """Pieces torn out of the world."""
    u = brush.unit
    for _ in range(22):
        a, d = brush.rng.normal() * 0.5 - 0.75, brush.rng.uniform(0.55, 1.75)
        x, y = world.x + world.r * d * np.cos(a), world.y + world.r * d * np.sin(a)
        boulder(brush, x / u, y / u, brush.rng.uniform(0.006, 0.03) * 1.2, colour(RAMPS["rare"][2]))


def comet(brush: Brush, world: Planet, tint: Array) -> None:
    """Comets that pass, tails away from the sun."""
    for x, y, size in ((0.26, 0.24, 0.022), (0.98, 0.60, 0.030), (0.90, 0.16, 0.012)):
        for i in range(16):
            d = i / 15
            brush.glow(
                x + size * 15 * d,
                y + size * 8 * d,
                size * (2.2 + 3 * d),
                colour("#BFE6FF"),
                0.30 * (1 - d),
                2.4,
            )
        boulder(brush, x, y, size * 0.9, colour("#A9B4C8"))
        brush.glow(x, y, size * 3, colour("#E6F6FF"), 0.8)


def raiders(brush: Brush, world: Planet, tint: Array) -> None:
    """A few fast ships."""
    for x, y, size in ((0.24, 0.60, 0.10), (0.14, 0.42, 0.06), (0.40, 0.72, 0.07)):
        ships.wedge(brush, x, y, size, tint, -0.28)


def warship(brush: Brush, world: Planet, tint: Array) -> None:
    """One large warship before the world."""
    ships.wedge(brush, 0.56, 0.46, 0.34, tint, -0.22)


def traders(brush: Brush, world: Planet, tint: Array) -> None:
    """Freighters that come and go."""
    for x, y, size in ((0.30, 0.58, 0.15), (0.98, 0.22, 0.08)):
        ships.freighter(brush, x, y, size, KIND_TINTS, -0.16)


def ark(brush: Brush, world: Planet, tint: Array) -> None:
    """An ark in orbit."""
    ships.colony_ship(brush, 0.50, 0.52, 0.26, tint, -0.24)


def port(brush: Brush, world: Planet, tint: Array) -> None:
    """A wheel of docks in orbit."""
    ships.ring_station(brush, 0.42, 0.50, 0.21, tint, 0.36)


def gate(brush: Brush, world: Planet, tint: Array) -> None:
    """A gate between stars."""
    brush.band(0.40, 0.46, 0.20, 0.035, tint, squash=1.0, grain=0.3)
    brush.glow(0.40, 0.46, 0.20, ships.ENGINE, 0.8, 1.2)
    for i in range(12):
        a = i * np.pi / 6
        brush.lamp(0.40 + 0.20 * np.cos(a), 0.46 + 0.20 * np.sin(a), 0.007, ships.ENGINE)
    ships.wedge(brush, 0.44, 0.48, 0.07, ships.STEEL, -0.2)


def beacons(brush: Brush, world: Planet, tint: Array) -> None:
    """A string of lights in orbit."""
    u = brush.unit
    turn = -0.3
    for i in range(28):
        a = i * np.pi / 14
        px, py = world.r * 1.32 * np.cos(a), world.r * 0.34 * np.sin(a)
        if np.sin(a) < 0 and abs(px) < world.r:
            continue
        x, y = (
            world.x + px * np.cos(turn) - py * np.sin(turn),
            world.y + px * np.sin(turn) + py * np.cos(turn),
        )
        brush.lamp(x / u, y / u, 0.007, KIND_TINTS[i % 4])


def relic(brush: Brush, world: Planet, tint: Array) -> None:
    """One thing of the builders, close by."""
    ships.relic(brush, 0.44, 0.44, 0.17, GOLD)


def sentries(brush: Brush, world: Planet, tint: Array) -> None:
    """Things of the builders that keep watch."""
    for x, y, size in ((0.22, 0.40, 0.06), (0.40, 0.60, 0.09), (0.98, 0.26, 0.05)):
        ships.relic(brush, x, y, size, GOLD)


def relic_ship(brush: Brush, world: Planet, tint: Array) -> None:
    """A ship of the builders."""
    _relic_ship(brush, 0.58, 0.42, 0.36)


def relic_fleet(brush: Brush, world: Planet, tint: Array) -> None:
    """A whole fleet of the builders."""
    for x, y, size in ((0.20, 0.22, 0.11), (0.98, 0.20, 0.09), (0.26, 0.62, 0.13), (0.66, 0.44, 0.28)):
        _relic_ship(brush, x, y, size)


def scout(brush: Brush, world: Planet, tint: Array) -> None:
    """A small craft of the builders."""
    _relic_ship(brush, 0.40, 0.50, 0.18)


def _relic_ship(brush: Brush, x: float, y: float, size: float) -> None:
    brush.glow(x, y, size * 1.6, GOLD, 0.30)
    for part in ((0.5, 1.0), (0.0, 0.5)):
        brush.band(
            x,
            y,
            size * 0.72,
            size * 0.13,
            GOLD * 0.8,
            squash=0.32,
            turn=-0.25,
            part=part,
            grain=0.35,
            light=(0.8, 0.3) if part[0] else (1.2, 0.35),
        )
        if part[0]:
            prow = [(1.15, -0.28), (0.10, -0.34), (-0.62, 0.02), (-0.30, 0.30), (0.25, 0.12)]
            brush.plate([(x + size * a, y + size * b) for a, b in prow], GOLD, (0.75, 0.18), grain=0.35)
            keel = [(1.15, -0.28), (0.25, 0.12), (-0.30, 0.30), (0.05, 0.34)]
            brush.plate([(x + size * a, y + size * b) for a, b in keel], GOLD, (0.35, 0.12), grain=0.35)
            brush.beam(
                [
                    (x + 1.15 * size, y - 0.28 * size),
                    (x + 0.25 * size, y + 0.12 * size),
                    (x - 0.3 * size, y + 0.3 * size),
                ],
                size * 0.022,
                GOLD,
                0.7,
            )
    brush.lamp(x, y - size * 0.06, size * 0.06, colour("#7DFFE0"))


def machines(brush: Brush, world: Planet, tint: Array) -> None:
    """Robots loose in space."""
    for x, y, size in ((0.22, 0.30, 0.05), (1.0, 0.60, 0.055), (0.40, 0.52, 0.11)):
        crawler(brush, x, y, size, tint)


def elevator(brush: Brush, world: Planet, tint: Array) -> None:
    """A tower from the ground into orbit."""
    u = brush.unit
    x, y, r = world.x / u, world.y / u, world.r / u
    a = -2.65
    foot = (x + r * 0.9 * np.cos(a), y + r * 0.9 * np.sin(a))
    top = (x + r * 1.5 * np.cos(a), y + r * 1.5 * np.sin(a))
    brush.rod(foot, top, 0.010, ships.STEEL)
    for k in range(8):
        d = k / 7
        brush.lamp(foot[0] + (top[0] - foot[0]) * d, foot[1] + (top[1] - foot[1]) * d, 0.005, ships.LAMP)
    ships.ring_station(brush, *top, 0.09, tint, 0.45)


EXTRAS: Mapping[str, Callable[[Brush, Planet, Array], None]] = {
    f.__name__: f
    for f in (
        moon, belt, rubble, comet, raiders, warship, traders, ark, port, gate, beacons, relic, sentries,
        relic_ship, relic_fleet, scout, machines, elevator,
        *MORE.values(),
    )
}  # fmt: skip
