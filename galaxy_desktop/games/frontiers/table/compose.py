"""Lays out the whole table for one moment."""

from galaxy_desktop.games.frontiers.state import NOBODY
from galaxy_desktop.games.frontiers.table.actions import lay_actions
from galaxy_desktop.games.frontiers.table.board import Board
from galaxy_desktop.games.frontiers.table.coming import lay_coming
from galaxy_desktop.games.frontiers.table.empire import lay_empire
from galaxy_desktop.games.frontiers.table.frame import Frame, frame_of
from galaxy_desktop.games.frontiers.table.goal_box import lay_goals, shown_goals
from galaxy_desktop.games.frontiers.table.market import lay_market
from galaxy_desktop.games.frontiers.table.mat import lay_mat
from galaxy_desktop.games.frontiers.table.offer import is_open, lay_offer
from galaxy_desktop.games.frontiers.table.opponents import lay_opponents
from galaxy_desktop.games.frontiers.table.preview import lay_preview
from galaxy_desktop.games.frontiers.table.preview_notes import preview_lines
from galaxy_desktop.games.frontiers.table.top import lay_top


def frame_for(board: Board) -> Frame:
    """The parts of the table."""
    number = len(shown_goals(board)) if board.view.with_goals else None
    return frame_of(board.kit.metrics, board.areas, players=len(board.view.players), goals=number)


def lay_table(board: Board) -> None:
    """Lay everything in the order in which the keyboard goes through it."""
    frame = frame_for(board)
    lay_top(board)
    lay_goals(board, frame)
    lines = [] if frame.roomy or board.plain else preview_lines(board)
    if lines:
        lay_preview(board, frame.coming, lines)
    else:
        lay_coming(board, frame)
    lay_actions(board, frame)
    looks_at_another = board.looked_at != NOBODY
    lay_market(board, frame, covered=looks_at_another or is_open(board))
    lay_mat(board, frame)
    if looks_at_another:
        lay_empire(board, frame)
    elif is_open(board):
        lay_offer(board, frame)
    lay_opponents(board, frame)
