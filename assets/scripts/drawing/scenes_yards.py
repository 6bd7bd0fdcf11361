"""Scenes of yards and works in space: docks, depots, refineries, wrecks."""

import numpy as np

from drawing import ships
from drawing.brush import Brush, box, oval
from drawing.noise import RAMPS, Array, colour
from drawing.scenes_space import KIND_TINTS, horizon
from drawing.scenes_travel import bow, world
from drawing.ships import DARK, LAMP, STEEL

FIRE = colour("#FF9A4A")


def harbour(brush: Brush, tint: Array) -> None:
    """A port without tolls, ships of every make at its arms."""
    horizon(brush, "novelty", "ocean", 0.95, 1.5, 0.95)
    ships.ring_station(brush, 0.58, 0.36, 0.30, tint, 0.5)
    for x, y, size in ((0.16, 0.26, 0.10), (0.98, 0.22, 0.10), (0.30, 0.60, 0.14), (0.86, 0.56, 0.12)):
        ships.freighter(brush, x, y, size, KIND_TINTS, -0.14)
    for x, y in ((0.36, 0.16), (1.06, 0.44), (0.12, 0.48), (0.62, 0.66)):
        ships.wedge(brush, x, y, 0.05, STEEL, -0.14)


def dock(brush: Brush, tint: Array) -> None:
    """A warship in its cradle, arms and sparks all around it."""
    horizon(brush, "gray", "rock", 0.2, 1.46, 0.88)
    _cradle(brush, tint * 0.6, -1)
    ships.wedge(brush, 0.60, 0.42, 0.40, STEEL, -0.10)
    _cradle(brush, tint, 1)
    for _ in range(30):
        x, y = 0.60 + brush.rng.normal() * 0.16, 0.42 + brush.rng.normal() * 0.05
        brush.lamp(x, y, brush.rng.uniform(0.0015, 0.004), colour("#FFD57E"))


def _cradle(brush: Brush, tint: Array, side: int) -> None:
    lean = 0.05 * side
    for i in range(5):
        x = 0.18 + 0.21 * i + lean
        brush.rod((x, 0.13 + lean), (x, 0.68 + lean), 0.016, tint, 0.9)
        brush.lamp(x, 0.13 + lean, 0.006, colour("#FF8A6A"))
        if side > 0:
            brush.rod((x, 0.20), (x + 0.07, 0.31), 0.010, tint, 0.8)
            brush.lamp(x + 0.07, 0.31, 0.006, colour("#BFE6FF"))
    for y in (0.13, 0.68):
        beam = [(0.12 + lean, y + lean - 0.012), (1.10 + lean, y + lean - 0.012)]
        brush.plate(
            [*beam, (1.10 + lean, y + lean + 0.012), (0.12 + lean, y + lean + 0.012)], tint, grain=0.3
        )


def depot(brush: Brush, tint: Array) -> None:
    """Rack upon rack of freight, and the tugs that move it."""
    horizon(brush, "rare", "gas", 0.1, 1.5, 0.9)
    for shelf in range(4):
        for place in range(9):
            x, y = 0.22 + 0.095 * place + 0.018 * shelf, 0.15 + 0.115 * shelf - 0.010 * place
            if brush.rng.random() < 0.82:
                tone = KIND_TINTS[int(brush.rng.integers(4))] * 0.8
                brush.plate(box(x, y, x + 0.078, y + 0.072), tone, (1.1, 0.4), grain=0.2)
                brush.plate(
                    [(x, y), (x + 0.078, y), (x + 0.092, y - 0.016), (x + 0.014, y - 0.016)], tone * 1.2
                )
        y = 0.15 + 0.115 * shelf
        brush.rod((0.19 + 0.018 * shelf, y + 0.085), (1.09 + 0.018 * shelf, y), 0.014, tint, 0.9)
    for x in (0.20, 0.64, 1.08):
        brush.rod((x, 0.06), (x + 0.07, 0.62), 0.014, tint, 1.0)
        brush.lamp(x, 0.06, 0.007, LAMP)
    for x, y, size in ((0.14, 0.62, 0.06), (0.92, 0.64, 0.07), (0.50, 0.66, 0.05)):
        ships.wedge(brush, x, y, size, STEEL, -0.5)
        brush.plate(box(x + size, y - size * 1.5, x + size * 2, y - size * 0.7), KIND_TINTS[1], grain=0.2)


