"""Scenes of ships under way: convoys, visits, surveys and jumps."""

import numpy as np

from drawing import ships
from drawing.brush import Brush, Point
from drawing.noise import Array, colour
from drawing.planets import Planet, draw_planet
from drawing.scenes_space import KIND_TINTS, horizon


def world(brush: Brush, kind: str, family: str, x: float, y: float, r: float, *, ring: bool = False) -> None:
    """A planet of the scene, in lengths of the brush."""
    u = brush.unit
    draw_planet(brush.rng, brush.picture, Planet(kind, family, x * u, y * u, r * u, ring=ring))


def bow(a: Point, b: Point, lift: float, count: int = 40) -> list[Point]:
    """A curve from one place to another that rises by `lift` in between."""
    t = np.linspace(0, 1, count)
    x = a[0] + (b[0] - a[0]) * t
    y = a[1] + (b[1] - a[1]) * t - 4 * lift * t * (1 - t)
    return list(zip(x.tolist(), y.tolist(), strict=True))


def pact(brush: Brush, tint: Array) -> None:
    """Two worlds that send each other their ships."""
    world(brush, "novelty", "ocean", 0.30, 0.50, 0.19)
    world(brush, "rare", "desert", 0.96, 0.34, 0.15)
    for i, lift in enumerate((0.16, 0.26, -0.10, -0.20)):
        line = bow((0.34, 0.46), (0.93, 0.36), lift)
        brush.beam(line, 0.004, tint if i % 2 else KIND_TINTS[0], 0.42)
        for k in range(7 + i, 36, 6):
            brush.lamp(*line[k], 0.006, ships.LAMP)
    ships.freighter(brush, 0.60, 0.20, 0.12, KIND_TINTS[:2], -0.14)
    ships.freighter(brush, 0.66, 0.57, 0.12, KIND_TINTS[2:], np.pi - 0.14)


def ark_convoy(brush: Brush, tint: Array) -> None:
    """Arks in line, bound for the same green world."""
    world(brush, "genes", "ocean", 1.06, 0.20, 0.12)
    brush.glow(1.06, 0.2, 0.4, colour("#7BE5A5"), 0.35)
    horizon(brush, "gray", "rock", 0.1, 1.46, 0.86)
    for x, y, size in ((0.90, 0.38, 0.09), (0.52, 0.22, 0.14), (0.48, 0.54, 0.26)):
        ships.colony_ship(brush, x, y, size, tint, -0.34)


def escort(brush: Brush, tint: Array) -> None:
    """Freighters between warships."""
    horizon(brush, "red", "desert", 0.95, 1.5, 0.95)
    for x, y, size in ((0.84, 0.24, 0.12), (0.30, 0.36, 0.18)):
        ships.freighter(brush, x, y, size, KIND_TINTS, -0.16)
    for x, y, size in ((0.52, 0.17, 0.10), (1.04, 0.42, 0.10), (0.62, 0.50, 0.30), (0.16, 0.62, 0.11)):
        ships.wedge(brush, x, y, size, tint, -0.16)


def survey(brush: Brush, tint: Array) -> None:
    """A small ship that reads a new world line by line."""
    world(brush, "genes", "rock", 0.80, 0.52, 0.30)
    probe = (0.30, 0.24)
    cyan = colour("#63E6F2")
    fan = [probe, (0.62, 0.34), (0.76, 0.72)]
    brush.plate(fan, cyan, (0.9, 0.35), alpha=0.14)
    for i in range(9):
        t = i / 8
        brush.beam([probe, (0.60 + 0.16 * t, 0.34 + 0.38 * t)], 0.002, cyan, 0.30)
    for k in range(6):
        a = np.linspace(-0.75, 0.75, 24) + np.pi - 0.25
        r = 0.30 * (1 - 0.10 * k)
        brush.beam([(0.80 + r * np.cos(v), 0.52 + r * np.sin(v) * 0.9) for v in a], 0.0022, cyan, 0.26)
    ships.wedge(brush, 0.25, 0.22, 0.10, tint, 0.35)
    for side in (-1, 1):
        sail = [
            (0.24, 0.22),
            (0.24 - 0.02 * side, 0.22 + 0.12 * side),
            (0.30 - 0.02 * side, 0.22 + 0.14 * side),
        ]
        brush.plate([*sail, (0.29, 0.23)], colour("#3A5C9C"), (1.2, 0.5), grain=0.3)


def research_ship(brush: Brush, tint: Array) -> None:
    """A laboratory ship before a thing of the builders."""
    horizon(brush, "gray", "ice", 0.15, 1.48, 0.9)
    gold = colour("#F2D64A")
    ships.relic(brush, 0.88, 0.34, 0.17, gold)
    for i in range(5):
        brush.beam([(0.54, 0.46), (0.80 + 0.04 * i, 0.20 + 0.08 * i)], 0.0025, ships.ENGINE, 0.28)
    ships.colony_ship(brush, 0.38, 0.48, 0.22, tint, -0.2)
    ships.wedge(brush, 0.62, 0.20, 0.06, tint, 0.2)


