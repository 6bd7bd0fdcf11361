"""Places of dice on a tile: clear of its name."""

import pygame

from galaxy_desktop.games.roll.table.board import Board, rows_in
from galaxy_desktop.games.roll.table.look import TileLook, tile_detail_of
from galaxy_desktop.games.roll.table.tile_face import free_rooms

LEAST = 8
"""Least side of a room, in pixels."""


def dice_on_tile(
    board: Board, side: str, tile: pygame.Rect, number: int, largest: int, *others: pygame.Rect
) -> list[pygame.Rect]:
    """Return the places for dice that let them be largest: on a tile, clear of its name, or in `others`.

    If none of these has room, as in a far too low window, they lie on the tile all the same.
    """
    look = TileLook(side, tile.size, tile_detail_of(min(tile.size), board.letters("small")))
    rooms = [*(room.move(tile.topleft) for room in free_rooms(board.kit, look)), *others]
    best: list[pygame.Rect] = []
    for room in rooms if number else ():
        rects = rows_in(room, number, largest, centred=True) if min(room.size) >= LEAST else []
        if rects and (not best or rects[0].width > best[0].width):
            best = _at_middle(rects, room)
    return best or rows_in(tile, number, largest, centred=True)


def _at_middle(rects: list[pygame.Rect], room: pygame.Rect) -> list[pygame.Rect]:
    """Return places moved down to the middle of their room."""
    down = max(0, (room.bottom - rects[-1].bottom) // 2)
    return [rect.move(0, down) for rect in rects]
