"""The check marks of what is chosen cover no words: neither those above it nor those on it."""

from functools import partial

import pygame
import pytest

from galaxy_desktop.ui.art import signs
from galaxy_desktop.ui.tabletop.card_pictures import CardPictures
from tests.pixels.test_bulbs import LARGE, SMALL, Look, differing, drawn, moments
from tests.sweep import some

COVERED = 14
"""Pixels of ink that a mark may cover, as of the outline of a letter beside it."""
CROWDED = [
    ("frontiers", "develop", 4, (SMALL, 1.0)),
    ("frontiers", "discard", 3, (SMALL, 1.0)),
    ("frontiers", "sell", 5, (SMALL, 1.0)),
    ("frontiers", "develop", 4, (SMALL, 2.0)),
    ("race", "start", 2, (SMALL, 2.0)),
    ("frontiers", "windfall", 3, (SMALL, 2.0)),
    ("frontiers", "settle_second", 2, (LARGE, 1.0)),
    ("frontiers", "stock_world", 5, (SMALL, 1.0)),
    ("race", "action", 3, (SMALL, 2.0)),
    ("frontiers", "feed", 3, (SMALL, 2.0)),
    ("race", "keep", 3, (SMALL, 2.0)),
    ("race", "goods", 3, (SMALL, 2.0)),
    ("race", "cards_for_points", 2, (SMALL, 2.0)),
    ("race", "consume", 4, (SMALL, 2.0)),
]
"""Moments in which something chosen has words near its upper edge.

Those that the suite tries have all ways to place marks: on narrow tiles, on cards, on plates of actions and
of powers.
"""


def disc(size: int, shade: tuple[int, ...]) -> pygame.Surface:
    """A badge of one color."""
    badge = pygame.Surface((size, size), pygame.SRCALPHA, 32)
    pygame.draw.circle(badge, shade, (size / 2, size / 2), size / 2)
    return badge


def badges_drawn(patch: pytest.MonkeyPatch, opaque: int) -> None:
    """Let all badges be discs of one color, or nothing to be seen."""
    made = partial(disc, shade=(255, 0, 255, opaque))
    patch.setattr(
        CardPictures, "check", lambda drawn, size=0: made(size or drawn.kit.metrics.bounded("badge"))
    )
    patch.setattr(signs, "number_badge", lambda _fonts, _text, size: made(size))


@pytest.mark.usefixtures("screen")
@pytest.mark.parametrize(("game", "topic", "seats", "look"), some(CROWDED, 4), ids=str)
def test_no_check_mark_covers_words(
    monkeypatch: pytest.MonkeyPatch, game: str, topic: str, seats: int, look: Look
) -> None:
    shown = moments(game)[topic, seats]
    badges_drawn(monkeypatch, 255)
    marked, _painter = drawn("plain", game, shown, look)
    badges_drawn(monkeypatch, 0)
    bare, silent = (drawn(way, game, shown, look)[0] for way in ("plain", "silent"))
    marks, words = differing(bare, marked), differing(bare, silent)
    assert marks.any()
    assert int((words & marks).sum()) <= COVERED
