"""Places of the squares of an opponent: broad ones, as far as they can with their names, else overlapping."""

from collections.abc import Sequence

import pygame

from galaxy_desktop.games.roll.table.board import Board
from galaxy_desktop.games.roll.table.look import BROAD
from galaxy_desktop.games.roll.table.tile_face import plate_width
from galaxy_desktop.ui import layout
from galaxy_desktop.ui.layout import Share

WIDEST, NAMED = 3.2, 9.5
"""Gap in design units; greatest width of a square in its heights, or in heights of a word if that is more."""


def widest_square(board: Board, height: int) -> int:
    """Return the greatest width of a low square: a long name has room on its one line."""
    return max(round(height * WIDEST), round(board.letters("small") * NAMED))


def lay_squares(board: Board, inside: pygame.Rect, sides: Sequence[str], joined: int) -> list[pygame.Rect]:
    """Return the places of the squares of a tableau; the first `joined` are parts of one wide tile."""
    height, seam, count = inside.height, board.space("seam"), len(sides)
    room = (inside.width + seam) // max(1, count) - seam
    if room >= height * BROAD:
        most = count * (widest_square(board, height) + seam) - seam
        return _broad(board, layout.left(inside, min(inside.width, most)), sides, joined)
    step = min(height + seam, (inside.width - height) / max(1, count - 1))
    lefts = [round(inside.left + number * step) for number in range(count)]
    return [pygame.Rect(left, inside.top, height, height) for left in lefts]


def _broad(board: Board, row: pygame.Rect, sides: Sequence[str], joined: int) -> list[pygame.Rect]:
    """Return squares that fill a row: of one width, but for the names that need more of it."""
    seam, least = board.space("seam"), round(row.height * BROAD)
    names = [max(least, plate_width(board.kit, side, row.height)) for side in sides]
    needs = [*([joined * max(names[:joined])] if joined else []), *names[joined:]]
    widths = [*([joined * least] if joined else []), *[least] * len(names[joined:])]
    free = row.width - (len(widths) - 1) * seam - sum(widths)
    for number in sorted(range(len(needs)), key=needs.__getitem__):
        more = needs[number] - widths[number]
        if more <= free:
            widths[number], free = needs[number], free - more
    weights = [*([joined] if joined else []), *[1] * len(names[joined:])]
    tiles = layout.columns(row, [Share(*part) for part in zip(weights, widths, strict=True)], seam)
    return [*(layout.columns(tiles[0], [Share()] * joined) if joined else []), *tiles[bool(joined) :]]
