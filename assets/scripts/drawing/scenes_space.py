"""Scenes of developments in open space."""

import numpy as np

from drawing import ships
from drawing.brush import Brush
from drawing.noise import GLOWS, RAMPS, Array, Noise, colour, smooth
from drawing.planets import Planet, draw_planet

KIND_TINTS = tuple(colour(RAMPS[k][3]) for k in ("novelty", "rare", "genes", "alien"))


def horizon(brush: Brush, kind: str, family: str, x: float = 0.2, y: float = 1.42, r: float = 0.95) -> None:
    """A large planet whose edge closes the scene below."""
    u = brush.unit
    draw_planet(brush.rng, brush.picture, Planet(kind, family, x * u, y * u, r * u))


def station(brush: Brush, tint: Array) -> None:
    """A ring station over a world."""
    horizon(brush, "novelty", "ocean")
    ships.ring_station(brush, 0.62, 0.40, 0.34, tint)
    for i in range(3):
        ships.wedge(brush, 0.2 + 0.1 * i, 0.72 - 0.05 * i, 0.035, ships.STEEL)


def council(brush: Brush, tint: Array) -> None:
    """Three great wheels on one axis: a parliament of stars."""
    horizon(brush, "gray", "city", 0.9, 1.5, 0.95)
    for r, y in ((0.20, 0.22), (0.36, 0.42), (0.24, 0.60)):
        ships.ring_station(brush, 0.60, y, r, tint, 0.26)
    brush.beam([(0.60, 0.0), (0.60, 0.78)], 0.006, ships.LAMP, 0.35)


def fleet(brush: Brush, tint: Array) -> None:
    """Warships in formation over a world."""
    horizon(brush, "rare", "desert", 1.0, 1.45, 0.9)
    for x, y, size in ((0.22, 0.26, 0.11), (0.30, 0.62, 0.10), (0.86, 0.22, 0.09), (0.62, 0.44, 0.36)):
        ships.wedge(brush, x, y, size, tint)


def armada(brush: Brush, tint: Array) -> None:
    """Ranks of ships that grow towards the eye."""
    horizon(brush, "gray", "city", 0.1, 1.5, 0.9)
    for row in range(4):
        size = 0.035 + 0.032 * row
        for i in range(6 - row):
            ships.wedge(
                brush, 0.16 + i * (0.18 + 0.045 * row) + 0.02 * row, 0.16 + 0.145 * row, size, tint, -0.06
            )


def flagship(brush: Brush, tint: Array) -> None:
    """One ship larger than cities, with its escort."""
    brush.glow(0.35, 0.3, 0.6, tint, 0.25)
    ships.wedge(brush, 0.64, 0.40, 0.56, tint, -0.2)
    for x, y in ((0.15, 0.7), (0.3, 0.76), (0.46, 0.72), (0.95, 0.68)):
        ships.wedge(brush, x, y, 0.05, ships.STEEL, -0.2)


def convoy(brush: Brush, tint: Array) -> None:
    """Freighters on their way."""
    horizon(brush, "genes", "ocean", 0.15, 1.5, 0.95)
    for x, y, size in ((0.24, 0.22, 0.12), (0.92, 0.20, 0.09), (0.62, 0.46, 0.36)):
        ships.freighter(brush, x, y, size, KIND_TINTS)


def toll_gate(brush: Brush, tint: Array) -> None:
    """A gate in orbit where every freighter pays."""
    horizon(brush, "novelty", "ocean", 1.1, 1.45, 0.9)
    brush.band(0.66, 0.40, 0.29, 0.05, tint * 0.7, squash=1.0, part=(0.25, 0.75), grain=0.3)
    ships.freighter(brush, 0.48, 0.42, 0.20, KIND_TINTS)
    brush.band(0.66, 0.40, 0.29, 0.05, tint, squash=1.0, part=(-0.25, 0.25), grain=0.3)
    for i in range(16):
        a = i * np.pi / 8
        brush.lamp(
            0.66 + 0.29 * np.cos(a), 0.40 + 0.29 * np.sin(a), 0.008, colour("#FF8A6A" if i % 2 else "#FFE9B8")
        )


