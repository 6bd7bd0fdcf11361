"""Dice of an opponent in Citizenry and cup; the faces behind a screen are never drawn."""

from collections.abc import Sequence
from functools import partial

import pygame

from galaxy_desktop.engine.events import Seat
from galaxy_desktop.games.roll.table.board import Board, by_type, rows_in, write_none
from galaxy_desktop.games.roll.words.owners import citizenry_text, cup_text
from galaxy_desktop.ui import layout
from galaxy_desktop.ui.painter import Item
from galaxy_desktop.ui.tabletop.ids import item_id
from galaxy_desktop.ui.tabletop.lines import put

DIE = 26


def lay_rival_citizenry(board: Board, seat: Seat, rect: pygame.Rect, group: str) -> None:
    """Lay the sign and the dice that have worked."""
    player, name = board.view.players[seat], board.name(seat)
    tip = citizenry_text(name, player.citizenry)
    _lay(board, item_id("citizenry", seat), rect, group, "citizenry", tip, player.citizenry)


def lay_cup(board: Board, seat: Seat, rect: pygame.Rect, group: str) -> None:
    """Lay the sign and the dice of the cup; rolled ones are faint until the screen is lifted."""
    player, name = board.view.players[seat], board.name(seat)
    tip = cup_text(name, player.cup, player.rolled)
    _lay(board, item_id("own cup", seat), rect, group, "cup", tip, player.cup, player.rolled)


def _lay(
    board: Board,
    place: str,
    rect: pygame.Rect,
    group: str,
    sign: str,
    tip: str,
    dice: Sequence[str],
    faint: Sequence[str] = (),
) -> None:
    board.sheet.places[place] = rect
    size = min(board.icon("line"), rect.height)
    board.sheet.add(partial(_sign, board, rect=rect, sign=sign, size=size), Item(place, rect, group, "", tip))
    box = layout.trim(rect, left=size + board.space("gutter"))
    ordered = [*by_type(dice), *by_type(faint)]
    rects = rows_in(box, len(ordered), board.px(DIE))
    down = (box.bottom - max((rect.bottom for rect in rects), default=box.bottom)) // 2
    for die, at in zip(ordered, rects, strict=True):
        board.put_piece(die, at.move(0, down), behind=die in faint)
    if not ordered:
        board.sheet.add(partial(write_none, board, rect=box))


def _sign(board: Board, surface: pygame.Surface, rect: pygame.Rect, sign: str, size: int) -> None:
    shade = board.kit.theme.colour.text_soft
    put(surface, board.kit.sign(sign, size, shade), (rect.left + size // 2, rect.centery))
