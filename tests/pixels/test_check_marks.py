"""The check marks of what is chosen cover no words: neither those above it nor those on it."""

from functools import partial

import numpy as np
import pygame
import pytest

from galaxy_desktop.presenter.shown import Shown
from galaxy_desktop.ui.art import signs
from tests.pixels.colour import pixels
from tests.pixels.test_bulbs import LARGE, SEEN, SMALL, drawn, moments
from tests.pixels.words import Ink, inked

COVERED = 14
"""Pixels of ink that a mark may cover, as of the outline of a letter beside it."""
CROWDED = [
    ("frontiers", "develop", 3, SMALL, 1.0),
    ("frontiers", "develop", 4, SMALL, 1.0),
    ("frontiers", "develop", 5, SMALL, 1.0),
    ("frontiers", "develop", 4, SMALL, 2.0),
    ("frontiers", "sell", 5, SMALL, 1.0),
    ("frontiers", "discard", 2, SMALL, 1.0),
    ("frontiers", "discard", 3, SMALL, 1.0),
    ("frontiers", "stock_world", 5, SMALL, 1.0),
    ("frontiers", "windfall", 3, SMALL, 2.0),
    ("frontiers", "feed", 3, SMALL, 2.0),
    ("frontiers", "settle_second", 2, LARGE, 1.0),
    ("race", "start", 2, SMALL, 2.0),
    ("race", "keep", 3, SMALL, 2.0),
    ("race", "consume", 4, SMALL, 2.0),
    ("race", "goods", 3, SMALL, 2.0),
    ("race", "cards_for_points", 2, SMALL, 2.0),
]
"""Moments in which something chosen has words near its upper edge."""


def disc(size: int, shade: tuple[int, ...]) -> pygame.Surface:
    """A badge of one color."""
    badge = pygame.Surface((size, size), pygame.SRCALPHA, 32)
    pygame.draw.circle(badge, shade, (size / 2, size / 2), size / 2)
    return badge


def seen(
    patch: pytest.MonkeyPatch,
    ink: Ink,
    game: str,
    shown: Shown,
    size: tuple[int, int],
    step: float,
    opaque: int,
) -> "np.ndarray[tuple[int, ...], np.dtype[np.int_]]":
    """The pixels of a table whose badges are discs of one color, or cannot be seen."""
    made = partial(disc, shade=(255, 0, 255, opaque))
    patch.setattr(signs, "check_badge", made)
    patch.setattr(signs, "number_badge", lambda _fonts, _text, size: made(size))
    return pixels(drawn(ink, ink.way, game, shown, size, step)[0]).astype(int)


@pytest.mark.usefixtures("screen")
@pytest.mark.parametrize(("game", "topic", "seats", "size", "step"), CROWDED, ids=str)
def test_no_check_mark_covers_words(
    monkeypatch: pytest.MonkeyPatch, game: str, topic: str, seats: int, size: tuple[int, int], step: float
) -> None:
    shown, ink = moments(game)[topic, seats], Ink()
    look = partial(seen, monkeypatch, ink, game, shown, size, step)
    with inked(ink):
        bare, marked = look(0), look(255)
        ink.way = "silent"
        silent = look(0)
    marks = np.abs(bare - marked).sum(axis=2) > SEEN
    words = np.abs(bare - silent).sum(axis=2) > SEEN
    assert marks.any()
    assert int((words & marks).sum()) <= COVERED
