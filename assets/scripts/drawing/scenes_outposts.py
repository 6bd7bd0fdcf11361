"""Scenes on the ground far from the great cities: digs, farms, laboratories, works."""

import numpy as np

from drawing import ships
from drawing.brush import Brush, box, oval
from drawing.noise import RAMPS, Array, colour
from drawing.scenes_ground import WINDOW, crawler, dome, ground
from drawing.scenes_halls import crowd, floor
from drawing.scenes_space import KIND_TINTS, boulder
from drawing.scenes_travel import world
from drawing.ships import DARK, LAMP, STEEL

GOLD = colour("#F2D64A")
GREEN = colour("#63C894")
FIRE = colour("#FF9A4A")


def person(brush: Brush, x: float, y: float, size: float, tint: Array) -> None:
    """Somebody in a suit, seen from far away; `y` is the ground."""
    body = [(-0.30, 0.0), (-0.34, -0.9), (-0.18, -1.15), (0.18, -1.15), (0.34, -0.9), (0.30, 0.0)]
    brush.plate([(x + size * a, y + size * b) for a, b in body], tint, (1.0, 0.4))
    brush.sphere(x, y - size * 1.36, size * 0.27, tint * 1.15)
    brush.disc(x - size * 0.05, y - size * 1.38, size * 0.12, ships.ENGINE)


def dig(brush: Brush, tint: Array) -> None:
    """Scholars around a thing of the builders, half out of the ground."""
    world(brush, "rare", "gas", 0.98, 0.20, 0.14, ring=True)
    brush.glow(0.58, 0.44, 0.5, GOLD, 0.5)
    ships.relic(brush, 0.58, 0.42, 0.24, GOLD)
    ground(brush, 0.64, colour(RAMPS["rare"][2]) * 0.9, 0.08)
    for x, y, size in ((0.24, 0.76, 0.075), (0.38, 0.84, 0.095), (0.84, 0.76, 0.075), (0.96, 0.86, 0.10)):
        person(brush, x, y, size, tint)
    for x, top in ((0.30, 0.34), (0.88, 0.36)):
        brush.rod((x, top), (x, 0.74), 0.010, STEEL)
        lean = 0.10 if x < 0.5 else -0.10
        brush.plate([(x, top), (0.50 - lean, 0.72), (0.66 - lean, 0.72)], LAMP, (0.8, 0.4), alpha=0.16)
        brush.lamp(x, top, 0.014, LAMP)


def monument(brush: Brush, tint: Array) -> None:
    """A row of arches and a needle that no living people built."""
    world(brush, "alien", "gas", 0.24, 0.24, 0.15)
    brush.glow(0.64, 0.40, 0.5, GOLD, 0.45)
    ground(brush, 0.66, colour("#7A6A4A"), 0.06)
    for x, y, r in ((0.20, 0.72, 0.10), (1.08, 0.72, 0.12)):
        for k in (1.0, 0.72):
            brush.band(x, y, r * k, r * 0.16, GOLD * 0.75, squash=1.5, part=(0.5, 1.0), grain=0.35)
    front, side = [(0.56, 0.82), (0.60, 0.14), (0.64, 0.06)], [(0.64, 0.06), (0.68, 0.15), (0.75, 0.80)]
    brush.plate([*front, (0.66, 0.84)], GOLD, (0.95, 0.35), grain=0.35)
    brush.plate([*side, (0.66, 0.84)], GOLD, (0.45, 0.15), grain=0.35)
    brush.beam([(0.64, 0.06), (0.66, 0.84)], 0.005, GOLD, 0.6)
    for k in range(7):
        y = 0.24 + 0.075 * k
        brush.band(0.625 - 0.004 * k, y, 0.014 + 0.002 * k, 0.004, colour("#7DFFE0"), light=(1.2, 1.0))
    brush.lamp(0.64, 0.06, 0.012, colour("#7DFFE0"))
    for x, y, size in ((0.40, 0.84, 0.060), (0.46, 0.86, 0.065), (0.90, 0.86, 0.06)):
        person(brush, x, y, size, tint)


