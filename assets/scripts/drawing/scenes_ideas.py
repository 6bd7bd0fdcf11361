"""Scenes that show a thought: minds, codes, machines too small to see, seals."""

import numpy as np

from drawing import ships
from drawing.brush import Brush, Point, box, oval
from drawing.noise import Array, colour
from drawing.scenes_space import KIND_TINTS, galaxy, horizon
from drawing.scenes_travel import bow, world
from drawing.ships import DARK, LAMP, STEEL

CYAN = colour("#63E6F2")
VIOLET = colour("#B48CFF")


def _cog(x: float, y: float, r: float, teeth: int, turn: float = 0.0, depth: float = 0.84) -> list[Point]:
    """The edge of a wheel with teeth."""
    points: list[Point] = []
    for k in range(teeth * 4):
        a = turn + 2 * np.pi * k / (teeth * 4)
        far = r * (1.0 if k % 4 < 2 else depth)
        points.append((float(x + far * np.cos(a)), float(y + far * np.sin(a))))
    return points


def seal(brush: Brush, tint: Array) -> None:
    """A decree: a great seal of light with a star in it."""
    horizon(brush, "gray", "city", 0.3, 1.5, 0.95)
    x, y = 0.60, 0.38
    for r, strength in ((0.6, 0.45), (0.3, 0.5)):
        brush.glow(x, y, r, tint, strength)
    edge = _cog(x, y, 0.29, 40, depth=0.955)
    brush.plate(edge, tint * 0.30, (1.2, 0.6), alpha=0.85)
    brush.beam([*edge, edge[0]], 0.004, tint, 0.7)
    for r in (0.235, 0.215):
        ring = oval(x, y, r)
        brush.beam([*ring, ring[0]], 0.004, tint, 0.6)
    for k in range(44):
        a = 2 * np.pi * k / 44
        brush.rod(
            (x + 0.243 * np.cos(a), y + 0.243 * np.sin(a)),
            (x + (0.252 + 0.012 * (k * 5 % 3)) * np.cos(a), y + (0.252 + 0.012 * (k * 5 % 3)) * np.sin(a)),
            0.005,
            tint,
        )
    for k in range(10):
        a, b = np.pi * k / 5 - np.pi / 2, np.pi * (k + 1) / 5 - np.pi / 2
        far, near = (0.19, 0.078) if k % 2 == 0 else (0.078, 0.19)
        facet = [
            (x, y),
            (x + far * np.cos(a), y + far * np.sin(a)),
            (x + near * np.cos(b), y + near * np.sin(b)),
        ]
        brush.plate(facet, tint, (1.25, 0.9) if k % 2 else (0.7, 0.45))


def circuit(brush: Brush, tint: Array) -> None:
    """A thinking core and the paths that lead to it."""
    x, y = 0.60, 0.40
    brush.picture *= 0.7
    for k in range(34):
        a = 2 * np.pi * k / 34
        side = 1 if np.cos(a) > 0 else -1
        start = (x + 0.15 * np.cos(a), y + 0.15 * np.sin(a))
        knee = (start[0] + side * brush.rng.uniform(0.02, 0.22), start[1] + np.sin(a) * 0.12)
        end = (knee[0] + side * brush.rng.uniform(0.06, 0.40), knee[1])
        tone = KIND_TINTS[k % 4] if k % 3 == 0 else tint
        brush.beam([start, (start[0] + (knee[0] - start[0]) * 0.4, knee[1]), end], 0.004, tone, 0.5)
        brush.lamp(*end, 0.007, tone)
    brush.glow(x, y, 0.40, tint, 0.6)
    for size, light in ((0.155, (0.5, 0.25)), (0.125, (0.9, 0.45)), (0.085, (0.45, 0.2))):
        brush.plate(box(x - size, y - size, x + size, y + size), STEEL * 0.7 + tint * 0.2, light, grain=0.15)
    for k in range(11):
        for side in (-1, 1):
            brush.rod(
                (x - 0.13 + 0.026 * k, y + side * 0.155),
                (x - 0.13 + 0.026 * k, y + side * 0.18),
                0.009,
                LAMP,
                0.8,
            )
            brush.rod(
                (x + side * 0.155, y - 0.13 + 0.026 * k),
                (x + side * 0.18, y - 0.13 + 0.026 * k),
                0.009,
                LAMP,
                0.8,
            )
    brush.sphere(x, y, 0.055, tint)
    brush.glow(x, y, 0.14, tint, 1.0)


