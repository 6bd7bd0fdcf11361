"""The pieces: keys, chords and voices as data, each with a layer for the last round."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from scoring.voices import BELL, GLASS, MALLET, PLUCK, Voice, struck, swelling

MAJOR = (0, 2, 4, 7, 9)
MINOR = (0, 3, 5, 7, 10)


@dataclass(frozen=True, slots=True)
class Piece:
    """A quiet piece of eight chords; a chord is half tones above the tonic, its lowest note first."""

    tonic: float
    """Pitch in Hz."""
    chords: Sequence[Sequence[int]]
    bar: float
    """Seconds of each chord."""
    pad: Voice
    voice: Voice
    scale: Sequence[int]
    steps: int
    """Parts of a bar on which notes may fall."""
    density: float
    """Share of them on which one does."""
    high: tuple[int, int]
    """Lowest and highest octave of the notes above the tonic."""
    wind: float
    """Pitch of the wind in Hz."""


PIECES: Mapping[str, Piece] = {
    "menu": Piece(
        146.83,
        ((0, 7, 14, 16), (-3, 4, 12, 16), (2, 9, 14, 18), (-5, 7, 11, 14),
         (0, 7, 12, 16), (-7, 5, 9, 12), (-3, 7, 12, 14), (-5, 2, 7, 14)),
        8.0, swelling(0.45), struck(GLASS), MAJOR, 8, 0.30, (2, 3), 700,
    ),
    "race": Piece(
        164.81,
        ((0, 7, 12, 15), (-4, 3, 8, 12), (3, 10, 15, 19), (-2, 5, 10, 14),
         (0, 7, 14, 15), (-4, 3, 12, 15), (-7, 5, 8, 12), (-5, 2, 7, 10)),
        7.0, swelling(0.5), struck(PLUCK), MINOR, 16, 0.34, (1, 2), 900,
    ),
    "roll": Piece(
        196.00,
        ((0, 4, 7, 10), (-2, 5, 10, 14), (-7, 5, 9, 12), (0, 7, 12, 16),
         (-3, 4, 9, 12), (-2, 5, 10, 12), (-7, 0, 5, 9), (-5, 2, 7, 12)),
        6.0, swelling(0.35), struck(MALLET), MAJOR, 16, 0.42, (1, 2), 1200,
    ),
    "frontiers": Piece(
        130.81,
        ((0, 7, 12, 16), (-5, 7, 11, 14), (-3, 4, 12, 16), (-7, 5, 9, 16),
         (0, 7, 14, 16), (4, 7, 11, 14), (-7, 5, 12, 16), (-5, 7, 12, 14)),
        8.0, swelling(0.55, 0.9), struck(BELL), MAJOR, 8, 0.28, (1, 3), 500,
    ),
    "jumpdrive": Piece(
        123.47,
        ((0, 7, 10, 15), (3, 10, 14, 19), (-2, 5, 10, 17), (-4, 8, 12, 15),
         (0, 7, 12, 14), (5, 8, 12, 15), (-4, 3, 8, 15), (-2, 5, 10, 14)),
        5.5, swelling(0.5), struck(PLUCK), MINOR, 16, 0.46, (2, 3), 1500,
    ),
    "master": Piece(
        110.00,
        ((0, 7, 12, 15), (1, 8, 13, 17), (0, 7, 10, 15), (-2, 5, 10, 13),
         (-4, 3, 8, 12), (1, 8, 12, 17), (-5, 3, 7, 10), (-5, 2, 7, 11)),
        8.0, swelling(0.6, 1.3), struck(BELL), (0, 3, 7), 8, 0.20, (1, 2), 350,
    ),
}  # fmt: skip
