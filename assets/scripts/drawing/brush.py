"""A brush for things that are built: shaded plates, rods, rings, spheres and lights.

Lengths are fractions of the picture's height; (0, 0) is the upper left corner.
"""

from collections.abc import Sequence

import numpy as np
from PIL import Image, ImageDraw, ImageFilter

from drawing.noise import Array
from drawing.sky import glow

Point = tuple[float, float]
Span = tuple[slice, slice]
_FINE = 3


def oval(x: float, y: float, r: float, squash: float = 1.0, count: int = 60) -> list[Point]:
    """Places on a circle that is seen at a slant."""
    turns = np.linspace(0, 2 * np.pi, count, endpoint=False)
    return [(float(x + r * np.cos(a)), float(y + r * squash * np.sin(a))) for a in turns]


def box(left: float, top: float, right: float, bottom: float) -> list[Point]:
    """The corners of a rectangle."""
    return [(left, top), (right, top), (right, bottom), (left, bottom)]


class Brush:
    """Paints on one picture."""

    def __init__(self, rng: np.random.Generator, picture: Array) -> None:
        self.rng = rng
        self.picture = picture
        self.unit = picture.shape[0]
        self.wide = picture.shape[1] / picture.shape[0]

    def plate(
        self,
        points: Sequence[Point],
        tint: Array,
        light: tuple[float, float] = (1.15, 0.35),
        *,
        grain: float = 0.0,
        alpha: float = 1.0,
        slant: float = 0.5,
    ) -> None:
        """A filled polygon, from bright (upper left) to dark, with hull plates as grain."""
        found = self._mask(points)
        if found is None:
            return
        mask, span = found
        self._lay(mask, span, tint, light, grain, alpha, slant)

    def disc(self, x: float, y: float, r: float, tint: Array, alpha: float = 1.0) -> None:
        """A flat round light or window."""
        turns = np.linspace(0, 2 * np.pi, 40, endpoint=False)
        self.plate([(x + r * np.cos(a), y + r * np.sin(a)) for a in turns], tint, (1, 1), alpha=alpha)

    def sphere(self, x: float, y: float, r: float, tint: Array) -> None:
        """A plain ball lit from the upper left."""
        u = self.unit
        x0, x1 = max(0, int((x - r) * u) - 1), min(self.picture.shape[1], int((x + r) * u) + 2)
        y0, y1 = max(0, int((y - r) * u) - 1), min(self.picture.shape[0], int((y + r) * u) + 2)
        if x0 >= x1 or y0 >= y1:
            return
        yy, xx = np.mgrid[y0:y1, x0:x1].astype(np.float32)
        dx, dy = (xx / u - x) / r, (yy / u - y) / r
        d = np.hypot(dx, dy)
        z = np.sqrt(np.clip(1 - d * d, 0, 1))
        lit = np.clip(-0.62 * dx - 0.52 * dy + 0.59 * z, 0, 1)
        shade = (
            tint * (0.06 + 1.05 * lit + 0.5 * lit**12)[..., None] + tint * (0.25 * (1 - z) ** 3)[..., None]
        )
        cover = np.clip((1 - d) * r * u + 0.5, 0, 1)[..., None]
        part = self.picture[y0:y1, x0:x1]
        part[...] = part + (shade - part) * cover

    def rod(
        self, a: Point, b: Point, width: float, tint: Array, light: float = 1.0, alpha: float = 1.0
    ) -> None:
        """A straight bar."""
        length = float(np.hypot(b[0] - a[0], b[1] - a[1])) or 1e-6
        nx, ny = (b[1] - a[1]) / length * width / 2, (a[0] - b[0]) / length * width / 2
        quad = [
            (a[0] + nx, a[1] + ny),
            (b[0] + nx, b[1] + ny),
            (b[0] - nx, b[1] - ny),
            (a[0] - nx, a[1] - ny),
        ]
        self.plate(quad, tint, (light, light * 0.7), alpha=alpha)

    def beam(self, points: Sequence[Point], width: float, tint: Array, strength: float = 1.0) -> None:
        """A line of light with a glow around it."""
        u = self.unit
        image = Image.new("L", (self.picture.shape[1], u))
        draw = ImageDraw.Draw(image)
        draw.line(
            [(x * u, y * u) for x, y in points], fill=255, width=max(1, round(width * u)), joint="curve"
        )
        core = np.asarray(image, np.float32) / 255
        reach = max(2, round(width * u * 2.4))
        soft = _blurred(core, reach)
        self.picture += ((core * 0.75 + soft * 1.6) * strength)[..., None] * tint

    def band(
        self,
        x: float,
        y: float,
        r: float,
        width: float,
        tint: Array,
        *,
        squash: float = 1.0,
        turn: float = 0.0,
        part: tuple[float, float] = (0.0, 1.0),
        light: tuple[float, float] = (1.15, 0.35),
        grain: float = 0.0,
    ) -> None:
        """A ring, or the part of it between two fractions of a turn."""
        angles = np.linspace(part[0] * 2 * np.pi, part[1] * 2 * np.pi, 90)
        c, s = np.cos(turn), np.sin(turn)

        def edge(radius: float) -> list[Point]:
            px, py = radius * np.cos(angles), radius * np.sin(angles) * squash
            return [(x + a * c - b * s, y + a * s + b * c) for a, b in zip(px, py, strict=True)]

        self.plate([*edge(r + width / 2), *reversed(edge(r - width / 2))], tint, light, grain=grain)

    def glow(
        self, x: float, y: float, r: float, tint: Array, strength: float = 0.6, fall: float = 2.2
    ) -> None:
        """A soft round light."""
        glow(self.picture, x * self.unit, y * self.unit, r * self.unit, tint, strength, fall)

    def lamp(self, x: float, y: float, r: float, tint: Array) -> None:
        """A small bright light with its glow."""
        self.glow(x, y, r * 5, tint, 0.55, 2.6)
        self.disc(x, y, r, 0.35 * tint + 0.65)

    def _mask(self, points: Sequence[Point]) -> tuple[Array, Span] | None:
        u = self.unit
        xs, ys = [p[0] * u for p in points], [p[1] * u for p in points]
        x0, x1 = max(0, int(min(xs)) - 1), min(self.picture.shape[1], int(max(xs)) + 2)
        y0, y1 = max(0, int(min(ys)) - 1), min(u, int(max(ys)) + 2)
        if x0 >= x1 or y0 >= y1:
            return None
        image = Image.new("L", ((x1 - x0) * _FINE, (y1 - y0) * _FINE))
        at = [((x - x0) * _FINE, (y - y0) * _FINE) for x, y in zip(xs, ys, strict=True)]
        ImageDraw.Draw(image).polygon(at, fill=255)
        mask = np.asarray(image.reduce(_FINE), np.float32) / 255
        return mask, np.s_[y0:y1, x0:x1]

    def _lay(
        self,
        mask: Array,
        span: Span,
        tint: Array,
        light: tuple[float, float],
        grain: float,
        alpha: float,
        slant: float,
    ) -> None:
        height, width = mask.shape
        yy, xx = np.mgrid[0:height, 0:width].astype(np.float32)
        t = (xx / width) * slant + (yy / height) * (1 - slant)
        shade = light[0] + (light[1] - light[0]) * t
        if grain:
            shade = shade * (1 + grain * self._plates(height, width))
        part = self.picture[span]
        part[...] = part + (tint * shade[..., None] - part) * (mask * alpha)[..., None]

    def _plates(self, height: int, width: int) -> Array:
        total = np.zeros((height, width), np.float32)
        for size, weight in ((self.unit // 40, 0.5), (max(3, self.unit // 110), 0.35)):
            cells = self.rng.random((height // size + 1, width // (size * 2) + 1)).astype(np.float32) - 0.5
            whole = np.kron(cells, np.ones((size, size * 2), np.float32))[:height, :width]
            total += whole * weight * 2
        return total


def _blurred(light: Array, reach: int) -> Array:
    """A wide soft copy, made small first because it is soft anyway."""
    height, width = light.shape
    step = max(1, reach // 3)
    image = Image.fromarray((np.clip(light, 0, 1) * 255).astype(np.uint8))
    small = image.resize((max(1, width // step), max(1, height // step)), Image.Resampling.BOX)
    soft = small.filter(ImageFilter.GaussianBlur(3))
    return np.asarray(soft.resize((width, height), Image.Resampling.BICUBIC), np.float32) / 255
