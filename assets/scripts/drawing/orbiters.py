"""Larger things around a world: works, shields, swarms, clouds and gates."""

from collections.abc import Callable, Mapping

import numpy as np

from drawing import ships
from drawing.brush import Brush, oval
from drawing.noise import Array, Noise, colour, smooth
from drawing.planets import Planet
from drawing.scenes_space import KIND_TINTS, boulder

GOLD = colour("#F2D64A")
JADE = colour("#7BE5A5")
FIRE = colour("#FF9A4A")
_Extra = Callable[[Brush, Planet, Array], None]


def _place(brush: Brush, world: Planet) -> tuple[float, float, float]:
    return world.x / brush.unit, world.y / brush.unit, world.r / brush.unit


def searchlights(brush: Brush, world: Planet, tint: Array) -> None:
    """Beams of light that show off a world of stages and studios."""
    x, y, r = _place(brush, world)
    for i, a in enumerate((-2.5, -2.15, -1.8, -1.45, -1.1)):
        foot = (x + r * 0.96 * np.cos(a), y + r * 0.96 * np.sin(a))
        far = 0.36 if i % 2 else 0.52
        spread = 0.07
        fan = [foot, (foot[0] + far * np.cos(a - spread), foot[1] + far * np.sin(a - spread))]
        fan.append((foot[0] + far * np.cos(a + spread), foot[1] + far * np.sin(a + spread)))
        brush.plate(fan, KIND_TINTS[i % 4] * 0.6 + 0.35, (0.8, 0.8), alpha=0.20)
        brush.beam(
            [foot, (foot[0] + far * 0.8 * np.cos(a), foot[1] + far * 0.8 * np.sin(a))],
            0.006,
            KIND_TINTS[i % 4],
            0.35,
        )
        brush.lamp(*foot, 0.008, ships.LAMP)


def toys(brush: Brush, world: Planet, tint: Array) -> None:
    """Playthings of the builders, still turning."""
    for x, y, size in ((0.20, 0.26, 0.045), (0.36, 0.58, 0.075), (1.02, 0.62, 0.05), (1.04, 0.20, 0.035)):
        brush.glow(x, y, size * 2.4, GOLD, 0.4)
        cone = [(-1.0, -0.15), (1.0, -0.15), (0.12, 1.25), (-0.12, 1.25)]
        brush.plate([(x + size * a, y + size * b) for a, b in cone], GOLD, (1.0, 0.25), slant=0.9)
        brush.band(x, y - 0.15 * size, size * 0.95, size * 0.3, GOLD, squash=0.3)
        brush.rod((x, y - 0.2 * size), (x, y - 0.9 * size), size * 0.14, GOLD)
        brush.lamp(x, y - size, size * 0.13, colour("#7DFFE0"))
        brush.band(
            x, y - 0.15 * size, size * 1.35, size * 0.06, colour("#7DFFE0"), squash=0.3, light=(1, 0.8)
        )


def transports(brush: Brush, world: Planet, tint: Array) -> None:
    """Landing craft of an army for hire."""
    for x, y, size, turn in (
        (0.18, 0.20, 0.045, 0.5),
        (0.26, 0.54, 0.07, 0.1),
        (0.98, 0.16, 0.04, 2.2),
        (0.44, 0.28, 0.055, 0.6),
    ):
        ships.drop_ship(brush, x, y, size, tint, turn)


def shield(brush: Brush, world: Planet, tint: Array) -> None:
    """A shell of light, cell by cell, around the whole world."""
    x, y, r = _place(brush, world)
    r *= 1.28
    brush.glow(x, y, r * 1.25, tint, 0.25, 1.0)
    turns = np.linspace(0, 2 * np.pi, 90)
    brush.beam([(x + r * np.cos(a), y + r * np.sin(a)) for a in turns], 0.006, tint, 0.7)
    for k in range(1, 6):
        high = np.sin((k - 3) * 0.5)
        wide = np.sqrt(1 - high * high)
        arc = np.linspace(0, np.pi, 40)
        line = [(x + r * wide * np.cos(a), y + r * high + 0.18 * r * wide * np.sin(a)) for a in arc]
        brush.beam(line, 0.0025, tint, 0.35)
    for k in range(-3, 4):
        arc = np.linspace(-np.pi / 2, np.pi / 2, 40)
        line = [(x + r * np.sin(k * 0.42) * np.cos(a), y + r * np.sin(a)) for a in arc]
        brush.beam(line, 0.0025, tint, 0.30)


def monolith(brush: Brush, world: Planet, tint: Array) -> None:
    """A black slab that came from nowhere."""
    x, y, w, h = 0.40, 0.40, 0.072, 0.27
    brush.glow(x, y, 0.34, GOLD, 0.6)
    front = [(x - w, y - h), (x + w, y - h * 0.94), (x + w, y + h), (x - w, y + h * 0.92)]
    side = [(x + w, y - h * 0.94), (x + w * 1.5, y - h * 0.99), (x + w * 1.5, y + h * 0.94), (x + w, y + h)]
    brush.plate(side, GOLD * 0.5, (0.9, 0.2))
    brush.plate(front, colour("#15131F"), (1.6, 0.5), slant=0.9)
    brush.beam([*front, front[0]], 0.005, GOLD, 0.6)
    for k in range(5):
        brush.band(x, y + h * (0.22 * k - 0.44), 0.016 + 0.006 * (k % 2), 0.005, GOLD, light=(1.3, 1.0))


