"""Scenes of halls, stages and tanks, where people work, pray and meet."""

from collections.abc import Sequence

import numpy as np

from drawing import ships
from drawing.brush import Brush, Point
from drawing.noise import RAMPS, Array, colour
from drawing.scenes_ground import ground, trooper
from drawing.scenes_space import KIND_TINTS
from drawing.scenes_travel import world
from drawing.ships import DARK, STEEL

RED = colour("#FF6D5A")


def floor(brush: Brush, y: float, tint: Array) -> None:
    """A polished floor that runs to a far edge."""
    brush.plate([(-0.02, y), (1.22, y), (1.22, 1.02), (-0.02, 1.02)], tint * 0.4, (0.9, 0.3), slant=0.0)
    for i in range(13):
        x = 0.6 + (i - 6) * 0.08
        brush.beam([(x, y), (0.6 + (x - 0.6) * 4.5, 1.02)], 0.0018, tint, 0.18)


def crowd(brush: Brush, y: float, size: float, tint: Array, count: int = 26) -> None:
    """A row of people seen from behind."""
    for i in range(count):
        x = -0.02 + 1.24 * (i + brush.rng.uniform(-0.3, 0.3)) / (count - 1)
        top = y + brush.rng.uniform(-0.4, 0.4) * size
        body = [(-0.9, 3.6), (-0.95, 1.5), (-0.5, 0.85), (0.5, 0.85), (0.95, 1.5), (0.9, 3.6)]
        brush.plate([(x + size * a, top + size * b) for a, b in body], tint, (0.5, 0.1), slant=0.0)
        brush.sphere(x, top + size * 0.25, size * 0.55, tint * 0.45)


def vats(brush: Brush, tint: Array) -> None:
    """Lit tanks with creatures that grow in them."""
    brush.glow(0.6, 0.4, 0.8, tint, 0.30)
    floor(brush, 0.74, tint)
    for x, size, shape in ((0.08, 0.75, 1), (1.12, 0.75, 2), (0.32, 0.9, 2), (0.88, 0.9, 0), (0.60, 1.15, 1)):
        w, top, base = 0.098 * size, 0.40 - 0.28 * size, 0.40 + 0.36 * size
        glass = [(x - w, top), (x + w, top), (x + w, base), (x - w, base)]
        brush.plate(glass, tint, (0.62, 0.22), alpha=0.9, slant=0.9)
        brush.glow(x, 0.42, 0.22 * size, tint, 0.55)
        _creature(brush, x, 0.42, 0.072 * size, tint * 0.22, shape)
        for _ in range(9):
            brush.disc(
                x + brush.rng.uniform(-0.8, 0.8) * w,
                brush.rng.uniform(top, base),
                0.004 * size,
                colour("#FFFFFF"),
                0.45,
            )
        brush.rod((x - w * 0.72, top), (x - w * 0.72, base), w * 0.14, colour("#FFFFFF"), 0.9, 0.28)
        for y, high in ((top - 0.05 * size, 0.06), (base - 0.01, 0.07)):
            cap = [(x - w * 1.15, y), (x + w * 1.15, y), (x + w * 1.15, y + high * size)]
            brush.plate([*cap, (x - w * 1.15, y + high * size)], STEEL, (1.1, 0.4), grain=0.15, slant=1.0)
            brush.lamp(x, y + high * size / 2, 0.006 * size, ships.LAMP)


def _creature(brush: Brush, x: float, y: float, size: float, tint: Array, shape: int) -> None:
    """A curled body with a head, and limbs, fins or wings."""
    t = np.linspace(0, 1, 26)
    spine = [(x + size * (0.75 * np.sin(3.6 * v) - 0.3), y + size * (2.4 * v - 1.1)) for v in t]
    for i, (px, py) in enumerate(spine):
        brush.sphere(px, py, size * (0.62 - 0.52 * t[i]), tint)
    brush.sphere(x - size * 0.2, y - size * 1.25, size * 0.72, tint * 1.2)
    brush.disc(x - size * 0.5, y - size * 1.3, size * 0.14, colour("#E8FFF4"))
    limbs: tuple[Sequence[Point], ...] = (
        ((0.2, -0.6), (1.5, -1.4), (1.2, -0.4), (0.6, 0.0)),
        ((-0.1, -0.5), (-1.0, 0.2), (-0.8, 0.4), (0.2, 0.0)),
        ((0.3, 0.4), (1.1, 1.2), (0.8, 1.3), (0.1, 0.8)),
    )
    for points in limbs[: 2 if shape == 0 else 3]:
        lean = -1 if shape == 2 else 1
        brush.plate([(x + lean * size * a, y + size * b) for a, b in points], tint, (1.5, 0.8))


