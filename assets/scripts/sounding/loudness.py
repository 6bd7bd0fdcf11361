"""Loudness as ITU-R BS.1770 measures it: K-weighting, blocks of 0.4 s, two gates."""

from dataclasses import dataclass
from functools import cache

import numpy as np
from numpy.typing import NDArray

from sounding.weighting import filters, lufs

Samples = NDArray[np.float64]
"""One channel, from -1 to 1."""

BLOCK, OVERLAP = 0.4, 4
ABSOLUTE, RELATIVE = -70.0, -10.0
PIECE, TAIL = 1 << 16, 1 << 14
"""Samples that are weighted at a time, and how many before them the filters still ring from (0.37 s)."""


@dataclass(frozen=True, slots=True)
class Measured:
    """Measurements of one sound."""

    lufs: float
    moment: float
    """Loudness of its loudest tenth of a second, in LUFS: that of a short effect."""
    peak: float
    """Greatest size of a sample, 1.0 at the limit."""
    rms: float
    seconds: float
    first: float
    last: float
    step: float
    """Step from the last sample to the first, as it is heard in a loop."""


def measure(samples: Samples, rate: int) -> Measured:
    """Everything about one sound."""
    size, heard = np.abs(samples), k_weighted(samples, rate)
    return Measured(
        lufs=loudness(heard, rate),
        moment=moment(heard, rate),
        peak=float(size.max()),
        rms=float(np.sqrt(np.mean(samples**2))),
        seconds=len(samples) / rate,
        first=float(samples[0]),
        last=float(samples[-1]),
        step=float(abs(samples[-1] - samples[0])),
    )


def loudness(heard: Samples, rate: int) -> float:
    """Integrated loudness of weighted samples in LUFS; a sound shorter than a block is one block."""
    powers = _block_powers(heard, rate)
    loud = [power for power in powers if lufs(power) > ABSOLUTE]
    if not loud:
        return ABSOLUTE
    gate = lufs(float(np.mean(loud))) + RELATIVE
    return lufs(float(np.mean([power for power in loud if lufs(power) > gate])))


def moment(heard: Samples, rate: int) -> float:
    """Loudness of the loudest tenth of a second of weighted samples, a shorter one with silence after it."""
    tenth = int(rate / 10)
    whole = np.concatenate([heard, np.zeros(tenth)])
    total = np.concatenate([[0.0], np.cumsum(whole**2)])
    return lufs(float(np.max(total[tenth:] - total[:-tenth])) / tenth)


def k_weighted(samples: Samples, rate: int) -> Samples:
    """The samples after both filters of the standard, a piece at a time: one transform of all is slower."""
    response, step = _response(rate), PIECE - TAIL
    whole, heard = np.concatenate([np.zeros(TAIL), samples]), np.empty(len(samples))
    for start in range(0, len(samples), step):
        piece = np.fft.rfft(whole[start : start + PIECE], PIECE)
        piece *= response
        heard[start : start + step] = np.fft.irfft(piece, PIECE)[TAIL:][: len(samples) - start]
    return heard


@cache
def _response(rate: int) -> NDArray[np.complex128]:
    """The gain of both filters at each frequency of a piece."""
    turn = np.exp(-2j * np.pi * np.arange(PIECE // 2 + 1) / PIECE)
    found = np.ones(PIECE // 2 + 1, dtype=np.complex128)
    for above, below in filters(rate):
        found *= np.polyval(above[::-1], turn) / np.polyval(below[::-1], turn)
    return found


def _block_powers(samples: Samples, rate: int) -> list[float]:
    block = int(BLOCK * rate)
    if len(samples) <= block:
        return [float(np.mean(samples**2))]
    total = np.concatenate([[0.0], np.cumsum(samples**2)])
    starts = np.arange(0, len(samples) - block + 1, block // OVERLAP)
    return [float(power) for power in (total[starts + block] - total[starts]) / block]
