"""Places of the window that look different from the last frame: only they are drawn again."""

from collections.abc import Hashable, Iterable

import pygame

Look = tuple[Hashable, tuple[int, int, int, int]]
"""Look of something, and the left, top, width and height of the place that it takes."""
Looks = frozenset[Look]

MOST = 4
"""Most places that are drawn again in one frame: everything is asked to draw itself for each of them."""
CHEAP = 300_000
"""Pixels that may be drawn for nothing to have one place less."""


def changed(before: Looks | None, after: Looks | None) -> list[pygame.Rect] | None:
    """Return the places of what looks different or lies elsewhere; None if one of both is not known."""
    if before is None or after is None:
        return None
    return [pygame.Rect(place) for _look, place in before ^ after]


def joined(places: Iterable[pygame.Rect], window: pygame.Rect) -> list[pygame.Rect]:
    """Return few places inside the window that cover all of these."""
    found: list[pygame.Rect] = []
    for place in sorted((place.clip(window) for place in places), key=tuple):
        if not place.width or not place.height:
            continue
        wasted, near = min(((_wasted(place, one), at) for at, one in enumerate(found)), default=(0, -1))
        if near >= 0 and (wasted <= CHEAP or len(found) == MOST):
            found[near] = found[near].union(place)
        else:
            found.append(place)
    return found


def _wasted(one: pygame.Rect, other: pygame.Rect) -> int:
    """Return the pixels that are drawn for nothing if two places become one."""
    both = one.union(other)
    return both.width * both.height - one.width * one.height - other.width * other.height
