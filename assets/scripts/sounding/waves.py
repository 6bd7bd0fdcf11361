"""Waves as lists of figures: tones, knocks, hisses, and how they are put together."""

import math
import random
from collections.abc import Sequence

from sounding.weighting import Three, filters, lufs

RATE = 44_100
LIMIT = 0.7
"""Size that no sample exceeds."""
EVENED = 4
"""Times that the gain is set anew, as what is near the limit grows less than the rest."""
Wave = list[float]

BELL = ((1.0, 1.0, 1.0), (2.0, 0.34, 0.7), (3.01, 0.16, 0.5), (4.2, 0.07, 0.35))
SOFT = ((1.0, 1.0, 1.0), (2.0, 0.18, 0.6))
GLASS = ((1.0, 1.0, 1.0), (2.76, 0.4, 0.5), (5.4, 0.18, 0.3))


def note(steps: float, base: float = 261.63) -> float:
    """The pitch so many half tones above middle C."""
    return float(base * 2 ** (steps / 12))


def tone(
    pitch: float,
    seconds: float,
    partials: Sequence[tuple[float, float, float]] = BELL,
    *,
    attack: float = 0.006,
    bend: float = 0.0,
) -> Wave:
    """A note that dies away; each partial has its multiple, strength and share of the time."""
    count = int(seconds * RATE)
    wave = [0.0] * count
    for multiple, strength, share in partials:
        fall = 5.2 / (seconds * share)
        phase = 0.0
        for i in range(count):
            t = i / RATE
            phase += 2 * math.pi * pitch * multiple * (1 + bend * t / seconds) / RATE
            wave[i] += strength * math.sin(phase) * math.exp(-fall * t)
    rise = max(1, int(attack * RATE))
    for i in range(min(rise, count)):
        wave[i] *= i / rise
    return wave


def hiss(
    rng: random.Random, seconds: float, low: float, high: float, *, peak: float = 0.3, sweep: float = 0.0
) -> Wave:
    """A breath of noise between two pitches, loudest at `peak` of its time."""
    count = int(seconds * RATE)
    wave: Wave = []
    bright = brighter = dark = 0.0
    for i in range(count):
        t = i / count
        k_high = 1 - math.exp(-2 * math.pi * high * (1 + sweep * t) / RATE)
        k_low = 1 - math.exp(-2 * math.pi * low * (1 + sweep * t) / RATE)
        bright += k_high * (rng.uniform(-1, 1) - bright)
        brighter += k_high * (bright - brighter)
        dark += k_low * (brighter - dark)
        swell = t / peak if t < peak else (1 - t) / (1 - peak)
        wave.append((brighter - dark) * swell**1.6)
    return _even(wave)


def knock(rng: random.Random, pitch: float, seconds: float, *, click: float = 0.5) -> Wave:
    """Something hard put down: a short body with a click on top."""
    body = tone(
        pitch, seconds, ((1.0, 1.0, 1.0), (1.62, 0.5, 0.5), (2.41, 0.3, 0.3)), attack=0.001, bend=-0.12
    )
    tick = hiss(rng, min(seconds, 0.018), 1200, 7000, peak=0.08)
    return mix((0.0, 1.0, body), (0.0, click, tick))


def mix(*parts: tuple[float, float, Wave]) -> Wave:
    """Waves laid over one another, each with its start in seconds and its strength."""
    length = max(int(start * RATE) + len(wave) for start, _, wave in parts)
    total = [0.0] * length
    for start, strength, wave in parts:
        at = int(start * RATE)
        for i, value in enumerate(wave):
            total[at + i] += strength * value
    return total


def finish(wave: Wave, loudness: float) -> Wave:
    """Silence cut off, ends faded, brought to a loudness in LUFS of its loudest tenth of a second."""
    quiet = 0.012 * max(abs(value) for value in wave)
    wave = wave[: 1 + max(i for i, value in enumerate(wave) if abs(value) > quiet)]
    fade = min(len(wave) // 3, int(0.008 * RATE))
    for i in range(fade):
        wave[-1 - i] *= i / fade
    for i in range(min(fade, 44)):
        wave[i] *= i / 44
    gain = 1.0
    for _ in range(EVENED):
        gain *= 10 ** ((loudness - _moment([_softened(value * gain) for value in wave])) / 20)
    return [_softened(value * gain) for value in wave]


def _softened(value: float) -> float:
    """A value that stays below the limit."""
    return LIMIT * math.tanh(value / LIMIT)


def _moment(wave: Wave) -> float:
    """The loudness of the loudest tenth of a second, with silence after the end."""
    heard = wave
    for above, below in filters(RATE):
        heard = _filtered(heard, above, below)
    tenth, most, power = RATE // 10, 0.0, 0.0
    squares = [value * value for value in heard]
    for i, square in enumerate(squares):
        power += square - (squares[i - tenth] if i >= tenth else 0.0)
        most = max(most, power)
    return lufs(most / tenth)


def _filtered(wave: Wave, above: Three, below: Three) -> Wave:
    """A wave through a filter of second order."""
    made: Wave = []
    x1 = x2 = y1 = y2 = 0.0
    for x in wave:
        y = above[0] * x + above[1] * x1 + above[2] * x2 - below[1] * y1 - below[2] * y2
        x1, x2, y1, y2 = x, x1, y, y1
        made.append(y)
    return made


def _even(wave: Wave) -> Wave:
    top = max(abs(v) for v in wave) or 1.0
    return [v / top for v in wave]
