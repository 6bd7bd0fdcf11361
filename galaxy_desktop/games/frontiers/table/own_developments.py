"""Own developments on the spaces of the mat; spaces past the last one are reddish."""

from functools import partial

import pygame

from galaxy_desktop.games.frontiers.box import figures, tiles
from galaxy_desktop.games.frontiers.powers import spaces
from galaxy_desktop.games.frontiers.table.board import Board
from galaxy_desktop.games.frontiers.table.look import PlateLook
from galaxy_desktop.language import gettext as _
from galaxy_desktop.ui import layout
from galaxy_desktop.ui.painter import Item
from galaxy_desktop.ui.tabletop.lines import put

OVER, END = 2, 0.5
"""Spaces past the last one that developments can cover, and how many are shown before they do."""
REDDISH = 14
"""Opacity of the ground past the last space, of 255."""


def lay_developments(board: Board, area: pygame.Rect) -> None:
    """Lay the developments from the left, each on the spaces of its size; then the free ones."""
    most, gap, coming = figures().mat_spaces, board.space("seam"), _coming(board)
    used = spaces(board.me) + (figures().spaces[tiles()[coming].size] if coming else 0)
    end = most + (OVER if used > most else END)
    step = (area.width + gap) / end
    left = 0
    for tile in board.me.developments:
        width = figures().spaces[tiles()[tile].size]
        rect = _span(area, left, left + width, step, gap)
        look = PlateLook(tile, rect.size, board.level)
        board.put_plate(look, rect, "tableau", board.own_id(tile))
        left += width
    if coming:
        width = figures().spaces[tiles()[coming].size]
        rect = _span(area, left, left + width, step, gap)
        board.sheet.add(partial(board.kit.faces.dashed, rect=rect, colour=board.kit.theme.colour.primary))
        left += width
    for place in range(left, most):
        rect = _span(area, place, place + 1, step, gap)
        board.sheet.add(
            partial(board.kit.faces.dashed, rect=rect, colour=board.kit.theme.colour.hairline, fill_alpha=0)
        )
    if max(left, most) < end:
        _lay_end(board, _span(area, max(left, most), end, step, gap))


def _lay_end(board: Board, rect: pygame.Rect) -> None:
    tip = _("When a player's developments cover more than **{n}** spaces, that round is the last.")
    item = Item("end of developments", rect, "mat", "", tip.format(n=figures().mat_spaces))
    board.sheet.add(partial(draw_end, board, rect=rect), item)


def _coming(board: Board) -> str:
    """Return the development that is chosen to be bought; empty if none is."""
    return board.chosen if board.topic == "develop" else ""


def _span(area: pygame.Rect, first: float, last: float, step: float, gap: int) -> pygame.Rect:
    left, right = area.left + round(first * step), area.left + round(last * step) - gap
    return layout.left_of(layout.right_of(area, left), right)


def draw_end(board: Board, surface: pygame.Surface, rect: pygame.Rect) -> None:
    """Draw a reddish place past the last space, with the sign of the end of the game."""
    colour = board.kit.theme.colour
    board.kit.faces.dashed(surface, rect, colour.military, REDDISH)
    size = min(rect.width, rect.height, board.kit.metrics.bounded("sign"))
    put(surface, board.kit.sign("trophy", size, colour.military), rect.center)
