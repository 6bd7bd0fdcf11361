"""Scenes of developments on the ground, under a sky with a planet in it."""

from collections.abc import Sequence

import numpy as np

from drawing import ships
from drawing.brush import Brush, Point
from drawing.noise import RAMPS, Array, Noise, colour
from drawing.planets import Planet, draw_planet
from drawing.ships import DARK, LAMP, STEEL

WINDOW = colour("#FFD890")


def _moon(brush: Brush, kind: str, family: str, x: float, y: float, r: float, *, ring: bool = False) -> None:
    u = brush.unit
    draw_planet(brush.rng, brush.picture, Planet(kind, family, x * u, y * u, r * u, ring=ring))


def ground(brush: Brush, level: float, tint: Array, rough: float = 0.10) -> None:
    """Hills in three layers, the nearest the darkest."""
    noise = Noise(brush.rng)
    xs = np.linspace(-0.02, brush.wide + 0.02, 140).astype(np.float32)
    for layer in range(3):
        zero = np.zeros_like(xs)
        rise = noise.fbm(xs * (2.2 + layer), zero + 3.1 * layer, zero, 6, 0.55) - 0.5
        ys = level + 0.08 * layer - rise * rough * (1.6 - 0.3 * layer)
        line = list(zip(xs.tolist(), ys.tolist(), strict=True))
        dim = (0.52, 0.34, 0.18)[layer]
        brush.plate([*line, (brush.wide + 0.02, 1.02), (-0.02, 1.02)], tint * dim, (1.25, 0.35), slant=0.0)


def skyline(brush: Brush, tint: Array) -> None:
    """Towers of a great city by night."""
    _moon(brush, "gray", "rock", 0.92, 0.2, 0.13)
    brush.glow(0.6, 0.9, 0.9, WINDOW, 0.35)
    for layer, (top, dim) in enumerate(((0.34, 0.5), (0.46, 0.32), (0.62, 0.2))):
        _towers(brush, top, tint * dim, layer)


def _towers(brush: Brush, top: float, tint: Array, layer: int) -> None:
    rng = brush.rng
    x = -0.03
    while x < brush.wide:
        w = rng.uniform(0.045, 0.10)
        high = top + rng.uniform(-0.14, 0.20)
        shape = [(x, 1.02), (x, high), (x + w, high), (x + w, 1.02)]
        crown = rng.random()
        if crown < 0.3:
            shape[1:3] = [(x, high), (x + w / 2, high - 0.08), (x + w, high)]
        elif crown < 0.5:
            shape[1:3] = [
                (x, high),
                (x + w * 0.3, high),
                (x + w * 0.5, high - 0.14),
                (x + w * 0.7, high),
                (x + w, high),
            ]
            brush.lamp(x + w / 2, high - 0.14, 0.004, colour("#FF7A6B"))
        brush.plate(shape, tint, (1.35, 0.5), grain=0.12)
        _windows(brush, x, w, high, 0.75 - 0.15 * layer)
        x += w + rng.uniform(0.0, 0.025)


def _windows(brush: Brush, x: float, w: float, top: float, bright: float) -> None:
    rng = brush.rng
    u = brush.unit
    for y in np.arange(top + 0.03, 1.0, 0.022):
        for wx in np.arange(x + 0.010, x + w - 0.014, 0.015):
            if rng.random() < 0.34:
                part = brush.picture[int(y * u) : int((y + 0.010) * u), int(wx * u) : int((wx + 0.007) * u)]
                part[...] = WINDOW * bright * rng.uniform(0.5, 1.1)


def market(brush: Brush, tint: Array) -> None:
    """A street of signs and lights."""
    skyline(brush, tint)
    rng = brush.rng
    codes = ("#4A90F5", "#FF7A9A", "#3CCB95", "#FFE25A", "#B48CFF")
    for i in range(11):
        x, y, w = rng.uniform(0.04, 1.12), rng.uniform(0.48, 0.80), rng.uniform(0.03, 0.07)
        neon = colour(codes[i % 5])
        high = rng.uniform(0.02, 0.10)
        brush.plate([(x, y), (x + w, y), (x + w, y + high), (x, y + high)], neon, (0.9, 0.6), alpha=0.85)
        brush.glow(x + w / 2, y + high / 2, 0.12, neon, 0.45)
    for i in range(5):
        y = 0.24 + 0.06 * i
        brush.beam([(rng.uniform(0, 0.5), y), (rng.uniform(0.6, 1.2), y - 0.05)], 0.003, WINDOW, 0.3)


