"""Scenes of developments that show an idea: charts and lattices of light."""

import numpy as np

from drawing import ships
from drawing.brush import Brush
from drawing.noise import Array, colour
from drawing.scenes_space import KIND_TINTS, horizon


def hexagons(brush: Brush, tint: Array) -> None:
    """A field of cells, each trade of another colour."""
    size = 0.105
    for row in range(-1, 8):
        for column in range(-1, 9):
            x = size * 1.76 * (column + 0.5 * (row % 2))
            y = size * 1.53 * row
            chance = brush.rng.random()
            tone = KIND_TINTS[int(chance * 40) % 4] if chance > 0.55 else tint * 0.45
            far = float(np.exp(-((x - 0.6) ** 2 + (y - 0.4) ** 2) / 0.22))
            cell = [
                (x + size * 0.92 * np.sin(k * np.pi / 3), y + size * 0.92 * np.cos(k * np.pi / 3))
                for k in range(6)
            ]
            brush.plate(cell, tone, (0.45 + 0.6 * far, 0.2 + 0.3 * far), alpha=0.5 + 0.45 * far)
            if chance > 0.55:
                brush.beam([*cell, cell[0]], 0.003, tone, 0.22 + 0.4 * far)
                brush.glow(x, y, size * 1.4, tone, 0.25 * far)


def helix(brush: Brush, tint: Array) -> None:
    """The thread of life as a column of light."""
    horizon(brush, "genes", "ocean", 0.1, 1.5, 0.95)
    green = colour("#7BE5A5")
    brush.glow(0.60, 0.40, 0.55, green, 0.4)
    t = np.linspace(0.0, 1.0, 90)
    x, y = 0.14 + 0.96 * t, 0.66 - 0.52 * t
    wave = 0.12 * np.sin(t * 4.2 * np.pi)
    depth = np.cos(t * 4.2 * np.pi)
    for i in range(2, 90, 4):
        a, b = (x[i] + wave[i] * 0.45, y[i] + wave[i]), (x[i] - wave[i] * 0.45, y[i] - wave[i])
        brush.beam([a, b], 0.004, KIND_TINTS[(i // 4) % 4], 0.35)
    for side in (1, -1):
        for i in range(90):
            near = 0.5 + 0.5 * side * depth[i]
            place = (float(x[i] + side * wave[i] * 0.45), float(y[i] + side * wave[i]))
            brush.sphere(*place, 0.009 + 0.010 * near, (green if side > 0 else tint) * (0.55 + 0.5 * near))


def ledger(brush: Brush, tint: Array) -> None:
    """A chart of light that climbs, over a quiet world."""
    horizon(brush, "gray", "city", 0.7, 1.55, 1.0)
    heights = (0.12, 0.18, 0.15, 0.26, 0.32, 0.42, 0.52)
    brush.glow(0.7, 0.45, 0.6, tint, 0.35)
    for k in range(5):
        y = 0.74 - 0.13 * k
        brush.beam([(0.16, y), (1.06, y)], 0.0018, ships.ENGINE, 0.22)
    for i, high in enumerate(heights):
        x = 0.20 + 0.122 * i
        bar = [(x, 0.74 - high), (x + 0.075, 0.74 - high), (x + 0.075, 0.74), (x, 0.74)]
        brush.plate(bar, tint, (1.0, 0.25), alpha=0.75, slant=0.0)
        side = [(x + 0.075, 0.74 - high), (x + 0.097, 0.725 - high), (x + 0.097, 0.725), (x + 0.075, 0.74)]
        brush.plate(side, tint, (0.6, 0.15), alpha=0.75, slant=0.0)
        brush.beam([(x, 0.74 - high), (x + 0.075, 0.74 - high)], 0.004, tint, 0.6)
    line = [(0.237 + 0.122 * i, 0.68 - high) for i, high in enumerate(heights)]
    brush.beam(line, 0.006, colour("#FFD57E"), 0.6)
    for x, y in line:
        brush.lamp(x, y, 0.010, colour("#FFD57E"))


def tactics(brush: Brush, tint: Array) -> None:
    """A plan of battle in light: rings, courses, wedges."""
    cyan = colour("#63E6F2")
    brush.glow(0.6, 0.44, 0.7, cyan, 0.22)
    for k in range(1, 5):
        ring = [
            (0.6 + 0.15 * k * np.cos(a), 0.46 + 0.065 * k * np.sin(a)) for a in np.linspace(0, 2 * np.pi, 60)
        ]
        brush.beam(ring, 0.0024, cyan, 0.32)
    for a in np.linspace(0, np.pi, 7):
        c, s = 0.6 * np.cos(a), 0.26 * np.sin(a)
        brush.beam([(0.6 - c, 0.46 - s), (0.6 + c, 0.46 + s)], 0.0016, cyan, 0.2)
    brush.sphere(0.6, 0.42, 0.075, colour("#C0392F"))
    red = colour("#FF7A6B")
    courses = (
        ((0.12, 0.66), (0.3, 0.40), (0.5, 0.42)),
        ((1.1, 0.68), (0.95, 0.5), (0.7, 0.44)),
        ((0.98, 0.14), (0.8, 0.2), (0.64, 0.34)),
    )
    for a, b, c in courses:
        t = np.linspace(0, 1, 20)[:, None]
        path = (1 - t) ** 2 * np.array(a) + 2 * t * (1 - t) * np.array(b) + t**2 * np.array(c)
        brush.beam([(float(x), float(y)) for x, y in path], 0.006, red, 0.5)
        heading = float(np.arctan2(path[3, 1] - path[0, 1], path[3, 0] - path[0, 0]))
        ships.wedge(brush, a[0], a[1], 0.10, tint, heading)
        brush.lamp(c[0], c[1], 0.010, red)
