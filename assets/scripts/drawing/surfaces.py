"""The surface of a planet, one function per family: colour, height, gloss and light of its own."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

import numpy as np

from drawing.noise import Array, Noise, colour, ramp, smooth


@dataclass(slots=True)
class Surface:
    """A surface at the points of a sphere."""

    colour: Array
    height: Array
    own_light: Array
    gloss: Array
    bump: float
    clouds: Array


@dataclass(frozen=True, slots=True)
class Points:
    """Directions from the middle of the planet, and how much light falls there."""

    x: Array
    y: Array
    z: Array
    light: Array


_EARTH = ("#3F6A4A", "#6F8A58", "#A89468", "#8F7A60", "#E9E2D2")

Maker = Callable[[np.random.Generator, Points, Sequence[str]], Surface]


def _plain(points: Points, tone: Array, height: Array, bump: float) -> Surface:
    none = np.zeros_like(points.x)
    return Surface(tone, height, np.zeros((*points.x.shape, 3), np.float32), none, bump, none.copy())


def _shifted(rng: np.random.Generator, p: Points, scale: float) -> tuple[Array, Array, Array]:
    ox, oy, oz = (np.float32(v) for v in rng.random(3) * 30)
    s = np.float32(scale)
    return p.x * s + ox, p.y * s + oy, p.z * s + oz


def _craters(rng: np.random.Generator, p: Points, height: Array, count: int, largest: float) -> Array:
    for _ in range(count):
        c = rng.normal(size=3)
        c /= np.linalg.norm(c)
        size = 0.04 + (largest - 0.04) * rng.random() ** 3
        d = np.sqrt((p.x - c[0]) ** 2 + (p.y - c[1]) ** 2 + (p.z - c[2]) ** 2) / size
        bowl = np.where(d < 1, (d * d - 1) * 0.75, 0)
        rim = np.exp(-(((d - 1.0) / 0.16) ** 2)) * 0.42
        height = height + (bowl + rim) * (0.35 + size) * 0.5
    return np.asarray(height, np.float32)


def rock(rng: np.random.Generator, p: Points, codes: Sequence[str]) -> Surface:
    """Dust, canyons and craters."""
    noise = Noise(rng)
    x, y, z = _shifted(rng, p, 1.7)
    warp = noise.fbm(x, y, z, 3) - 0.5
    ground = noise.fbm(x + warp, y - warp, z + warp, 8, 0.56)
    canyons = noise.ridges(x * 0.8, y * 0.8, z * 0.8 + 4, 6)
    relief = ground * 0.75 + smooth(0.5, 0.95, canyons) * 0.14
    height = _craters(rng, p, relief, 46, 0.30)
    patches = noise.fbm(x * 0.55 + 9, y * 0.55, z * 0.55, 4)
    tone = ramp(np.clip(0.12 + 0.58 * ground + 0.5 * (height - relief) + 0.34 * (patches - 0.5), 0, 1), codes)
    return _plain(p, tone, height, 0.085)


def gas(rng: np.random.Generator, p: Points, codes: Sequence[str]) -> Surface:
    """Bands in turmoil, with a storm or two."""
    noise = Noise(rng)
    ox = np.float32(rng.random() * 30)
    x, y, z = p.x.copy(), p.y.copy(), p.z.copy()
    spots = np.zeros_like(x)
    for _ in range(int(rng.integers(1, 4))):
        a, lat, size = rng.uniform(-0.9, 0.9), rng.uniform(-0.6, 0.6), rng.uniform(0.10, 0.24)
        dx, dy = (p.x - np.sin(a) * np.cos(lat)) / (size * 1.7), (p.y - np.sin(lat)) / size
        near = np.exp(-(dx * dx + dy * dy)) * (p.z > -0.3)
        turn = near * 2.4
        y = y + near * size * np.sin(turn * 2 + dx) * 0.7
        spots = np.maximum(spots, near)
    swirl = noise.fbm(x * 1.6 + ox, y * 4.2, z * 1.6, 6) - 0.5
    fine = noise.fbm(x * 2.2 + ox + swirl, y * 13 + swirl * 2.2, z * 2.2, 6, 0.6)
    count = rng.uniform(5.5, 9.0)
    bands = 0.5 + 0.5 * np.sin((y + swirl * 0.20) * count + ox)
    wide = 0.5 + 0.5 * np.sin((y + swirl * 0.12) * count * 0.43 + ox * 2)
    tone = np.clip(0.06 + 0.40 * bands + 0.26 * wide + 0.50 * (fine - 0.5) + 0.12 + 0.30 * spots**2, 0, 1)
    return _plain(p, ramp(tone.astype(np.float32), codes), fine * 0.3 + bands.astype(np.float32) * 0.1, 0.02)


def ocean(rng: np.random.Generator, p: Points, codes: Sequence[str]) -> Surface:
    """Seas, coasts, land, ice at the poles, and clouds."""
    noise = Noise(rng)
    x, y, z = _shifted(rng, p, 1.55)
    warp = noise.fbm(x, y, z, 3) - 0.5
    height = noise.fbm(x + 0.5 * warp, y - 0.4 * warp, z + 0.5 * warp, 9, 0.58)
    level = float(np.quantile(height, rng.uniform(0.54, 0.66)))
    depth = smooth(level - 0.28, level, height)
    sea = ramp(np.clip(0.03 + 0.30 * depth + 0.16 * depth**6, 0, 1), codes)
    above = np.clip((height - level) / max(0.05, 1 - level), 0, 1)
    moist = noise.fbm(x * 1.8 + 5, y * 1.8, z * 1.8, 5)
    own = ramp(np.clip(0.34 + 0.50 * above + 0.30 * (moist - 0.5), 0, 1), codes)
    earth = ramp(np.clip(above * 1.2 + 0.55 * (moist - 0.3), 0, 1), _EARTH)
    shore = smooth(level - 0.006, level + 0.006, height)[..., None]
    tone = sea + (own * 0.5 + earth * 0.5 - sea) * shore
    pole = np.abs(p.y) + 0.16 * (height - 0.5) + 0.05 * (moist - 0.5)
    white = smooth(0.90, 0.95, pole)[..., None]
    tone = tone + (np.array([0.90, 0.95, 1.0], np.float32) - tone) * white
    surface = _plain(p, tone, np.maximum(height, level), 0.05)
    surface.gloss = (1 - shore[..., 0]) * 0.7
    surface.clouds = _weather(noise, rng, p)
    return surface


def _weather(noise: Noise, rng: np.random.Generator, p: Points) -> Array:
    x, y, z = _shifted(rng, p, 1.8)
    swirl = noise.fbm(x, y * 1.4, z, 4) - 0.5
    cover = noise.fbm(x + 0.9 * swirl, y * 2.2 - 0.6 * swirl, z + 0.9 * swirl, 9, 0.62)
    return smooth(0.52, 0.86, cover) * np.float32(0.85)


def ice(rng: np.random.Generator, p: Points, codes: Sequence[str]) -> Surface:
    """A pale crust with long cracks."""
    noise = Noise(rng)
    x, y, z = _shifted(rng, p, 1.5)
    ground = noise.fbm(x, y, z, 7)
    cracks = smooth(0.86, 0.99, noise.ridges(x * 1.2 + ground, y * 1.2, z * 1.2 - ground, 3, 0.4))
    tone = ramp(np.clip(0.52 + 0.5 * ground - 0.6 * cracks, 0, 1), codes)
    pale = np.array([0.86, 0.93, 1.0], np.float32)
    surface = _plain(
        p, tone * 0.72 + pale * 0.28 * (0.5 + 0.6 * ground[..., None]), ground - 0.25 * cracks, 0.06
    )
    surface.gloss = np.full_like(ground, 0.25)
    return surface


def lava(rng: np.random.Generator, p: Points, codes: Sequence[str]) -> Surface:
    """A dark crust that glows where it is torn."""
    noise = Noise(rng)
    x, y, z = _shifted(rng, p, 1.6)
    ground = noise.fbm(x, y, z, 7)
    torn = noise.ridges(x * 1.1 + ground * 0.8, y * 1.1, z * 1.1, 5, 0.45)
    heat = smooth(0.74, 0.98, torn)
    tone = ramp(np.clip(0.02 + 0.42 * ground, 0, 1), codes) * 0.75
    surface = _plain(p, tone, _craters(rng, p, ground - 0.2 * heat, 20, 0.22), 0.09)
    surface.own_light = (heat**1.4)[..., None] * colour(codes[3]) * 1.25
    surface.own_light += (smooth(0.9, 1.0, torn) * 0.7)[..., None] * colour(codes[4])
    return surface


def city(rng: np.random.Generator, p: Points, codes: Sequence[str]) -> Surface:
    """A built-up world: districts by day, webs of light by night."""
    noise = Noise(rng)
    x, y, z = _shifted(rng, p, 1.5)
    ground = noise.fbm(x, y, z, 7)
    blocks = noise.at(np.floor(p.x * 34) / 2, np.floor(p.y * 34) / 2, np.floor(p.z * 34) / 2)
    built = smooth(0.42, 0.60, noise.fbm(x * 1.3 + 3, y * 1.3, z * 1.3, 5))
    tone = ramp(np.clip(0.16 + 0.55 * ground + 0.13 * built * (blocks - 0.4), 0, 1), codes)
    web = noise.ridges(x * 3.2, y * 3.2, z * 3.2, 4, 0.6)
    lamps = built * (smooth(0.72, 0.95, web) * 0.9 + 0.8 * (blocks > 0.66) * smooth(0.45, 0.7, web))
    dark = 1 - smooth(-0.10, 0.20, p.light)
    surface = _plain(p, tone, ground + built * blocks * 0.06, 0.07)
    surface.own_light = (lamps * dark)[..., None] * np.array([1.0, 0.80, 0.46], np.float32) * 1.3
    surface.clouds = _weather(noise, rng, p) * 0.45
    return surface


def desert(rng: np.random.Generator, p: Points, codes: Sequence[str]) -> Surface:
    """Dunes, mesas and blown dust."""
    noise = Noise(rng)
    x, y, z = _shifted(rng, p, 1.3)
    warp = noise.fbm(x, y, z, 4) - 0.5
    ground = noise.fbm(x + warp, y * 1.3 - warp, z, 8, 0.52)
    dunes = 0.5 + 0.5 * np.sin(p.y * 30 + warp * 26 + p.x * 9)
    layers = np.floor(ground * 9) / 9
    tone = 0.22 + 0.52 * ground + 0.18 * layers + 0.07 * (dunes - 0.5)
    surface = _plain(
        p, ramp(np.clip(tone, 0, 1).astype(np.float32), codes), ground * 0.9 + layers * 0.1, 0.075
    )
    surface.clouds = _weather(noise, rng, p) * 0.35
    return surface


def lattice(rng: np.random.Generator, p: Points, codes: Sequence[str]) -> Surface:
    """The work of unknown builders: plates of metal and lines that still shine."""
    noise = Noise(rng)
    x, y, z = _shifted(rng, p, 2.0)
    ground = noise.fbm(x, y, z, 6)
    rows = int(rng.integers(4, 7))
    lat = (np.arcsin(np.clip(p.y, -1, 1)) / np.pi + 0.5) * rows * 2
    row = np.floor(lat)
    lon = np.arctan2(p.x, p.z) / (2 * np.pi)
    cells = np.maximum(3, np.round(rows * 4 * np.cos((row + 0.5) / (rows * 2) * np.pi - np.pi / 2)))
    along = (lon + 0.5 + row * 0.37) * cells
    plate = noise.at(row + 0.5, np.floor(along) % cells + 0.5, np.full_like(lat, 0.5))
    seam_y, seam_x = np.abs(lat % 1 - 0.5), np.abs(along % 1 - 0.5)
    edge = np.maximum(smooth(0.44, 0.48, seam_y), smooth(0.455, 0.485, seam_x))
    lit = smooth(0.62, 0.66, plate)
    inlay = smooth(0.17, 0.20, np.maximum(seam_x, seam_y)) * (
        1 - smooth(0.24, 0.27, np.maximum(seam_x, seam_y))
    )
    rings = np.zeros_like(ground)
    for _ in range(3):
        c = rng.normal(size=3)
        c /= np.linalg.norm(c)
        d = np.sqrt((p.x - c[0]) ** 2 + (p.y - c[1]) ** 2 + (p.z - c[2]) ** 2)
        size = 0.2 + 0.3 * rng.random()
        rings = np.maximum(rings, np.exp(-(((d - size) / 0.018) ** 2)))
        rings = np.maximum(rings, np.exp(-(((d - size * 0.6) / 0.012) ** 2)))
    shine = np.clip(edge * 0.65 + inlay * lit + rings, 0, 1)
    tone = ramp(np.clip(0.10 + 0.34 * plate + 0.22 * ground, 0, 1), codes)
    surface = _plain(p, tone, plate * 0.35 - edge * 0.3 + ground * 0.2, 0.06)
    surface.own_light = (shine**1.2)[..., None] * colour(codes[3]) * 0.95
    surface.own_light += (rings * 0.5)[..., None] * colour(codes[4])
    surface.gloss = np.full_like(ground, 0.55)
    return surface


FAMILIES: Mapping[str, Maker] = {
    "rock": rock,
    "gas": gas,
    "ocean": ocean,
    "ice": ice,
    "lava": lava,
    "city": city,
    "desert": desert,
    "lattice": lattice,
}