def works(brush: Brush, tint: Array) -> None:
    """An aqueduct that spans a valley before a city."""
    _moon(brush, "novelty", "gas", 0.94, 0.22, 0.15, ring=True)
    _towers(brush, 0.46, tint * 0.34, 0)
    brush.glow(0.6, 0.62, 0.7, WINDOW, 0.25)
    brush.plate([(-0.02, 0.46), (1.22, 0.52), (1.22, 0.57), (-0.02, 0.51)], tint, (1.1, 0.8), grain=0.2)
    for i in range(6):
        x = 0.02 + 0.22 * i
        top = 0.50 + 0.05 * x / 1.2
        brush.plate(
            [(x, top), (x + 0.045, top), (x + 0.055, 1.02), (x - 0.01, 1.02)],
            tint * 0.8,
            (1.0, 0.3),
            grain=0.2,
        )
        turns = np.linspace(np.pi, 2 * np.pi, 24)
        arch = [(x + 0.132 + 0.088 * np.cos(a), top + 0.115 + 0.088 * np.sin(a)) for a in turns]
        brush.plate([(x + 0.04, top), (x + 0.225, top), *reversed(arch)], tint * 0.75, (1.0, 0.6), grain=0.15)
        brush.lamp(x + 0.022, top - 0.015, 0.006, WINDOW)
    ground(brush, 0.86, tint, 0.06)


def dishes(brush: Brush, tint: Array) -> None:
    """Great ears turned to the sky."""
    _moon(brush, "gray", "rock", 0.22, 0.2, 0.09)
    ground(brush, 0.72, colour("#5A6B8C"), 0.12)
    for x, y, size in ((1.02, 0.58, 0.10), (0.26, 0.60, 0.15), (0.66, 0.46, 0.27)):
        dish(brush, x, y, size, tint)


def dish(brush: Brush, x: float, y: float, size: float, tint: Array) -> None:
    """One dish on its mount."""
    brush.plate(
        [(x - 0.12 * size, y), (x + 0.12 * size, y), (x + 0.42 * size, 1.0), (x - 0.42 * size, 1.0)],
        tint * 0.5,
    )
    turn = -0.5
    c, s = np.cos(turn), np.sin(turn)

    def place(a: float, b: float) -> tuple[float, float]:
        return x + size * (a * c - b * s), y + size * (a * s + b * c)

    rim = [place(np.cos(t), 0.30 * np.sin(t) - 0.1) for t in np.linspace(0, 2 * np.pi, 50)]
    bowl = [place(np.cos(t), 0.62 * np.sin(t) - 0.1) for t in np.linspace(0, np.pi, 30)]
    brush.plate(bowl, tint * 0.8, (1.0, 0.25))
    brush.plate(rim, tint, (0.55, 1.2))
    inner = [place(0.94 * np.cos(t), 0.27 * np.sin(t) - 0.09) for t in np.linspace(0, 2 * np.pi, 50)]
    brush.plate(inner, tint * 0.72, (0.4, 1.15))
    focus = place(0.0, -0.82)
    for a in (-0.8, 0.0, 0.8):
        brush.rod(place(a, -0.1 + (0.26 if a == 0 else 0.0)), focus, size * 0.035, tint, 0.9)
    brush.lamp(*focus, size * 0.05, ships.ENGINE)
    for k in (1, 2, 3):
        arc = [place(0.34 * k * np.sin(t), -0.82 - 0.34 * k * np.cos(t)) for t in np.linspace(-0.6, 0.6, 16)]
        brush.beam(arc, 0.004, ships.ENGINE, 0.42 - 0.09 * k)


def domes(brush: Brush, tint: Array) -> None:
    """Glass domes with something that grows or glows in them."""
    _moon(brush, "rare", "gas", 0.9, 0.2, 0.16, ring=True)
    ground(brush, 0.68, colour("#66708C"), 0.10)
    for x, y, r in ((0.24, 0.66, 0.15), (1.0, 0.68, 0.12), (0.62, 0.66, 0.27)):
        dome(brush, x, y, r, tint)
    brush.plate([(-0.02, 0.80), (1.22, 0.78), (1.22, 1.02), (-0.02, 1.02)], DARK * 0.6, (0.8, 0.3), slant=0)