def nanites(brush: Brush, tint: Array) -> None:
    """Machines too small to see, at work on a lattice of atoms."""
    for row in range(9):
        for column in range(12):
            x, y = 0.02 + 0.105 * column + 0.052 * (row % 2), 0.04 + 0.092 * row
            near = float(np.exp(-((x - 0.6) ** 2 + (y - 0.42) ** 2) / 0.25))
            for dx, dy in ((0.105, 0.0), (0.052, 0.092)):
                brush.rod((x, y), (x + dx, y + dy), 0.007, STEEL * 0.55, 0.3 + 0.6 * near)
            brush.sphere(x, y, 0.021, KIND_TINTS[(row + column) % 2] * (0.3 + 0.7 * near))
    for x, y, size in ((0.30, 0.26, 0.075), (0.92, 0.30, 0.085), (0.40, 0.62, 0.07), (0.62, 0.42, 0.13)):
        brush.glow(x, y, size * 2, tint, 0.5)
        for k in range(6):
            a = k * np.pi / 3 + 0.3
            knee = (x + size * 1.25 * np.cos(a), y + size * 1.05 * np.sin(a))
            brush.rod((x, y), knee, size * 0.16, STEEL)
            brush.rod(knee, (knee[0] + size * 0.2 * np.cos(a), knee[1] + size * 0.6), size * 0.11, STEEL, 0.8)
        cell = [
            (x + size * 0.8 * np.cos(k * np.pi / 3), y + size * 0.8 * np.sin(k * np.pi / 3)) for k in range(6)
        ]
        brush.plate(cell, tint, (1.2, 0.4), grain=0.15)
        brush.beam([*cell, cell[0]], 0.003, LAMP, 0.4)
        brush.disc(x, y, size * 0.34, DARK * 0.5)
        brush.lamp(x, y, size * 0.20, ships.ENGINE)


def mind(brush: Brush, tint: Array) -> None:
    """Many minds joined into one that is larger."""
    x, y = 0.60, 0.40
    brush.glow(x, y, 0.62, tint, 0.6)
    at: list[Point] = []
    for k in range(90):
        a, d = 2.4 * k, 0.034 * np.sqrt(k)
        at.append((float(x + 1.15 * d * np.cos(a)), float(y + 0.86 * d * np.sin(a))))
    for k, one in enumerate(at):
        for other in sorted(at[:k], key=lambda p: np.hypot(p[0] - one[0], p[1] - one[1]))[:2]:
            brush.rod(one, other, 0.003, tint, 1.1, 0.55)
    for k, one in enumerate(at):
        brush.glow(*one, 0.030, tint if k % 4 else VIOLET, 0.7)
        brush.disc(*one, 0.005 + 0.006 * (k % 7 == 0), LAMP)
    for k in range(8):
        a = 2 * np.pi * k / 8 + 0.2
        head = (x + 0.53 * np.cos(a), y + 0.36 * np.sin(a))
        inner = (x + 0.34 * np.cos(a), y + 0.26 * np.sin(a))
        brush.beam(bow(head, inner, 0.03, 12), 0.004, tint, 0.5)
        brush.sphere(head[0], head[1] - 0.022, 0.024, STEEL * 0.7)
        bust = [(-0.042, 0.05), (-0.034, 0.012), (-0.012, 0.0), (0.012, 0.0), (0.034, 0.012), (0.042, 0.05)]
        brush.plate([(head[0] + a_, head[1] + b_) for a_, b_ in bust], STEEL * 0.6, (1.0, 0.4))


