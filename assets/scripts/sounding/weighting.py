"""The two filters of ITU-R BS.1770 that weigh pitches as the ear does, for any rate."""

import math

Three = tuple[float, float, float]
Filter = tuple[Three, Three]
"""Factors of the last three samples that come in, and of those that go out."""

SHELF = 1681.974450955533, 3.999843853973347, 0.7071752369554196
"""Pitch, gain in dB and quality of the shelf that stands for the head."""
LOW_CUT = 38.13547087602444, 0.5003270373238773
"""Pitch and quality of the filter that leaves out what is too low to be loud."""
BEND = 0.4996667741545416
SILENCE = -0.691
"""Added to the power in dB, so that a full sine of 997 Hz has -3.01 LUFS."""


def filters(rate: int) -> tuple[Filter, Filter]:
    """The shelf and the low cut."""
    pitch, gain, quality = SHELF
    k, high = math.tan(math.pi * pitch / rate), 10 ** (gain / 20)
    bend, all_of = high**BEND, 1 + k / quality + k * k
    shelf = (
        ((high + bend * k / quality + k * k) / all_of, 2 * (k * k - high) / all_of,
         (high - bend * k / quality + k * k) / all_of),
        (1.0, 2 * (k * k - 1) / all_of, (1 - k / quality + k * k) / all_of),
    )  # fmt: skip
    pitch, quality = LOW_CUT
    k = math.tan(math.pi * pitch / rate)
    all_of = 1 + k / quality + k * k
    cut = (1.0, -2.0, 1.0), (1.0, 2 * (k * k - 1) / all_of, (1 - k / quality + k * k) / all_of)
    return shelf, cut


def lufs(power: float) -> float:
    """The loudness of a weighted power."""
    return SILENCE + 10 * math.log10(max(power, 1e-12))