def pods(brush: Brush, world: Planet, tint: Array) -> None:
    """Living globes that drift in space and glow from within."""
    for x, y, r in (
        (0.24, 0.30, 0.055),
        (0.38, 0.56, 0.095),
        (0.16, 0.56, 0.034),
        (1.04, 0.24, 0.042),
        (1.08, 0.60, 0.06),
        (0.48, 0.20, 0.03),
    ):
        brush.glow(x, y, r * 2.4, JADE, 0.5)
        for k in range(7):
            a = 0.75 + k * 0.27
            t = np.linspace(0, 1, 16)
            wave = 0.10 * r * np.sin(7 * t + k)
            line = [
                (x + r * (0.8 + 1.1 * v) * np.cos(a) + w, y + r * (0.8 + 1.1 * v) * np.sin(a))
                for v, w in zip(t.tolist(), wave.tolist(), strict=True)
            ]
            brush.beam(line, r * 0.05, JADE, 0.35)
        brush.sphere(x, y, r, colour("#1F8F6C"))
        for k in range(3):
            brush.band(x, y, r * (0.85 - 0.25 * k), r * 0.05, JADE, squash=0.45, turn=-0.4, light=(1.1, 0.7))
        brush.glow(x - r * 0.15, y, r * 0.8, colour("#E8FFD0"), 0.6)


def wormhole(brush: Brush, world: Planet, tint: Array) -> None:
    """A hole in space, wound up like a spring, and the station that keeps it open."""
    x, y, r = 0.36, 0.40, 0.21
    violet = colour("#B48CFF")
    brush.glow(x, y, r * 1.9, violet, 0.7)
    t = np.linspace(0, 1, 80)
    for k in range(7):
        a = t * 4.6 + k * 2 * np.pi / 7
        d = r * (1 - t) ** 0.8
        line = zip((x + d * np.cos(a)).tolist(), (y + d * np.sin(a) * 0.86).tolist(), strict=True)
        brush.beam(list(line), 0.006, violet if k % 2 else ships.ENGINE, 0.55)
    brush.disc(x, y, r * 0.16, colour("#05040C"))
    brush.band(x, y, r * 0.17, r * 0.03, ships.ENGINE, light=(1.5, 1.2))
    brush.band(x, y, r * 1.12, 0.024, ships.STEEL, squash=0.88, grain=0.3)
    for at in oval(x, y, r * 1.12, 0.88, 10):
        brush.lamp(*at, 0.007, ships.LAMP)


def nebula(brush: Brush, world: Planet, tint: Array) -> None:
    """Shells of gas that a dying star has thrown off."""
    height, width = brush.picture.shape[:2]
    yy, xx = np.mgrid[0:height, 0:width].astype(np.float32) / height
    x, y, r = _place(brush, world)
    dx, dy = xx - x, (yy - y) * 1.12
    d = np.hypot(dx, dy) / (r * 1.75)
    noise = Noise(brush.rng)
    rough = noise.fbm(xx * 5, yy * 5, np.zeros_like(xx), 6) - 0.5
    threads = noise.ridges(xx * 7 + rough, yy * 7, np.zeros_like(xx), 5)
    outside = smooth(0.55, 0.66, np.asarray(d, np.float32))
    for far, wide, code in ((0.82, 0.16, "#63E6F2"), (1.05, 0.14, "#FF9A4A"), (1.32, 0.16, "#FF5A7A")):
        shell = np.exp(-(((d - far + 0.34 * rough) / wide) ** 2)) * (0.25 + 0.95 * threads)
        brush.picture += (shell * outside * 0.75)[..., None] * colour(code)


def factory(brush: Brush, world: Planet, tint: Array) -> None:
    """Works in orbit: furnaces, arms and a row of flares."""
    x, y = 0.36, 0.46
    brush.plate(
        [(x - 0.22, y - 0.03), (x + 0.22, y - 0.06), (x + 0.22, y + 0.02), (x - 0.22, y + 0.05)],
        tint,
        (1.1, 0.4),
        grain=0.3,
    )
    for k in range(5):
        left = x - 0.19 + 0.085 * k
        high = 0.10 + 0.05 * ((k * 2) % 3)
        tower = [
            (left, y - 0.04),
            (left + 0.014, y - high),
            (left + 0.042, y - high),
            (left + 0.056, y - 0.04),
        ]
        brush.plate(tower, tint * 0.85, (1.2, 0.4), grain=0.25, slant=0.9)
        brush.glow(left + 0.028, y - high - 0.01, 0.06, FIRE, 0.9)
        brush.lamp(left + 0.028, y - high, 0.006, FIRE)
        brush.disc(left + 0.03, y + 0.008, 0.009, FIRE)
    for k in range(3):
        left = x - 0.15 + 0.13 * k
        brush.rod((left, y + 0.03), (left + 0.03, y + 0.15), 0.010, ships.STEEL, 0.8)
        brush.sphere(left + 0.03, y + 0.16, 0.030, ships.STEEL)