def jump(brush: Brush, tint: Array) -> None:
    """A ship at the very moment of its jump, the stars drawn out to lines."""
    x, y = 0.78, 0.36
    for _ in range(120):
        a, near = brush.rng.uniform(0, 2 * np.pi), brush.rng.uniform(0.10, 0.6)
        far = near + brush.rng.uniform(0.05, 0.30) * (0.3 + near)
        line = [(x + d * np.cos(a), y + 0.85 * d * np.sin(a)) for d in (near, far)]
        brush.beam(line, 0.0024, tint if brush.rng.random() < 0.6 else ships.ENGINE, 0.35)
    for r, strength in ((0.5, 0.35), (0.22, 0.6), (0.09, 0.9)):
        brush.glow(x, y, r, ships.ENGINE, strength)
    for k in range(3):
        brush.band(x - 0.10 * k, y + 0.035 * k, 0.10 + 0.05 * k, 0.012, tint, squash=1.1, light=(1.5, 0.7))
    ships.wedge(brush, 0.50, 0.48, 0.24, ships.STEEL, -0.36)


def liner(brush: Brush, tint: Array) -> None:
    """A pleasure liner that shows its guests a ringed world."""
    world(brush, "rare", "gas", 0.72, 0.30, 0.19, ring=True)
    x, y, size, turn = 0.50, 0.58, 0.34, -0.12
    c, s = np.cos(turn) * size, np.sin(turn) * size

    def place(a: float, b: float) -> Point:
        return x + a * c - b * s, y + a * s + b * c

    ships.flame(brush, x, y, size, turn, (-1.05, 0.05), 0.6)
    hull = [(1.15, -0.02), (0.85, 0.16), (-0.95, 0.22), (-1.08, 0.0), (-0.9, -0.08), (0.9, -0.08)]
    brush.plate([place(*p) for p in hull], tint, (1.15, 0.45), grain=0.1)
    for deck in range(4):
        left, right, high = -0.80 + 0.13 * deck, 0.72 - 0.20 * deck, -0.08 - 0.085 * deck
        rows = [(left, high), (right, high), (right - 0.06, high - 0.08), (left + 0.04, high - 0.08)]
        brush.plate([place(*p) for p in rows], tint, (1.25, 0.7))
        for k in range(22 - 4 * deck):
            brush.disc(*place(left + 0.06 + 0.062 * k, high - 0.04), size * 0.013, ships.LAMP)
    for k in range(28):
        brush.disc(*place(-0.85 + 0.06 * k, 0.05), size * 0.009, ships.LAMP, 0.9)
    brush.glow(*place(0, -0.1), size * 0.9, ships.LAMP, 0.25)


def boarding(brush: Brush, tint: Array) -> None:
    """Raiders that have caught a freighter."""
    horizon(brush, "red", "gas", 0.1, 1.5, 0.95)
    ships.freighter(brush, 0.60, 0.40, 0.30, KIND_TINTS, -0.10)
    fire = colour("#FF9A4A")
    for x, y in ((0.42, 0.42), (0.70, 0.34), (0.50, 0.33)):
        brush.glow(x, y, 0.10, fire, 0.9)
        brush.lamp(x, y, 0.010, fire)
    for x, y, size, turn in ((0.20, 0.20, 0.10, 0.45), (1.06, 0.60, 0.11, -2.6), (0.26, 0.64, 0.09, -0.6)):
        ships.wedge(brush, x, y, size, tint, turn)
        brush.beam([(x + size * np.cos(turn), y + size * np.sin(turn)), (0.58, 0.40)], 0.004, fire, 0.5)


def orrery(brush: Brush, tint: Array) -> None:
    """A sun with all its worlds on their courses."""
    x, y = 0.58, 0.40
    for r, strength in ((0.42, 0.4), (0.16, 0.8)):
        brush.glow(x, y, r, colour("#FFD57E"), strength)
    kinds = (
        ("gray", "rock"),
        ("novelty", "ocean"),
        ("rare", "desert"),
        ("genes", "gas"),
        ("alien", "lattice"),
    )
    for part in (-1, 1):
        for i, (kind, family) in enumerate(kinds):
            r = 0.16 + 0.095 * i
            a = np.linspace(0, np.pi, 60) * part
            brush.beam([(x + r * np.cos(v), y + r * 0.36 * np.sin(v)) for v in a], 0.002, tint, 0.35)
            at = (1.1 + 2.3 * i) % (2 * np.pi)
            if (np.sin(at) > 0) == (part > 0):
                size = 0.026 + 0.010 * i + 0.012 * np.sin(at)
                world(brush, kind, family, x + r * np.cos(at), y + r * 0.36 * np.sin(at), size)
        if part < 0:
            brush.sphere(x, y, 0.062, colour("#FFD57E"))
            brush.disc(x, y, 0.058, colour("#FFE9B8"), 0.7)


SCENES = {
    f.__name__: f for f in (pact, ark_convoy, escort, survey, research_ship, jump, liner, boarding, orrery)
}