def refinery(brush: Brush, tint: Array) -> None:
    """Tanks, pipes and a flare over a giant of gas."""
    horizon(brush, "rare", "gas", 0.5, 1.46, 0.95)
    brush.glow(0.98, 0.12, 0.30, FIRE, 0.9)
    for i in range(4):
        brush.beam([(0.98, 0.24), (0.985 + 0.02 * i, 0.05 + 0.02 * i)], 0.012, FIRE, 0.5)
    brush.rod((0.98, 0.24), (0.94, 0.50), 0.020, tint)
    brush.plate(box(0.20, 0.48, 1.02, 0.54), tint, (1.1, 0.4), grain=0.3)
    for x, y, r in ((0.34, 0.38, 0.11), (0.78, 0.40, 0.09), (0.56, 0.34, 0.14)):
        brush.sphere(x, y, r, tint)
        brush.band(x, y, r * 0.98, r * 0.06, DARK, squash=0.22, part=(0.0, 0.5))
        brush.lamp(x, y - r, 0.007, colour("#FF8A6A"))
    for x in (0.27, 0.45, 0.67, 0.87):
        brush.rod((x, 0.48), (x, 0.36), 0.014, STEEL)
        brush.rod((x, 0.54), (x + 0.02, 0.78), 0.010, STEEL, 0.7)
        brush.beam([(x + 0.02, 0.70), (x + 0.03, 0.86)], 0.010, FIRE, 0.35)
    for k in range(22):
        brush.disc(0.23 + 0.036 * k, 0.51, 0.004, LAMP)
    ships.freighter(brush, 0.22, 0.20, 0.10, (colour(RAMPS["rare"][3]),), -0.1)


def recycling(brush: Brush, tint: Array) -> None:
    """Small machines that take old hulls apart."""
    brush.glow(0.6, 0.4, 0.6, tint, 0.3)
    hull = colour("#7A8296")
    ships.wedge(brush, 0.56, 0.42, 0.42, hull * 0.6, 0.25)
    for _ in range(5):
        x, y = brush.rng.uniform(0.35, 0.85), brush.rng.uniform(0.30, 0.55)
        points = [
            (x + dx * brush.rng.uniform(0.02, 0.07), y + dy * brush.rng.uniform(0.02, 0.06))
            for dx, dy in ((-1, -1), (0, -1.2), (1, -0.7), (0.8, 0.8), (-0.7, 1))
        ]
        brush.plate(points, colour("#0C1022"), (1.0, 0.8))
        brush.beam([*points, points[0]], 0.0025, FIRE, 0.5)
    for _ in range(34):
        x, y = brush.rng.uniform(0.05, 1.15), brush.rng.uniform(0.10, 0.72)
        w = brush.rng.uniform(0.006, 0.026)
        shard = [(x + w * a, y + w * b) for a, b in brush.rng.uniform(-1, 1, (4, 2))]
        brush.plate(shard, hull, (1.1, 0.4), alpha=0.9)
    for i in range(9):
        x, y = 0.14 + 0.115 * i, 0.24 + 0.34 * ((i * 5) % 7) / 7
        brush.beam([(x, y), (x + 0.06, y + 0.05)], 0.0025, tint, 0.6)
        brush.plate([(x - 0.022, y), (x, y - 0.016), (x + 0.022, y), (x, y + 0.016)], tint, (1.2, 0.5))
        brush.lamp(x, y, 0.006, ships.ENGINE)


def living_ship(brush: Brush, tint: Array) -> None:
    """A hull that has grown and was not built."""
    horizon(brush, "genes", "ocean", 0.1, 1.46, 0.88)
    x, y, size, turn = 0.60, 0.40, 0.42, -0.16
    c, s = np.cos(turn), np.sin(turn)
    jade = colour("#3FA877") * 0.7 + tint * 0.2
    brush.glow(x, y, size * 1.1, tint, 0.35)
    for k in range(9):
        t = np.linspace(0, 1, 18)
        px, py = -0.80 - 0.42 * t, (k - 4) * 0.045 * (1 + 1.6 * t) + 0.05 * np.sin(6 * t + k)
        line = zip(
            (x + size * (px * c - py * s)).tolist(), (y + size * (px * s + py * c)).tolist(), strict=True
        )
        brush.beam(list(line), 0.005, tint, 0.4)
    for k in range(46):
        way = k / 45
        a, thick = -0.85 + 1.8 * way, 0.05 + 0.27 * float(np.sin(np.pi * way**0.8)) * (1 - 0.25 * way)
        tone = jade * (0.75 + 0.30 * (k % 5 == 0))
        brush.sphere(x + size * a * c, y + size * a * s, size * thick, tone)
    for k in range(7):
        a = -0.55 + 0.20 * k
        w = 0.30 * float(np.sin(np.pi * ((a + 0.85) / 1.8) ** 0.8))
        brush.band(
            x + size * a * c,
            y + size * a * s,
            size * w,
            0.007,
            tint,
            squash=1.0,
            turn=turn,
            part=(0.30, 0.70),
            light=(1.2, 0.5),
        )
        brush.lamp(x + size * (a * c + 0.02), y + size * (a * s + 0.05), 0.008, colour("#E8FFD0"))
    for side in (-1, 1):
        sweep = np.linspace(0, 1, 12)
        far = 0.17 + 0.42 * np.sin(sweep * np.pi / 2)
        fin = [(0.15 - 0.75 * v**1.6, side * f) for v, f in zip(sweep.tolist(), far.tolist(), strict=True)]
        fin += [(-0.60 + 0.30 * v, side * (0.59 - 0.42 * v**0.5)) for v in (0.2, 0.5, 1.0)]
        at = [(x + size * (a * c - b * s), y + size * (a * s + b * c)) for a, b in fin]
        brush.plate(at, jade, (1.1, 0.4), alpha=0.85)
        brush.beam(at, 0.003, tint, 0.35)


