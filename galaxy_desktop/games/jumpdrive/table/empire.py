"""The own empire: its figures, a frame for every round, the Survey Team and what a plan costs."""

import pygame

from galaxy_desktop.games.jumpdrive.table import standing
from galaxy_desktop.games.jumpdrive.table.board import Board
from galaxy_desktop.games.jumpdrive.table.explore_box import explore_width, lay_explore
from galaxy_desktop.games.jumpdrive.table.foot import foot_height, lay_foot, team_width
from galaxy_desktop.games.jumpdrive.table.frame import Frame
from galaxy_desktop.games.jumpdrive.table.look import SHAPE
from galaxy_desktop.games.jumpdrive.table.round_frame import heights, lay_round
from galaxy_desktop.games.jumpdrive.table.rounds import rounds_of, sizes_for, total
from galaxy_desktop.language import gettext as _
from galaxy_desktop.ui import layout
from galaxy_desktop.ui.tabletop.lines import (
    Counter,
    counters_width,
    fit_counters,
    lay_counters,
    put,
    shield,
    write_pair,
)
from galaxy_desktop.ui.tabletop.players import lay_own_panel

PAD, HEADER = 16, 50


def lay_empire(board: Board, frame: Frame) -> None:
    """Lay the own empire, header first."""
    own = frame.own
    lay_own_panel(board, own)
    header = layout.top(own, max(board.px(HEADER), board.text(18) + board.px(14)))
    if board.kit.metrics.mode == "medium":
        header.height = max(header.height, foot_height(board) + board.px(8))
    room = pygame.Rect(own.left + board.px(PAD), header.bottom, own.width - 2 * board.px(PAD), 0)
    room.height = own.bottom - board.px(10) - room.top
    if board.kit.metrics.mode == "medium":
        used = _lay_header(board, header)
        beside = pygame.Rect(used + board.px(24), 0, room.right - used - board.px(24), foot_height(board))
        beside.centery = header.centery
        lay_foot(board, beside)
    else:
        _lay_header(board, header)
        foot = layout.bottom(room, foot_height(board))
        lay_foot(board, foot)
        room.height = foot.top - board.px(8) - room.top
    board.sheet.places.setdefault("chips", room)
    _lay_rounds(board, frame, room)


def _lay_header(board: Board, header: pygame.Rect) -> int:
    """Shield, name and figures, the last of which go where it is narrow; gives back where they end."""
    size, pad = board.text(26), board.px(PAD)
    wide = board.kit.metrics.mode == "wide"
    title, under = _("Your empire"), board.shown.sitters[board.seat].name if wide else ""
    style = board.kit.fonts.style("section", board.kit.metrics)
    name = pygame.Rect(header.left + pad + size + board.px(12), header.top, 0, header.height)
    name.width = max(style.font.size(title)[0], board.px(150) if wide else 0) + 2
    at = pygame.Rect(name.right + board.px(36 if wide else 18), header.top, 0, header.height)
    at.width = header.right - pad - at.left
    if board.kit.metrics.mode == "medium":
        at.width -= team_width(board, foot_height(board)) + board.px(24)
    counters = _counters(board)
    words = fit_counters(board, counters, at.width, words=board.kit.metrics.mode != "large_text", least=2)
    lay_counters(board, at, counters, "counters", words=words)

    def draw(surface: pygame.Surface) -> None:
        mine = shield(board, board.seat, size)
        put(surface, mine, (header.left + pad + size // 2, header.centery))
        write_pair(board, surface, name, title, under)

    board.sheet.add(draw)
    return at.left + counters_width(board, counters, words)


def _counters(board: Board) -> list[Counter]:
    seat = board.seat
    coming = [] if board.view.ended_by else [standing.vp_next(board, seat), standing.income(board, seat)]
    return [
        standing.vp_so_far(board, seat),
        *coming,
        standing.explore(board, seat),
        standing.military(board, seat),
        *standing.chromosomes(board, seat),
    ]


def _lay_rounds(board: Board, frame: Frame, room: pygame.Rect) -> None:
    """The frames from left to right, then the box that speaks of exploring where it has room."""
    shown = rounds_of(board)
    if not shown:
        board.sheet.add(lambda surface: _empty(board, surface, room))
        return
    label, totals = heights(board)
    card = min(frame.own_card, round((room.height - label - totals) / SHAPE))
    box = explore_width(board)
    squeezed = room.copy()
    squeezed.width -= box + board.px(8) if box else 0
    sizes = sizes_for(board, squeezed, shown, card)
    if box and sizes.card < round(card * 0.93):
        box, sizes = 0, sizes_for(board, room, shown, card)
    left = room.left
    for each in shown:
        place = pygame.Rect(left, room.top, sizes.width(each), room.height)
        lay_round(board, frame, place, each, sizes)
        left = place.right + sizes.gap
    if box:
        start = room.left + total(sizes, shown) + board.px(8)
        lay_explore(board, pygame.Rect(start, room.top, min(board.px(330), room.right - start), room.height))


def _empty(board: Board, surface: pygame.Surface, room: pygame.Rect) -> None:
    soft = board.kit.theme.colour.text_muted
    text = _("The cards you place will lie here, round by round.")
    board.kit.text.draw(surface, room, text, "body", colour=soft, align="centre", middle=True)