def greenhouse(brush: Brush, tint: Array) -> None:
    """Terraces of green under long lamps."""
    world(brush, "gray", "ice", 0.96, 0.16, 0.10)
    brush.glow(0.6, 0.5, 0.7, GREEN, 0.4)
    floor(brush, 0.74, GREEN)
    for row in range(4):
        y, near = 0.36 + 0.12 * row, 1 + 0.32 * row
        brush.plate(box(-0.02, y, 1.22, y + 0.05 * near), STEEL * 0.5, (1.0, 0.4), grain=0.15)
        for i in range(int(30 / near)):
            x = 0.02 + 1.18 * i * near / 30 + brush.rng.uniform(-0.01, 0.01)
            tall = brush.rng.uniform(0.04, 0.075) * near**0.6
            for lean in (-0.6, 0.0, 0.6):
                leaf = [(x - 0.007, y), (x + lean * tall, y - tall), (x + 0.007, y)]
                brush.plate(leaf, GREEN * brush.rng.uniform(0.6, 1.1), (1.2, 0.6))
            if brush.rng.random() < 0.4:
                brush.disc(x, y - tall * 0.8, 0.007 * near**0.5, KIND_TINTS[int(brush.rng.integers(4))])
    for x in (0.14, 0.60, 1.06):
        brush.beam([(x - 0.17, 0.18), (x + 0.17, 0.18)], 0.010, tint, 0.8)
        brush.plate(
            [(x - 0.17, 0.185), (x + 0.17, 0.185), (x + 0.24, 0.6), (x - 0.24, 0.6)],
            tint,
            (0.6, 0.2),
            alpha=0.14,
            slant=0.0,
        )
    turns = np.linspace(np.pi, 2 * np.pi, 40)
    for k in (0.56, 0.30):
        brush.beam([(0.6 + 1.1 * k * np.cos(a), 0.36 + 0.34 * np.sin(a)) for a in turns], 0.004, STEEL, 0.35)


def coils(brush: Brush, tint: Array) -> None:
    """A laboratory where lightning is let loose."""
    brush.glow(0.6, 0.34, 0.6, tint, 0.5)
    floor(brush, 0.72, tint)
    heads = ((0.28, 0.30, 0.075), (0.60, 0.22, 0.10), (0.94, 0.30, 0.075))
    for x, y, r in heads:
        brush.rod((x, y), (x, 0.78), r * 0.5, STEEL * 0.7)
        for k in range(9):
            brush.band(x, y + r * 1.5 + 0.045 * k, r * 0.62, r * 0.22, colour("#B98A5A"), squash=0.32)
        brush.sphere(x, y, r, STEEL)
    for (ax, ay, ar), (bx, by, _) in ((heads[0], heads[1]), (heads[2], heads[1]), (heads[1], heads[0])):
        for _ in range(3):
            t = np.linspace(0, 1, 14)
            jag = brush.rng.normal(0, 0.022, 14) * np.sin(np.pi * t)
            line = [
                (ax + (bx - ax) * v, ay + (by - ay) * v - ar * 0.6 + float(j))
                for v, j in zip(t.tolist(), jag, strict=True)
            ]
            brush.beam(line, 0.005, tint, 0.6)
    for x, y, size in ((0.44, 0.88, 0.10), (0.78, 0.88, 0.10)):
        person(brush, x, y, size, colour("#D8DEEC"))


def homestead(brush: Brush, tint: Array) -> None:
    """The first house of a new world, its lander and its field."""
    world(brush, "rare", "gas", 0.94, 0.22, 0.17, ring=True)
    brush.glow(0.2, 0.62, 0.6, FIRE, 0.35)
    ground(brush, 0.62, colour("#6F8A58"), 0.10)
    dome(brush, 0.56, 0.70, 0.15, WINDOW)
    dome(brush, 0.80, 0.74, 0.09, GREEN)
    hull = [(0.20, 0.72), (0.19, 0.46), (0.24, 0.36), (0.29, 0.46), (0.28, 0.72)]
    brush.plate(hull, tint, (1.2, 0.4), grain=0.2)
    brush.disc(0.24, 0.47, 0.016, ships.ENGINE)
    for side in (-1, 1):
        brush.rod((0.24 + side * 0.03, 0.66), (0.24 + side * 0.09, 0.77), 0.012, STEEL)
    for row in range(6):
        y = 0.80 + 0.035 * row
        for i in range(20):
            brush.disc(0.42 + 0.035 * i + 0.02 * row, y, 0.007, GREEN * brush.rng.uniform(0.6, 1.1))
    for x in (0.38, 0.415):
        person(brush, x, 0.82, 0.055, tint)


