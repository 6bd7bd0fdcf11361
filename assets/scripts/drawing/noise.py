"""Coherent noise from a seeded table, and small helpers for colours."""

import zlib
from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

Array = npt.NDArray[np.floating[Any]]

_SIDE = 64
RAMPS = {
    "novelty": ("#0B2A5C", "#14519C", "#2F86D6", "#7CC6F5", "#D9F1FF"),
    "rare": ("#3A1A0C", "#6D3516", "#A85A24", "#D4904C", "#F2CF9A"),
    "genes": ("#06302E", "#0D5A4B", "#1F8F6C", "#63C894", "#D8F5D8"),
    "alien": ("#3A2C05", "#7A5C0C", "#C39A1B", "#F2D64A", "#FFF6C4"),
    "gray": ("#1F2738", "#39445C", "#5F6D88", "#93A1BB", "#D5DCEA"),
    "red": ("#3A0D12", "#7C1C20", "#C0392F", "#EE7B5E", "#FFD2B8"),
}
GLOWS = {
    "novelty": "#57B9FF",
    "rare": "#E0914A",
    "genes": "#2FC49A",
    "alien": "#F7DC4A",
    "gray": "#9FB0CC",
    "red": "#FF6D5A",
}


def seeded(name: str) -> np.random.Generator:
    """Chance that is always the same for a name."""
    return np.random.default_rng(zlib.crc32(name.encode()))


def colour(code: str) -> Array:
    """A colour code as three figures from 0 to 1."""
    return np.array([int(code[i : i + 2], 16) / 255 for i in (1, 3, 5)], np.float32)


def ramp(t: Array, codes: Sequence[str]) -> Array:
    """The colour at each place of a ramp from 0 to 1."""
    stops = np.stack([colour(c) for c in codes])
    at = np.linspace(0, 1, len(codes))
    return np.stack([np.interp(t, at, stops[:, k]) for k in range(3)], -1).astype(np.float32)


def smooth(low: float, high: float, t: Array) -> Array:
    """0 at `low`, 1 at `high` (whichever is the greater), and a soft step between."""
    s = np.clip((t - low) / (high - low), 0, 1)
    return np.asarray(s * s * (3 - 2 * s), np.float32)


class Noise:
    """Value noise in three dimensions, and sums of its octaves."""

    def __init__(self, rng: np.random.Generator) -> None:
        self._table = rng.random(_SIDE**3).astype(np.float32)

    def at(self, x: Array, y: Array, z: Array) -> Array:
        """Noise from 0 to 1."""
        cells = [np.floor(v) for v in (x, y, z)]
        fx, fy, fz = ((v - c) for v, c in zip((x, y, z), cells, strict=True))
        fx, fy, fz = (f * f * f * (f * (f * 6 - 15) + 10) for f in (fx, fy, fz))
        ix, iy, iz = (c.astype(np.int32) for c in cells)
        x0, x1 = (ix & 63) << 12, ((ix + 1) & 63) << 12
        y0, y1 = (iy & 63) << 6, ((iy + 1) & 63) << 6
        z0, z1 = iz & 63, (iz + 1) & 63

        def along_z(corner: npt.NDArray[np.int32]) -> Array:
            near = self._table.take(corner + z0)
            return near + (self._table.take(corner + z1) - near) * fz

        a, b = along_z(x0 + y0), along_z(x0 + y1)
        c, d = along_z(x1 + y0), along_z(x1 + y1)
        left, right = a + (b - a) * fy, c + (d - c) * fy
        return np.asarray(left + (right - left) * fx, np.float32)

    def fbm(self, x: Array, y: Array, z: Array, octaves: int = 5, gain: float = 0.5) -> Array:
        """Octaves summed up, stretched so that most of 0 to 1 is used."""
        return self._sum(x, y, z, octaves, gain, ridged=False)

    def ridges(self, x: Array, y: Array, z: Array, octaves: int = 4, gain: float = 0.5) -> Array:
        """Octaves folded in the middle: sharp crests near 1."""
        return self._sum(x, y, z, octaves, gain, ridged=True)

    def _sum(self, x: Array, y: Array, z: Array, octaves: int, gain: float, *, ridged: bool) -> Array:
        total = np.zeros(np.shape(x), np.float32)
        weight, weights = 1.0, 0.0
        for _ in range(octaves):
            n = self.at(x, y, z)
            total += weight * (1 - np.abs(2 * n - 1) if ridged else n)
            weights += weight
            weight *= gain
            x, y, z = (np.asarray(v * 2.03 + s, np.float32) for v, s in ((x, 7.3), (y, 3.1), (z, 5.7)))
        mean = total / weights
        return np.asarray(mean if ridged else np.clip((mean - 0.5) * 1.75 + 0.5, 0, 1), np.float32)
