"""Planets: a lit ball with a surface of some family, its air, its ring and its shadow."""

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from drawing.noise import GLOWS, RAMPS, Array, Noise, colour, smooth
from drawing.surfaces import FAMILIES, Points, Surface

LIGHT = np.array([-0.62, -0.52, 0.59], np.float32) / np.float32(1.0027)
_RING_FROM, _RING_TO = 1.32, 2.05
_AIRY = {"ocean": 1.0, "gas": 0.9, "city": 0.8, "desert": 0.7, "ice": 0.6, "lava": 0.5, "rock": 0.35}


@dataclass(frozen=True, slots=True)
class Planet:
    """The look of a planet, and its place in pixels."""

    kind: str
    family: str
    x: float
    y: float
    r: float
    ring: bool = False
    tilt: float = 0.26
    turn: float = -0.3
    bite: bool = False
    spin: float = 0.0
    """Angle by which it has turned about its axis, in radians."""


@dataclass(frozen=True, slots=True)
class Ball:
    """The square of a picture around a planet, as a sphere of radius 1."""

    area: tuple[slice, slice]
    x: Array
    y: Array
    z: Array
    cover: Array


def draw_planet(rng: np.random.Generator, picture: Array, planet: Planet) -> None:
    """Paints a planet with its halo and ring over the picture."""
    tint = colour(GLOWS[planet.kind])
    _halo(picture, planet, tint)
    ring = _Ring(rng, planet) if planet.ring else None
    if ring:
        ring.draw(picture, front=False)
    ball = _ball(picture, planet)
    if ball is not None:
        shade, cover = _lit(rng, ball, planet, tint, ring)
        part = picture[ball.area]
        part[...] = part + (shade - part) * cover[..., None]
    if ring:
        ring.draw(picture, front=True)


def _ball(picture: Array, planet: Planet) -> Ball | None:
    height, width = picture.shape[:2]
    r = planet.r
    x0, x1 = max(0, int(planet.x - r) - 2), min(width, int(planet.x + r) + 3)
    y0, y1 = max(0, int(planet.y - r) - 2), min(height, int(planet.y + r) + 3)
    if x0 >= x1 or y0 >= y1:
        return None
    yy, xx = np.mgrid[y0:y1, x0:x1].astype(np.float32)
    x, y = (xx - planet.x) / r, (yy - planet.y) / r
    rr = np.hypot(x, y)
    z = np.sqrt(np.clip(1 - rr * rr, 0, 1))
    cover = np.clip((1 - rr) * r + 0.5, 0, 1).astype(np.float32)
    return Ball(np.s_[y0:y1, x0:x1], x.astype(np.float32), y.astype(np.float32), z.astype(np.float32), cover)


def _lit(
    rng: np.random.Generator, ball: Ball, planet: Planet, tint: Array, ring: "_Ring | None"
) -> tuple[Array, Array]:
    inside = ball.cover > 0
    lam = ball.x * LIGHT[0] + ball.y * LIGHT[1] + ball.z * LIGHT[2]
    points = _spin(rng, ball, inside, lam, planet.spin)
    surface = FAMILIES[planet.family](rng, points, RAMPS[planet.kind])
    nx, ny, nz = _normals(ball, inside, surface, planet.r)
    light = nx * LIGHT[0] + ny * LIGHT[1] + nz * LIGHT[2]
    dusk = smooth(-0.12, 0.22, lam)
    day = np.clip(light, 0, 1) ** 0.9 * dusk
    if ring:
        day = day * (1 - ring.shadow(ball))
    cast = _spread(inside, surface.clouds)
    shift = max(1, int(planet.r * 0.014))
    day_ground = day * (1 - 0.45 * np.roll(cast, (shift, shift), (0, 1)))
    shade = _spread(inside, surface.colour) * (0.025 + 1.22 * day_ground)[..., None]
    shade += _spread(inside, surface.own_light)
    shade += (_spread(inside, surface.gloss) * _highlight(nx, ny, nz) * dusk)[..., None]
    cloudy = (cast * (0.03 + 1.12 * np.clip(lam, 0, 1) ** 0.8))[..., None]
    shade = shade * (1 - cast[..., None]) + cloudy * (0.82 + 0.18 * tint)
    air = _AIRY.get(planet.family, 0.6)
    edge = np.clip(1 - ball.z, 0, 1)
    shade += (edge**2.6 * np.clip(lam + 0.42, 0, 1.2) * 0.95 * air)[..., None] * tint
    shade += (edge**7 * np.clip(lam + 0.35, 0, 1) * 0.55)[..., None]
    cover = ball.cover
    if planet.bite:
        shade, cover = _bitten(rng, ball, shade, cover)
    return shade, cover


