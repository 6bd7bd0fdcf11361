"""Voices of the music as arrays, and a loop to lay them in: what passes its end comes in at its beginning."""

from collections.abc import Callable, Sequence

import numpy as np
from numpy.random import Generator
from numpy.typing import NDArray

RATE = 44_100
Samples = NDArray[np.float64]
Voice = Callable[[float, float], Samples]
"""A note of a pitch in Hz and a length in seconds."""
Partial = tuple[float, float, float]
"""Multiple of the pitch, strength, and seconds until it has died away to a third."""

BELL: Sequence[Partial] = ((1.0, 1.0, 1.1), (2.0, 0.3, 0.8), (2.76, 0.16, 0.45), (5.4, 0.05, 0.2))
MALLET: Sequence[Partial] = ((1.0, 1.0, 0.42), (3.93, 0.22, 0.1), (9.2, 0.05, 0.03))
PLUCK: Sequence[Partial] = ((1.0, 1.0, 0.7), (2.0, 0.5, 0.45), (3.0, 0.28, 0.3), (4.0, 0.14, 0.2))
GLASS: Sequence[Partial] = ((1.0, 1.0, 1.6), (3.0, 0.12, 0.9), (4.1, 0.1, 0.5))
TUNED_APART = 0.0016
ATTACK = 0.012


def times(seconds: float) -> Samples:
    """The times of the samples of so many seconds."""
    return np.arange(int(seconds * RATE)) / RATE


def struck(partials: Sequence[Partial]) -> Voice:
    """A voice that is struck or plucked and dies away."""

    def voice(pitch: float, seconds: float) -> Samples:
        t = times(seconds)
        made = np.zeros(len(t))
        for multiple, strength, lasts in partials:
            made += strength * np.exp(-t / lasts) * np.sin(2 * np.pi * pitch * multiple * t)
        made[: int(ATTACK * RATE)] *= np.linspace(0, 1, int(ATTACK * RATE))
        return made * _closed(len(t), 0.3)

    return voice


def swelling(bright: float, shake: float = 0.0) -> Voice:
    """A voice that swells and ebbs: of many partials if `bright` is near 1, with `shake` of its pitch."""

    def voice(pitch: float, seconds: float) -> Samples:
        t = times(seconds)
        swell = np.sin(np.pi * t / seconds) ** 2
        wave = shake * np.sin(2 * np.pi * 4.6 * t) * swell
        made = np.zeros(len(t))
        for apart in (1 - TUNED_APART, 1 + TUNED_APART):
            for n in range(1, 7):
                made += bright ** (n - 1) / n * np.sin(2 * np.pi * pitch * apart * n * (t + wave / pitch))
        swelled: Samples = made * swell / 2
        return swelled

    return voice


def thump(pitch: float, seconds: float) -> Samples:
    """A soft beat, as of a heart."""
    t = times(seconds)
    fall = pitch * (1 + 0.9 * np.exp(-t / 0.035))
    return np.asarray(np.sin(2 * np.pi * np.cumsum(fall) / RATE) * np.exp(-t / 0.16) * _closed(len(t), 0.3))


def _closed(size: int, share: float) -> Samples:
    """One, falling to zero over the last share."""
    made, tail = np.ones(size), int(size * share)
    made[size - tail :] = 0.5 + 0.5 * np.cos(np.linspace(0, np.pi, tail))
    return made


class Loop:
    """A stretch of time without an end."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.samples: Samples = np.zeros(int(seconds * RATE))

    def lay(self, sound: Samples, at: float, strength: float) -> None:
        """A sound laid in at a time."""
        size = len(self.samples)
        start = int(at * RATE) % size
        while len(sound):
            part, sound = sound[: size - start], sound[size - start :]
            self.samples[start : start + len(part)] += strength * part
            start = 0

    def echo(self, seconds: float, strength: float) -> None:
        """Echoes, each weaker than the last."""
        plain = self.samples.copy()
        for n in range(1, 5):
            self.samples += strength**n * np.roll(plain, int(n * seconds * RATE))

    def wind(self, rng: Generator, pitch: float, strength: float, swells: int) -> None:
        """A breath of noise about a pitch that swells so many times."""
        size = len(self.samples)
        heard = np.fft.rfft(rng.standard_normal(size))
        steps = np.log2(np.maximum(np.arange(len(heard)) * RATE / size, 1.0) / pitch)
        noise = np.fft.irfft(heard * np.exp(-((steps / 0.9) ** 2)), size)
        swell = 0.5 - 0.5 * np.cos(2 * np.pi * swells * np.arange(size) / size)
        self.samples += strength * swell * noise / np.abs(noise).max()

    def room(self, rng: Generator, lasts: float, strength: float) -> None:
        """The sound of a large room."""
        size = len(self.samples)
        tail = np.zeros(size)
        t = times(min(self.seconds, 5 * lasts))
        tail[: len(t)] = rng.standard_normal(len(t)) * np.exp(-t / lasts) * np.minimum(1, t / 0.02)
        answer = np.fft.rfft(tail)
        pitches = np.arange(len(answer)) * RATE / size
        answer *= 1 / (1 + (pitches / 2400) ** 2)
        wet = np.fft.irfft(np.fft.rfft(self.samples) * answer, size)
        self.samples += strength * wet * np.sqrt(np.mean(self.samples**2) / np.mean(wet**2))

    def from_a_quiet_moment(self, fade: float) -> Samples:
        """The samples from where they are softest, with ends that begin and close at zero."""
        half, size = RATE // 40, len(self.samples)
        total, at = np.concatenate([[0.0], np.cumsum(self.samples**2)]), np.arange(size)
        powers = total[np.minimum(at + half + 1, size)] - total[np.maximum(at - half, 0)]
        made = np.roll(self.samples, -int(np.argmin(powers)))
        rise = 0.5 - 0.5 * np.cos(np.linspace(0, np.pi, int(fade * RATE)))
        made[: len(rise)] *= rise
        made[len(made) - len(rise) :] *= rise[::-1]
        return made
