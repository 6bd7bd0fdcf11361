"""Prints loudness, peak, length and ends of every sound and piece: `python assets/scripts/measure_sounds.py`.

`--mix` plays the ten loudest sounds at once with the music through the real mixer, and prints the peak.
"""

import argparse
import os
import sys
import tempfile
import time
from array import array
from collections.abc import Iterator, Sequence
from pathlib import Path

import numpy as np

os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
import pygame
from sounding.loudness import Measured, Samples, measure
from sounding.waves import RATE

ASSETS = Path(__file__).resolve().parents[1]
FOLDERS = ("sounds", "music")
FULL, SAMPLE = 32_768, 2
"""Values on either side of silence, and bytes of a sample."""
AT_ONCE, PAUSE = 10, 0.4
"""Number of sounds played at once, and the seconds of the recording before the next ones."""
DELAY, POLL = "1", 0.002
"""Milliseconds that the mixer waits after each part of the recording, so that it is written sooner than it
is heard; seconds between two looks at its length."""


def files() -> Iterator[Path]:
    """Every sound, then every piece of music."""
    for folder in FOLDERS:
        yield from sorted(path for path in (ASSETS / folder).iterdir() if path.suffix in {".wav", ".ogg"})


def samples_of(path: Path) -> Samples:
    """The samples of a file as the mixer plays them."""
    if pygame.mixer.get_init() != (RATE, -16, 1):
        pygame.mixer.init(RATE, -16, 1)
    return np.frombuffer(pygame.mixer.Sound(str(path)).get_raw(), dtype=np.int16) / FULL


def line(name: str, found: Measured) -> str:
    """One line of the table."""
    return (
        f"{name:24} {found.lufs:6.1f} LUFS  loudest tenth {found.moment:6.1f}"
        f"  {20 * np.log10(found.rms):6.1f} dB"
        f"  peak {found.peak:5.3f}  {found.seconds:7.2f} s  first {found.first:+.4f}  last {found.last:+.4f}"
    )


def recorded_mix(names: Sequence[str], piece: str) -> Samples:
    """The output of the mixer for sounds at once over a piece and its layer, all at full volume."""
    sys.path.insert(0, str(ASSETS.parent))
    from galaxy_desktop.ui.music import LAYER
    from galaxy_desktop.ui.sound import VARIANTS, Sounds

    with tempfile.TemporaryDirectory() as folder:
        record = Path(folder) / "mix.raw"
        os.environ.update(SDL_AUDIODRIVER="disk", SDL_DISKAUDIOFILE=str(record), SDL_DISKAUDIODELAY=DELAY)
        pygame.mixer.quit()
        sounds = Sounds(ASSETS / "sounds")
        sounds.volume = 1.0
        sounds.mixer.open()
        pygame.mixer.Channel(LAYER).play(pygame.mixer.Sound(ASSETS / "music" / f"{piece}_last.ogg"), -1)
        pygame.mixer.music.load(str(ASSETS / "music" / f"{piece}.ogg"))
        pygame.mixer.music.play()
        for _variant in range(VARIANTS + 1):  # loaded by the first ones, at once in the last
            for name in names:
                sounds.play(name)
            _record_on(record, PAUSE)
        pygame.mixer.quit()
        os.environ["SDL_AUDIODRIVER"] = "dummy"
        values = array("h", record.read_bytes())
    return np.asarray(values, dtype=float) / FULL


def _record_on(record: Path, seconds: float) -> None:
    """Wait until the recording is longer by some seconds of sound."""
    wanted = record.stat().st_size + round(seconds * RATE) * SAMPLE
    while record.stat().st_size < wanted:
        time.sleep(POLL)


def loudest_sounds(number: int) -> list[str]:
    """The names of the sounds with the highest peaks."""
    found = sorted((ASSETS / "sounds").glob("*_1.wav"), key=lambda path: -np.abs(samples_of(path)).max())
    return [path.stem.removesuffix("_1") for path in found[:number]]


def main() -> int:
    """Print the table, or the peak of the mix."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "--mix", action="store_true", help="print whether ten sounds at once clip, instead of the table"
    )
    if not parser.parse_args().mix:
        for path in files():
            print(line(path.name, measure(samples_of(path), RATE)))
        return 0
    for piece in sorted(path.stem.removesuffix("_last") for path in files() if "_last" in path.stem):
        mix = recorded_mix(loudest_sounds(AT_ONCE), piece)
        print(f"{AT_ONCE} at once over {piece}: peak {np.abs(mix).max():.3f} in {len(mix) / RATE:.2f} s")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
