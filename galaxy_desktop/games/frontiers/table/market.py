"""Development market: a plate for each stack, with its price for the seat and how many are left."""

import pygame

from galaxy_desktop.games.frontiers.box import DEVELOP, tiles
from galaxy_desktop.games.frontiers.develop import market
from galaxy_desktop.games.frontiers.outlook import outlook
from galaxy_desktop.games.frontiers.reasons import why_no_development
from galaxy_desktop.games.frontiers.schema import SMALL
from galaxy_desktop.games.frontiers.table.board import Board
from galaxy_desktop.games.frontiers.table.frame import Frame
from galaxy_desktop.games.frontiers.table.look import PlateLook
from galaxy_desktop.language import gettext as _
from galaxy_desktop.ui import layout
from galaxy_desktop.ui.tabletop.ids import item_id
from galaxy_desktop.ui.tabletop.lines import title_height, write_with_note

SMALL_SHARE, PLAIN_COLUMNS = 0.555, 8


def lay_market(board: Board, frame: Frame, *, covered: bool, bonus: bool) -> None:
    """Lay title, small stacks and large ones; a covered market has places for flights alone.

    With the `bonus` of Develop to come, what it makes affordable isn't dimmed.
    """
    panel, pad = frame.market, board.space("margin" if frame.roomy else "tight")
    board.sheet.places["market"] = panel
    if not covered:
        board.sheet.add(lambda surface: board.kit.faces.panel(surface, panel))
    head = title_height(board) if frame.roomy else pad
    title, inside = layout.cut_top(panel, head)
    if frame.roomy and not covered:
        row = layout.inset(title, board.space("pad"), 0)
        board.sheet.add(lambda surface: _title(board, surface, row, bonus=bonus))
    inside = layout.trim(inside, left=pad, right=pad, bottom=pad)
    if board.plain:
        _lay_stacks(board, inside, list(board.view.stock), PLAIN_COLUMNS, covered=covered, bonus=bonus)
        return
    known = tiles()
    small = [tile for tile in board.view.stock if known[tile].size == SMALL]
    large = [tile for tile in board.view.stock if known[tile].size != SMALL]
    between = board.space("margin")
    left, right = layout.cut_left(inside, round((inside.width - between) * SMALL_SHARE), between)
    _lay_stacks(board, left, small, 4, covered=covered, bonus=bonus)
    _lay_stacks(board, right, large, 4, covered=covered, bonus=bonus)


def _title(board: Board, surface: pygame.Surface, rect: pygame.Rect, *, bonus: bool) -> None:
    text = _("your price and copies left; dimmed tiles can't be bought")
    if board.view.over:
        text = _("your price and copies left")
    elif bonus:
        text = _("your price without the Develop bonus, and copies left; dimmed tiles can't be bought")
    write_with_note(board, surface, rect, (_("Development market"), text), gap=board.space("frame"))


def _lay_stacks(
    board: Board, area: pygame.Rect, stacks: list[str], columns: int, *, covered: bool, bonus: bool
) -> None:
    """Lay stacks in rows, each that cannot be bought dimmed, with the reason; none after the game."""
    offer = market(board.view, board.seat)
    buyable = offer.buyable()
    if bonus:
        buyable = outlook(board.view, board.seat, DEVELOP, selects=True).tiles
    refused = frozenset() if board.view.over else offer.prices.keys() - set(buyable)
    places = layout.grid(area, len(stacks), columns, board.space("seam"))
    for tile, rect in zip(stacks, places, strict=True):
        board.sheet.places[item_id("market", tile)] = rect
        if covered:
            continue
        look = PlateLook(
            tile,
            rect.size,
            board.level,
            dim=tile in refused,
            price=offer.prices[tile],
            left=offer.left[tile],
        )
        why = why_no_development(offer, tile) if tile in refused else None
        board.put_plate(look, rect, "market", board.market_id(tile), why)


def may_select(board: Board) -> bool:
    """Return whether the viewer may select Develop now, or has chosen to."""
    return board.topic == "action" and DEVELOP in (*board.shown.open, *board.shown.chosen)
