"""Scenes of screens and of lights that tell something."""

import numpy as np

from drawing import ships
from drawing.brush import Brush, oval
from drawing.noise import Array, colour
from drawing.scenes_ground import WINDOW, skyline
from drawing.scenes_halls import RED, crowd, floor
from drawing.scenes_space import KIND_TINTS, horizon
from drawing.scenes_travel import bow, world
from drawing.ships import DARK, STEEL

CYAN = colour("#63E6F2")


def broadcast(brush: Brush, tint: Array) -> None:
    """A screen as large as a tower, and a crowd before it."""
    skyline(brush, colour("#8494C0"))
    frame = [(0.26, 0.10), (0.94, 0.10), (0.94, 0.58), (0.26, 0.58)]
    brush.plate([(x + (x - 0.6) * 0.05, y + (y - 0.34) * 0.06) for x, y in frame], DARK, (1.2, 0.6))
    brush.plate(frame, tint, (0.55, 0.2))
    for k in range(12):
        a = k * np.pi / 6 + 0.13
        ray = [(0.6, 0.34), (0.6 + 0.34 * np.cos(a), 0.34 + 0.24 * np.sin(a))]
        ray.append((0.6 + 0.34 * np.cos(a + 0.25), 0.34 + 0.24 * np.sin(a + 0.25)))
        brush.plate([(min(0.94, max(0.26, x)), y) for x, y in ray], tint, (1.0, 0.8), alpha=0.5)
    ships.wedge(brush, 0.58, 0.36, 0.20, colour("#2A1218"), -0.5)
    brush.glow(0.6, 0.34, 0.6, tint, 0.4)
    for x, a in ((0.12, -1.25), (1.08, -1.9)):
        end = (x + 0.9 * np.cos(a), 0.86 + 0.9 * np.sin(a))
        brush.beam([(x, 0.86), end], 0.018, ships.LAMP, 0.18)
    crowd(brush, 0.80, 0.028, colour("#2A3350"))
    crowd(brush, 0.88, 0.036, colour("#171E36"), 20)


def billboards(brush: Brush, tint: Array) -> None:
    """Signs of light in orbit, each larger than a city."""
    horizon(brush, "gray", "city", 0.25, 1.44, 0.92)
    marks = (
        (0.30, 0.30, 0.15, 0),
        (0.98, 0.24, 0.11, 1),
        (0.66, 0.42, 0.20, 2),
        (1.06, 0.56, 0.08, 3),
        (0.10, 0.56, 0.08, 1),
    )
    for x, y, size, which in marks:
        neon = KIND_TINTS[which] if which != 2 else tint
        board = [(x - size, y - 0.7 * size), (x + size, y - 0.62 * size), (x + size, y + 0.7 * size)]
        board.append((x - size, y + 0.62 * size))
        brush.plate(board, neon, (0.34, 0.16), alpha=0.85)
        brush.beam([*board, board[0]], size * 0.035, neon, 0.7)
        brush.glow(x, y, size * 2, neon, 0.4)
        _advert(brush, x, y, size, neon, which)
    for i in range(4):
        ships.wedge(brush, 0.28 + 0.22 * i, 0.70 - 0.05 * i, 0.035, STEEL, -0.2)


def _advert(brush: Brush, x: float, y: float, size: float, neon: Array, which: int) -> None:
    if which == 0:
        brush.sphere(x - size * 0.4, y, size * 0.36, neon)
        for k in (-1, 0, 1):
            line = y + size * 0.3 * k
            brush.rod((x + size * 0.15, line), (x + size * 0.8, line), size * 0.10, neon)
    elif which == 2:
        ships.wedge(brush, x, y + size * 0.05, size * 0.55, neon, -0.35)
        brush.beam(oval(x, y, size * 0.78, 0.44), size * 0.03, colour("#FFE9B8"), 0.6)
    else:
        for far in (0.5, 0.28):
            brush.beam(oval(x, y, size * far), size * 0.08, neon, 0.8)


