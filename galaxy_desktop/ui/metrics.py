"""Sizes in this window at this text size."""

from collections.abc import Callable
from functools import cache, lru_cache
from typing import Final, Literal

import pygame

from galaxy_desktop.ui.theme import Icon, Space, read_theme

_THEME = read_theme()
DESIGN, MINIMUM, WIDE = _THEME.scale.design, _THEME.scale.minimum, _THEME.scale.wide
SMALLEST_WORD, SMALLEST_FIGURE = _THEME.smallest.word, _THEME.smallest.figure
SMALLEST_TARGET = _THEME.smallest.target
CARD_SHAPE = _THEME.card.shape
TABLE_SHAPE = DESIGN[1] / DESIGN[0]
"""Height of a small picture of a whole table as a share of its width."""
STEPS_PER_UNIT = 24
LARGE_TEXT = 1.5
TITLE_SIZE = 20
TITLE_STEP = 1.6
BYTES_PER_PIXEL = 4
LENGTHS_KEPT = 1 << 12

Mode = Literal["wide", "medium", "large_text"]


class Metrics:
    """Conversion of sizes of the 1920 x 1080 design, and fractions of the window, into pixels.

    Metrics of the same window and text step are equal; none ever changes.
    """

    def __init__(self, window: tuple[int, int], text_step: float = 1.0) -> None:
        width, height = (max(side, least) for side, least in zip(window, MINIMUM, strict=True))
        steps = min(width * STEPS_PER_UNIT // DESIGN[0], height * STEPS_PER_UNIT // DESIGN[1])
        self.window: Final = window
        self.text_step: Final = text_step
        self.scale: Final = steps / STEPS_PER_UNIT
        """Layout scale, in steps of 1/24 so that caches stay few; never under that of the smallest window."""
        self.px: Final = _lengths(self.scale)
        """Function that returns a length of the design in pixels; any positive length is at least 1."""
        self.space: Final = _spaces(self.scale)
        """Function that returns a gap or margin of the tokens in pixels."""
        self.bounded: Final = _bounded(self.scale)
        """Function that returns a size of the tokens in pixels, at least its least one."""
        self.text: Final = _text_sizes(self.scale, text_step)
        """Function that returns a text size in pixels: at least 14, times the text step.

        Titles grow by 1.6 at most.
        """
        self.letters: Final = _letters(self.scale, text_step)
        """Function that returns the size of a text style of the tokens in pixels, as `text` does."""
        self.icon: Final = _icons(self.scale, text_step)
        """Function that returns the size in pixels of a sign that grows with the text beside it."""

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Metrics):
            return NotImplemented
        return (self.window, self.text_step) == (other.window, other.text_step)

    def __hash__(self) -> int:
        return hash((self.window, self.text_step))

    @property
    def mode(self) -> Mode:
        """Layout that fits: "large_text" from text step 1.5, else "wide" or "medium" by the window."""
        if self.text_step >= LARGE_TEXT:
            return "large_text"
        return "wide" if self.window[0] >= WIDE else "medium"

    @property
    def head(self) -> str:
        """Text style of a heading: the usual one, unless the words below it have grown more than that."""
        return "heading" if self.letters("heading") >= self.letters("body") else "section"

    def same_text(self, other: "Metrics") -> bool:
        """Return whether all texts have the same sizes with other metrics."""
        return (self.scale, self.text_step) == (other.scale, other.text_step)

    def target(self, design: float = SMALLEST_TARGET) -> int:
        """Return the height of a thing to click, in pixels: at least 44, and growing with its text."""
        return round(
            max(SMALLEST_TARGET, design * self.scale)
            + self.letters("button")
            - self.letters("button") / self.text_step
        )

    def room(self, screens: float) -> int:
        """Return the bytes of so many pictures of this window, or of the design if the window is smaller."""
        width, height = (max(side, design) for side, design in zip(self.window, DESIGN, strict=True))
        return round(screens * width * height * BYTES_PER_PIXEL)

    @property
    def top_bar(self) -> pygame.Rect:
        """Bar at the upper edge."""
        height = max(SMALLEST_TARGET, self.px(_THEME.size["top_bar"])) + round(
            28 * self.scale * (self.text_step - 1)
        )
        return pygame.Rect(0, 0, self.window[0], height)

    @property
    def prompt_bar(self) -> pygame.Rect:
        """Bar at the lower edge, higher than the design only with larger text or in a small window."""
        height = max(62, self.px(_THEME.size["prompt_bar"])) + round(
            44 * max(self.scale, 0.86) * (self.text_step - 1)
        )
        return pygame.Rect(0, self.window[1] - height, self.window[0], height)


@cache
def _lengths(scale: float) -> Callable[[float], int]:
    """Return `Metrics.px` of a scale; each length is worked out once, as a click asks for hundreds."""

    @lru_cache(LENGTHS_KEPT)
    def px(design: float) -> int:
        return max(1, round(design * scale)) if design > 0 else 0

    return px


@cache
def _spaces(scale: float) -> Callable[[Space], int]:
    """Return `Metrics.space` of a scale."""
    px = _lengths(scale)
    return {name: px(design) for name, design in _THEME.space.items()}.__getitem__


@cache
def _bounded(scale: float) -> Callable[[str], int]:
    """Return `Metrics.bounded` of a scale."""
    px = _lengths(scale)
    return {name: max(size.least, px(size.design)) for name, size in _THEME.bounded.items()}.__getitem__


@cache
def _text_sizes(scale: float, text_step: float) -> Callable[[float], int]:
    """Return `Metrics.text` of a scale at a text step."""

    @lru_cache(LENGTHS_KEPT)
    def text(design: float) -> int:
        step = min(text_step, TITLE_STEP) if design >= TITLE_SIZE else text_step
        return round(max(SMALLEST_WORD, design * scale) * step)

    return text


@cache
def _letters(scale: float, text_step: float) -> Callable[[str], int]:
    """Return `Metrics.letters` of a scale at a text step."""
    text = _text_sizes(scale, text_step)
    return {name: text(style.size) for name, style in _THEME.type.items()}.__getitem__


@cache
def _icons(scale: float, text_step: float) -> Callable[[Icon], int]:
    """Return `Metrics.icon` of a scale at a text step."""
    text = _text_sizes(scale, text_step)
    return {name: text(design) for name, design in _THEME.icon.items()}.__getitem__