def salon(brush: Brush, tint: Array) -> None:
    """A stage of light where a work of art turns above the guests."""
    world(brush, "alien", "gas", 0.98, 0.20, 0.13, ring=True)
    floor(brush, 0.66, tint)
    for a, neon in ((-2.0, KIND_TINTS[0]), (-1.57, tint), (-1.14, KIND_TINTS[2])):
        brush.plate(
            [
                (0.6 + 0.8 * np.cos(a - 0.1), 0.62 + 0.8 * np.sin(a - 0.1)),
                (0.62, 0.62),
                (0.58, 0.62),
                (0.6 + 0.8 * np.cos(a + 0.1), 0.62 + 0.8 * np.sin(a + 0.1)),
            ],
            neon,
            (0.5, 0.9),
            alpha=0.22,
            slant=0.0,
        )
    brush.glow(0.6, 0.36, 0.42, tint, 0.7)
    t = np.linspace(0, 1, 70)
    for k in range(6):
        turn = t * 2 * np.pi * 1.5 + k * np.pi / 3
        far = 0.16 * np.sin(np.pi * t) + 0.015
        x, y = 0.6 + far * np.cos(turn), 0.58 - 0.46 * t + 0.03 * np.sin(turn)
        brush.beam(
            list(zip(x.tolist(), y.tolist(), strict=True)), 0.006, KIND_TINTS[k % 4] if k % 2 else tint, 0.6
        )
    for r, level in ((0.26, 0.66), (0.20, 0.63)):
        brush.band(0.6, level, r * 0.5, r, tint, squash=0.22, light=(0.9, 0.4))
    crowd(brush, 0.70, 0.030, colour("#3A3358"), 18)
    crowd(brush, 0.82, 0.040, colour("#1B1A36"), 14)


def march(brush: Brush, tint: Array) -> None:
    """Ranks of recruits under long banners."""
    world(brush, "red", "desert", 0.60, 0.22, 0.17)
    for x in (0.10, 0.34, 0.86, 1.10):
        banner = [(x - 0.05, 0.02), (x + 0.05, 0.02), (x + 0.05, 0.44), (x, 0.50), (x - 0.05, 0.44)]
        brush.plate(banner, RED, (0.75, 0.25), slant=0.2)
        ships.wedge(brush, x - 0.005, 0.20, 0.034, ships.LAMP, -np.pi / 2)
    for row in range(4):
        size = 0.030 + 0.016 * row
        count = 11 - 2 * row
        for i in range(count):
            x = 0.6 + (i - (count - 1) / 2) * size * 3.6
            trooper(
                brush, x, 0.50 + 0.085 * row, size, tint * (0.7 + 0.1 * row), colour("#7FDCFF"), armed=row > 2
            )
    ground(brush, 0.98, tint * 0.5, 0.03)


def temple(brush: Brush, tint: Array) -> None:
    """Steps that lead up to a great light."""
    for r, strength in ((0.75, 0.45), (0.3, 0.6), (0.10, 0.9)):
        brush.glow(0.6, 0.34, r, tint, strength)
    for k in range(16):
        a = k * np.pi / 8 + 0.2
        line = [(0.6 + d * np.cos(a), 0.34 + d * np.sin(a)) for d in (0.13, 0.30 + 0.10 * (k % 2))]
        brush.beam(line, 0.006, tint, 0.4)
    brush.band(0.6, 0.34, 0.13, 0.016, tint, squash=1.0, light=(1.4, 0.9))
    for k, side in enumerate((-1, 1, -1, 1, -1, 1)):
        near = k // 2
        x, w = 0.6 + side * (0.24 + 0.13 * near), 0.030 + 0.010 * near
        top = 0.26 - 0.10 * near
        obelisk = [(x - w, 0.86), (x - w * 0.6, top), (x, top - 0.06), (x + w * 0.6, top), (x + w, 0.86)]
        brush.plate(obelisk, colour(RAMPS["gray"][2]), (1.1, 0.3), slant=0.9)
        brush.lamp(x, top + 0.04, 0.008, tint)
    for k in range(9):
        w, y = 0.10 + 0.072 * k, 0.58 + 0.050 * k
        step = [(0.6 - w, y), (0.6 + w, y), (0.6 + w * 1.02, y + 0.052), (0.6 - w * 1.02, y + 0.052)]
        brush.plate(step, colour(RAMPS["gray"][2]) * (0.85 - 0.06 * k) + tint * 0.12, (1.1, 0.45), slant=0.1)
    for k in range(7):
        x, y = 0.6 + brush.rng.uniform(-0.22, 0.22), 0.72 + 0.03 * k
        brush.plate([(x - 0.020, y + 0.10), (x, y), (x + 0.020, y + 0.10)], DARK * 0.5, (0.8, 0.4))
        brush.sphere(x, y + 0.004, 0.013, DARK * 0.8)