def code_helix(brush: Brush, tint: Array) -> None:
    """The thread of life, read out as lines of code."""
    brush.glow(0.6, 0.42, 0.7, tint, 0.35)
    for row in range(15):
        x, y = 0.06 + 0.05 * ((row * 7) % 3), 0.06 + 0.062 * row
        while x < 1.14:
            w = brush.rng.uniform(0.012, 0.075)
            dim = 0.16 + 0.30 * abs(x - 0.6)
            brush.rod((x, y), (x + w, y), 0.012, tint, 0.9, dim)
            x += w + 0.020
    t = np.linspace(0, 1, 84)
    a = t * 3.4 * np.pi
    for k in range(1, 84, 5):
        line = [(0.6 + side * 0.17 * np.sin(a[k]), -0.04 + 1.08 * t[k]) for side in (-1, 1)]
        brush.beam(line, 0.006, KIND_TINTS[(k // 5) % 4], 0.5)
    for k in range(84):
        for side in (-1, 1):
            near = 0.5 + 0.5 * side * np.cos(a[k])
            x, y = 0.6 + side * 0.17 * float(np.sin(a[k])), -0.04 + 1.08 * float(t[k])
            brush.sphere(x, y, 0.014 + 0.011 * near, tint * (0.45 + 0.6 * near))


def exchange(brush: Brush, tint: Array) -> None:
    """A trading floor: walls of figures, and lines that rise and fall."""
    floor(brush, 0.70, tint)
    for i, (x, w) in enumerate(((0.14, 0.13), (0.36, 0.17), (0.62, 0.21), (0.89, 0.17), (1.10, 0.12))):
        top = 0.16 - 0.03 * (i % 2)
        neon = (CYAN, tint, colour("#7BE5A5"), RED, CYAN)[i]
        board = [(x - w * 0.5, top), (x + w * 0.5, top), (x + w * 0.5, 0.60), (x - w * 0.5, 0.60)]
        brush.plate(board, neon, (0.26, 0.14), alpha=0.9)
        brush.beam([*board, board[0]], 0.003, neon, 0.45)
        _figures(brush, x, w, top, neon)
    brush.glow(0.62, 0.45, 0.6, tint, 0.35)
    crowd(brush, 0.70, 0.028, colour("#2A3350"), 24)
    crowd(brush, 0.82, 0.040, colour("#141B33"), 16)


def _figures(brush: Brush, x: float, w: float, top: float, neon: Array) -> None:
    steps = np.cumsum(brush.rng.normal(0.1, 1, 14))
    steps = (steps - steps.min()) / (np.ptp(steps) + 1e-6)
    line = [(x - w * 0.42 + w * 0.84 * k / 13, top + 0.20 - 0.15 * float(v)) for k, v in enumerate(steps)]
    brush.beam(line, 0.004, neon, 0.7)
    for row in range(6):
        y = top + 0.25 + 0.030 * row
        for part in range(3):
            left = x - w * 0.42 + w * 0.30 * part
            brush.rod((left, y), (left + w * brush.rng.uniform(0.08, 0.24), y), 0.010, neon, 0.8, 0.75)


def control_room(brush: Brush, tint: Array) -> None:
    """A bridge of desks before a window full of traffic."""
    world(brush, "novelty", "ocean", 0.66, 0.46, 0.24)
    for i in range(4):
        line = bow((0.1, 0.5 - 0.06 * i), (1.15, 0.3 + 0.05 * i), 0.10 - 0.05 * i)
        brush.beam(line, 0.003, tint, 0.4)
        for k in range(4 + i, 38, 8):
            brush.lamp(*line[k], 0.006, ships.LAMP)
    for x in (0.0, 0.40, 0.80, 1.20):
        brush.rod((x, -0.02), (0.6 + (x - 0.6) * 1.15, 0.66), 0.020, DARK, 1.1)
    brush.plate(
        [(-0.02, 0.62), (1.22, 0.62), (1.22, 1.02), (-0.02, 1.02)], DARK * 0.6, (0.8, 0.25), slant=0.0
    )
    for i in range(5):
        x = 0.12 + 0.24 * i
        desk = [(x - 0.10, 0.74), (x + 0.10, 0.74), (x + 0.085, 0.66), (x - 0.085, 0.66)]
        neon = (tint, CYAN, KIND_TINTS[2], CYAN, tint)[i]
        brush.plate(desk, neon, (0.7, 0.35), alpha=0.9)
        brush.glow(x, 0.68, 0.16, neon, 0.5)
        body = [(-0.045, 0.90), (-0.05, 0.76), (-0.024, 0.715), (0.024, 0.715), (0.05, 0.76), (0.045, 0.90)]
        brush.plate([(x + a, y) for a, y in body], DARK * 0.45, (1.0, 0.4))
        brush.sphere(x, 0.69, 0.026, DARK * 0.7)
    brush.beam([(-0.02, 0.62), (1.22, 0.62)], 0.004, WINDOW, 0.4)


SCENES = {f.__name__: f for f in (broadcast, billboards, code_helix, exchange, control_room)}