def guns(brush: Brush, world: Planet, tint: Array) -> None:
    """Batteries of the builders that still aim at whoever comes near."""
    for x, y, size in ((0.20, 0.24, 0.06), (0.40, 0.54, 0.11), (1.02, 0.60, 0.055)):
        brush.glow(x, y, size * 2, GOLD, 0.35)
        for side in (-0.32, 0.32):
            brush.rod(
                (x, y + side * size), (x - 1.9 * size, y + (side - 0.45) * size), size * 0.24, GOLD, 0.75
            )
            brush.lamp(x - 1.9 * size, y + (side - 0.45) * size, size * 0.10, colour("#7DFFE0"))
        body = [(-0.7, -0.6), (0.5, -0.75), (0.95, 0.0), (0.5, 0.75), (-0.7, 0.6), (-0.95, 0.0)]
        brush.plate([(x + size * a, y + size * b) for a, b in body], GOLD, (0.95, 0.2), grain=0.3)
        brush.band(x, y, size * 0.42, size * 0.10, colour("#7DFFE0"), light=(1.1, 0.8))


def web(brush: Brush, world: Planet, tint: Array) -> None:
    """Relays around a world, each in sight of the others."""
    x, y, r = _place(brush, world)
    at = [
        (x + 1.36 * r * np.cos(a), y + 1.22 * r * np.sin(a))
        for a in np.linspace(0.2, 2 * np.pi + 0.2, 9)[:-1]
    ]
    for i, one in enumerate(at):
        brush.beam([one, at[(i + 1) % 8]], 0.003, ships.ENGINE, 0.5)
        brush.beam([one, at[(i + 3) % 8]], 0.002, ships.ENGINE, 0.16)
    for one in at:
        brush.lamp(*one, 0.011, ships.ENGINE)


def fortress(brush: Brush, world: Planet, tint: Array) -> None:
    """A stronghold hewn into a great rock."""
    x, y = 0.36, 0.46
    boulder(brush, x, y, 0.19, tint * 0.55)
    for k in range(7):
        left = x - 0.14 + 0.040 * k
        high = y - 0.10 - 0.06 * (1 - abs(k - 3) / 3) - 0.03 * (k % 2)
        brush.plate(
            [(left, y - 0.06), (left, high), (left + 0.030, high), (left + 0.030, y - 0.06)],
            tint * 0.7,
            (1.2, 0.4),
            grain=0.2,
        )
        brush.disc(left + 0.015, high + 0.02, 0.004, colour("#FF8A6A"))
    for _ in range(22):
        a, d = brush.rng.uniform(0, 6.28), brush.rng.uniform(0, 0.12)
        brush.disc(x + d * np.cos(a), y + 0.02 + d * 0.7 * np.sin(a), 0.0035, ships.LAMP, 0.9)
    brush.lamp(x - 0.005, y - 0.21, 0.008, colour("#FF7A6B"))


def swarm(brush: Brush, world: Planet, tint: Array) -> None:
    """Ships of every make, more than one can count."""
    for i in range(16):
        a, d = brush.rng.uniform(0, 2 * np.pi), brush.rng.uniform(0.34, 0.58)
        x, y = 0.6 + d * np.cos(a), 0.42 + 0.62 * d * np.sin(a)
        size = brush.rng.uniform(0.022, 0.055)
        if i % 5 == 0:
            ships.freighter(brush, x, y, size, KIND_TINTS, -0.2)
        else:
            ships.wedge(brush, x, y, size, tint, brush.rng.uniform(-0.5, 0.1))


def nova(brush: Brush, world: Planet, tint: Array) -> None:
    """A sun that swells behind the world."""
    x, y, r = _place(brush, world)
    sx, sy = x - r * 1.25, y - r * 0.85
    for far, strength, code in ((0.75, 0.55, "#FF5A3A"), (0.36, 0.8, "#FF9A4A"), (0.15, 1.0, "#FFE9B8")):
        brush.glow(sx, sy, far, colour(code), strength)
    brush.disc(sx, sy, 0.075, colour("#FFF6DC"))
    for k in range(14):
        a = k * 2 * np.pi / 14 + 0.1
        far = 0.13 + 0.09 * (k % 3)
        brush.beam(
            [(sx + 0.085 * np.cos(a), sy + 0.085 * np.sin(a)), (sx + far * np.cos(a), sy + far * np.sin(a))],
            0.004,
            FIRE,
            0.4,
        )


MORE: Mapping[str, _Extra] = {
    f.__name__: f
    for f in (
        searchlights, toys, transports, shield, monolith, pods, wormhole, nebula, factory, guns, web,
        fortress, swarm, nova,
    )
}  # fmt: skip