def dome(brush: Brush, x: float, y: float, r: float, tint: Array) -> None:
    """One dome: light within, ribs, and a gleam on the glass."""
    brush.glow(x, y - r * 0.2, r * 1.8, tint, 0.4)
    turns = np.linspace(np.pi, 2 * np.pi, 40)
    brush.plate(
        [(x + r * np.cos(a), y + r * np.sin(a)) for a in turns], tint, (0.30, 0.75), alpha=0.85, slant=0.0
    )
    for k in range(4):
        px = x + r * (-0.5 + 0.33 * k)
        top = y - r * (0.28 + 0.22 * ((k * 7) % 3))
        w = r * 0.10
        brush.plate(
            [(px - w, y), (px - w * 0.7, top), (px + w * 0.7, top), (px + w, y)], tint * 0.35, (1.6, 0.8)
        )
        brush.lamp(px, top, r * 0.02, WINDOW)
    for squash in (0.25, 0.62):
        arc = [(x + r * squash * np.cos(a), y + r * np.sin(a)) for a in turns]
        brush.beam(arc, 0.0022, tint, 0.30)
    brush.beam([(x + r * np.cos(a), y + r * np.sin(a)) for a in turns], 0.004, tint, 0.6)
    gleam = [(x + r * 0.86 * np.cos(a), y + r * 0.86 * np.sin(a)) for a in np.linspace(3.5, 4.3, 14)]
    brush.beam(gleam, 0.007, colour("#FFFFFF"), 0.42)
    brush.plate(
        [(x - r * 1.06, y), (x + r * 1.06, y), (x + r * 1.12, y + 0.04), (x - r * 1.12, y + 0.04)],
        STEEL,
        (0.9, 0.4),
    )


def crawlers(brush: Brush, tint: Array) -> None:
    """Working machines on long legs, lamps lit."""
    _moon(brush, "rare", "rock", 0.2, 0.22, 0.12)
    brush.glow(0.65, 0.65, 0.6, tint, 0.3)
    ground(brush, 0.66, tint, 0.14)
    for x, y, size in ((0.28, 0.60, 0.13), (1.02, 0.58, 0.11), (0.66, 0.50, 0.25)):
        crawler(brush, x, y, size, tint)


def crawler(brush: Brush, x: float, y: float, size: float, tint: Array) -> None:
    """One machine: a body, an eye, four legs and a drill arm."""
    for side, knee in ((-0.75, -1.05), (-0.35, -0.5), (0.35, 0.5), (0.75, 1.05)):
        dim = 0.55 if abs(side) < 0.5 else 0.9
        brush.rod((x + size * side * 0.8, y), (x + size * knee, y - size * 0.12), size * 0.11, STEEL, dim)
        brush.rod(
            (x + size * knee, y - size * 0.12),
            (x + size * knee * 1.08, y + size * 0.95),
            size * 0.08,
            STEEL,
            dim,
        )
    body = [(-0.85, -0.3), (-0.5, -0.62), (0.55, -0.62), (0.9, -0.22), (0.7, 0.18), (-0.7, 0.18)]
    brush.plate([(x + size * a, y + size * b) for a, b in body], tint, (1.15, 0.35), grain=0.12)
    brush.rod((x + size * 0.8, y - size * 0.1), (x + size * 1.35, y - size * 0.5), size * 0.10, STEEL)
    brush.rod((x + size * 1.35, y - size * 0.5), (x + size * 1.55, y + size * 0.35), size * 0.07, STEEL, 0.8)
    brush.lamp(x + size * 1.55, y + size * 0.4, size * 0.07, colour("#FF9A4A"))
    brush.rod((x - size * 0.3, y - size * 0.6), (x - size * 0.4, y - size * 1.0), size * 0.03, STEEL)
    brush.lamp(x - size * 0.4, y - size * 1.0, size * 0.03, colour("#FF7A6B"))
    brush.disc(x + size * 0.38, y - size * 0.27, size * 0.19, DARK * 0.5)
    brush.lamp(x + size * 0.38, y - size * 0.27, size * 0.10, ships.ENGINE)


def gardeners(brush: Brush, tint: Array) -> None:
    """Machines that make a dead world green."""
    _moon(brush, "novelty", "ocean", 0.95, 0.22, 0.13)
    ground(brush, 0.66, colour("#3FA877"), 0.10)
    dome(brush, 0.26, 0.66, 0.17, colour("#63C894"))
    crawler(brush, 0.72, 0.50, 0.24, tint)
    for _ in range(60):
        x, y = brush.rng.uniform(0, 1.2), brush.rng.uniform(0.76, 0.98)
        brush.rod((x, y), (x + brush.rng.uniform(-0.01, 0.01), y - 0.045), 0.004, colour("#63C894"), 0.9)
        brush.disc(x, y - 0.05, 0.009, colour("#8FE0A8"), 0.8)


