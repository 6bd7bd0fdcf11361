"""Contrast of words on the pixels: each word against what lies behind it in the picture.

A scene is drawn three times: as it is; with words that cannot be seen; with each word in a colour of its own
without smooth edges, which says where the ink of which word lies. The ink has the same size in all three, as
what is drawn may depend on it. The full colour of a word as it is drawn is compared with what the second
picture has around each of its letters, and the worst letter counts. Dark edges around names on pictures
belong to what lies behind them.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from importlib.resources import files
from typing import Any

import numpy as np
import pygame
import pytest

from galaxy_desktop.ui.fonts import Fonts
from galaxy_desktop.ui.theme import read_theme
from tests.pixels.colour import Pixels, contrast, pixels

ENOUGH, LARGE = 4.5, 3.0
"""Least contrast of words, and of large ones (WCAG 2.2, 1.4.3)."""
LARGE_PX, LARGE_BOLD_PX = 24, 19
"""Height of type that is large: 18 points, or 14 points in bold."""
EDGES = read_theme().colour.background
"""Colour of the edges around names on pictures, in the usual theme."""
HALF = 127
"""Opacity above which a pixel of a smooth letter is its ink."""
LEAST_INK, SEEN = 6, 0.5
"""Pixels of a letter, and share of a word, below which it is covered by something and not measured."""
NOTHING = -1
"""Colour of pixels without ink: what is drawn there may by chance have the colour of a word."""
WORST = 30
"""Percentile of the contrasts around a letter that is taken for it."""


@dataclass(frozen=True)
class Word:
    """A text as it lies in the picture, and its contrast."""

    text: str
    px: int
    bold: bool
    rect: tuple[int, ...]
    ratio: float

    @property
    def large(self) -> bool:
        return self.px >= (LARGE_BOLD_PX if self.bold else LARGE_PX)

    @property
    def enough(self) -> bool:
        return self.ratio >= (LARGE if self.large else ENOUGH)


@dataclass
class Ink:
    """How words are drawn while somebody looks: as they are, not at all, or each in its own colour."""

    way: str = "plain"
    words: list[tuple[str, int, bool]] = field(default_factory=list)
    whole: dict[tuple[str, int, bool], int] = field(default_factory=dict)
    """Pixels of ink of each word."""
    _numbers: dict[tuple[str, int, bool], int] = field(default_factory=dict)

    def colour(self, text: str, px: int, bold: bool) -> tuple[int, int, int]:
        """The colour that stands for a word: its number, spread over all shades."""
        key = (text, px, bold)
        if key not in self._numbers:
            self._numbers[key] = len(self.words)
            self.words.append(key)
        number = self._numbers[key]
        return 255 - number % 32 * 8, number // 32 % 32 * 8, 255 - number // 1024 % 32 * 8


class Marked(pygame.font.Font):
    """A font that draws as its ink says."""

    ink: Ink
    px: int
    heavy: bool

    def render(self, *given: Any) -> pygame.Surface:
        text, smooth, colour = given
        if self.ink.way == "plain" or not text.strip() or tuple(colour) == EDGES:
            return super().render(text, smooth, colour)
        drawn = super().render(text, smooth, colour).convert_alpha()
        letters = pygame.mask.from_surface(drawn, HALF)
        drawn.fill((255, 255, 255, 1), special_flags=pygame.BLEND_RGBA_MIN)
        if self.ink.way == "named":
            word = (text, self.px, self.heavy)
            self.ink.whole[word] = letters.count()
            letters.to_surface(drawn, setcolor=self.ink.colour(*word), unsetcolor=None)
        return drawn


@contextmanager
def inked(ink: Ink) -> Iterator[None]:
    """All words are drawn in this ink, in kits that are made from now on."""

    def font(self: Fonts, role: Any, weight: int, px: int) -> pygame.font.Font:
        key = (role, weight, px)
        if key not in self._fonts:
            source = self.theme.font[role]
            path = files(source.package) / "files" / source.files[weight]
            made = Marked(str(path), px)
            made.ink, made.px, made.heavy = ink, px, weight >= 700
            self._fonts[key] = made
        return self._fonts[key]

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Fonts, "font", font)
        yield


def measured(draw: Callable[[], pygame.Surface]) -> list[Word]:
    """The words of a picture with their contrasts; `draw` draws it anew, with a new kit."""
    ink = Ink()
    with inked(ink):
        shots = {}
        for way in ("plain", "silent", "named"):
            ink.way = way
            shots[way] = pixels(draw())
    return list(_words(ink, shots))


def _words(ink: Ink, shots: dict[str, Pixels]) -> Iterator[Word]:
    """Every place at which a word lies."""
    named = _codes(shots["named"])
    named[named == _codes(shots["silent"])] = NOTHING
    rows, columns = np.nonzero(named != NOTHING)
    inked_in = named[rows, columns]
    for text, px, bold in ink.words:
        code = _codes(np.array(ink.colour(text, px, bold)))
        mine = inked_in == code
        for box in _boxes(rows[mine], columns[mine], px):
            if (named[_part(box)] == code).sum() < SEEN * ink.whole[text, px, bold]:
                continue
            around = _part(box.inflate(2, 2).clip((0, 0), named.shape[::-1]))
            worst = _worst_letter(named[around] == code, shots["plain"][around], shots["silent"][around], px)
            if worst is not None:
                yield Word(text, px, bold, tuple(box), round(worst, 2))


def _part(box: pygame.Rect) -> tuple[slice, slice]:
    return slice(box.top, box.bottom), slice(box.left, box.right)


def _codes(colours: Pixels) -> Pixels:
    """Colours as single numbers."""
    return np.asarray(np.asarray(colours, np.int64) @ np.array([65536, 256, 1]))


def _worst_letter(ink: Pixels, plain: Pixels, silent: Pixels, px: int) -> float | None:
    """The contrast of the letter that is worst to read: of the colour of the word against its ground."""
    if ink.sum() < LEAST_INK:
        return None
    near = _spread(ink)
    change = np.where(near, np.abs(plain.astype(int) - silent).sum(axis=-1), -1)
    colour = plain[np.unravel_index(int(change.argmax()), change.shape)]
    behind = contrast(colour, silent)
    wide, found = max(3, px * 2 // 3), []
    for left in range(0, ink.shape[1], wide):
        letter = behind[:, left : left + wide][ink[:, left : left + wide]]
        if letter.size >= LEAST_INK:
            found.append(float(np.percentile(letter, WORST)))
    return min(found, default=None)


def _spread(ink: Pixels) -> Pixels:
    """Ink and the pixels around it: smooth letters may lie half a pixel beside the others."""
    wide = np.pad(ink, 1)
    moved = [wide[y : y + ink.shape[0], x : x + ink.shape[1]] for y in range(3) for x in range(3)]
    return np.asarray(np.logical_or.reduce(moved))


def _boxes(rows: Pixels, columns: Pixels, px: int) -> Iterator[pygame.Rect]:
    """Boxes of the pixels of a word that lie apart, from top to bottom and from left to right."""
    for top, bottom in _runs(rows, px // 3):
        line = (top <= rows) & (rows < bottom)
        for left, right in _runs(columns[line], px):
            height = rows[line & (left <= columns) & (columns < right)]
            yield pygame.Rect(left, int(height.min()), right - left, int(np.ptp(height)) + 1)


def _runs(places: Pixels, gap: int) -> Iterator[tuple[int, int]]:
    """Where anything lies, with gaps no wider than `gap`."""
    if not places.size:
        return
    places = np.unique(places)
    breaks = np.flatnonzero(np.diff(places) > gap + 1)
    starts = [places[0], *places[breaks + 1]]
    ends = [*places[breaks], places[-1]]
    yield from ((int(a), int(b) + 1) for a, b in zip(starts, ends, strict=True))
