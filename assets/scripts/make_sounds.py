"""Makes the sound effects with the standard library alone: `python assets/scripts/make_sounds.py`.

Each effect has three variants that differ a little in pitch and noise; the file's name is the seed.
"""

import argparse
import random
import sys
import wave
import zlib
from array import array
from pathlib import Path

from sounding.effects import EFFECTS
from sounding.waves import RATE, Wave, finish

OUT = Path(__file__).resolve().parents[1] / "sounds"
SHIFTS = (1.0, 0.965, 1.035)
LOUDNESS = -18.0
"""In LUFS, of the loudest tenth of a second."""
STEADY = ("phase_", "victory", "defeat", "last_round")


def make(name: str, variant: int) -> Wave:
    """One variant (1 to 3) of an effect, ready to be written."""
    rng = random.Random(zlib.crc32(f"{name}_{variant}".encode()))
    shift = 1.0 if name.startswith(STEADY) else SHIFTS[variant - 1]
    return finish(EFFECTS[name](rng, shift * rng.uniform(0.996, 1.004)), LOUDNESS)


def write(path: Path, sound: Wave) -> None:
    """Writes 16 bit mono."""
    frames = array("h", (round(value * 32767) for value in sound))
    if sys.byteorder == "big":
        frames.byteswap()
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(frames.tobytes())


def main() -> int:
    """Makes every file."""
    OUT.mkdir(parents=True, exist_ok=True)
    for name in EFFECTS:
        for variant in range(1, len(SHIFTS) + 1):
            write(OUT / f"{name}_{variant}.wav", make(name, variant))
    return 0


if __name__ == "__main__":
    argparse.ArgumentParser(description=__doc__).parse_args()
    raise SystemExit(main())