def clock(brush: Brush, tint: Array) -> None:
    """Time slowed down: wheels of light around a still heart."""
    x, y = 0.60, 0.40
    for r, strength in ((0.55, 0.45), (0.2, 0.6)):
        brush.glow(x, y, r, tint, strength)
    for k, (px, py, r, teeth) in enumerate(
        ((0.24, 0.24, 0.11, 10), (0.98, 0.58, 0.13, 12), (0.98, 0.18, 0.08, 8), (0.26, 0.62, 0.09, 9))
    ):
        edge = _cog(px, py, r, teeth, 0.2 * k)
        brush.plate(edge, colour("#B98A5A"), (0.9, 0.3), alpha=0.8, grain=0.2)
        brush.disc(px, py, r * 0.45, colour("#0C1022"))
    for k, r in enumerate((0.31, 0.255, 0.19)):
        ring = oval(x, y, r)
        brush.beam([*ring, ring[0]], 0.007 - 0.0015 * k, tint, 0.7)
    for k in range(60):
        a, long = 2 * np.pi * k / 60, 0.040 if k % 5 == 0 else 0.016
        brush.beam([(x + d * np.cos(a), y + d * np.sin(a)) for d in (0.305, 0.305 - long)], 0.003, tint, 0.6)
    for k in range(14):
        a = -1.2 - 0.11 * k
        brush.beam([(x, y), (x + 0.24 * np.cos(a), y + 0.24 * np.sin(a))], 0.004, tint, 0.75 * 0.8**k)
    brush.beam([(x, y), (x + 0.14 * np.cos(0.5), y + 0.14 * np.sin(0.5))], 0.009, LAMP, 0.6)
    t = np.linspace(0, 1, 60)
    for k in range(3):
        turn, far = 7 * t + 2.1 * k, 0.17 * t
        spiral = zip((x + far * np.cos(turn)).tolist(), (y + far * np.sin(turn)).tolist(), strict=True)
        brush.beam(list(spiral), 0.003, VIOLET, 0.4)
    brush.sphere(x, y, 0.030, colour("#FFD57E"))