def weather(brush: Brush, tint: Array) -> None:
    """Towers that make air, clouds over them and green around their feet."""
    world(brush, "gray", "rock", 0.16, 0.18, 0.09)
    for _ in range(40):
        x, y = brush.rng.uniform(0.10, 1.15), 0.16 + brush.rng.normal() * 0.05
        brush.glow(x, y, brush.rng.uniform(0.08, 0.17), colour("#BFE6FF"), 0.13, 1.5)
    ground(brush, 0.68, colour("#4F8A60"), 0.08)
    for x, top, w in ((0.26, 0.36, 0.06), (1.00, 0.34, 0.065), (0.62, 0.20, 0.10)):
        side = np.linspace(0, 1, 14)
        waist = w * (0.62 + 0.55 * (side - 0.35) ** 2 * 2)
        left = [(x - float(v), top + 0.60 * float(t)) for v, t in zip(waist, side, strict=True)]
        right = [(x + float(v), top + 0.60 * float(t)) for v, t in zip(waist, side, strict=True)]
        brush.plate([*left, *reversed(right)], tint, (1.15, 0.3), grain=0.15, slant=0.9)
        brush.band(x, top, w * 0.72, w * 0.12, tint * 1.1, squash=0.3)
        for k in range(5):
            brush.glow(x + 0.02 * k, top - 0.05 * k, w * (0.9 + 0.25 * k), colour("#E6F6FF"), 0.30 - 0.04 * k)
        for k in range(3):
            brush.lamp(x, top + 0.10 + 0.13 * k, 0.006, LAMP)
    for _ in range(70):
        x, y = brush.rng.uniform(0, 1.2), brush.rng.uniform(0.80, 0.99)
        brush.disc(x, y, 0.011, GREEN * brush.rng.uniform(0.5, 1.0))


def fair(brush: Brush, tint: Array) -> None:
    """A fair of many worlds: tents, lanterns, fireworks."""
    for x, y, which in ((0.26, 0.20, 0), (0.62, 0.14, 3), (0.96, 0.24, 2), (0.44, 0.32, 1)):
        tone = KIND_TINTS[which]
        brush.glow(x, y, 0.17, tone, 0.5)
        for k in range(20):
            a, d = k * np.pi / 10, 0.10 + 0.03 * (k % 2)
            brush.beam(
                [(x + 0.3 * d * np.cos(a), y + 0.3 * d * np.sin(a)), (x + d * np.cos(a), y + d * np.sin(a))],
                0.003,
                tone,
                0.5,
            )
            brush.lamp(x + d * np.cos(a), y + d * np.sin(a), 0.003, tone)
    ground(brush, 0.78, colour("#4A4468"), 0.05)
    for i in range(5):
        x, w = 0.10 + 0.25 * i, 0.10
        for k in range(6):
            left, right = x - w + w * k / 3, x - w + w * (k + 1) / 3
            tone = KIND_TINTS[i % 4] if k % 2 else tint
            brush.plate([(left, 0.66), (right, 0.66), (x, 0.52)], tone, (1.1, 0.6))
            brush.plate(box(left, 0.66, right, 0.82), tone * 0.75, (0.9, 0.4))
        brush.lamp(x, 0.515, 0.007, LAMP)
        brush.glow(x, 0.74, 0.13, WINDOW, 0.5)
    for i in range(26):
        x = 0.02 + 0.047 * i
        brush.lamp(x, 0.47 + 0.03 * np.sin(x * 25.0), 0.005, KIND_TINTS[i % 4])
    crowd(brush, 0.84, 0.026, colour("#1B1A36"), 30)


def foundry(brush: Brush, tint: Array) -> None:
    """A furnace where matter is made to order."""
    for r, strength in ((0.6, 0.5), (0.25, 0.8)):
        brush.glow(0.6, 0.36, r, tint, strength)
    for x in (0.06, 0.24, 0.96, 1.14):
        brush.plate(box(x - 0.05, 0.06, x + 0.05, 0.86), STEEL * 0.45, (1.2, 0.4), grain=0.3, slant=0.9)
        for k in range(5):
            brush.disc(x, 0.16 + 0.13 * k, 0.012, tint)
    for part in ((0.5, 1.0), (0.0, 0.5)):
        for k, squash in enumerate((0.25, 0.6)):
            brush.band(
                0.6,
                0.36,
                0.25 + 0.035 * k,
                0.030,
                STEEL,
                squash=squash,
                turn=0.5 - 1.0 * k,
                part=part,
                grain=0.3,
            )
        if part[0]:
            brush.sphere(0.6, 0.36, 0.12, tint)
            brush.glow(0.6, 0.36, 0.20, colour("#FFFFFF"), 0.9)
    brush.plate(
        [(0.57, 0.46), (0.63, 0.46), (0.66, 0.74), (0.54, 0.74)], tint, (1.3, 0.6), alpha=0.5, slant=0
    )
    floor(brush, 0.76, tint)
    for i in range(5):
        brush.plate(box(0.44 + 0.07 * i, 0.73, 0.49 + 0.07 * i, 0.77), colour("#FFE9B8"), (1.1, 0.7))
    for x in (0.34, 0.86):
        person(brush, x, 0.88, 0.095, STEEL)


