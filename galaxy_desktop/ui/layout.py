"""Parts of a rectangle: strips cut off it, rows, columns, grids, and boxes aligned in it.

Every function returns new rectangles that lie within the area it is given, and leaves the area as it is.
Lengths are pixels; gaps come from `Metrics.space`.
"""

from collections.abc import Sequence
from itertools import accumulate
from typing import Literal, NamedTuple

import pygame

Size = tuple[int, int]
Point = tuple[float, float]
CornerName = Literal["topleft", "topright", "bottomleft", "bottomright"]
Middle = Literal["midtop", "midbottom", "midleft", "midright"]
Anchor = Literal["center"] | CornerName | Middle


def nowhere() -> pygame.Rect:
    """Return an empty rectangle, for a part that is absent or has no place yet."""
    return pygame.Rect(0, 0, 0, 0)


def cut_top(area: pygame.Rect, height: int, gap: int = 0) -> tuple[pygame.Rect, pygame.Rect]:
    """Return a strip of this height at the upper side, and the area below it and a gap."""
    return top(area, height), below(area, area.top + height + gap)


def cut_bottom(area: pygame.Rect, height: int, gap: int = 0) -> tuple[pygame.Rect, pygame.Rect]:
    """Return a strip of this height at the lower side, and the area above it and a gap."""
    return bottom(area, height), above(area, area.bottom - height - gap)


def cut_left(area: pygame.Rect, width: int, gap: int = 0) -> tuple[pygame.Rect, pygame.Rect]:
    """Return a strip of this width at the left side, and the area beside it and a gap."""
    return left(area, width), right_of(area, area.left + width + gap)


def cut_right(area: pygame.Rect, width: int, gap: int = 0) -> tuple[pygame.Rect, pygame.Rect]:
    """Return a strip of this width at the right side, and the area beside it and a gap."""
    return right(area, width), left_of(area, area.right - width - gap)


def top(area: pygame.Rect, height: int) -> pygame.Rect:
    """Return the strip of this height at the upper side."""
    return _between(area, area.left, area.top, area.right, area.top + height)


def bottom(area: pygame.Rect, height: int) -> pygame.Rect:
    """Return the strip of this height at the lower side."""
    return _between(area, area.left, area.bottom - height, area.right, area.bottom)


def left(area: pygame.Rect, width: int) -> pygame.Rect:
    """Return the strip of this width at the left side."""
    return _between(area, area.left, area.top, area.left + width, area.bottom)


def right(area: pygame.Rect, width: int) -> pygame.Rect:
    """Return the strip of this width at the right side."""
    return _between(area, area.right - width, area.top, area.right, area.bottom)


def above(area: pygame.Rect, y: int) -> pygame.Rect:
    """Return the part of an area above a line."""
    return _between(area, area.left, area.top, area.right, y)


def below(area: pygame.Rect, y: int) -> pygame.Rect:
    """Return the part of an area below a line."""
    return _between(area, area.left, y, area.right, area.bottom)


def left_of(area: pygame.Rect, x: int) -> pygame.Rect:
    """Return the part of an area at the left of a line."""
    return _between(area, area.left, area.top, x, area.bottom)


def right_of(area: pygame.Rect, x: int) -> pygame.Rect:
    """Return the part of an area at the right of a line."""
    return _between(area, x, area.top, area.right, area.bottom)


def inset(area: pygame.Rect, across: int, down: int | None = None) -> pygame.Rect:
    """Return an area less a margin at both sides, and one above and below (by default the same)."""
    down = across if down is None else down
    return _between(area, area.left + across, area.top + down, area.right - across, area.bottom - down)


def trim(area: pygame.Rect, *, left: int = 0, top: int = 0, right: int = 0, bottom: int = 0) -> pygame.Rect:
    """Return an area less a margin at some of its sides."""
    return _between(area, area.left + left, area.top + top, area.right - right, area.bottom - bottom)


def align(area: pygame.Rect, size: Size, anchor: Anchor = "center") -> pygame.Rect:
    """Return a box at the middle, a side or a corner of an area, smaller if it would not fit."""
    box = pygame.Rect(0, 0, min(size[0], area.width), min(size[1], area.height))
    setattr(box, anchor, getattr(area, anchor))
    return box


def fit(area: pygame.Rect, shape: float, anchor: Anchor = "center") -> pygame.Rect:
    """Return the largest box of a shape, its height as a multiple of its width, that an area can hold."""
    width = min(area.width, int(area.height / shape))
    return align(area, (width, round(width * shape)), anchor)


class Share(NamedTuple):
    """Part of rows or columns that shares the length left by the fixed parts, by its weight."""

    weight: float = 1.0
    least: int = 0
    """Least length, as long as there is room for it."""


