"""Places of the cards of a hand: side by side in a shallow fan, overlapping if there are many."""

from collections.abc import Iterator, Sequence
from itertools import pairwise

import pygame

from galaxy_desktop.ui.metrics import Metrics

STEP, WIDEST = 156, 1540
TILT, DROP, DEEPEST = 0.55, 0.9, 10
STEEPEST = 2.5
NARROWEST_STEP = 2.0
LIFT = 16
"""Distance by which a chosen card is raised out of the hand, in design units."""
AROUND = 22
"""Height of the room of a hand around its cards, in design units."""
SIDE_BY_SIDE = 6
"""Number of cards that the hand of a tall window shows without overlapping."""
LARGE = 212
"""Width of a card with large words, in design units."""


def fan(
    metrics: Metrics, room: pygame.Rect, size: tuple[int, int], count: int, *, flat: bool = False
) -> tuple[list[pygame.Rect], list[float]]:
    """Return the places of the cards from left to right, and their angles in degrees."""
    px = metrics.px
    width, height = size
    across = room.width - 2 * metrics.space("seam") - metrics.space("gutter")
    if metrics.mode == "wide":
        across = min(across, px(WIDEST))
    widest = max(px(STEP), width + metrics.space("gutter"))
    step = max(NARROWEST_STEP, min(widest, (across - width) / max(1, count - 1)))
    left = room.centerx - (width + step * (count - 1)) / 2
    top = room.bottom - height - px(4 if flat else DEEPEST)
    rects, angles = [], []
    for index in range(count):
        away = index - (count - 1) / 2
        drop = 0.0 if flat else min(DEEPEST, DROP * away * away) * metrics.scale
        rects.append(pygame.Rect(round(left + index * step), round(top + drop), width, height))
        angles.append(0.0 if flat else max(-STEEPEST, min(STEEPEST, -TILT * away)))
    return rects, angles


def hand_height(metrics: Metrics, content: pygame.Rect, share: float, shape: float) -> int:
    """Return the height of a hand: a share of the content's, less where its cards would soon overlap."""
    gutter = metrics.space("gutter")
    across = content.width - 2 * metrics.space("seam") - SIDE_BY_SIDE * gutter
    return min(round(content.height * share), round(across / SIDE_BY_SIDE * shape) + metrics.px(AROUND))


def upright_card(metrics: Metrics, height: int, shape: float) -> tuple[int, int]:
    """Return the size of a card of a shape (height over width) in a hand of a height, in pixels."""
    width = round((height - metrics.px(AROUND)) / shape)
    return width, round(width * shape)


def large_card(metrics: Metrics, hand: pygame.Rect) -> tuple[int, int]:
    """Return the size of a card with large words in the room of a hand, in pixels."""
    return metrics.px(LARGE), hand.height - metrics.space("frame")


def seen_parts(places: Sequence[pygame.Rect]) -> Iterator[int]:
    """Yield for cards from left to right the width that the next does not cover; 0 for all of it."""
    for place, after in pairwise(places):
        step = after.left - place.left
        yield step if step < place.width else 0
    if places:
        yield 0
