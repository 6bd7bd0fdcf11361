"""Scenes of strife: battles, sieges, weapons and what guards against them."""

from itertools import pairwise

import numpy as np

from drawing import ships
from drawing.brush import Brush, Point, box, oval
from drawing.noise import Array, colour
from drawing.scenes_ground import ground, skyline, trooper
from drawing.scenes_halls import RED, crowd
from drawing.scenes_space import KIND_TINTS, boulder, horizon
from drawing.scenes_travel import world
from drawing.ships import DARK, LAMP, STEEL

FIRE = colour("#FF9A4A")
BLUE = colour("#63A8FF")


def blast(brush: Brush, x: float, y: float, r: float) -> None:
    """An explosion."""
    for far, strength, code in ((3.0, 0.5, "#FF5A3A"), (1.7, 0.8, "#FF9A4A"), (0.8, 1.0, "#FFE9B8")):
        brush.glow(x, y, r * far, colour(code), strength)
    for _ in range(9):
        a, d = brush.rng.uniform(0, 6.28), brush.rng.uniform(0.8, 2.2) * r
        brush.beam([(x, y), (x + d * np.cos(a), y + d * np.sin(a))], r * 0.08, FIRE, 0.5)


def battle(brush: Brush, tint: Array) -> None:
    """Two lines of warships that fire at each other across a border."""
    world(brush, "gray", "rock", 0.60, 0.86, 0.30)
    for i in range(5):
        y, near = 0.12 + 0.12 * i, 0.055 + 0.016 * i
        left, right = (0.30 - 0.045 * i, y), (0.92 + 0.045 * i, y - 0.02)
        brush.beam([left, (right[0] - 0.10, right[1] + 0.05 * (i % 3 - 1))], 0.004, BLUE, 0.6)
        brush.beam([right, (left[0] + 0.12, left[1] - 0.05 * (i % 2))], 0.004, RED, 0.6)
        ships.wedge(brush, *left, near, BLUE * 0.5 + STEEL * 0.5, 0.03)
        ships.wedge(brush, *right, near, RED * 0.4 + tint * 0.4, np.pi - 0.03)
    for x, y, r in ((0.52, 0.26, 0.045), (0.72, 0.42, 0.060), (0.44, 0.55, 0.040), (0.80, 0.16, 0.030)):
        blast(brush, x, y, r)


def blockade(brush: Brush, tint: Array) -> None:
    """A ring of warships that lets nobody through to a world."""
    at = oval(0.60, 0.40, 0.44, 0.42, 14)
    for half in (-1, 1):
        for k, (x, y) in enumerate(at):
            if (np.sin(2 * np.pi * k / 14) > 0.01) == (half > 0):
                size = 0.055 + 0.035 * (y - 0.40) / 0.18
                ships.wedge(brush, x, y, size, tint, -0.1)
                brush.beam([(x, y), at[(k + 1) % 14]], 0.002, RED, 0.4)
        if half < 0:
            world(brush, "novelty", "ocean", 0.60, 0.40, 0.22)
    ships.freighter(brush, 0.20, 0.70, 0.10, KIND_TINTS, -0.5)


def negator(brush: Brush, tint: Array) -> None:
    """A weapon that puts out stars, at the moment it fires."""
    sun = (0.98, 0.24)
    for far, strength, code in ((0.55, 0.6, "#FF5A3A"), (0.26, 0.9, "#FF9A4A")):
        brush.glow(*sun, far, colour(code), strength)
    brush.sphere(*sun, 0.11, FIRE)
    brush.disc(*sun, 0.055, colour("#0A0614"))
    brush.band(*sun, 0.06, 0.012, tint, light=(1.4, 1.0))
    violet = colour("#B48CFF")
    for width, strength in ((0.035, 0.35), (0.012, 0.8)):
        brush.beam([(0.50, 0.44), sun], width, violet, strength)
    for k in range(5):
        t = k / 5
        brush.band(
            0.36 + 0.055 * k,
            0.51 - 0.026 * k,
            0.19 - 0.022 * k,
            0.022,
            tint * (1 - 0.3 * t),
            squash=1.0,
            part=(0.0, 1.0),
            grain=0.25,
        )
    brush.sphere(0.30, 0.54, 0.11, STEEL)
    brush.glow(0.48, 0.45, 0.16, violet, 1.0)
    for x, y in ((0.12, 0.26), (0.22, 0.20), (0.70, 0.66)):
        ships.wedge(brush, x, y, 0.05, STEEL, -0.45)


