"""The own mat: figures, colonies, explored worlds, developments, and what a choice would come to."""

import pygame

from galaxy_desktop.games.frontiers.figures import figures
from galaxy_desktop.games.frontiers.powers import spaces
from galaxy_desktop.games.frontiers.table import standing
from galaxy_desktop.games.frontiers.table.board import Board
from galaxy_desktop.games.frontiers.table.colonies import lay_colonies, lay_explored, lay_worlds
from galaxy_desktop.games.frontiers.table.frame import Frame
from galaxy_desktop.games.frontiers.table.own_developments import lay_developments
from galaxy_desktop.games.frontiers.table.preview import lay_preview
from galaxy_desktop.games.frontiers.table.preview_notes import preview_lines
from galaxy_desktop.language import gettext as _
from galaxy_desktop.ui.tabletop.lines import (
    Counter,
    fit_counters,
    lay_counters,
    put,
    shield,
    write,
    write_pair,
)
from galaxy_desktop.ui.tabletop.players import lay_own_panel

PAD, HEADER, LABEL, DEVELOPMENTS = 14, 50, 24, 62
PREVIEW = 380
NARROW_DEVELOPMENTS = 0.3


def lay_mat(board: Board, frame: Frame) -> None:
    """Lay panel, header and rows."""
    own = frame.mat
    lay_own_panel(board, own)
    board.sheet.places["chips"] = own
    header = pygame.Rect(
        own.left, own.top, own.width, max(board.px(HEADER) if frame.roomy else 34, board.text(18) + 10)
    )
    _lay_header(board, header)
    pad = board.px(PAD if frame.roomy else 8)
    inside = pygame.Rect(own.left + pad, header.bottom, own.width - 2 * pad, own.bottom - header.bottom - pad)
    if frame.roomy:
        _lay_rows(board, inside)
    else:
        _lay_narrow(board, inside)


def _lay_header(board: Board, header: pygame.Rect) -> None:
    """Shield, name, and figures as far as there is room."""
    size, pad = board.text(24), board.px(PAD)
    left = header.left + pad + size + board.px(10)
    font = board.kit.fonts.style("section", board.kit.metrics).font
    title = _("Your empire")
    name = pygame.Rect(left, header.top, font.size(title)[0] + 2, header.height)
    at = pygame.Rect(name.right + board.px(22), header.top, 0, header.height)
    at.width = header.right - pad - at.left
    counters = _counters(board)
    words = fit_counters(board, counters, at.width, words=board.kit.metrics.mode == "wide")
    lay_counters(board, at, counters, "counters", words=words)

    def draw(surface: pygame.Surface) -> None:
        put(surface, shield(board, board.seat, size), (header.left + pad + size // 2, header.centery))
        write_pair(board, surface, name, title, "")

    board.sheet.add(draw)


def _counters(board: Board) -> list[Counter]:
    seat = board.seat
    figures_shown = [
        standing.money(board, seat),
        standing.chips(board, seat),
        standing.colonists(board, seat),
        standing.military(board, seat),
        standing.total(board, seat),
    ]
    narrow = [standing.colonies(board, seat), standing.developments(board, seat)]
    return figures_shown if board.kit.metrics.mode == "wide" else figures_shown + narrow


def _lay_rows(board: Board, inside: pygame.Rect) -> None:
    """Colonies, explored worlds with the box beside them, developments; each with a label above."""
    label = max(board.px(LABEL), board.text(14) + 4)
    low = max(board.px(DEVELOPMENTS), 2 * board.text(15) + 4)
    tall = (inside.height - 3 * label - low) // 2 - board.px(4)
    first = pygame.Rect(inside.left, inside.top, inside.width, label)
    colonies = pygame.Rect(inside.left, first.bottom, inside.width, tall)
    second = pygame.Rect(inside.left, colonies.bottom + board.px(4), inside.width, label)
    explored = pygame.Rect(inside.left, second.bottom, inside.width, tall)
    third = pygame.Rect(inside.left, explored.bottom + board.px(4), inside.width, label)
    developments = pygame.Rect(inside.left, third.bottom, inside.width, inside.bottom - third.bottom)
    lines = preview_lines(board)
    if lines:
        box = explored.copy()
        box.width = min(round(board.px(PREVIEW) * board.kit.metrics.text_step), round(explored.width * 0.38))
        box.right = explored.right
        lay_preview(board, box.union(pygame.Rect(box.left, second.top + board.px(6), box.width, 1)), lines)
        explored.width = box.left - board.px(10) - explored.left
    me = board.me
    _label(
        board,
        first,
        _("Colonies"),
        _("{n} of {most}; past the last space the game ends").format(
            n=len(me.colonies), most=figures().colonies
        ),
    )
    second.width = explored.width
    worlds = _("{n} of at most {most} worlds, the colonies counted").format(
        n=len(me.colonies) + len(me.explored), most=figures().most_worlds
    )
    _label(board, second, _("Explored"), worlds)
    _label(
        board,
        third,
        _("Developments"),
        _("{n} of {most} spaces; a large tile takes two").format(n=spaces(me), most=figures().mat_spaces),
    )
    lay_colonies(board, colonies)
    lay_explored(board, explored)
    lay_developments(board, developments)


def _lay_narrow(board: Board, inside: pygame.Rect) -> None:
    """All worlds in one row, the explored ones after the colonies; developments below."""
    low = max(36, round(inside.height * NARROW_DEVELOPMENTS))
    worlds = pygame.Rect(inside.topleft, (inside.width, inside.height - low - board.px(8)))
    lay_worlds(board, worlds)
    lay_developments(board, pygame.Rect(inside.left, inside.bottom - low, inside.width, low))


def _label(board: Board, rect: pygame.Rect, title: str, note: str) -> None:
    """What a row shows, with a softer note."""

    def draw(surface: pygame.Surface) -> None:
        end = write(board, surface, rect, title, "body", board.kit.theme.colour.text_soft)
        rest = pygame.Rect(end + board.px(12), rect.top, rect.right - end - board.px(12), rect.height)
        write(board, surface, rest, note, "small", board.kit.theme.colour.text_muted)

    board.sheet.add(draw)
