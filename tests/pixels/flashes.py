"""Flashes in recorded frames, judged by the general flash and red flash rule of WCAG 2.2 (2.3.1).

A flash is a pair of opposing changes of luminance by a tenth or more, the darker of them below 0.80, or of
saturated red. No more than three in a second are allowed on more than a quarter of ten degrees of the field.
"""

from collections.abc import Iterable
from dataclasses import dataclass

import numpy as np
import pygame

from tests.pixels.colour import Pixels, linear, luminance, pixels

CELL = 8
"""Side of the squares of a frame whose mean light is followed, in pixels."""
CHANGE, DARKER = 0.10, 0.80
RED, SATURATED = 20.0, 0.8
FIELD = 341 / 1024, 256 / 768
"""Ten degrees of the visual field as shares of the window."""
QUARTER = 0.25
MOST = 3
"""Flashes in a second that are allowed."""


@dataclass(frozen=True)
class Judged:
    """The most flashes of any place in a second, and the largest share of a field with more than three."""

    most: int
    share: float
    frames: int

    @property
    def safe(self) -> bool:
        return self.share <= QUARTER


def judged(frames: Iterable[pygame.Surface], rate: int) -> Judged:
    """Judge frames that follow each other at a rate per second."""
    light, red = [], []
    for frame in frames:
        size = max(1, frame.get_width() // CELL), max(1, frame.get_height() // CELL)
        shown = pixels(pygame.transform.smoothscale(frame, size))
        light.append(luminance(shown))
        red.append(_redness(shown))
    bright = np.array(light)
    counts = np.maximum(
        _flashes(bright, CHANGE, rate, DARKER), _flashes(np.array(red), RED, rate, float("inf"))
    )
    return Judged(int(counts.max()), _share(counts > MOST), len(light))


def _redness(shown: Pixels) -> Pixels:
    """How red saturated red is, 0 to 320; nothing for other colours."""
    parts = linear(shown)
    whole = parts.sum(axis=-1)
    saturated = parts[..., 0] >= SATURATED * np.maximum(whole, 1e-6)
    depth = np.maximum(0, parts[..., 0] - parts[..., 1] - parts[..., 2]) * 320
    return np.where(saturated, depth, 0)


def _flashes(values: Pixels, change: float, rate: int, darker: float) -> Pixels:
    """The most flashes in any second, for each square."""
    low, high = values[0].copy(), values[0].copy()
    rising = np.zeros(values[0].shape, np.int8)
    turns = np.zeros(values.shape, np.int16)
    for number, value in enumerate(values):
        up = (value - low >= change) & (low < darker) & (rising <= 0)
        down = (high - value >= change) & (value < darker) & (rising >= 0) & ~up
        turns[number] = up | down
        rising = np.where(up, 1, np.where(down, -1, rising)).astype(np.int8)
        low = np.where(up | down, value, np.minimum(low, value))
        high = np.where(up | down, value, np.maximum(high, value))
    total = np.concatenate([np.zeros((1, *values[0].shape), int), np.cumsum(turns, axis=0)])
    window = min(rate, len(values))
    return np.asarray((total[window:] - total[:-window]).max(axis=0) // 2)


def _share(bad: Pixels) -> float:
    """The largest share of a field of ten degrees that is bad."""
    rows, columns = (max(1, round(side * part)) for side, part in zip(bad.shape, FIELD[::-1], strict=True))
    total = np.pad(np.cumsum(np.cumsum(bad.astype(int), axis=0), axis=1), ((1, 0), (1, 0)))
    boxes = (
        total[rows:, columns:] - total[:-rows, columns:] - total[rows:, :-columns] + total[:-rows, :-columns]
    )
    return float(boxes.max() / (rows * columns))
