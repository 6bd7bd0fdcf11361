"""Skies: nebulae, dust and stars, and light that is laid over them."""

from dataclasses import dataclass

import numpy as np
from PIL import Image

from drawing.noise import GLOWS, Array, Noise, colour, smooth

_DEEP = ("#070B1A", "#0F1430")
_VIOLET = "#5B3FA0"


@dataclass(frozen=True, slots=True)
class Sky:
    """The look of a sky."""

    tint: str
    strength: float = 1.0
    stars: float = 1.0
    scale: float = 2.6


def make_sky(rng: np.random.Generator, width: int, height: int, sky: Sky) -> Array:
    """A sky as an array of colours from 0 to 1."""
    small = (max(1, width // 4), max(1, height // 4))
    nebula = _nebula(rng, *small, sky)
    picture = _enlarge(nebula, width, height)
    _add_stars(rng, picture, sky.stars)
    return picture


def glow(
    picture: Array, x: float, y: float, r: float, tint: Array, strength: float, fall: float = 2.0
) -> None:
    """Adds a soft round light."""
    height, width = picture.shape[:2]
    x0, x1 = max(0, int(x - r)), min(width, int(x + r) + 1)
    y0, y1 = max(0, int(y - r)), min(height, int(y + r) + 1)
    if x0 >= x1 or y0 >= y1:
        return
    yy, xx = np.mgrid[y0:y1, x0:x1].astype(np.float32)
    d = np.hypot(xx - x, yy - y) / r
    light = np.clip(1 - d, 0, 1) ** fall * strength
    picture[y0:y1, x0:x1] += light[..., None] * tint


def _nebula(rng: np.random.Generator, width: int, height: int, sky: Sky) -> Array:
    noise = Noise(rng)
    yy, xx = (v / np.float32(max(width, height)) for v in np.mgrid[0:height, 0:width].astype(np.float32))
    ox, oy = rng.random(2) * 20
    x, y = (xx * sky.scale + ox).astype(np.float32), (yy * sky.scale + oy).astype(np.float32)
    z = np.zeros_like(x)
    warp = noise.fbm(x, y, z + 4.2, 4) - 0.5
    cloud = noise.fbm(x + 1.6 * warp, y - 1.3 * warp, z, 6)
    veil = noise.fbm(x * 0.7 - 1.1 * warp, y * 0.7 + warp, z + 9.7, 5)
    dust = smooth(0.55, 0.95, noise.ridges(x * 1.3 + warp, y * 1.3 - warp, z + 2.5, 5))
    low, high = colour(_DEEP[0]), colour(_DEEP[1])
    slope = (0.5 * xx + 0.5 * yy)[..., None]
    base = low + (high - low) * slope
    tint, violet = colour(GLOWS[sky.tint]), colour(_VIOLET)
    bright = smooth(0.42, 1.0, cloud) ** 1.3 * (1 - 0.6 * dust)
    base = base + (bright * 0.36 * sky.strength)[..., None] * tint
    base = base + (smooth(0.45, 1.0, veil) * 0.30 * sky.strength * (1 - 0.4 * dust))[..., None] * violet
    hot = smooth(0.72, 1.0, cloud) ** 2 * 0.16 * sky.strength
    return np.asarray(base + hot[..., None] * (0.5 + 0.5 * tint), np.float32)


def _enlarge(picture: Array, width: int, height: int) -> Array:
    planes = [
        Image.fromarray(np.ascontiguousarray(picture[..., k]), mode="F").resize(
            (width, height), Image.Resampling.BICUBIC
        )
        for k in range(3)
    ]
    return np.stack([np.asarray(p, np.float32) for p in planes], -1)


def _add_stars(rng: np.random.Generator, picture: Array, density: float) -> None:
    height, width = picture.shape[:2]
    count = int(width * height / 650 * density)
    xs, ys = rng.integers(1, width - 1, count), rng.integers(1, height - 1, count)
    light = (rng.random(count) ** 4 * 0.85 + 0.06).astype(np.float32)
    warm = rng.random((count, 1)).astype(np.float32)
    tints = warm * np.array([1.0, 0.9, 0.78], np.float32) + (1 - warm) * np.array(
        [0.78, 0.88, 1.0], np.float32
    )
    for dx, dy, part in ((0, 0, 1.0), (1, 0, 0.5), (0, 1, 0.5), (1, 1, 0.3)):
        np.add.at(picture, (ys + dy - 1, xs + dx - 1), light[:, None] * tints * part)
    for _ in range(int(width * height / 36000 * density) + 2):
        _add_bright_star(rng, picture)


def _add_bright_star(rng: np.random.Generator, picture: Array) -> None:
    height, width = picture.shape[:2]
    x, y = rng.uniform(0, width), rng.uniform(0, height)
    size = rng.uniform(0.8, 2.0)
    reach = int(9 * size) + 3
    x0, x1 = max(0, int(x) - reach), min(width, int(x) + reach + 1)
    y0, y1 = max(0, int(y) - reach), min(height, int(y) + reach + 1)
    if x0 >= x1 or y0 >= y1:
        return
    yy, xx = np.mgrid[y0:y1, x0:x1].astype(np.float32)
    dx, dy = np.abs(xx - x), np.abs(yy - y)
    core = np.exp(-(dx * dx + dy * dy) / (2 * size * size))
    halo = 0.16 * np.exp(-np.hypot(dx, dy) / (2.6 * size))
    cross = 0.30 * (np.exp(-dx / (3 * size) - dy / 0.8) + np.exp(-dy / (3 * size) - dx / 0.8))
    tint = np.array([1.0, 0.94, 0.86] if rng.random() < 0.4 else [0.82, 0.92, 1.0], np.float32)
    picture[y0:y1, x0:x1] += ((core + halo + cross) * rng.uniform(0.5, 1.0))[..., None] * tint
