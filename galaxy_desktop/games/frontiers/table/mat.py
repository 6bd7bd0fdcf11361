"""Own mat: figures, colonies, explored worlds, developments, and what a choice would come to."""

from galaxy_desktop.games.frontiers.table import standing
from galaxy_desktop.games.frontiers.table.board import Board
from galaxy_desktop.games.frontiers.table.frame import Frame
from galaxy_desktop.games.frontiers.table.mat_rows import lay_narrow, lay_rows
from galaxy_desktop.ui import layout
from galaxy_desktop.ui.tabletop.lines import (
    Counter,
)
from galaxy_desktop.ui.tabletop.players import lay_own_header, lay_own_panel, own_header_height


def lay_mat(board: Board, frame: Frame) -> None:
    """Lay panel, header and rows."""
    own = frame.mat
    lay_own_panel(board, own)
    board.sheet.places["chips"] = own
    header, rest = layout.cut_top(own, own_header_height(board))
    lay_own_header(board, header, _counters(board))
    pad = board.space("pad" if frame.roomy else "gutter")
    inside = layout.trim(rest, left=pad, right=pad, bottom=pad)
    if frame.roomy:
        lay_rows(board, inside)
    else:
        lay_narrow(board, inside)


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
