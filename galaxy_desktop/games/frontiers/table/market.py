"""The development market: a plate for each stack, with its price for the seat and how many are left."""

import pygame

from galaxy_desktop.games.frontiers.box import tiles
from galaxy_desktop.games.frontiers.develop import market
from galaxy_desktop.games.frontiers.reasons import why_no_development
from galaxy_desktop.games.frontiers.schema import SMALL
from galaxy_desktop.games.frontiers.table.board import Board
from galaxy_desktop.games.frontiers.table.frame import Frame
from galaxy_desktop.games.frontiers.table.look import PlateLook
from galaxy_desktop.language import gettext as _
from galaxy_desktop.ui import layout
from galaxy_desktop.ui.tabletop.ids import item_id
from galaxy_desktop.ui.tabletop.lines import write

PAD, GAP, BETWEEN, TITLE = 12, 5, 12, 34
SMALL_SHARE, PLAIN_COLUMNS = 0.555, 8


def lay_market(board: Board, frame: Frame, *, covered: bool) -> None:
    """Lay title, small stacks and large ones; under what covers them only the places that tiles fly from."""
    panel, pad = frame.market, board.px(PAD if frame.roomy else 6)
    board.sheet.places["market"] = panel
    if not covered:
        board.sheet.add(lambda surface: board.kit.faces.panel(surface, panel))
    head = max(board.px(TITLE), board.text(18) + 8) if frame.roomy else pad
    if frame.roomy and not covered:
        title = pygame.Rect(panel.left + board.px(14), panel.top, panel.width - board.px(28), head)
        board.sheet.add(lambda surface: _title(board, surface, title))
    inside = pygame.Rect(panel.left + pad, panel.top + head, panel.width - 2 * pad, 0)
    inside.height = panel.bottom - pad - inside.top
    if board.plain:
        _lay_stacks(board, inside, list(board.view.stock), PLAIN_COLUMNS, covered)
        return
    known = tiles()
    small = [tile for tile in board.view.stock if known[tile].size == SMALL]
    large = [tile for tile in board.view.stock if known[tile].size != SMALL]
    width = round((inside.width - board.px(BETWEEN)) * SMALL_SHARE)
    left = layout.left(inside, width)
    right = pygame.Rect(left.right + board.px(BETWEEN), inside.top, 0, inside.height)
    right.width = inside.right - right.left
    _lay_stacks(board, left, small, 4, covered)
    _lay_stacks(board, right, large, 4, covered)


def _title(board: Board, surface: pygame.Surface, rect: pygame.Rect) -> None:
    end = write(board, surface, rect, _("Development market"), "section")
    note = layout.right_of(rect, end + board.px(16))
    text = _("price for you now, and how many are left; dimmed: you cannot buy it with what you have")
    write(board, surface, note, text, "small", board.kit.theme.colour.text_soft)


def _lay_stacks(board: Board, area: pygame.Rect, stacks: list[str], columns: int, covered: bool) -> None:
    """Stacks in rows; for each that cannot be bought the reason."""
    gap, offer = board.px(GAP), market(board.view, board.seat)
    buyable = set(offer.buyable())
    rows = -(-len(stacks) // columns)
    width, height = (area.width + gap) / columns - gap, (area.height + gap) / max(1, rows) - gap
    for number, tile in enumerate(stacks):
        row, column = divmod(number, columns)
        left = area.left + round(column * (width + gap))
        rect = pygame.Rect(left, area.top + round(row * (height + gap)), int(width), int(height))
        board.sheet.places[item_id("market", tile)] = rect
        if covered:
            continue
        look = PlateLook(
            tile,
            rect.size,
            board.level,
            dim=tile not in buyable,
            price=offer.prices[tile],
            left=offer.left[tile],
        )
        reason = why_no_development(offer, tile)
        why = board.game.words.reason(reason) if reason is not None else ""
        board.put_plate(look, rect, "market", board.market_id(tile), why)
