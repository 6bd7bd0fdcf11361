"""Makes the music: `python assets/scripts/make_music.py [PIECE ...]`. Needs numpy, and sox with Ogg Vorbis.

Each piece has a loop of its own, NAME.ogg, and all but that of the menu a layer for the last round,
NAME_last.ogg, which sounds above it. The name is the seed.
"""

import argparse
import subprocess
import tempfile
import wave
import zlib
from collections.abc import Sequence
from pathlib import Path

import numpy as np
from numpy.random import Generator, default_rng
from scoring.pieces import PIECES, Piece
from scoring.voices import BELL, RATE, Loop, Samples, struck, swelling, thump
from sounding.loudness import k_weighted, loudness

OUT = Path(__file__).resolve().parents[1] / "music"
MENU, LAST = "menu", "_last"
LOUDNESS, LIMIT = -30.0, 0.25
"""Loudness in LUFS, and the size that no sample exceeds."""
FADE = 0.012
QUALITY = "1"
PASSES = 2
"""Times that the chords of a piece come, each time under other notes."""
BEATS, BEAT = 16, 1.0
"""Beats of a layer for the last round, and seconds of each."""


def piece(name: str) -> Samples:
    """A piece, ready to be written."""
    about, rng = PIECES[name], _chance(name)
    chords = PASSES * tuple(about.chords)
    loop = Loop(about.bar * len(chords))
    notes = Loop(loop.seconds)
    for bar, chord in enumerate(chords):
        for place, step in enumerate(chord):
            pitch, strength = _above(about, step), 0.9 if place == 0 else 0.5
            loop.lay(about.pad(pitch, about.bar * 1.45), (bar - 0.2) * about.bar, strength)
        loop.lay(about.pad(_above(about, chord[0] - 12), about.bar * 1.2), bar * about.bar, 0.8)
        _melody(notes, about, chord, bar, rng)
    notes.echo(1.5 * about.bar / about.steps, 0.42)
    loop.samples += 0.55 * notes.samples
    loop.wind(rng, about.wind, 0.12, len(chords) // 2)
    loop.room(rng, 1.4, 0.5)
    return _finished(loop)


def layer(name: str) -> Samples:
    """The layer above a piece in the last round: a heart that beats, a drone, and bells that hurry."""
    about, rng = PIECES[name], _chance(name + LAST)
    loop, heart = Loop(BEATS * BEAT), thump(48, 0.9)
    for beat in range(BEATS):
        loop.lay(heart, beat * BEAT, 1.6)
        loop.lay(heart, (beat + 0.3) * BEAT, 0.8)
    low, bell = swelling(0.6), struck(BELL)
    drones = [low(_above(about, step), 1.6 * 4 * BEAT) for step in (-12, -5, 0)]
    for part in range(4):
        for drone in drones:
            loop.lay(drone, (part - 0.3) * 4 * BEAT, 0.5)
    for eighth in range(2 * BEATS):
        step = about.scale[(eighth * 2) % len(about.scale)] + 12 * (1 + eighth % 2)
        loop.lay(bell(_above(about, step), 1.2), eighth * BEAT / 2, 0.13 + 0.07 * rng.random())
    loop.room(rng, 1.0, 0.35)
    return _finished(loop)


def _melody(notes: Loop, about: Piece, chord: Sequence[int], bar: int, rng: Generator) -> None:
    """Notes of one bar by chance: more of the chord than of the scale, the first ones more likely."""
    for step in range(about.steps):
        likely = about.density * (1.6 if step % 4 == 0 else 0.8)
        if rng.random() > likely:
            continue
        tones = [half % 12 for half in chord[1:]] if rng.random() < 0.7 else list(about.scale)
        octave = int(rng.integers(about.high[0], about.high[1] + 1))
        pitch = _above(about, int(rng.choice(tones)) + 12 * octave)
        at = (bar + step / about.steps) * about.bar
        notes.lay(about.voice(pitch, 3.0), at, 0.4 + 0.5 * rng.random())


def _above(about: Piece, step: int) -> float:
    """The pitch so many half tones above the tonic."""
    return float(about.tonic * 2 ** (step / 12))


def _chance(name: str) -> Generator:
    return default_rng(zlib.crc32(name.encode()))


def _finished(loop: Loop) -> Samples:
    """The loop at its loudness, without a sample beyond the limit."""
    made = loop.from_a_quiet_moment(FADE)
    for _ in range(4):
        made = made * 10 ** ((LOUDNESS - loudness(k_weighted(made, RATE), RATE)) / 20)
        made = np.asarray(LIMIT * np.tanh(made / LIMIT))
    return made


def write(path: Path, samples: Samples) -> None:
    """Writes Ogg Vorbis of one channel; the same samples always give the same file."""
    with tempfile.TemporaryDirectory() as folder:
        plain = Path(folder) / "plain.wav"
        with wave.open(str(plain), "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(RATE)
            file.writeframes(np.round(samples * 32767).astype("<i2").tobytes())
        subprocess.run(["sox", "-R", "-D", plain, "-C", QUALITY, path], check=True)


def main(names: list[str]) -> int:
    """Makes all pieces, or those named."""
    OUT.mkdir(parents=True, exist_ok=True)
    for name in names or PIECES:
        write(OUT / f"{name}.ogg", piece(name))
        if name != MENU:
            write(OUT / f"{name}{LAST}.ogg", layer(name))
    return 0


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("piece", nargs="*", help=f"make only these of {', '.join(PIECES)}")
    wanted = parser.parse_args().piece
    if unknown := [name for name in wanted if name not in PIECES]:
        parser.error(f"argument piece: there is no piece {unknown[0]!r}")
    raise SystemExit(main(wanted))