def _spin(
    rng: np.random.Generator, ball: Ball, inside: npt.NDArray[np.bool_], lam: Array, spin: float
) -> Points:
    a, t = rng.random() * 2 * np.pi + spin, rng.uniform(-0.45, 0.45)
    x, y, z = ball.x[inside], ball.y[inside], ball.z[inside]
    x, y = x * np.cos(t) + y * np.sin(t), y * np.cos(t) - x * np.sin(t)
    x, z = x * np.cos(a) + z * np.sin(a), z * np.cos(a) - x * np.sin(a)
    return Points(x.astype(np.float32), y.astype(np.float32), z.astype(np.float32), lam[inside])


def _spread(inside: npt.NDArray[np.bool_], values: Array) -> Array:
    whole = np.zeros((*inside.shape, *values.shape[1:]), np.float32)
    whole[inside] = values
    return whole


def _normals(
    ball: Ball, inside: npt.NDArray[np.bool_], surface: Surface, r: float
) -> tuple[Array, Array, Array]:
    height = _spread(inside, surface.height)
    strength = surface.bump * r * smooth(0.05, 0.65, ball.z)
    gx = np.tanh(np.gradient(height, axis=1) * strength * 1.1)
    gy = np.tanh(np.gradient(height, axis=0) * strength * 1.1)
    nx, ny, nz = ball.x - gx, ball.y - gy, ball.z
    length = np.sqrt(nx * nx + ny * ny + nz * nz) + 1e-6
    return nx / length, ny / length, nz / length


def _highlight(nx: Array, ny: Array, nz: Array) -> Array:
    half = LIGHT + np.array([0, 0, 1], np.float32)
    half /= np.linalg.norm(half)
    return np.asarray(np.clip(nx * half[0] + ny * half[1] + nz * half[2], 0, 1) ** 42 * 0.85, np.float32)


def _halo(picture: Array, planet: Planet, tint: Array) -> None:
    height, width = picture.shape[:2]
    reach = planet.r * 1.75
    x0, x1 = max(0, int(planet.x - reach)), min(width, int(planet.x + reach))
    y0, y1 = max(0, int(planet.y - reach)), min(height, int(planet.y + reach))
    if x0 >= x1 or y0 >= y1:
        return
    yy, xx = np.mgrid[y0:y1, x0:x1].astype(np.float32)
    x, y = (xx - planet.x) / planet.r, (yy - planet.y) / planet.r
    d = np.hypot(x, y) + 1e-6
    lit = np.clip(0.35 + 0.85 * (x * LIGHT[0] + y * LIGHT[1]) / d / 0.81, 0.06, 1.2)
    out = np.clip(d - 1, 0, 1)
    near = np.exp(-out * 16) * 0.75 + np.exp(-out * 5) * 0.34
    fade = np.clip((1.75 - d) / 0.5, 0, 1)
    air = 0.45 + 0.55 * _AIRY.get(planet.family, 0.6)
    picture[y0:y1, x0:x1] += (near * lit * fade * air)[..., None] * tint


