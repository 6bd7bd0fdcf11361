"""Dice that can be recalled: in the place of the phase strip, large, each beside the tile it lies on."""

from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

import pygame

from galaxy_desktop.games.roll.schema import STACKS
from galaxy_desktop.games.roll.table.board import Board, rows_in
from galaxy_desktop.games.roll.table.citizenry import panel_with_head
from galaxy_desktop.games.roll.table.frame import TILE, Frame
from galaxy_desktop.games.roll.table.look import TileLook, tile_detail_of
from galaxy_desktop.language import gettext as _
from galaxy_desktop.ui import layout
from galaxy_desktop.ui.tabletop.lines import write_pair
from galaxy_desktop.ui.tabletop.sheet import Spot

LEAST = 40
"""Greatest and least width of a tile."""
DIE = 0.62
"""Greatest width of a die, in widths of a tile."""


class Lot(NamedTuple):
    """Dice on one tile; it is empty where a stack has none left."""

    tile: str
    dice: list[str]


def recalling(board: Board) -> bool:
    """Return whether dice are laid out large to be recalled; they are not on their tiles then."""
    return board.topic == "recall"


def lay_recall(board: Board, frame: Frame) -> None:
    """Lay the dice on stacks and worlds, lot by lot."""
    pad = board.space("margin")
    head, rest = panel_with_head(board, frame.strip)
    board.sheet.add(partial(_head, board, rect=head))
    room = layout.trim(rest, left=board.space("frame"), right=pad, bottom=pad)
    lots = _lots(board)
    at = places(lots, room, board.px(TILE), board.space("margin"))
    for lot, place in zip(lots, at, strict=True):
        _lay_lot(board, lot, place)


def _lots(board: Board) -> list[Lot]:
    """Return the dice of both stacks, then those on each world."""
    me, lots = board.me, []
    for side in STACKS:
        stack = me.stack(side)
        lots.append(Lot(stack[-1] if stack else "", list(me.builders(side))))
    lots += [Lot(world, [die for die, on in me.goods.items() if on == world]) for world in me.tableau]
    return [lot for lot in lots if lot.dice]


def places(lots: Sequence[Lot], room: pygame.Rect, largest: int, gap: int) -> list[pygame.Rect]:
    """Return the places of lots in rows from the left: as large as all of them have room."""
    size = min(largest, room.height)
    while size > LEAST and _rows(lots, room, size, gap)[-1].bottom > room.bottom:
        size -= 2
    places = _rows(lots, room, size, gap)
    down = max(0, room.bottom - places[-1].bottom) // 2
    return [place.move(0, down) for place in places]


def _rows(lots: Sequence[Lot], room: pygame.Rect, size: int, gap: int) -> list[pygame.Rect]:
    """Return the places of lots with tiles of a size, which may reach beyond the room."""
    places, left, top = [], room.left, room.top
    for lot in lots:
        width = size + gap // 2 + -(-len(lot.dice) // 2) * (size // 2 + 2)
        if left + width > room.right and left > room.left:
            left, top = room.left, top + size + gap
        places.append(pygame.Rect(left, top, width, size))
        left += width + gap
    return places


def _lay_lot(board: Board, lot: Lot, place: pygame.Rect) -> None:
    tile, beside = layout.cut_left(place, place.height, board.space("margin") // 2)
    if lot.tile:
        look = TileLook(lot.tile, tile.size, tile_detail_of(tile.width, board.letters("small")))
        board.sheet.add(lambda surface: board.drawn.draw(surface, Spot(look, tile)))
    else:
        board.sheet.add(
            lambda surface: board.kit.faces.dashed(surface, tile, board.kit.theme.colour.hairline)
        )
    rects = rows_in(beside, len(lot.dice), round(place.height * DIE))
    down = (place.bottom - rects[-1].bottom) // 2
    for die, rect in zip(lot.dice, rects, strict=True):
        board.put_die(die, rect.move(0, down), "builders")


def _head(board: Board, surface: pygame.Surface, rect: pygame.Rect) -> None:
    write_pair(board, surface, rect, _("Recall"), _("choose a die to return it to your cup"))