def cipher(brush: Brush, tint: Array) -> None:
    """Columns of signs that fall, and the one line that has been read."""
    brush.picture *= 0.55
    for column in range(30):
        x = 0.02 + 0.041 * column
        head = int(brush.rng.integers(4, 26))
        for row in range(26):
            fade = max(0.16, 1.25 - 0.10 * ((head - row) % 26))
            _sign(brush, x, 0.03 + 0.036 * row, 0.012, tint * fade, int(brush.rng.integers(6)))
    brush.plate(box(0.14, 0.355, 1.06, 0.465), colour("#0A1024"), (1.0, 0.8), alpha=0.82)
    frame = box(0.14, 0.355, 1.06, 0.465)
    brush.beam([*frame, frame[0]], 0.004, colour("#FFD57E"), 0.7)
    for k in range(13):
        _sign(brush, 0.19 + 0.068 * k, 0.41, 0.024, colour("#FFD57E"), (k * 5 + k // 3) % 6)
    brush.glow(0.6, 0.41, 0.5, colour("#FFD57E"), 0.3)


def _sign(brush: Brush, x: float, y: float, size: float, tint: Array, which: int) -> None:
    strokes = (
        ((-1, -1, 1, -1), (0, -1, 0, 1)), ((-1, 0, 1, 0), (1, -1, 1, 1)), ((-1, -1, -1, 1), (-1, 1, 1, 1)),
        ((-1, -1, 1, 1), (-1, 1, 0, 0)), ((0, -1, 0, 1), (-1, 0, 1, 0)), ((-1, -1, 1, -1), (1, -1, -1, 1)),
    )[which]  # fmt: skip
    for a, b, c, d in strokes:
        brush.rod((x + size * a * 0.7, y + size * b), (x + size * c * 0.7, y + size * d), size * 0.34, tint)


def influence(brush: Brush, tint: Array) -> None:
    """Rings that spread from one star over half a galaxy."""
    galaxy(brush, tint)
    x, y = 0.46, 0.44
    for k in range(1, 7):
        ring = oval(x, y, 0.085 * k, 0.5)
        brush.beam([*ring, ring[0]], 0.004, tint, 0.65 - 0.08 * k)
    for dx, dy in ((0.17, 0.04), (-0.20, 0.06), (0.26, -0.10), (0.06, 0.17), (-0.12, -0.12), (0.40, 0.05)):
        brush.lamp(x + dx, y + dy, 0.009, tint)
    brush.lamp(x, y, 0.020, LAMP)
    brush.beam([(x, y - 0.34), (x, y)], 0.006, tint, 0.6)


def hologrid(brush: Brush, tint: Array) -> None:
    """A net of light over the whole sky, a picture at each knot."""
    world(brush, "novelty", "city", 0.60, 0.44, 0.20)
    for i in range(9):
        t = np.linspace(-0.1, 1.3, 40)
        sag = 0.10 * np.exp(-(((t - 0.6) / 0.3) ** 2))
        level = -0.02 + 0.115 * i + sag * (1 if i > 3 else -1)
        brush.beam(list(zip(t.tolist(), level.tolist(), strict=True)), 0.003, tint, 0.32)
        x = -0.05 + 0.16 * i
        bend = (x - 0.6) * 0.35
        brush.beam(
            [(x + bend * np.sin(np.pi * v), 1.1 * v - 0.05) for v in np.linspace(0, 1, 30)], 0.003, tint, 0.32
        )
    for k, (x, y) in enumerate(
        ((0.22, 0.20), (0.98, 0.18), (0.14, 0.52), (1.06, 0.54), (0.40, 0.74), (0.82, 0.74))
    ):
        tone = KIND_TINTS[k % 4]
        frame = box(x - 0.085, y - 0.06, x + 0.085, y + 0.06)
        brush.plate(frame, tone, (0.5, 0.2), alpha=0.8)
        brush.beam([*frame, frame[0]], 0.004, tone, 0.6)
        brush.sphere(x - 0.03, y, 0.032, tone)
        for row in range(3):
            brush.rod(
                (x + 0.02, y - 0.028 + 0.026 * row),
                (x + 0.068 - 0.01 * row, y - 0.028 + 0.026 * row),
                0.008,
                tone,
            )
        brush.glow(x, y, 0.16, tone, 0.35)


def containment(brush: Brush, tint: Array) -> None:
    """A black hole in a cage of light."""
    x, y = 0.60, 0.41
    fire = colour("#FFB36B")
    brush.glow(x, y, 0.5, fire, 0.45)
    brush.band(x, y, 0.23, 0.13, fire, squash=0.28, turn=-0.25, part=(0.5, 1.0), light=(1.2, 0.7))
    brush.glow(x, y, 0.20, colour("#FFE9B8"), 0.9, 1.2)
    brush.disc(x, y, 0.125, colour("#020208"))
    brush.band(x, y, 0.128, 0.010, colour("#FFE9B8"), light=(1.3, 0.9))
    brush.band(x, y, 0.23, 0.13, fire, squash=0.28, turn=-0.25, part=(0.0, 0.5), light=(1.3, 0.8), grain=0.3)
    corners = [
        (x + 0.40 * np.cos(a), y + 0.33 * np.sin(a)) for a in np.linspace(0.26, 2 * np.pi + 0.26, 9)[:-1]
    ]
    for k, one in enumerate(corners):
        for step in (1, 3):
            brush.beam([one, corners[(k + step) % 8]], 0.003, tint, 0.55 if step == 1 else 0.18)
        brush.sphere(*one, 0.026, STEEL)
        brush.lamp(*one, 0.011, tint)


SCENES = {
    f.__name__: f for f in (seal, circuit, nanites, mind, clock, cipher, influence, hologrid, containment)
}