def mine(brush: Brush, tint: Array) -> None:
    """Drill towers and a pit that glows."""
    _moon(brush, "rare", "gas", 0.2, 0.2, 0.13, ring=True)
    brush.glow(0.62, 0.74, 0.65, colour("#FF9A4A"), 0.55)
    ground(brush, 0.70, colour(RAMPS["rare"][2]), 0.10)
    for x, top, w in ((0.24, 0.40, 0.07), (1.0, 0.44, 0.06), (0.62, 0.16, 0.11)):
        _derrick(brush, x, top, w, tint)
    brush.beam([(0.62, 0.30), (0.62, 0.86)], 0.012, colour("#FFB36B"), 0.5)
    brush.beam([(0.30, 0.50), (0.56, 0.42)], 0.006, STEEL, 0.35)
    brush.beam([(0.68, 0.42), (0.95, 0.54)], 0.006, STEEL, 0.35)


def _derrick(brush: Brush, x: float, top: float, w: float, tint: Array) -> None:
    base = 0.86
    for side in (-1, 1):
        brush.rod((x + side * w * 0.25, top), (x + side * w, base), 0.013, tint, 0.9)
    for i in range(6):
        a, b = i / 6, (i + 1) / 6
        ya, yb = top + (base - top) * a, top + (base - top) * b
        wa, wb = w * (0.25 + 0.75 * a), w * (0.25 + 0.75 * b)
        brush.rod((x - wa, ya), (x + wb, yb), 0.006, tint, 0.7)
        brush.rod((x + wa, ya), (x - wb, yb), 0.006, tint, 0.7)
    brush.plate(
        [
            (x - w * 0.5, top - 0.05),
            (x + w * 0.5, top - 0.05),
            (x + w * 0.6, top + 0.02),
            (x - w * 0.6, top + 0.02),
        ],
        tint,
        (1.2, 0.6),
        grain=0.2,
    )
    brush.lamp(x, top - 0.065, 0.008, LAMP)


def troopers(brush: Brush, tint: Array) -> None:
    """Armoured figures on a ridge, visors lit."""
    _moon(brush, "red", "desert", 0.62, 0.50, 0.40)
    places = (
        (0.14, 0.56, 0.10),
        (1.08, 0.56, 0.10),
        (0.34, 0.50, 0.135),
        (0.88, 0.50, 0.135),
        (0.61, 0.42, 0.19),
    )
    for x, y, size in places:
        trooper(brush, x, y, size, tint, colour("#7FDCFF"))
    ground(brush, 0.95, tint * 0.6, 0.05)


def trooper(
    brush: Brush, x: float, y: float, size: float, tint: Array, visor: Array, *, armed: bool = True
) -> None:
    """One figure in armour: helmet with a lit slit, collar, shoulder plates, a rifle held across."""

    def part(points: Sequence[Point], tone: float, light: tuple[float, float], grain: float = 0.0) -> None:
        for side in (1, -1) if min(a for a, _ in points) > 0 else (1,):
            at = [(x + side * size * a, y + size * b) for a, b in points]
            brush.plate(at, tint * (tone if side > 0 else tone * 1.15), light, grain=grain)

    part([(0.62, 0.9), (1.08, 1.1), (1.12, 2.3), (0.72, 2.5)], 0.42, (1.0, 0.35))
    part([(-0.72, 0.6), (0.72, 0.6), (0.78, 1.5), (0.5, 2.5), (0.66, 4.6), (-0.66, 4.6), (-0.5, 2.5),
          (-0.78, 1.5)], 0.5, (1.05, 0.15), 0.05)  # fmt: skip
    part([(0.05, 0.85), (0.58, 0.8), (0.54, 1.45), (0.05, 1.7)], 0.8, (1.1, 0.5))
    part([(0.05, 1.85), (0.44, 1.65), (0.40, 2.1), (0.05, 2.3)], 0.6, (1.0, 0.5))
    part([(-0.5, 0.42), (0.5, 0.42), (0.72, 0.72), (0.0, 0.95), (-0.72, 0.72)], 0.38, (1.1, 0.5))
    part([(0.52, 0.52), (0.92, 0.46), (1.24, 0.78), (1.26, 1.22), (0.98, 1.34), (0.6, 1.0)], 0.85, (1.2, 0.3))
    part([(0.66, 0.62), (0.92, 0.58), (1.12, 0.80), (0.72, 0.84)], 1.05, (1.25, 0.8))
    part([(-0.2, -0.56), (0.2, -0.56), (0.44, -0.3), (0.48, 0.18), (0.28, 0.5), (-0.28, 0.5), (-0.48, 0.18),
          (-0.44, -0.3)], 0.95, (1.25, 0.3))  # fmt: skip
    part([(-0.06, -0.62), (0.06, -0.62), (0.08, -0.12), (-0.08, -0.12)], 0.6, (1.1, 0.5))
    part([(0.10, 0.2), (0.30, 0.16), (0.24, 0.46), (0.10, 0.48)], 0.4, (1.0, 0.5))
    slit = [(-0.40, -0.14), (0.0, -0.06), (0.40, -0.14), (0.36, 0.08), (0.0, 0.15), (-0.36, 0.08)]
    brush.plate([(x + size * a, y + size * b) for a, b in slit], visor, (1.25, 0.7))
    brush.glow(x, y, size * 1.1, visor, 0.35)
    if armed:
        brush.rod(
            (x + size * 1.0, y + size * 1.35), (x - size * 0.85, y + size * 2.35), size * 0.17, DARK, 0.9
        )
        brush.lamp(x + size * 0.2, y + size * 1.78, size * 0.035, visor)