def citadel(brush: Brush, tint: Array) -> None:
    """A fortress in space: a great rock crowned with towers and guns."""
    horizon(brush, "red", "desert", 1.0, 1.46, 0.88)
    boulder(brush, 0.58, 0.52, 0.24, tint * 0.55)
    for k in range(9):
        x = 0.36 + 0.054 * k
        top = 0.30 - 0.16 * (1 - abs(k - 4) / 4) ** 1.3 - 0.03 * (k % 2)
        brush.plate(box(x, top, x + 0.042, 0.46), tint * 0.8, (1.2, 0.35), grain=0.2)
        brush.plate([(x, top), (x + 0.021, top - 0.035), (x + 0.042, top)], tint, (1.1, 0.5))
        for _ in range(8):
            brush.disc(x + brush.rng.uniform(0.008, 0.034), brush.rng.uniform(top + 0.02, 0.44), 0.003, LAMP)
    for side in (-1, 1):
        for k in range(3):
            foot = (0.58 + side * (0.16 + 0.03 * k), 0.48 + 0.07 * k)
            brush.rod(foot, (foot[0] + side * 0.13, foot[1] - 0.05), 0.020, STEEL, 0.9)
            brush.lamp(foot[0] + side * 0.13, foot[1] - 0.05, 0.007, RED)
    for x, y, size in ((0.16, 0.22, 0.06), (1.02, 0.28, 0.07), (0.20, 0.66, 0.06)):
        ships.wedge(brush, x, y, size, STEEL, -0.2)


def patrol(brush: Brush, tint: Array) -> None:
    """Beacons that light up the dark between the stars, one after the other."""
    at = (
        (0.22, 0.60, 0.13),
        (0.52, 0.44, 0.095),
        (0.76, 0.32, 0.065),
        (0.93, 0.235, 0.042),
        (1.04, 0.18, 0.026),
    )
    for (x, y, size), (nx, ny, _) in pairwise(at):
        brush.beam([(x, y - size), (nx, ny)], 0.004, tint, 0.4)
    for x, y, size in at:
        for side in (-1, 1):
            ray = [
                (x, y - size),
                (x + side * size * 3.2, y - size * 1.8),
                (x + side * size * 3.2, y - size * 1.2),
            ]
            brush.plate(ray, tint, (0.9, 0.5), alpha=0.20)
        brush.rod((x, y - size), (x, y + size), size * 0.12, STEEL)
        for k in range(3):
            brush.band(x, y - size * 0.3 + size * 0.45 * k, size * 0.34, size * 0.10, STEEL, squash=0.35)
        brush.lamp(x, y - size, size * 0.16, tint)
        brush.glow(x, y - size, size * 1.8, tint, 0.7)
    for x, y, size in ((0.80, 0.60, 0.12), (0.98, 0.50, 0.07)):
        ships.wedge(brush, x, y, size, STEEL, -0.4)


def shielded(brush: Brush, tint: Array) -> None:
    """A world behind a shell of light that throws every shot back."""
    x, y, r = 0.66, 0.42, 0.32
    world(brush, "novelty", "ocean", x, y, 0.22)
    brush.glow(x, y, r * 1.25, tint, 0.30, 1.0)
    size = 0.056
    for row in range(-7, 8):
        for column in range(-7, 8):
            px, py = size * 1.74 * (column + 0.5 * (row % 2)), size * 1.5 * row
            d = float(np.hypot(px, py)) / r
            if d < 0.97:
                squeeze = float(np.sin(d * np.pi / 2)) / (d + 1e-6) * 0.98
                cell = [
                    (
                        x + (px + size * np.sin(k * np.pi / 3)) * squeeze,
                        y + (py + size * np.cos(k * np.pi / 3)) * squeeze,
                    )
                    for k in range(7)
                ]
                brush.beam(cell, 0.002, tint, 0.10 + 0.26 * d * d)
    edge = oval(x, y, r * 0.99)
    brush.beam([*edge, edge[0]], 0.006, tint, 0.6)
    for a in (2.5, 3.2, 4.0):
        hit = (x + r * np.cos(a), y + r * np.sin(a))
        brush.beam([(x + 0.9 * np.cos(a), y + 0.9 * np.sin(a)), hit], 0.005, RED, 0.6)
        brush.glow(*hit, 0.12, colour("#FFE9B8"), 0.9)