Length = int | Share
"""Fixed length in pixels, or a share of the rest."""


def rows(area: pygame.Rect, parts: Sequence[Length], gap: int = 0) -> list[pygame.Rect]:
    """Return parts one below the other; with a share among them they fill the area to the pixel.

    If it has no room for the fixed parts, the least lengths and the gaps, all become smaller in proportion.
    """
    lengths = _lengths(parts, area.height, gap)
    starts = accumulate((length + gap for length in lengths), initial=area.top)
    return [
        _between(area, area.left, start, area.right, start + length)
        for start, length in zip(starts, lengths, strict=False)
    ]


def columns(area: pygame.Rect, parts: Sequence[Length], gap: int = 0) -> list[pygame.Rect]:
    """Return parts side by side; with a share among them they fill the area to the pixel.

    If it has no room for the fixed parts, the least lengths and the gaps, all become smaller in proportion.
    """
    lengths = _lengths(parts, area.width, gap)
    starts = accumulate((length + gap for length in lengths), initial=area.left)
    return [
        _between(area, start, area.top, start + length, area.bottom)
        for start, length in zip(starts, lengths, strict=False)
    ]


def grid(area: pygame.Rect, number: int, across: int, gap: int = 0) -> list[pygame.Rect]:
    """Return equal cells row by row that take the whole area, `across` of them in a row.

    All are of one size; pixels that cannot be shared out widen some of the gaps.
    """
    down = max(1, -(-number // across))
    width, height = (area.width + gap) / across - gap, (area.height + gap) / down - gap
    return [
        pygame.Rect(
            area.left + round(column * (width + gap)),
            area.top + round(row * (height + gap)),
            max(0, int(width)),
            max(0, int(height)),
        )
        for row, column in (divmod(place, across) for place in range(number))
    ]


def cells(area: pygame.Rect, size: Size, number: int, across: int, gap: int = 0) -> list[pygame.Rect]:
    """Return places of one size row by row from the upper left corner, `across` of them in a row.

    Those that would leave the area are cut at its edge.
    """
    return [
        pygame.Rect(area.left + column * (size[0] + gap), area.top + row * (size[1] + gap), *size).clip(area)
        for row, column in (divmod(place, across) for place in range(number))
    ]


def _between(area: pygame.Rect, x: int, y: int, end: int, foot: int) -> pygame.Rect:
    """Return the box between two lines across and two down, as far as it lies within an area."""
    left, top, right, bottom = area.left, area.top, area.right, area.bottom
    if not (left <= x <= end <= right and top <= y <= foot <= bottom):
        x, y = min(max(x, left), right), min(max(y, top), bottom)
        end, foot = max(x, min(end, right)), max(y, min(foot, bottom))
    return pygame.Rect(x, y, end - x, foot - y)


def _least(part: Length) -> int:
    return part if isinstance(part, int) else part.least


def _lengths(parts: Sequence[Length], length: int, gap: int) -> list[int]:
    """Return the lengths of parts that fill a length with gaps between them."""
    room = max(0, length - gap * max(0, len(parts) - 1))
    least = [_least(part) for part in parts]
    if sum(least) > room:
        return _split(room, least)
    held = [part if isinstance(part, int) else None for part in parts]
    while True:
        weights = [
            part.weight if isinstance(part, Share) and kept is None else 0.0
            for part, kept in zip(parts, held, strict=True)
        ]
        shares = _split(room - sum(kept or 0 for kept in held), weights)
        small = [n for n, kept in enumerate(held) if kept is None and shares[n] < least[n]]
        if not small:
            return [share if kept is None else kept for share, kept in zip(shares, held, strict=True)]
        for number in small:
            held[number] = least[number]


def _split(length: int, weights: Sequence[float]) -> list[int]:
    """Return whole numbers in proportion to weights whose sum is the length, or 0 without any weight."""
    whole = sum(weights)
    if not whole:
        return [0] * len(weights)
    ends = [round(length * reached / whole) for reached in accumulate(weights)]
    return [end - start for start, end in zip([0, *ends], ends, strict=False)]


def around(whole: pygame.Rect, hole: pygame.Rect) -> list[pygame.Rect]:
    """Return the parts of a rectangle that lie around a hole in it: above, below, left and right."""
    hole = hole.clip(whole)
    parts = [
        pygame.Rect(whole.left, whole.top, whole.width, hole.top - whole.top),
        pygame.Rect(whole.left, hole.bottom, whole.width, whole.bottom - hole.bottom),
        pygame.Rect(whole.left, hole.top, hole.left - whole.left, hole.height),
        pygame.Rect(hole.right, hole.top, whole.right - hole.right, hole.height),
    ]
    return [part for part in parts if part]