def replicants(brush: Brush, tint: Array) -> None:
    """Likenesses asleep in their lit cells, row on row."""
    brush.glow(0.6, 0.4, 0.8, ships.ENGINE, 0.25)
    for x, size in ((0.10, 0.08), (1.10, 0.08), (0.31, 0.105), (0.89, 0.105), (0.60, 0.145)):
        top, bottom, w = 0.40 - size * 2.0, 0.40 + size * 4.2, size * 1.25
        frame = [
            (x - w, top + w),
            (x - w * 0.6, top),
            (x + w * 0.6, top),
            (x + w, top + w),
            (x + w, bottom),
            (x - w, bottom),
        ]
        brush.plate(frame, colour("#123A55"), (1.6, 0.7), alpha=0.9)
        trooper(brush, x, 0.40 - size * 0.5, size, tint, colour("#FF8A5A"), armed=False)
        brush.beam([*frame, frame[0]], 0.005, ships.ENGINE, 0.45)


def rotunda(brush: Brush, tint: Array) -> None:
    """A hall of columns open to the stars, flooded with light."""
    _moon(brush, "novelty", "gas", 0.60, 0.34, 0.20, ring=True)
    brush.glow(0.60, 0.36, 0.9, colour("#FFE3B0"), 0.4)
    brush.plate([(-0.02, 0.80), (1.22, 0.80), (1.22, 1.02), (-0.02, 1.02)], tint * 0.5, (1.1, 0.3), slant=0.0)
    for i, x in enumerate((0.36, 0.84, 0.22, 0.98, 0.05, 1.15)):
        near = 1 + 0.28 * (i // 2)
        top, w = 0.20 - 0.05 * (i // 2), 0.028 * near
        brush.plate([(x - w, top), (x + w, top), (x + w, 0.84), (x - w, 0.84)], tint, (1.1, 0.3), slant=1.0)
        for y, k in ((top, 1.5), (0.82, 1.6)):
            brush.plate(
                [(x - w * k, y), (x + w * k, y), (x + w * k, y + 0.035), (x - w * k, y + 0.035)],
                tint,
                (1.2, 0.5),
            )
    turns = np.linspace(np.pi, 2 * np.pi, 50)
    outer = [(0.6 + 0.66 * np.cos(a), 0.16 + 0.20 * np.sin(a)) for a in turns]
    inner = [(0.6 + 0.60 * np.cos(a), 0.19 + 0.17 * np.sin(a)) for a in turns[::-1]]
    brush.plate([*outer, *inner], tint, (1.1, 0.45), grain=0.15)


def frame_yard(brush: Brush, tint: Array) -> None:
    """A tower half built, cranes and sparks, on borrowed money."""
    skyline(brush, tint * 0.8)
    for x, top in ((0.44, 0.22), (0.82, 0.34)):
        _derrick(brush, x, top, 0.09, tint)
        brush.rod((x - 0.14, top - 0.06), (x + 0.26, top - 0.10), 0.012, tint)
        brush.rod((x + 0.22, top - 0.09), (x + 0.22, top + 0.12), 0.003, STEEL)
        brush.plate(
            [(x + 0.18, top + 0.12), (x + 0.26, top + 0.12), (x + 0.26, top + 0.15), (x + 0.18, top + 0.15)],
            STEEL,
        )
    for _ in range(26):
        x, y = 0.44 + brush.rng.normal() * 0.05, 0.52 + abs(brush.rng.normal()) * 0.06
        brush.lamp(x, y, 0.002, colour("#FFB36B"))