def archive(brush: Brush, tint: Array) -> None:
    """Walls of crystals, each with an age of knowledge in it."""
    brush.glow(0.6, 0.38, 0.5, tint, 0.7)
    for side in (-1, 1):
        for shelf in range(7):
            for k in range(9):
                near = 1.0 / (1.05 - 0.105 * k)
                x = 0.6 + side * (0.09 + 0.018 * k) * near
                y = 0.38 + (shelf - 3) * 0.050 * near
                size = 0.016 * near
                chance = brush.rng.random()
                tone = tint if chance < 0.75 else KIND_TINTS[int(chance * 60) % 4]
                body = [(0, -1.2), (0.7, -0.6), (0.7, 0.8), (0, 1.2), (-0.7, 0.8), (-0.7, -0.6)]
                brush.plate([(x + size * a, y + size * b) for a, b in body], tone, (0.75, 0.25))
                if chance > 0.55:
                    brush.glow(x, y, size * 2.6, tone, 0.45)
    floor(brush, 0.72, tint)
    for k in range(3):
        brush.band(0.6, 0.38, 0.030 + 0.018 * k, 0.004, tint, squash=1.0, light=(1.6, 1.2))
    brush.plate([(0.575, 0.80), (0.58, 0.60), (0.62, 0.60), (0.625, 0.80)], DARK * 0.4, (0.8, 0.4))
    brush.sphere(0.6, 0.585, 0.022, DARK * 0.7)


def throne(brush: Brush, tint: Array) -> None:
    """A high seat before a window onto a world, guards on both sides."""
    world(brush, "gray", "city", 0.60, 0.32, 0.30)
    for x in (0.16, 0.38, 0.82, 1.04):
        brush.plate(
            [(x - 0.022, 0.0), (x + 0.022, 0.0), (x + 0.022, 0.80), (x - 0.022, 0.80)],
            DARK,
            (1.2, 0.4),
            slant=1.0,
        )
    for side in (-1, 1):
        x = 0.6 + side * 0.49
        banner = [(x - 0.055, 0.0), (x + 0.055, 0.0), (x + 0.055, 0.42), (x, 0.50), (x - 0.055, 0.42)]
        brush.plate(banner, tint, (0.9, 0.3), slant=0.2)
    floor(brush, 0.78, tint)
    for k in range(4):
        w, y = 0.17 + 0.06 * k, 0.70 + 0.04 * k
        brush.plate(
            [(0.6 - w, y), (0.6 + w, y), (0.6 + w + 0.02, y + 0.045), (0.6 - w - 0.02, y + 0.045)],
            STEEL * (0.6 - 0.08 * k),
            (1.1, 0.5),
            slant=0.1,
        )
    back = [
        (-0.11, 0.70),
        (-0.13, 0.22),
        (-0.05, 0.30),
        (0.0, 0.12),
        (0.05, 0.30),
        (0.13, 0.22),
        (0.11, 0.70),
    ]
    brush.plate([(0.6 + a, y) for a, y in back], colour("#2A2438"), (1.3, 0.6), grain=0.1)
    brush.beam([(0.6 + a, y) for a, y in back], 0.005, tint, 0.7)
    trooper(brush, 0.6, 0.36, 0.062, colour("#4A4460"), tint, armed=False)
    for side in (-1, 1):
        trooper(brush, 0.6 + side * 0.30, 0.50, 0.058, STEEL * 0.7, RED)


SCENES = {f.__name__: f for f in (vats, salon, march, temple, archive, throne)}