def colony_ship(brush: Brush, tint: Array) -> None:
    """An ark under way to a new sun."""
    brush.lamp(1.08, 0.16, 0.02, ships.LAMP)
    brush.glow(1.08, 0.16, 0.5, colour("#FFD9A0"), 0.5)
    horizon(brush, "genes", "ocean", 0.95, 1.5, 0.85)
    ships.colony_ship(brush, 0.60, 0.42, 0.40, tint)


def expedition(brush: Brush, tint: Array) -> None:
    """A small party that leaves for the unknown."""
    brush.glow(1.0, 0.25, 0.55, colour(GLOWS["novelty"]), 0.5)
    horizon(brush, "rare", "rock", 0.1, 1.36, 0.8)
    ships.colony_ship(brush, 0.66, 0.42, 0.24, tint, -0.35)
    for x, y in ((0.36, 0.66), (0.50, 0.20), (0.92, 0.60)):
        ships.wedge(brush, x, y, 0.085, tint, -0.35)


def drop(brush: Brush, tint: Array) -> None:
    """Landing craft that fall on a world."""
    horizon(brush, "red", "desert", 0.75, 1.55, 1.0)
    places = (
        (0.26, 0.18, 0.035),
        (0.48, 0.12, 0.03),
        (0.95, 0.24, 0.045),
        (0.42, 0.48, 0.06),
        (0.72, 0.44, 0.10),
    )
    for x, y, size in places:
        ships.drop_ship(brush, x, y, size, tint)


def network(brush: Brush, tint: Array) -> None:
    """Worlds joined by lines of light."""
    horizon(brush, "gray", "city", 0.3, 1.5, 0.95)
    rng = brush.rng
    nodes = [(0.12 + 0.14 * i + rng.uniform(-0.05, 0.05), rng.uniform(0.14, 0.72)) for i in range(8)]
    for a in nodes:
        for b in sorted(nodes, key=lambda n: np.hypot(n[0] - a[0], n[1] - a[1]))[1:4]:
            brush.beam([a, b], 0.004, tint, 0.32)
    for i, (x, y) in enumerate(nodes):
        r = rng.uniform(0.018, 0.05)
        brush.glow(x, y, r * 4, KIND_TINTS[i % 4], 0.5)
        brush.sphere(x, y, r, KIND_TINTS[i % 4])


def lanes(brush: Brush, tint: Array) -> None:
    """Streams of traffic that bend around a world."""
    u = brush.unit
    draw_planet(brush.rng, brush.picture, Planet("genes", "ocean", 0.62 * u, 0.42 * u, 0.22 * u))
    for i in range(7):
        t = np.linspace(-0.2, 1.4, 40)
        lift = 0.22 + 0.05 * i
        y = 0.44 + (0.035 * i - 0.1) + lift * (1 if i % 2 else -1) * np.exp(-(((t - 0.62) / 0.3) ** 2))
        line = list(zip(t.tolist(), y.tolist(), strict=True))
        brush.beam(line, 0.004, KIND_TINTS[i % 4] if i % 3 else tint, 0.30)
        for k in range(3, 40, 6):
            brush.lamp(*line[(k + 2 * i) % 40], 0.006, ships.LAMP)


