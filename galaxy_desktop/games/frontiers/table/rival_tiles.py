"""Tiles of another player in the panel, where it has room for them."""

from dataclasses import replace
from functools import partial

import pygame

from galaxy_desktop.engine.events import Seat
from galaxy_desktop.games.frontiers.table.board import Board
from galaxy_desktop.games.frontiers.table.look import NAME_ROOM, TALL
from galaxy_desktop.games.frontiers.table.tile_face import NAMELESS
from galaxy_desktop.ui.painter import Item
from galaxy_desktop.ui.tabletop.empire import card_places
from galaxy_desktop.ui.tabletop.ids import item_id
from galaxy_desktop.ui.tabletop.sheet import Spot

LEAST, LARGEST, FEWEST = 56, 120, 3
"""Least height of the room and greatest width of a tile, in design units; places there are at least."""


def lay_rival_tiles(board: Board, seat: Seat, room: pygame.Rect, group: str) -> None:
    """Lay colonies, then developments, as large as they fit; nothing in too low a room."""
    if room.height < board.px(LEAST):
        return
    tiles = [*board.view.players[seat].empire()]
    places = card_places(room, max(FEWEST, len(tiles)), TALL, board.px(LARGEST), board.space("tight"))
    for tile, place in zip(tiles, places, strict=False):
        level = board.level if place.width >= NAME_ROOM * board.letters("small") else NAMELESS
        spot = Spot(replace(board.world_look(tile, place.size, seat), level=level), place)
        item = Item(item_id(f"lies {seat}", tile), place.copy(), group, tile)
        board.sheet.card(item, spot, partial(board.drawn.draw, spot=spot))