def _bitten(rng: np.random.Generator, ball: Ball, shade: Array, cover: Array) -> tuple[Array, Array]:
    """A world torn open: a glowing wound with ragged edges."""
    noise = Noise(rng)
    rough = noise.fbm(ball.x * 3 + 5, ball.y * 3 + 5, ball.z * 3, 6)
    d = np.hypot(ball.x - 0.62, ball.y + 0.58) + (rough - 0.5) * 0.55
    gone = 1 - smooth(0.50, 0.53, d)
    wound = np.exp(-np.clip(d - 0.52, 0, 2) * 7)
    cracks = smooth(0.80, 0.98, noise.ridges(ball.x * 2.2, ball.y * 2.2, ball.z * 2.2, 4)) * np.exp(
        -np.clip(d - 0.5, 0, 2) * 1.6
    )
    heat = np.clip(wound * 1.1 + cracks * 1.1, 0, 1.4)[..., None]
    fire = np.concatenate([heat, heat**1.8 * 0.55, heat**4 * 0.25], -1)
    return np.asarray(shade * (1 - 0.4 * wound[..., None]) + fire, np.float32), cover * (1 - gone)


class _Ring:
    """A flat ring around a planet, seen at a slant."""

    def __init__(self, rng: np.random.Generator, planet: Planet) -> None:
        self._planet = planet
        self._noise = Noise(rng)
        c, s = np.cos(planet.turn), np.sin(planet.turn)
        ct, st = np.cos(np.arcsin(planet.tilt)), planet.tilt
        self._u = np.array([c, s, 0], np.float32)
        self._v = np.array([-s * st, c * st, ct], np.float32)
        self._n = np.cross(self._u, self._v)

    def draw(self, picture: Array, *, front: bool) -> None:
        """Paints the half before or behind the planet."""
        p = self._planet
        height, width = picture.shape[:2]
        reach = p.r * (_RING_TO + 0.05)
        x0, x1 = max(0, int(p.x - reach)), min(width, int(p.x + reach))
        y0, y1 = max(0, int(p.y - reach)), min(height, int(p.y + reach))
        if x0 >= x1 or y0 >= y1:
            return
        yy, xx = np.mgrid[y0:y1, x0:x1].astype(np.float32)
        x, y = (xx - p.x) / p.r, (yy - p.y) / p.r
        a = x * self._u[0] + y * self._u[1]
        b = (y * self._u[0] - x * self._u[1]) / p.tilt
        half = (b > 0) if front else (b <= 0)
        band = self._band(np.hypot(a, b)) * half
        point = [a * self._u[k] + b * self._v[k] for k in range(3)]
        along = sum(point[k] * LIGHT[k] for k in range(3))
        away = np.sqrt(np.maximum(0, a * a + b * b - along * along))
        dark = np.where(along < 0, 1 - smooth(0.94, 1.04, away.astype(np.float32)), 0)
        light = (1 - 0.9 * dark)[..., None] * (colour(RAMPS[p.kind][4]) * 0.85 + 0.08)
        part = picture[y0:y1, x0:x1]
        part[...] = part + (light - part) * (band * 0.88)[..., None]

    def shadow(self, ball: Ball) -> Array:
        """Share of the light on the planet that the ring takes away."""
        place = ball.x * self._n[0] + ball.y * self._n[1] + ball.z * self._n[2]
        toward = float(LIGHT @ self._n)
        if abs(toward) < 1e-3:
            return np.zeros_like(ball.x)
        t = -place / toward
        hit = [v + t * LIGHT[k] for k, v in enumerate((ball.x, ball.y, ball.z))]
        far = np.sqrt(sum(h * h for h in hit)).astype(np.float32)
        return np.asarray(np.where(t > 0, self._band(far), 0) * 0.75, np.float32)

    def _band(self, far: Array) -> Array:
        zero = np.zeros_like(far)
        grain = self._noise.at(far * 22, zero + 0.5, zero + 0.5) * 0.6 + 0.4 * self._noise.at(
            far * 64, zero + 3.5, zero + 0.5
        )
        gap = 1 - np.exp(-(((far - 1.74) / 0.025) ** 2))
        ends = smooth(_RING_FROM, _RING_FROM + 0.05, far) * (1 - smooth(_RING_TO - 0.12, _RING_TO, far))
        return np.asarray(ends * gap * (0.22 + 0.78 * grain), np.float32)