def bank(brush: Brush, tint: Array) -> None:
    """A vault in space: rings of coins around a bright heart."""
    brush.glow(0.6, 0.42, 0.5, colour("#F0C552"), 0.5)
    for part in ((0.5, 1.0), (0.0, 0.5)):
        if part[0] == 0.0:
            brush.sphere(0.6, 0.42, 0.15, colour("#F0C552"))
            brush.band(0.6, 0.42, 0.152, 0.012, colour("#7A5C0C"), squash=0.2, turn=-0.3, part=(0, 0.5))
        for k, r in enumerate((0.25, 0.36)):
            turn = -0.32 + 0.5 * k
            for i in range(12):
                a = 2 * np.pi * (part[0] + (i + 0.5) / 24)
                px, py = r * np.cos(a), r * np.sin(a) * 0.32
                x, y = (
                    0.6 + px * np.cos(turn) - py * np.sin(turn),
                    0.42 + px * np.sin(turn) + py * np.cos(turn),
                )
                _coin(brush, x, y, 0.020 + 0.010 * (py / r))
    for x, y in ((0.14, 0.68), (1.05, 0.2)):
        ships.wedge(brush, x, y, 0.06, tint)


def _coin(brush: Brush, x: float, y: float, r: float) -> None:
    gold = colour("#F0C552")
    turns = np.linspace(0, 2 * np.pi, 30, endpoint=False)
    for size, light, drop in ((1.0, (0.5, 0.25), 0.25), (1.0, (1.25, 0.7), 0.0), (0.72, (0.75, 1.1), 0.0)):
        rim = [(x + r * size * np.cos(a), y + r * (0.8 * size * np.sin(a) + drop)) for a in turns]
        brush.plate(rim, gold, light)


def galaxy(brush: Brush, tint: Array) -> None:
    """A whole galaxy with the lines of a league across it."""
    height, width = brush.picture.shape[:2]
    yy, xx = np.mgrid[0:height, 0:width].astype(np.float32) / height
    x, y = xx - 0.62, (yy - 0.42) / 0.55
    x, y = x * 0.95 + y * 0.12, y * 0.95 - x * 0.18
    r = np.hypot(x, y) + 1e-4
    noise = Noise(brush.rng)
    cloud = noise.fbm(x * 9 + 9, y * 9 + 9, np.zeros_like(x), 7, 0.6)
    arms = 0.5 + 0.5 * np.cos(2 * (np.arctan2(y, x) - 2.6 * np.log(r + 0.03)) + 1.2 * (cloud - 0.5))
    light = (arms**2.2 * (0.55 + 0.75 * cloud) + 0.10) * np.exp(-r * 3.4) * 1.5 * smooth(0.62, 0.35, r)
    core = np.exp(-((r / 0.06) ** 2)) * 0.9 + np.exp(-r * 12) * 0.85
    pink = smooth(0.66, 0.9, cloud) * arms**3 * np.exp(-r * 3.5) * 0.8
    blue = colour("#8FB8FF") * 0.75 + tint * 0.25
    brush.picture *= 0.6
    brush.picture += light[..., None] * blue + core[..., None] * colour("#FFE3B0")
    brush.picture += pink[..., None] * colour("#FF8FB4")
    for _ in range(260):
        a, d = brush.rng.random() * 6.28, brush.rng.random() ** 0.7 * 0.5
        sx, sy = 0.62 + d * np.cos(a), 0.42 + d * np.sin(a) * 0.52
        brush.disc(sx, sy, brush.rng.uniform(0.001, 0.003), ships.LAMP, 0.9)


def league(brush: Brush, tint: Array) -> None:
    """A galaxy whose worlds are bound together."""
    galaxy(brush, tint)
    at = [(0.3, 0.3), (0.46, 0.56), (0.72, 0.6), (0.96, 0.44), (0.82, 0.24), (0.52, 0.2)]
    for a, b in zip(at, at[1:] + at[:1], strict=True):
        brush.beam([a, b], 0.0035, tint, 0.4)
    for x, y in at:
        brush.lamp(x, y, 0.012, tint)