def vault(brush: Brush, tint: Array) -> None:
    """A round door of steel, ajar, and what it guards."""
    brush.plate(box(-0.02, -0.02, 1.22, 0.80), STEEL * 0.30, (1.2, 0.5), grain=0.25)
    floor(brush, 0.78, tint)
    brush.disc(0.56, 0.42, 0.31, tint * 0.5)
    for r, strength in ((0.5, 0.5), (0.25, 0.8)):
        brush.glow(0.56, 0.44, r, tint, strength)
    for row in range(5):
        for i in range(7 - row):
            x, y = 0.36 + 0.058 * i + 0.029 * row, 0.66 - 0.052 * row
            bar = [(x, y), (x + 0.008, y - 0.04), (x + 0.046, y - 0.04), (x + 0.054, y)]
            brush.plate(bar, tint, (1.25, 0.6))
    brush.band(0.56, 0.42, 0.33, 0.05, STEEL, grain=0.3)
    for at in oval(0.56, 0.42, 0.33, 1.0, 16):
        brush.disc(*at, 0.010, DARK)
    door = oval(0.98, 0.42, 0.31, 1.0, 50)
    brush.plate([(0.98 + (x - 0.98) * 0.42, y) for x, y in door], STEEL, (1.1, 0.35), grain=0.3)
    for k in (0.7, 0.4):
        brush.beam([(0.98 + (x - 0.98) * 0.42 * k, 0.42 + (y - 0.42) * k) for x, y in door], 0.005, DARK, 0.2)
        ring = [(0.98 + (x - 0.98) * 0.42 * k, 0.42 + (y - 0.42) * k) for x, y in door]
        for a, b in zip(ring[::10], ring[25::10] + ring[:25:10], strict=False):
            brush.rod(a, b, 0.008, DARK)
    brush.sphere(0.98, 0.42, 0.035, tint)


def rock_lab(brush: Brush, tint: Array) -> None:
    """A small laboratory on an asteroid, all by itself."""
    world(brush, "novelty", "gas", 0.98, 0.18, 0.12, ring=True)
    boulder(brush, 0.56, 0.66, 0.34, colour(RAMPS["gray"][2]))
    dome(brush, 0.50, 0.44, 0.13, tint)
    dome(brush, 0.72, 0.48, 0.07, tint)
    brush.rod((0.60, 0.42), (0.60, 0.16), 0.008, STEEL)
    brush.lamp(0.60, 0.15, 0.009, colour("#FF7A6B"))
    for x, y, r in ((0.12, 0.30, 0.04), (1.04, 0.60, 0.06), (0.20, 0.72, 0.03)):
        boulder(brush, x, y, r, colour(RAMPS["gray"][2]))
    ships.wedge(brush, 0.90, 0.40, 0.05, STEEL, np.pi + 0.3)


def scanners(brush: Brush, tint: Array) -> None:
    """Robots that walk a new world and measure it with fans of light."""
    world(brush, "genes", "gas", 0.20, 0.20, 0.12)
    ground(brush, 0.70, tint * 0.8, 0.12)
    cyan = colour("#63E6F2")
    for x, y, size, turn in ((0.28, 0.62, 0.12, 1), (1.0, 0.60, 0.11, -1), (0.64, 0.50, 0.21, 1)):
        eye = (x + size * 0.38, y - size * 0.27)
        crawler(brush, x, y, size, tint)
        for k in range(7):
            far = (eye[0] + turn * size * (1.0 + 0.35 * k), 0.90)
            brush.beam([eye, far], 0.002, cyan, 0.35)
        fan = [eye, (eye[0] + turn * size, 0.90), (eye[0] + turn * size * 3.1, 0.90)]
        brush.plate(fan, cyan, (0.9, 0.5), alpha=0.10)
    for k in range(6):
        brush.beam([(-0.02, 0.80 + 0.035 * k), (1.22, 0.78 + 0.042 * k)], 0.0016, cyan, 0.25)


SCENES = {
    f.__name__: f
    for f in (dig, monument, greenhouse, coils, homestead, weather, fair, foundry, vault, rock_lab, scanners)
}