def uprising(brush: Brush, tint: Array) -> None:
    """A city in flames and a crowd with torches and a flag."""
    skyline(brush, colour("#6A5A70"))
    brush.glow(0.6, 0.75, 0.9, colour("#FF5A2A"), 0.7)
    for _ in range(9):
        x, y = brush.rng.uniform(0.05, 1.15), brush.rng.uniform(0.42, 0.66)
        brush.glow(x, y, 0.11, FIRE, 0.8)
        for k in range(3):
            tip = (x + brush.rng.uniform(-0.02, 0.02), y - brush.rng.uniform(0.06, 0.13))
            brush.plate(
                [(x - 0.016 + 0.01 * k, y), tip, (x + 0.006 + 0.01 * k, y)], FIRE, (1.2, 0.9), alpha=0.8
            )
    crowd(brush, 0.74, 0.034, colour("#2A1A22"), 24)
    for i in range(9):
        x = 0.08 + 0.13 * i
        brush.rod((x, 0.86), (x + 0.02, 0.68), 0.008, DARK, 0.8)
        brush.lamp(x + 0.02, 0.67, 0.010, FIRE)
    brush.rod((0.58, 0.92), (0.54, 0.36), 0.010, DARK, 1.2)
    flag: list[Point] = [
        (0.54, 0.36),
        (0.66, 0.33),
        (0.78, 0.38),
        (0.90, 0.35),
        (0.90, 0.51),
        (0.78, 0.54),
        (0.66, 0.49),
        (0.548, 0.52),
    ]
    brush.plate(flag, tint, (1.1, 0.55))
    brush.band(0.72, 0.43, 0.040, 0.014, LAMP, light=(1.0, 0.8))
    crowd(brush, 0.86, 0.044, colour("#120A14"), 15)


def duel(brush: Brush, tint: Array) -> None:
    """A dreadnought over a city that is told to yield."""
    ships.wedge(brush, 0.62, 0.26, 0.50, tint, 0.06)
    for x in (0.44, 0.62, 0.80):
        brush.plate(
            [(x - 0.006, 0.30), (x + 0.006, 0.30), (x + 0.10, 0.78), (x - 0.10, 0.78)],
            RED,
            (0.9, 0.4),
            alpha=0.22,
            slant=0.0,
        )
        brush.glow(x, 0.30, 0.07, RED, 0.8)
    ground(brush, 0.80, colour("#4A5270"), 0.05)
    for k in range(14):
        x, high = 0.10 + 0.074 * k, 0.06 + 0.07 * abs(np.sin(k * 1.9))
        brush.plate(box(x, 0.80 - high, x + 0.045, 0.86), colour("#39445C"), (1.2, 0.5), grain=0.2)
        for row in range(int(high / 0.025)):
            brush.disc(x + 0.022, 0.79 - 0.024 * row, 0.004, LAMP, 0.9)
    for x, size in ((0.36, 0.035), (0.84, 0.035)):
        trooper(brush, x, 0.78, size, DARK * 1.2, BLUE)


def rivals(brush: Brush, tint: Array) -> None:
    """Freighters of two houses, and guns between them."""
    horizon(brush, "novelty", "ocean", 0.10, 1.5, 0.92)
    for i, (y, size) in enumerate(((0.18, 0.12), (0.36, 0.15), (0.58, 0.19))):
        ships.freighter(brush, 0.24 - 0.03 * i, y, size, (BLUE,), 0.06)
        ships.freighter(brush, 0.96 + 0.03 * i, y - 0.03, size, (RED, tint), np.pi + 0.06)
    for x, y, size, turn in ((0.50, 0.24, 0.08, 0.1), (0.47, 0.46, 0.09, 0.0), (0.70, 0.34, 0.08, np.pi)):
        ships.wedge(brush, x, y, size, STEEL, turn)
    brush.beam([(0.58, 0.25), (0.84, 0.20)], 0.004, BLUE, 0.6)
    brush.beam([(0.62, 0.34), (0.38, 0.38)], 0.004, RED, 0.6)
    blast(brush, 0.86, 0.18, 0.050)
    blast(brush, 0.34, 0.38, 0.045)
    blast(brush, 0.98, 0.55, 0.035)


SCENES = {
    f.__name__: f for f in (battle, rivals, blockade, negator, citadel, patrol, shielded, uprising, duel)
}