def asteroids(brush: Brush, tint: Array) -> None:
    """Rocks with rigs that eat into them."""
    brush.glow(0.9, 0.2, 0.6, tint, 0.3)
    rocks = (
        (0.18, 0.24, 0.07),
        (1.02, 0.28, 0.10),
        (0.3, 0.64, 0.09),
        (0.95, 0.66, 0.06),
        (0.62, 0.40, 0.21),
    )
    for x, y, r in rocks:
        boulder(brush, x, y, r, colour(RAMPS["rare"][2]))
    for a in (-2.2, -1.3, -0.4, 0.5):
        x, y = 0.62 + 0.2 * np.cos(a), 0.40 + 0.2 * np.sin(a)
        tip = (0.62 + 0.30 * np.cos(a), 0.40 + 0.30 * np.sin(a))
        brush.rod((x, y), tip, 0.016, ships.STEEL)
        brush.lamp(*tip, 0.012, tint)
        brush.lamp(x, y, 0.008, colour("#FF9A4A"))
    ships.freighter(brush, 0.24, 0.44, 0.10, (colour(RAMPS["rare"][3]),))


def boulder(brush: Brush, x: float, y: float, r: float, tint: Array) -> None:
    """An asteroid: a ragged, cratered lump."""
    u = brush.unit
    reach = r * 1.4
    x0, x1 = max(0, int((x - reach) * u)), min(brush.picture.shape[1], int((x + reach) * u))
    y0, y1 = max(0, int((y - reach) * u)), min(u, int((y + reach) * u))
    if x1 - x0 < 2 or y1 - y0 < 2:
        return
    yy, xx = np.mgrid[y0:y1, x0:x1].astype(np.float32) / u
    dx, dy = (xx - x) / r, (yy - y) / r
    noise = Noise(brush.rng)
    a = brush.rng.random() * 9
    edge = 1 + 0.55 * (noise.fbm(dx * 0.9 + a, dy * 0.9, np.zeros_like(dx), 3) - 0.5)
    d = np.hypot(dx * 0.9, dy * 1.1) / edge
    z = np.sqrt(np.clip(1 - d * d, 0, 1))
    relief = noise.fbm(dx * 2.2 + a, dy * 2.2, z * 2.2, 6, 0.6)
    for _ in range(7):
        cx, cy, s = *brush.rng.uniform(-0.7, 0.7, 2), brush.rng.uniform(0.1, 0.28)
        far = np.hypot(dx - cx, dy - cy) / s
        relief = relief + np.where(far < 1, (far**2 - 1) * 0.35, 0.18 * np.exp(-(((far - 1) / 0.2) ** 2)))
    gy, gx = np.gradient(relief)
    k = r * u * 0.11
    light = np.clip(-0.62 * (dx - np.tanh(gx * k)) - 0.52 * (dy - np.tanh(gy * k)) + 0.5 * z, 0, 1.2)
    shade = tint * (0.05 + 1.15 * light * (0.6 + 0.5 * relief))[..., None]
    cover = np.clip((1 - d) * r * u * 0.8 + 0.5, 0, 1)[..., None]
    part = brush.picture[y0:y1, x0:x1]
    part[...] = part + (shade - part) * cover


def artifact(brush: Brush, tint: Array) -> None:
    """A relic of the builders under study."""
    gold = colour("#F2D64A")
    horizon(brush, "alien", "lattice", 0.2, 1.5, 0.95)
    brush.band(0.6, 0.40, 0.34, 0.02, tint, squash=0.3, turn=-0.2, part=(0.5, 1.0), grain=0.3)
    ships.relic(brush, 0.6, 0.38, 0.20, gold)
    brush.band(0.6, 0.40, 0.34, 0.02, tint, squash=0.3, turn=-0.2, part=(0.0, 0.5), grain=0.3)
    for i in range(5):
        a = 0.3 + i * 0.62
        x, y = 0.6 + 0.34 * np.cos(a), 0.40 + 0.34 * np.sin(a) * 0.3 - 0.06 * np.cos(a)
        brush.lamp(x, y, 0.010, ships.ENGINE)
        brush.beam([(x, y), (0.58, 0.42)], 0.0025, ships.ENGINE, 0.22)
