"""Construction stack of an opponent: its top tile, its number of tiles, and the dice on it (page 4)."""

from functools import partial

import pygame

from galaxy_desktop.engine.events import Seat
from galaxy_desktop.games.roll.powers import PHASE_OF, need
from galaxy_desktop.games.roll.table.board import Board, by_type, rows_in
from galaxy_desktop.games.roll.table.look import TileLook
from galaxy_desktop.games.roll.table.rival_dice import DIE
from galaxy_desktop.games.roll.table.stacked import LEAST_BADGE, draw_behind, draw_number
from galaxy_desktop.games.roll.words.owners import stack_text
from galaxy_desktop.language import gettext as _
from galaxy_desktop.ui import layout
from galaxy_desktop.ui.painter import Item
from galaxy_desktop.ui.tabletop.ids import item_id
from galaxy_desktop.ui.tabletop.lines import put, write
from galaxy_desktop.ui.tabletop.sheet import Spot

LEAST_DIE = 14
BADGE = 0.4


def lay_stack(board: Board, seat: Seat, side: str, rect: pygame.Rect, group: str) -> None:
    """Lay the tile at the left; beside it its progress, if there is room, and the dice."""
    player = board.view.players[seat]
    stack, size = player.stack(side), rect.height
    tile, beside = layout.cut_left(rect, size, board.space("tight"))
    board.sheet.places[item_id(f"stack {side}", seat)] = tile
    tip = stack_text(board.name(seat), player, side)
    if stack:
        if len(stack) > 1:
            step = (max(2, board.px(3)), 0)
            board.sheet.add(partial(draw_behind, board, rect=tile, number=min(2, len(stack) - 1), step=step))
        spot = Spot(TileLook(stack[-1], tile.size, "mini"), tile)
        item = Item(stack[-1], tile, group, stack[-1], tip)
        board.sheet.card(item, spot, partial(board.drawn.draw, spot=spot))
        badge = max(LEAST_BADGE, round(tile.height * BADGE))
        corner = tile.right - badge // 2, tile.bottom - badge // 2
        board.sheet.add(partial(draw_number, board, centre=corner, size=badge, number=len(stack)))
    else:
        item = Item(item_id(f"stack {side}", seat), tile, group, "", tip)
        board.sheet.add(partial(_empty, board, rect=tile, side=side), item)
    line = board.letters("small") + board.space("seam")
    if stack and size >= line + LEAST_DIE and board.kit.metrics.mode != "large_text":
        head, beside = layout.cut_top(beside, line)
        text = _("{has} of {due}").format(has=len(player.builders(side)), due=need(player.tableau, stack[-1]))
        soft = board.kit.theme.colour.text_soft
        board.sheet.add(lambda surface: write(board, surface, head, text, "small", soft))
    dice = by_type(player.builders(side))
    for die, place in zip(dice, rows_in(beside, len(dice), board.px(DIE)), strict=True):
        board.put_piece(die, place)


def _empty(board: Board, surface: pygame.Surface, rect: pygame.Rect, side: str) -> None:
    colour = board.kit.theme.colour
    board.kit.faces.dashed(surface, rect, colour.hairline, 0)
    put(surface, board.kit.sign(PHASE_OF[side], rect.width // 2, colour.text_muted), rect.center)