def star_gate(brush: Brush, tint: Array) -> None:
    """A gate large enough for fleets, with light behind its ring."""
    x, y, r = 0.64, 0.39, 0.30
    horizon(brush, "gray", "city", 0.1, 1.5, 0.92)
    brush.glow(x, y, r * 1.5, ships.ENGINE, 0.5)
    for k in range(9):
        brush.glow(x, y, r * (1.0 - 0.1 * k), colour("#3A8CFF") if k % 2 else ships.ENGINE, 0.16, 0.6)
    for _ in range(26):
        a, d = brush.rng.uniform(0, 6.28), brush.rng.uniform(0.02, 0.24)
        brush.beam(bow((x, y), (x + d * np.cos(a), y + d * np.sin(a)), 0.02, 8), 0.002, tint, 0.4)
    brush.band(x, y, r, 0.06, STEEL, grain=0.35)
    brush.band(x, y, r - 0.045, 0.012, tint, light=(1.4, 0.8))
    for k, at in enumerate(oval(x, y, r, 1.0, 8)):
        size = 0.036
        brush.plate(
            [(at[0] - size, at[1]), (at[0], at[1] - size), (at[0] + size, at[1]), (at[0], at[1] + size)],
            tint,
            (1.2, 0.4),
            grain=0.2,
        )
        brush.lamp(*at, 0.009, LAMP if k % 2 else colour("#FF8A6A"))
    for px, py, size in ((0.18, 0.62, 0.10), (0.34, 0.54, 0.07), (0.47, 0.48, 0.045), (0.56, 0.44, 0.025)):
        ships.wedge(brush, px, py, size, STEEL, -0.35)


def assembly(brush: Brush, tint: Array) -> None:
    """A line of robot arms, each at its own part of the work."""
    brush.glow(0.6, 0.5, 0.7, tint, 0.3)
    brush.plate(box(-0.02, 0.66, 1.22, 0.72), STEEL * 0.6, (1.1, 0.4), grain=0.3)
    brush.plate(box(-0.02, 0.72, 1.22, 1.02), DARK * 0.5, (0.9, 0.3), slant=0.0)
    for i in range(5):
        x = 0.06 + 0.26 * i
        brush.sphere(x + 0.10, 0.585, 0.070, colour("#B9C2D6") * (0.4 + 0.15 * i))
        brush.disc(x + 0.075, 0.575, 0.016, ships.ENGINE)
        elbow = (x - 0.06 + 0.05 * (i % 2), 0.30 - 0.03 * (i % 3))
        hand = (x + 0.085, 0.475)
        brush.rod((x, 0.05), elbow, 0.034, tint, 1.05)
        brush.rod(elbow, hand, 0.024, tint, 0.85)
        brush.plate(box(x - 0.045, -0.02, x + 0.045, 0.07), DARK, (1.3, 0.7), grain=0.2)
        brush.sphere(*elbow, 0.028, STEEL)
        brush.lamp(*hand, 0.009, FIRE if i % 2 else ships.ENGINE)
        for _ in range(6):
            spark = (hand[0] + brush.rng.normal() * 0.02, hand[1] + abs(brush.rng.normal()) * 0.03)
            brush.lamp(*spark, 0.0018, colour("#FFD57E"))


def mirror(brush: Brush, tint: Array) -> None:
    """A mirror in orbit that warms a frozen world."""
    world(brush, "novelty", "ice", 0.82, 0.52, 0.27)
    x, y = 0.28, 0.24
    beam = [(0.24, 0.10), (0.36, 0.36), (0.74, 0.66), (0.90, 0.32)]
    brush.plate(beam, colour("#FFD57E"), (0.9, 0.6), alpha=0.26)
    brush.glow(0.78, 0.48, 0.24, colour("#FFB36B"), 0.7)
    brush.glow(0.74, 0.50, 0.12, colour("#7BE5A5"), 0.5)
    brush.plate(oval(x, y, 0.17, 1.0, 8), tint, (1.3, 0.7), grain=0.4)
    for k in range(4):
        a = k * np.pi / 4
        brush.rod(
            (x - 0.17 * np.cos(a), y - 0.17 * np.sin(a)),
            (x + 0.17 * np.cos(a), y + 0.17 * np.sin(a)),
            0.005,
            DARK,
            0.9,
        )
    edge = oval(x, y, 0.17, 1.0, 8)
    brush.beam([*edge, edge[0]], 0.006, colour("#FFE9B8"), 0.7)
    brush.lamp(x, y, 0.02, LAMP)
    for px, py in ((0.12, 0.56), (0.36, 0.60), (0.54, 0.16)):
        ships.wedge(brush, px, py, 0.05, STEEL, -0.3)


SCENES = {
    f.__name__: f
    for f in (harbour, dock, depot, refinery, recycling, living_ship, star_gate, assembly, mirror)
}
